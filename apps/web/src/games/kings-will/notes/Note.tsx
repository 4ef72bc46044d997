import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface Props {
  /** A shield, a drawing. */
  readonly sign?: ReactNode;
  readonly title: string;
  /** Beside the title, small: who knows it, what it stands beside. */
  readonly aside?: ReactNode;
  /** What it is, in a sentence or two. */
  readonly children?: ReactNode;
  /** Rows below: gains, the seats, the row as it will be. */
  readonly rows?: ReactNode;
}

/** The card of a thing in the sheet. */
export function Note({ sign, title, aside, children, rows }: Props) {
  return (
    <div className={styles.note}>
      <div className={styles.head}>
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
        <div>
          <h2 className={styles.title}>
            {title} {aside !== undefined && <small>{aside}</small>}
          </h2>
          {children !== undefined && <p className={styles.text}>{children}</p>}
        </div>
      </div>
      {rows}
    </div>
  );
}
