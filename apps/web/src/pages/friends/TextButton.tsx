import type { ButtonHTMLAttributes } from 'react';
import styles from './TextButton.module.css';

/** What is seldom wanted: underlined words, without the look of a key. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={styles.button} />;
}
