import type { State } from '@three-crowns/king-of-the-valley';
import { EMPTY, SIZE } from '@three-crowns/king-of-the-valley/board';
import type { ReactNode } from 'react';
import { classes } from '../../../../design/classes.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { Pawn } from '../../pieces/Pawn.tsx';
import { Tile } from '../../pieces/Tile.tsx';
import { KINGS } from './kings.ts';
import { NO_ROUTE, type Route } from './route.ts';
import styles from './Valley.module.css';

interface Props {
  readonly state: State;
  readonly route?: Route | undefined;
  /** Small numbers on places, by place: the order in which they are filled. */
  readonly order?: readonly number[];
  /** Draws a place around its content; without it a place is only looked at. */
  readonly place?: (cell: number, content: ReactNode) => ReactNode;
  readonly label: string;
}

/** From the top row down, as one looks at the table. */
const CELLS = Array.from({ length: SIZE * SIZE }, (_, i) => (SIZE - 1 - Math.floor(i / SIZE)) * SIZE + (i % SIZE));

/** The valley of a position, drawn with the tiles of the table. */
export function Valley({ place, label, ...rest }: Props) {
  if (place === undefined) {
    return (
      <div className={styles.valley} role="img" aria-label={label}>
        <Grid {...rest} place={(_cell, content) => content} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are places of a board, not fields of a form
    <div className={styles.valley} role="group" aria-label={label}>
      <Grid {...rest} place={place} />
    </div>
  );
}

type GridProps = Omit<Props, 'label' | 'place'> & { readonly place: NonNullable<Props['place']> };

function Grid({ state, route = NO_ROUTE, order = [], place }: GridProps) {
  return (
    <div className={styles.grid}>
      {CELLS.map((cell) => (
        <div
          key={cell}
          className={classes(
            styles.place,
            route.taken.includes(cell) && styles.taken,
            cell === route.end && !route.taken.includes(cell) && styles.end,
            isBeside(route, cell) && styles.beside,
          )}
        >
          {place(cell, <PlaceContent state={state} route={route} cell={cell} order={order.indexOf(cell)} />)}
        </div>
      ))}
      <Way route={route} />
    </div>
  );
}

/** Places that have nothing to do with the way step back. */
function isBeside({ legs, taken, end }: Route, cell: number): boolean {
  const isStart = legs.some((leg) => leg[0] === cell);
  return legs.length > 0 && !isStart && !taken.includes(cell) && cell !== end;
}

interface PlaceProps {
  readonly state: State;
  readonly route: Route;
  readonly cell: number;
  readonly order: number;
}

function PlaceContent({ state, route, cell, order }: PlaceProps) {
  const tile = state.valley[cell];
  const gold = state.coins[cell] + route.paid.reduce((sum, paid) => sum + (paid.cell === cell ? paid.gold : 0), 0);
  return (
    <>
      {tile === EMPTY ? <span className={styles.empty} /> : <Tile tile={tile} values={state.values} />}
      {KINGS.filter(({ seat }) => state.kings[seat] === cell).map((king) => (
        <span key={king.seat} className={styles.king}>
          <Pawn seat={king} />
        </span>
      ))}
      {gold > 0 && <Coin gold={gold} className={styles.coin} />}
      {order >= 0 && <b className={styles.order}>{order + 1}</b>}
    </>
  );
}

const STEP = 100;
const x = (cell: number): number => ((cell % SIZE) + 0.5) * STEP;
const y = (cell: number): number => (SIZE - Math.floor(cell / SIZE) - 0.5) * STEP;

/** A gold line along the way of the king, with an arrow where he ends. */
function Way({ route }: { readonly route: Route }) {
  if (route.legs.length === 0) return null;
  const last = route.legs.at(-1) ?? [];
  const [from, to] = [last[0], last[last.length - 1]];
  const turn = (Math.atan2(y(to) - y(from), x(to) - x(from)) * 180) / Math.PI;
  const line = route.legs
    .map((leg) => `M${x(leg[0])} ${y(leg[0])}L${x(leg.at(-1) ?? 0)} ${y(leg.at(-1) ?? 0)}`)
    .join('');
  return (
    <svg viewBox={`0 0 ${SIZE * STEP} ${SIZE * STEP}`} className={styles.way} aria-hidden="true">
      <path d={line} className={styles.under} />
      <path d={line} className={styles.over} />
      <path
        d="M-4 -19L24 0L-4 19L3 0Z"
        className={styles.head}
        transform={`translate(${x(to)} ${y(to)}) rotate(${turn})`}
      />
    </svg>
  );
}
