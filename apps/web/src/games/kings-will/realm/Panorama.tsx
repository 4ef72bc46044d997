import type { Seat } from '@three-crowns/core';
import type { State } from '@three-crowns/kings-will';
import { SIDES } from '@three-crowns/kings-will/board';
import type { TableActions, TableView } from '../../../table/screen.ts';
import { variantsOf } from '../art/spots.ts';
import { Thing } from '../Thing.tsx';
import { useNames } from '../useNames.ts';
import { LandPanel } from './LandPanel.tsx';
import styles from './Own.module.css';
import { broughtIn } from './realm.ts';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** The landscapes of a seat side by side, with an end at each side where a new one can be opened. */
export function Panorama({ view, actions, seat, isOwn }: Props) {
  const { t, nameOf } = useNames(view);
  const { lands } = (view.state as State).palatinates[seat];
  const variants = variantsOf(lands);
  const brought = broughtIn(view, seat);
  const end = (side: number) =>
    isOwn &&
    lands.length > 0 && (
      <Thing
        {...{ view, actions }}
        target={`end-${SIDES[side]}`}
        label={nameOf(`end-${SIDES[side]}`)}
        className={styles.end}
      >
        +
      </Thing>
    );
  // Another's may scroll, and nothing in it takes the focus.
  const reached = isOwn ? {} : { role: 'group', tabIndex: 0, 'aria-label': view.seats[seat].name };
  return (
    <div className={styles.panorama} {...reached}>
      {lands.length === 0 && <p className={styles.empty}>{t('realm.empty')}</p>}
      {end(0)}
      <ol className={styles.lands} style={{ '--count': lands.length }}>
        {lands.map((_, at) => (
          <LandPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: a land has no name but its place in the row
            key={at}
            {...{ view, actions, seat, isOwn, at }}
            variant={variants[at]}
            brings={brought[at]}
          />
        ))}
      </ol>
      {end(1)}
    </div>
  );
}
