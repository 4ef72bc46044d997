import styles from './ActionTile.module.css';

/** The king on his throne, drawn in light wood. */
export function KingFigure() {
  return (
    <svg viewBox="0 0 64 72" className={styles.figure} aria-hidden="true" focusable="false">
      <path d="M14 66V22q0-4 4-4h28q4 0 4 4v44z" fill="#7c3a2c" stroke="#f0c75a" strokeWidth="1.600" />
      <path d="M14 24l-3-8 6 3M50 24l3-8-6 3" fill="none" stroke="#f0c75a" strokeWidth="2" strokeLinejoin="round" />
      <path d="M20 66q-2-22 5-27h14q7 5 5 27z" fill="#b9313f" />
      <path d="M25 39q-5 5-5 27h6q0-18 4-27zM39 39q5 5 5 27h-6q0-18-4-27z" fill="#8e1f30" />
      <path d="M27 39h10l-2 27h-6z" fill="#f3e6c6" />
      <path d="M28 44h1M34 47h1M29 52h1M34 56h1M29 60h1" stroke="#2a1f16" strokeWidth="1.800" strokeLinecap="round" />
      <path d="M22 40q10 6 20 0l1 4q-11 6-22 0z" fill="#fdf6e4" />
      <circle cx="32" cy="29" r="8" fill="#f0cfa4" />
      <path d="M24 30q0 11 8 12 8-1 8-12-2 5-4 5h-8q-2 0-4-5z" fill="#e8ded0" />
      <path d="M29 28v1M35 28v1" stroke="#2a1f16" strokeWidth="1.800" strokeLinecap="round" />
      <path d="M22 22l-2-13 7 6 5-10 5 10 7-6-2 13q-10 3-20 0z" fill="#f0c75a" stroke="#7d5510" strokeWidth="1.200" />
      <circle cx="32" cy="17" r="2" fill="#a3263a" />
      <path d="M47 34v30" stroke="#f0c75a" strokeWidth="2.200" />
      <circle cx="47" cy="32" r="3.200" fill="#f0c75a" stroke="#7d5510" />
      <path d="M17 52h6M41 52h6" stroke="#f0cfa4" strokeWidth="5" strokeLinecap="round" />
      <path d="M9 66h46v4H9z" fill="#f0c75a" />
    </svg>
  );
}
