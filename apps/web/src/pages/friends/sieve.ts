/** Which of many open tables somebody wants to see. */
import type { TableSummary } from '../../online/api.ts';
import { type PaceName, paceNameOf } from '../../online/paces.ts';

export interface Sieve {
  /** The id of a game; without it any. */
  readonly game?: string;
  readonly pace?: PaceName;
  /** At least so many chairs are free. */
  readonly free: number;
}

export const EVERYTHING: Sieve = { free: 1 };

const freeChairs = ({ chairs }: TableSummary): number => chairs.filter(({ kind }) => kind === 'free').length;

export const passes = ({ game, pace, free }: Sieve, table: TableSummary): boolean =>
  (game === undefined || table.game === game) &&
  (pace === undefined || paceNameOf(table.pace) === pace) &&
  freeChairs(table) >= free;
