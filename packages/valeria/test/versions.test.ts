/** Earlier versions of the rules keep the contract as today's do, and today's boards can draw them. */
import { versionOf } from '@three-crowns/core';
import { checkGame } from '@three-crowns/core/conformance';
import { testUpcast } from '@three-crowns/core/corpus';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { valeriaVersions } from '../src/versions.ts';

const GAMES = proof('random games', { small: 1, full: 20 });
const MAX_MOVES = 3000;
const OPTIONS: readonly Readonly<Record<string, unknown>>[] = [
  { seats: 1, level: 'harder', events: 'on' },
  { seats: 2 },
  { seats: 3, mixed: 'on', events: 'on', setup: 'random' },
  { seats: 5, dukes: 'off' },
];

describe.each(Object.keys(valeriaVersions.earlier).map(Number))('version %i', (version) => {
  test.each(OPTIONS)(`conforms on ${GAMES.name}: %o`, async (options) => {
    const game = await versionOf(valeriaVersions, version);
    const { size: games, seed } = GAMES;
    expect(checkGame(game, { options, games, seed, maxMoves: MAX_MOVES })).toEqual([]);
  });
});

testUpcast(valeriaVersions, new URL('../corpus/', import.meta.url), 1);
