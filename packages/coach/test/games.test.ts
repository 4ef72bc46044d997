/** With the three games: sums are exact, and nobody is judged by what was hidden from them. */
import {
  type AnyGame,
  draw,
  type GameRecord,
  type Luck,
  replay,
  type Seat,
  startState,
  type Viewer,
  worldLuck,
} from '@three-crowns/core';
import { randomRecord } from '@three-crowns/core/conformance';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { scramble as scrambleValley } from '@three-crowns/king-of-the-valley/scramble';
import { kingsWill } from '@three-crowns/kings-will';
import { scramble as scrambleWill } from '@three-crowns/kings-will/scramble';
import { valeria } from '@three-crowns/valeria';
import { scramble as scrambleValeria } from '@three-crowns/valeria/scramble';
import { describe, expect, it } from 'vitest';
import { proof } from '../../core/test/proof.ts';
import { scramble as scrambleToy, toy } from '../../core/test/toy/index.ts';
import {
  type Analysis,
  analyse,
  type CoachSettings,
  formatAnalysis,
  gradeOf,
  parseAnalysis,
  summarise,
} from '../src/index.ts';
import { finished } from './finished.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game has its own state
type Scramble = (initial: any, final: any, viewer: Viewer, luck: Luck) => unknown;

const GAMES: readonly (readonly [AnyGame, Scramble])[] = [
  [toy, scrambleToy],
  [kingOfTheValley, scrambleValley],
  [kingsWill, scrambleWill],
  [valeria, scrambleValeria],
];
const TINY: CoachSettings = { situations: 20, rolloutSituations: 4, plans: 3, rollouts: 4, worlds: 2, sure: 0 };
const PAIRS = proof('records of each game with other hidden things', { small: 1, full: 20 });
const PLIES = proof('plies', { small: 8, full: 60 });

const analysed = (game: AnyGame, record: GameRecord): Analysis =>
  finished(game, analyse(game, record, { budget: 'standard', settings: TINY }));

/** The beginning of a random game. */
function recordFor(game: AnyGame, seats: number, seed: string): GameRecord {
  const { result: _none, log, ...rest } = randomRecord(game, { seats }, seed);
  return { ...rest, log: log.slice(0, PLIES.size) };
}

interface Pair {
  readonly seed: string;
  readonly record: GameRecord;
  readonly viewer: Seat;
  readonly one: Analysis;
  readonly two: Analysis;
}

const copy = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

describe.each(GAMES.map(([game, scramble]) => ({ name: game.name, game, scramble })))('$name', ({ game, scramble }) => {
  let made: readonly Pair[] | undefined;
  const pairs = (): readonly Pair[] => {
    made ??= Array.from({ length: PAIRS.size }, (_, i) => {
      const seed = `${PAIRS.seed} ${game.id} ${i}`;
      const luck = worldLuck(seed);
      const seats = 2 + draw(luck, game.seats.max - 1);
      const record = recordFor(game, seats, seed);
      const viewer = draw(luck, seats);
      const other = scramble(copy(startState(game, record)), copy(replay(game, record).state), viewer, luck);
      const setup = () => game.rules.clone(other);
      const otherGame: AnyGame = { ...game, rules: { ...game.rules, setup } };
      return { seed, record, viewer, one: analysed(game, record), two: analysed(otherGame, record) };
    });
    return made;
  };

  it(`grades alike what looked alike: ${PAIRS.name}`, () => {
    for (const { seed, viewer, one, two } of pairs()) {
      const grades = ({ steps }: Analysis) => steps.filter(({ seat }) => seat === viewer).map(gradeOf);
      expect(grades(two), seed).toEqual(grades(one));
    }
  });

  it(`adds up to what can be expected, exactly: ${PAIRS.name}`, () => {
    for (const { seed, record, one, two } of pairs()) {
      for (const analysis of [one, two]) {
        for (const { chances, points } of summarise(record, analysis).seats) {
          for (const { even, luck, own, others, result } of [chances, points]) {
            expect(even + luck + own + others, seed).toBe(result);
          }
        }
        expect(parseAnalysis(JSON.parse(formatAnalysis(analysis))), seed).toEqual(analysis);
      }
    }
  });
});
