import type { ReactNode } from 'react';
import styles from './WorthList.module.css';

export interface Worth {
  readonly key: string;
  readonly piece: ReactNode;
  readonly name: string;
  readonly points: string | number;
}

/** What scores, a line each: a piece, its name, what it is worth. */
export function WorthList({ worths }: { readonly worths: readonly Worth[] }) {
  return (
    <dl className={styles.list}>
      {worths.map(({ key, piece, name, points }) => (
        <div key={key}>
          <dt>
            <span className={styles.piece}>{piece}</span>
            {name}
          </dt>
          <dd>{points}</dd>
        </div>
      ))}
    </dl>
  );
}
