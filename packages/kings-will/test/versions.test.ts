/** Earlier versions of the rules keep the contract as today's do, and today's boards can draw them. */
import { versionOf } from '@three-crowns/core';
import { checkGame } from '@three-crowns/core/conformance';
import { testUpcast } from '@three-crowns/core/corpus';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { unitsOf, valuesOf } from '../src/values.ts';
import { kingsWillVersions } from '../src/versions.ts';
import { BUILDINGS } from '../src/vocabulary.ts';

const GAMES = proof('random games', { small: 1, full: 20 });
const MAX_MOVES = 3000;
const OPTIONS: readonly Readonly<Record<string, unknown>>[] = [
  { seats: 2, variant: 'full' },
  { seats: 3, variant: 'first', notebook: 'off' },
  { seats: 4, variant: 'full', points: 'open', rounds: 'limited' },
];

const EARLIER = Object.keys(kingsWillVersions.earlier).map(Number);

describe.each(EARLIER)('version %i', (version) => {
  test.each(OPTIONS)(`conforms on ${GAMES.name}: %o`, async (options) => {
    const game = await versionOf(kingsWillVersions, version);
    const { size: games, seed } = GAMES;
    expect(checkGame(game, { options, games, seed, maxMoves: MAX_MOVES })).toEqual([]);
  });

  test('a state is drawn with the table of its day', async () => {
    const game = await versionOf(kingsWillVersions, version);
    const price = (state: State) => valuesOf(state).buildings[BUILDINGS.indexOf('hospital')].cost;
    const old = game.rules.setup(game.parseOptions({ seats: 2 }), 'the table of its day');
    expect(price(game.upcast?.state(old) as State)).toEqual(unitsOf({ leather: 1, food: 1, coins: 1 }));
    expect(price(setup(parseOptions({ seats: 2 }), 'today'))).toEqual(
      unitsOf({ leather: 1, food: 1, stone: 1, coins: 1 }),
    );
  });
});

// Today's rules with the table of then.
for (const version of EARLIER) {
  testUpcast(kingsWillVersions, new URL('../corpus/', import.meta.url), version, ({ options }, old) => ({
    ...options,
    content: old.parseOptions(options).content,
  }));
}
