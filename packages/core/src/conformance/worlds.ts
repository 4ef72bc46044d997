/** Worlds dealt from a view look the same to the viewer, can be played in, and prove the undo barrier. */
import { countUnknown, isBarrier, luckIn } from '../barrier.ts';
import type { Viewer } from '../game.ts';
import { jsonFault } from '../json.ts';
import { playRandom } from '../random.ts';
import { viewersOf } from '../seats.ts';
import { dealWorld } from '../worlds.ts';
import { byteDifference, difference, reloaded } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';
import { nameOf } from './views.ts';

export const worldChecks: readonly Check[] = [
  { name: 'dealt worlds', run: checkWorld },
  { name: 'undo barrier', run: checkBarrier },
];

export const deepWorldChecks: readonly Check[] = [{ name: 'playing in a dealt world', run: checkPlayingInWorld }];

const WORLDS = 2;

function checkWorld<S, M, E, O>({ game, seats, luck, view, viewJson }: Spot<S, M, E, O>, problem: Problem): void {
  for (const viewer of viewersOf(seats)) {
    const [seen, before] = [view(viewer), viewJson(viewer)];
    const world = dealWorld(game, seen, luck);
    const after = JSON.stringify(seen);
    if (before !== after) problem(`${nameOf(viewer)}: determinize changed the view: ${byteDifference(before, after)}`);
    const where = byteDifference(before, JSON.stringify(game.secrets.view(world, viewer)));
    if (where !== undefined) problem(`${nameOf(viewer)} sees another thing in a dealt world: ${where}`);
    const fault = jsonFault(world, 'world');
    if (fault !== undefined) problem(`${nameOf(viewer)}: ${fault}`);
    if (countUnknown(world) > 0) problem(`${nameOf(viewer)}: a dealt world still holds UNKNOWN`);
    if (luckIn(world)?.kind === 'none') problem(`${nameOf(viewer)}: a dealt world has no luck to play with`);
  }
}

/** Plays a world of every viewer to the end; neither the view nor the state behind it may notice. */
function checkPlayingInWorld<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, json, seats, luck, maxMoves } = spot;
  const kept = reloaded(state);
  for (const viewer of viewersOf(seats)) {
    const seen = game.secrets.view(state, viewer);
    const before = JSON.stringify(seen);
    const world = dealWorld(game, seen, luck);
    playRandom(game, world, luck, { maxMoves });
    if (game.rules.pending(world).length > 0) problem(`${nameOf(viewer)}: a dealt world does not end`);
    if (JSON.stringify(seen) !== before) problem(`${nameOf(viewer)}: playing in a dealt world changed the view`);
    if (JSON.stringify(state) !== json) {
      problem(`playing in a world of ${nameOf(viewer)} changed the state at ${difference(kept, state)}`);
      Object.assign(state as object, kept);
    }
  }
}

/** What may be taken back freely must not have told anybody anything: in any world it could be, it shows the same. */
function checkBarrier<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, seats, next } = spot;
  const after = spot.after()?.state;
  if (next === undefined || after === undefined || isBarrier(game, state, after, seats)) return;
  const text = game.notation.formatMove(state, next.move);
  for (const viewer of viewersOf(seats)) {
    const shown = JSON.stringify(game.secrets.view(after, viewer));
    for (let i = 0; i < WORLDS; i++) {
      const where = shownInWorld(spot, viewer, text, shown);
      if (where !== undefined)
        problem(`"${text}" is no barrier, but shows ${nameOf(viewer)} what was hidden: ${where}`);
    }
  }
}

function shownInWorld<S, M, E, O>(spot: Spot<S, M, E, O>, viewer: Viewer, text: string, shown: string) {
  const { game, next, luck } = spot;
  if (next === undefined) return undefined;
  const world = dealWorld(game, spot.view(viewer), luck);
  const move = game.notation.parseMove(world, next.seat, text);
  // Another seat's move may need what it holds in secret, and that is dealt anew.
  if (move === undefined) return viewer === next.seat ? 'it is not legal in a dealt world' : undefined;
  game.rules.play(world, next.seat, move);
  return byteDifference(shown, JSON.stringify(game.secrets.view(world, viewer)));
}
