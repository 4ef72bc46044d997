import type { Seat } from '@three-crowns/core';
import styles from './StoreyLabels.module.css';
import type { Storey } from './steps.ts';
import { useEndWords } from './texts/index.ts';

interface Props {
  /** Those that stand, the latest last. */
  readonly storeys: readonly Storey[];
  readonly seat: Seat;
}

/** What each storey brought, beside it. */
export function StoreyLabels({ storeys, seat }: Props) {
  const t = useEndWords();
  const latest = storeys.at(-1);
  return (
    <ol className={styles.labels} aria-hidden="true">
      {storeys
        .filter(({ points }) => points[seat] !== 0)
        .map((storey) => (
          <li
            key={storey.key}
            style={{ '--points': storey.points[seat] }}
            data-now={storey === latest ? 'yes' : undefined}
          >
            <span>
              {t(`name.${storey.key}`)} <b>{storey.points[seat]}</b>
            </span>
          </li>
        ))}
    </ol>
  );
}
