/** What a bot is told of a game: numbers that are numbers, keys that tell things apart, worlds that fit the view. */
import { countUnknown, luckIn } from '../barrier.ts';
import { forkLuck } from '../luck.ts';
import { weighed } from '../weights.ts';
import { byteDifference } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';
import { nameOf } from './views.ts';

export const instinctChecks: readonly Check[] = [
  { name: 'instinct', run: checkWorth },
  { name: 'keys of states', run: checkStateKey },
  { name: 'keys of moves', run: checkMoveKeys },
  { name: 'hunches', run: checkHunch },
  { name: 'features', run: checkFeatures },
  { name: 'thoughtful deal', run: checkDeal },
];

function checkWorth<S, M, E, O>({ game, state, seats, view }: Spot<S, M, E, O>, problem: Problem): void {
  const judged: [string, S][] = [['the state', state]];
  for (let seat = 0; seat < seats; seat++) judged.push([`the view of ${nameOf(seat)}`, view(seat)]);
  for (const [name, situation] of judged) {
    const worth = new Float64Array(seats).fill(Number.NaN);
    game.instinct.evaluate(situation, worth);
    worth.forEach((value, seat) => {
      if (!Number.isFinite(value)) problem(`evaluate gives ${nameOf(seat)} ${value} for ${name}`);
    });
  }
}

function checkStateKey<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { stateKey } = spot.game.instinct;
  const key = stateKey(spot.state);
  if (!Number.isSafeInteger(key)) problem(`stateKey gives ${key}`);
  const copy = spot.copy();
  const luck = luckIn(copy);
  if (luck !== undefined) luck.at += 1;
  if (stateKey(copy) !== key) problem('the stateKey of a copy with other luck is another');
  const after = spot.after()?.state;
  if (after !== undefined && stateKey(after) === key && withoutLuck(after) !== withoutLuck(spot.state)) {
    problem('the stateKey is the same after a move');
  }
}

const withoutLuck = (state: unknown): string => JSON.stringify({ ...Object(state), luck: undefined });

function checkMoveKeys<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state } = spot;
  for (const { seat } of game.rules.pending(state)) {
    const keys = spot.moves(seat).map((move) => game.instinct.moveKey(move));
    const met = new Set(keys);
    if (met.size < keys.length) problem(`${nameOf(seat)} has ${keys.length} moves with ${met.size} keys`);
    if (spot.ownMoves(seat).some((move) => !met.has(game.instinct.moveKey(move)))) {
      problem(`${nameOf(seat)} has moves with other keys from its own view`);
    }
  }
}

function checkHunch<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state } = spot;
  const { hunch } = game.instinct;
  if (hunch === undefined) return;
  for (const { seat } of game.rules.pending(state)) {
    const place = hunch(state, seat, spot.moves(seat));
    if (spot.moves(seat)[place] === undefined)
      problem(`${nameOf(seat)} is told move ${place} of ${spot.moves(seat).length}`);
  }
}

function checkFeatures<S, M, E, O>({ game, seats, view }: Spot<S, M, E, O>, problem: Problem): void {
  const { features } = game.instinct;
  if (features === undefined) return;
  for (let seat = 0; seat < seats; seat++) {
    const out = new Float32Array(features.names.length).fill(Number.NaN);
    features.fill(view(seat), seat, out);
    const lost = out.findIndex((value) => !Number.isFinite(value));
    if (lost >= 0) problem(`feature ${features.names[lost]} of ${nameOf(seat)} is ${out[lost]}`);
    for (const [what, weights] of Object.entries(features.weights?.(seats) ?? {})) {
      const worth = weighed(out, weights);
      if (!Number.isFinite(worth)) problem(`the ${what} of ${nameOf(seat)} is weighed as ${worth}`);
    }
  }
}

function checkDeal<S, M, E, O>({ game, seats, luck, view, viewJson }: Spot<S, M, E, O>, problem: Problem): void {
  const { deal, memory } = game.instinct;
  if (deal === undefined) return;
  for (let seat = 0; seat < seats; seat++) {
    const world = deal(view(seat), seat, forkLuck(luck), memory?.begin(view(seat), seat));
    const where = byteDifference(viewJson(seat), JSON.stringify(game.secrets.view(world, seat)));
    if (where !== undefined) problem(`${nameOf(seat)} sees another thing in a world dealt with thought: ${where}`);
    if (countUnknown(world) > 0) problem(`${nameOf(seat)}: a world dealt with thought still holds UNKNOWN`);
  }
}
