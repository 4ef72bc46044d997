import type { Seat } from '@three-crowns/core';
import { variantsOf } from '../pieces/spots.ts';
import type { BoardPart } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { broughtIn } from './coming.ts';
import { LandPanel } from './LandPanel.tsx';
import styles from './Palatinate.module.css';
import { plannedFor } from './planned.ts';
import { RowEnd } from './RowEnd.tsx';

interface Props extends BoardPart {
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** The landscapes of a seat side by side, with an end at each side where a new one can be opened. */
export function Panorama({ view, actions, seat, isOwn }: Props) {
  const { t } = useNames(view);
  const { lands } = view.state.palatinates[seat];
  const variants = variantsOf(lands);
  const brought = broughtIn(view, seat);
  const planned = plannedFor(view, seat);
  const hasEnds = isOwn && lands.length > 0;
  // Another's may scroll, and nothing in it takes the focus.
  const reached = isOwn ? {} : { role: 'group', tabIndex: 0, 'aria-label': view.seats[seat].name };
  return (
    <div className={styles.panorama} {...reached}>
      {lands.length === 0 && (
        <p className={styles.empty} data-low={view.asked?.ask === 'will' ? '' : undefined}>
          {t('realm.empty')}
        </p>
      )}
      {hasEnds && <RowEnd {...{ view, actions }} side={0} land={lands[0]} />}
      <ol className={styles.lands} style={{ '--count': lands.length }}>
        {lands.map((_, at) => (
          <LandPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: a land has no name but its place in the row
            key={at}
            {...{ view, actions, seat, isOwn, at, planned }}
            variant={variants[at]}
            brings={brought[at]}
          />
        ))}
      </ol>
      {hasEnds && <RowEnd {...{ view, actions }} side={1} land={lands[lands.length - 1]} />}
    </div>
  );
}
