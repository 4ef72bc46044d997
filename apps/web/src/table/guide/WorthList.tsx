import type { ReactNode } from 'react';
import styles from './WorthList.module.css';

export interface Worth {
  readonly key: string;
  readonly piece: ReactNode;
  readonly name: string;
  readonly points: string | number;
}

interface Props {
  readonly worths: readonly Worth[];
  /** Pieces that are wider than high. */
  readonly wide?: boolean;
}

/** What scores, a line each: a piece, its name, what it is worth. */
export function WorthList({ worths, wide = false }: Props) {
  return (
    <dl className={styles.list} data-wide={wide ? '' : undefined}>
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
