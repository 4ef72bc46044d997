/** What a viewer is given: nothing it may not know, everything it needs to choose. */
import { luckIn } from '../barrier.ts';
import type { Viewer } from '../game.ts';
import { jsonFault } from '../json.ts';
import { viewersOf } from '../seats.ts';
import { byteDifference, difference } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';

export const viewChecks: readonly Check[] = [
  { name: 'views', run: checkViews },
  { name: 'moves from the own view', run: checkOwnMoves },
];

export const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? 'the spectator' : `seat ${viewer + 1}`);

function checkViews<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, seats } = spot;
  const { view } = game.secrets;
  const pending = JSON.stringify(game.rules.pending(state));
  for (const viewer of viewersOf(seats)) {
    const seen = spot.view(viewer);
    const fault = jsonFault(seen, 'view');
    if (fault !== undefined) problem(`${nameOf(viewer)}: ${fault}`);
    const where = byteDifference(spot.viewJson(viewer), JSON.stringify(view(seen, viewer)));
    if (where !== undefined) problem(`${nameOf(viewer)}: the view of a view is another: ${where}`);
    if (holdsLuck(seen)) problem(`${nameOf(viewer)}: the view holds luck`);
    if (JSON.stringify(game.rules.pending(seen)) !== pending) problem(`${nameOf(viewer)} sees others asked than are`);
  }
}

function checkOwnMoves<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state } = spot;
  for (const { seat } of game.rules.pending(state)) {
    const own = spot.ownMoves(seat).map((move) => game.notation.formatMove(spot.view(seat), move));
    const where = difference(spot.texts(seat), own);
    if (where !== undefined) problem(`seat ${seat + 1} has other moves from its own view: ${where}`);
  }
}

/** Anything in it that could be drawn from, or a counter of what was drawn. */
function holdsLuck(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(holdsLuck);
  const luck = luckIn({ luck: value });
  if (luck !== undefined && (luck.kind !== 'none' || luck.key.length > 0 || luck.at !== 0)) return true;
  for (const key in value) if (holdsLuck((value as Readonly<Record<string, unknown>>)[key])) return true;
  return false;
}
