/** Earlier versions of the rules keep the contract as today's do, and today's boards can draw them. */
import { versionOf } from '@three-crowns/core';
import { checkGame } from '@three-crowns/core/conformance';
import { testUpcast } from '@three-crowns/core/corpus';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { kingsWillVersions } from '../src/versions.ts';

const GAMES = proof('random games', { small: 1, full: 20 });
const MAX_MOVES = 3000;
const OPTIONS: readonly Readonly<Record<string, unknown>>[] = [
  { seats: 2, variant: 'full' },
  { seats: 3, variant: 'first', notebook: 'off' },
  { seats: 4, variant: 'full', points: 'open', rounds: 'limited' },
];

describe.each(Object.keys(kingsWillVersions.earlier).map(Number))('version %i', (version) => {
  test.each(OPTIONS)(`conforms on ${GAMES.name}: %o`, async (options) => {
    const game = await versionOf(kingsWillVersions, version);
    const { size: games, seed } = GAMES;
    expect(checkGame(game, { options, games, seed, maxMoves: MAX_MOVES })).toEqual([]);
  });
});

testUpcast(kingsWillVersions, new URL('../corpus/', import.meta.url), 1);
