/** Earlier versions of the rules keep the contract as today's do, and today's boards can draw them. */
import { versionOf } from '@three-crowns/core';
import { checkGame } from '@three-crowns/core/conformance';
import { testUpcast } from '@three-crowns/core/corpus';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { valuesOf } from '../src/values.ts';
import { kingsWillVersions } from '../src/versions.ts';
import { WILLS } from '../src/vocabulary.ts';

const GAMES = proof('random games', { small: 1, full: 20 });
const MAX_MOVES = 3000;
const OPTIONS: readonly Readonly<Record<string, unknown>>[] = [
  { seats: 2, variant: 'full' },
  { seats: 3, variant: 'first', notebook: 'off' },
  { seats: 4, variant: 'full', points: 'open', rounds: 'limited' },
];

/** By version: the most that will M paid. */
const MOST_OF_M: Readonly<Record<number, number>> = { 1: 12, 2: 12, 3: 10 };
const EARLIER = Object.keys(kingsWillVersions.earlier).map(Number);

describe.each(EARLIER)('version %i', (version) => {
  test.each(OPTIONS)(`conforms on ${GAMES.name}: %o`, async (options) => {
    const game = await versionOf(kingsWillVersions, version);
    const { size: games, seed } = GAMES;
    expect(checkGame(game, { options, games, seed, maxMoves: MAX_MOVES })).toEqual([]);
  });

  test('a state is drawn with the table of its day', async () => {
    const game = await versionOf(kingsWillVersions, version);
    const most = (state: State) => {
      const { will } = valuesOf(state).wills[WILLS.indexOf('M')];
      return will.kind === 'each' ? will.most : undefined;
    };
    const old = game.rules.setup(game.parseOptions({ seats: 2 }), 'the table of its day');
    expect(most(game.upcast?.state(old) as State)).toBe(MOST_OF_M[version]);
    expect(most(setup(parseOptions({ seats: 2 }), 'today'))).not.toBe(MOST_OF_M[version]);
  });
});

// Today's rules with the table of then.
for (const version of EARLIER) {
  testUpcast(kingsWillVersions, new URL('../corpus/', import.meta.url), version, ({ options }, old) => ({
    ...options,
    content: old.parseOptions(options).content,
  }));
}
