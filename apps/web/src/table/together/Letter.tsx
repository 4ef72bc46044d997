import styles from './Letter.module.css';

/** The clock of a table by post. */
export function Letter() {
  return (
    <svg viewBox="0 0 20 15" width={18} height={14} className={styles.letter} aria-hidden="true" focusable="false">
      <path d="M1.500 1.500h17v12h-17zl8.500 7 8.500-7" />
    </svg>
  );
}
