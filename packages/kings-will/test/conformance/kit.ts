/** What core's kit needs to know of this game. One file for each number of players, so that they run side by side. */
import { draw, type Luck, shuffle, type Viewer } from '@three-crowns/core';
import { checkGame, checkSecrets } from '@three-crowns/core/conformance';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { kingsWill, type State } from '../../src/index.ts';
import { inventoryOf } from '../../src/inventory.ts';
import { roomOn, storeOf } from '../../src/palatinate.ts';
import { valuesOf } from '../../src/values.ts';
import { hasSeen } from '../../src/view.ts';
import { MOOD_STEPS, NO_WILL, SLOTS, TRAVELS } from '../../src/vocabulary.ts';

const GAMES = proof('random games', { small: 2, full: 100 });
/** Six times: a thousand in all. */
const PAIRS = proof('pairs of worlds', { small: 24, full: 167 });
/** A random game takes about 330 moves with four players. */
const MAX_MOVES = 3000;

/** Nothing of the box is made nor lost; scales and stores keep their limits. */
function invariant(state: State): string | undefined {
  const values = valuesOf(state);
  const used = inventoryOf(state);
  if (used.farmers + state.farmersLeft !== values.numbers.farmers) return 'farmers are not conserved';
  if (used.lands.some((count, i) => count + state.landsLeft[i] !== values.landCounts[i])) return 'lands differ';
  if (used.places.some((count, i) => count + state.placesLeft[i] !== values.placeCounts[i])) return 'places differ';
  if (used.buildings.some((count, i) => count !== ((state.built >> i) & 1))) return 'buildings differ';
  if (new Set(state.row).size !== SLOTS) return `the row is ${state.row}`;
  const cards = [...state.plan, ...state.hands.flat(), ...state.discards].filter((will) => will !== NO_WILL);
  if (new Set(cards).size !== cards.length) return `a will card lies twice: ${cards}`;
  return state.palatinates.map((_, seat) => wrongIn(state, seat)).find((wrong) => wrong !== undefined);
}

function wrongIn(state: State, seat: number): string | undefined {
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  const isMoving = state.stack.at(-1)?.effect.kind === 'walk';
  if (own.points < 0) return `player ${seat + 1} owes points`;
  if (own.coins < 0 || own.coins > values.numbers.money) return `player ${seat + 1} has ${own.coins} coins`;
  if (own.mood < 1 || own.mood > MOOD_STEPS) return `player ${seat + 1} has mood step ${own.mood}`;
  if (own.goods.some((count) => count < 0 || count > storeOf(values, own))) return `goods ${own.goods}`;
  const isFull = own.farmers.some((count, at) => count < 0 || count > roomOn(values, own, at));
  if (isFull && !isMoving) return `player ${seat + 1}: farmers ${own.farmers}`;
  if (own.sites.length !== own.lands.length * 2 || own.buildings.length !== own.lands.length) return 'rows differ';
  return undefined;
}

/** What this viewer had not learned by the end: unseen cards, later boards, the points of the others. */
export function scramble(initial: State, final: State, viewer: Viewer, luck: Luck): State {
  scrambleWills(initial, final, viewer, luck);
  const begun = final.round;
  const later = TRAVELS.map((_, travel) => travel).filter((travel) => !final.journey.slice(0, begun).includes(travel));
  shuffle(luck, later);
  initial.journey.splice(begun, initial.journey.length - begun, ...later.slice(0, initial.journey.length - begun));
  if (final.phase !== 'over') {
    initial.palatinates.forEach((own, seat) => {
      if (seat !== viewer) own.points += draw(luck, 5);
    });
  }
  return initial;
}

/** Cards are named by where they lay at the start: a field, or a place in a hand. */
function scrambleWills(initial: State, final: State, viewer: Viewer, luck: Luck): void {
  const learned = new Set<number>();
  final.plan.forEach((will, field) => {
    const isOpen = final.phase === 'over' && final.discs[field] !== 0;
    if (isOpen || (viewer !== 'spectator' && hasSeen(final, viewer, field))) learned.add(will);
  });
  if (viewer !== 'spectator') for (const will of initial.hands[viewer]) learned.add(will);
  const zones = [initial.plan, ...initial.hands];
  const hidden = Array.from({ length: valuesOf(initial).cards }, (_, will) => will).filter(
    (will) => !learned.has(will),
  );
  shuffle(luck, hidden);
  for (const zone of zones) {
    zone.forEach((will, i) => {
      if (will !== NO_WILL && !learned.has(will)) zone[i] = hidden.pop() ?? NO_WILL;
    });
  }
}

/** Moves are refused by the hundred thousand and only the words are compared: a tenth of the time went into stacks. */
function withoutStacks<T>(run: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The kit and the two-world test for a number of players, in both variants. */
export function conforms(seats: number): void {
  describe.each(['full', 'first'])(`${seats} seats, %s game`, (variant) => {
    const options = { seats, variant };

    test(`conforms on ${GAMES.name}`, () => {
      const { size: games, seed } = GAMES;
      expect(checkGame(kingsWill, { options, games, seed, invariant, maxMoves: MAX_MOVES })).toEqual([]);
    });

    test(`tells nobody a secret, in ${PAIRS.name}`, () => {
      const { size: pairs, seed } = PAIRS;
      const { problems, differed } = withoutStacks(() => checkSecrets(kingsWill, { options, pairs, seed, scramble }));
      expect(problems).toEqual([]);
      expect(differed, seed).toBeGreaterThan(pairs * 0.5);
    });
  });
}
