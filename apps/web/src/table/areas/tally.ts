import type { Seat } from '@three-crowns/core';
import type { SeatInfo } from '../../seats/seats.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';

/** What stands beside a name. */
export const tallyOf = ({ tally }: GameScreen, { state, scores }: TableView, seat: Seat): string =>
  tally?.(state, seat) ?? String(scores[seat].total);

/** The other seats in the order they play after the own one. */
export const othersOf = ({ seats, own }: TableView): readonly SeatInfo[] =>
  seats.slice(1).map((_, i) => seats[(own + i + 1) % seats.length]);
