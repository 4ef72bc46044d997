/** Every reason has a sentence, in every game and language. */
import type { Why } from '@three-crowns/coach';
import { LANGUAGES, luckOf, playRandom } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { whyInWords } from '../../src/coach/why.ts';
import { GAMES } from '../../src/games/list.ts';
import { reasonsOf, rulesOf } from '../../src/games/load.ts';

const NAMES = ['Ada', 'Bo'];

/** The lines of scores that a game between two comes to. */
async function keysOf(id: string): Promise<string[]> {
  const { rules, parseOptions } = await rulesOf(id);
  const keys = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    const state = rules.setup(parseOptions({ seats: 2 }), seed);
    playRandom(await rulesOf(id), state, luckOf(seed));
    for (const { lines } of rules.scores(state)) for (const { key } of lines) keys.add(key);
  }
  return [...keys];
}

describe.each(GAMES.map(({ facts }) => facts.id))('%s', (id) => {
  it.each(LANGUAGES)('says in %s why a move is good, by every line of the score', async (language) => {
    const speaking = { game: await rulesOf(id), names: NAMES, reasons: await reasonsOf(id), language };
    const keys = await keysOf(id);
    expect(keys.length).toBeGreaterThan(3);
    const said = keys.flatMap((key) => {
      const own = whyInWords([{ kind: 'gains', seat: 0, key, points: 3.6 }], speaking)[0];
      const rival = whyInWords([{ kind: 'denies', seat: 1, key, points: 0.3 }], speaking)[0];
      expect(own).toMatch(/4 (points|Punkte)/);
      expect(rival).toMatch(/Bo.*1 (point|Punkt)\b/);
      return [own, rival];
    });
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]*\.$/);
    expect(new Set(said).size).toBe(said.length);
  });
});

it('speaks of a game without words of its own as of any', async () => {
  const speaking = { game: await rulesOf('valeria'), names: NAMES, reasons: undefined, language: 'en' } as const;
  const said = (why: Why) => whyInWords([why], speaking)[0];
  expect(said({ kind: 'saves', seat: 0, key: 'monsters', points: 2 })).toBe('Brings more in the end: about 2 points.');
  expect(said({ kind: 'denies', seat: 1, key: 'monsters', points: 2 })).toBe(
    'Leaves Bo less in the end: about 2 points.',
  );
  expect(said({ kind: 'ends' })).not.toBe(said({ kind: 'waits' }));
});

it('says at once what is got and kept from a rival in the same line of the score', async () => {
  const id = 'king-of-the-valley';
  const speaking = { game: await rulesOf(id), names: NAMES, reasons: await reasonsOf(id) };
  const duke: Why = { kind: 'gains', seat: 0, key: 'D', points: 3.7 };
  const dukeOf: Why = { kind: 'denies', seat: 1, key: 'D', points: 5 };
  const queenOf: Why = { kind: 'denies', seat: 1, key: 'Q', points: 5 };
  expect(whyInWords([dukeOf, duke], { ...speaking, language: 'en' })).toEqual([
    'Wins over more dukes: about 4 points, and about 5 fewer for Bo.',
  ]);
  expect(whyInWords([queenOf, duke], { ...speaking, language: 'de' })).toEqual([
    'Hält Königinnen von Bo fern: etwa 5 Punkte weniger.',
    'Gewinnt mehr Herzoge: etwa 4 Punkte.',
  ]);
});
