/** The package and the brute force of bruteForce.ts must allow the same moves everywhere. */
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { formatMove } from '../src/notation.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { clone, type State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { ASKS } from '../src/vocabulary.ts';
import { bruteMoves, journeys } from './bruteForce.ts';
import { modelOf } from './model.ts';
import { everyPly } from './random.ts';
import { randomPosition } from './randomPosition.ts';
import { situation } from './situation.ts';

const textsOf = (state: State) =>
  legalMoves(state, state.turn)
    .map((move) => formatMove(state, move))
    .sort();

/** The ways through the valley as the package allows them, priest by priest. */
function packageJourneys(state: State): string[] {
  return legalMoves(state, state.turn).flatMap((move) => {
    const text = formatMove(state, move);
    if (move.do !== 'priest') return [text];
    const next = clone(state);
    play(next, next.turn, move);
    return packageJourneys(next).map((rest) => `${text}, ${rest}`);
  });
}

const SITUATIONS = proof('crowded random situations', { small: 1000, full: 20_000 });
const GAMES = proof('random games', { small: 3, full: 60 });

const TABLES = [2, 3, 4].flatMap((seats) => ['even', 'ramped'].map((content) => ({ seats, content })));

describe('the brute force agrees', () => {
  test(`with every journey of ${SITUATIONS.name}`, () => {
    const seen = { priests: 0, chains: 0, sets: 0, collectors: 0, stuck: 0 };
    for (let i = 0; i < SITUATIONS.size; i++) {
      const lines = randomPosition(`${SITUATIONS.seed} ${i}`);
      const wanted = journeys(modelOf(lines))
        .map((way) => way.join(', '))
        .sort();
      const found = journeysOf(lines);
      if (found.join('|') !== wanted.join('|')) expect(found, lines.join('\n')).toEqual(wanted);
      seen.priests += wanted.filter((way) => way.includes('priest')).length;
      seen.chains += wanted.filter((way) => way.split('priest').length > 2).length;
      seen.sets += wanted.filter((way) => way.includes('>')).length;
      seen.stuck += wanted.length === 0 ? 1 : 0;
      seen.collectors += hasChoiceOfCollectors(wanted) ? 1 : 0;
    }
    // The situations are crowded enough to mean something.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(2);
  });

  test(`with every question of ${GAMES.name} of each number of seats and content`, () => {
    const asks = new Set<string>();
    for (const { seats, content } of TABLES) {
      for (const state of everyPly({ seats, content, seed: GAMES.seed, games: GAMES.size })) {
        const found = textsOf(state);
        const wanted = bruteMoves(modelOf(formatPosition(state)));
        if (found.join('|') !== wanted.join('|')) expect(found, formatPosition(state).join('\n')).toEqual(wanted);
        expect(new Set(found).size).toBe(found.length);
        for (const { ask } of pending(state)) asks.add(ask);
      }
    }
    expect([...asks].sort()).toEqual([...ASKS].sort());
  });
});

/** A situation without a move cannot be written: there are no journeys then. */
function journeysOf(lines: readonly string[]): string[] {
  const seats = lines
    .find((line) => line.startsWith('kings'))
    ?.split(' ')
    .slice(1).length;
  try {
    return packageJourneys(parsePosition(lines, { seats }, 'perft')).sort();
  } catch (error) {
    if (String(error).includes('has no move in phase summon')) return [];
    throw error;
  }
}

/** Two sets of equal size for one stop: only collectors offer that (X4). */
function hasChoiceOfCollectors(ways: readonly string[]): boolean {
  const stops = ways.filter((way) => /^take .* > /.test(way)).map((way) => way.slice(-2));
  return new Set(stops).size < stops.length;
}

describe('whole journeys', () => {
  test.each([
    // The queen at once, over one of three priests, over two in six orders, over three in six.
    ['three priests in a row with gold for all', 'castle 1 gold 3 kingdoms 0', 1 + 3 + 6 + 6],
    ['with gold for two', 'castle 1 gold 2 kingdoms 0', 1 + 3 + 6],
    ['with gold for one', 'castle 1 gold 1 kingdoms 0', 1 + 3],
    ['without gold', 'castle 1 gold 0 kingdoms 0', 1],
  ])('%s', (_, castle, count) => {
    const { state } = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P  P  P  Q
      kings a1 e5
      ${castle}`);
    expect(packageJourneys(state)).toHaveLength(count);
    expect(journeys(modelOf(formatPosition(state)))).toHaveLength(count);
  });
});
