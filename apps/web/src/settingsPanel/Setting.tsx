import type { ReactNode } from 'react';
import styles from './Setting.module.css';

interface Props {
  /** What the choice looks like, or how it is tried. */
  readonly preview: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One setting: what it does is seen beside it at once. */
export function Setting({ preview, note, children }: Props) {
  return (
    <section className={styles.setting}>
      <div className={styles.preview}>{preview}</div>
      <div className={styles.words}>
        {children}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
