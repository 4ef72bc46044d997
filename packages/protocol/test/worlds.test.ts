import { type AnyGame, stateOf } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { scramble as scrambleValley } from '@three-crowns/king-of-the-valley/scramble';
import { kingsWill } from '@three-crowns/kings-will';
import { scramble as scrambleWill } from '@three-crowns/kings-will/scramble';
import { valeria } from '@three-crowns/valeria';
import { scramble as scrambleValeria } from '@three-crowns/valeria/scramble';
import { describe, expect, it } from 'vitest';
import { checkPair, type Leak, type Scramble } from './worlds.ts';

const PAIRS = proof('pairs of worlds over the wire', { small: 10, full: 1000 });
/** Most leaks show themselves in the first. */
const ENOUGH = 60;

const GAMES: readonly (readonly [string, AnyGame, Scramble])[] = [
  ['King of the Valley', kingOfTheValley, scrambleValley],
  ["The King's Will", kingsWill, scrambleWill],
  ['Valeria', valeria, scrambleValeria],
];

const also = (text: string, what: unknown): string => `${text.slice(0, -1)},"also":${JSON.stringify(what)}}`;
const isMoment = (text: string): boolean => text.includes('"moments"');

/** What could slip into a message: each must be found in every game. */
const LEAKS: Readonly<Record<string, Leak>> = {
  'the whole state': (text, { table }) => (isMoment(text) ? also(text, stateOf(table)) : text),
  'the state on coming back': (text, { table }, isResume) => (isResume ? also(text, stateOf(table)) : text),
  'a key of the state': (text, { table }) => also(text, table.game.instinct.stateKey(stateOf(table))),
  'the state that the game began with': (text, { table }) => also(text, table.moments[0].state),
  'how long the state is, or what it adds up to': (text, { table }) => {
    const bytes = [...JSON.stringify(stateOf(table))];
    return text + ' '.repeat(bytes.reduce((sum, char, i) => (sum + i * char.charCodeAt(0)) % 97, 0));
  },
};

describe.each(GAMES)('%s', (_name, game, scramble) => {
  it(`tells nobody what is not his, in ${PAIRS.name}`, () => {
    let different = 0;
    for (let i = 0; i < PAIRS.size; i++) {
      const seed = `${PAIRS.seed} ${i}`;
      const { problem, isDifferent } = checkPair(game, scramble, seed);
      expect(problem, seed).toBeUndefined();
      if (isDifferent) different += 1;
    }
    expect(different, PAIRS.seed).toBeGreaterThan(PAIRS.size / 2);
  });

  it.each(Object.entries(LEAKS))('would be found out: %s', (_leak, leak) => {
    const seeds = Array.from({ length: ENOUGH }, (_, i) => `${PAIRS.seed} ${i}`);
    expect(seeds.some((seed) => checkPair(game, scramble, seed, leak).problem !== undefined)).toBe(true);
  });
});
