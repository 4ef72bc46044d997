import { CELL_NAMES, SIZE } from '@three-crowns/king-of-the-valley/board';
import { Fragment } from 'react';
import type { TableActions } from '../../../table/screen/screen.ts';
import type { Identities } from '../motion/identities.ts';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { Place } from './Place.tsx';
import type { Preview } from './preview.ts';
import { Route } from './Route.tsx';
import { Trail } from './Trail.tsx';
import styles from './Valley.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly ids: Identities;
  readonly preview: Preview;
}

/** Row 5 first, as it lies on the table. */
const CELLS = Array.from({ length: SIZE * SIZE }, (_, i) => (SIZE - 1 - Math.floor(i / SIZE)) * SIZE + (i % SIZE));

/** What is shown is told with the names of places; a phone says so beside it. */
const isCalled = ({ pointed }: View): boolean =>
  pointed?.move.do === 'refill' || (pointed?.label.args?.place !== undefined && pointed.label.args.where !== 'clear');

export function Valley(props: Props) {
  const t = useBoardWords();
  return (
    <section
      className={styles.valley}
      aria-label={t('valley')}
      data-named={props.view.refusal && 'yes'}
      data-called={isCalled(props.view) ? 'yes' : undefined}
    >
      <div className={styles.grid}>
        {CELLS.map((cell) => (
          <Place key={cell} {...props} cell={cell} />
        ))}
        <Ways {...props} />
      </div>
      <Coordinates />
    </section>
  );
}

/** Letters below and numbers at the left, seen while places are called by their names: in a refusal, in the log, by keys. */
function Coordinates() {
  return (
    <div className={styles.coordinates} aria-hidden="true">
      {Array.from({ length: SIZE }, (_, i) => (
        <Fragment key={CELL_NAMES[i]}>
          <i style={{ gridArea: `${SIZE} / ${i + 1}` }} data-edge="below" data-text={CELL_NAMES[i][0]} />
          <i style={{ gridArea: `${SIZE - i} / 1` }} data-edge="left" data-text={CELL_NAMES[i * SIZE][1]} />
        </Fragment>
      ))}
    </div>
  );
}

/** The way that is pointed at; else where the last king came from, when it was not the own one. */
function Ways({ view, preview }: Props) {
  if (preview.way !== undefined) return <Route {...preview.way} kings={view.state.kings} />;
  return view.turn.map((event) =>
    event.type === 'travelled' && event.seat !== view.asked?.seat ? (
      <Trail
        key={`${event.from} ${event.cells.join(' ')}`}
        from={event.from}
        to={event.cells[event.cells.length - 1]}
        colour={view.seats[event.seat].colour}
      />
    ) : null,
  );
}
