/** What core's kit needs to know of this game. One file for each number of players, so that they run side by side. */
import { type Luck, shuffle } from '@three-crowns/core';
import { checkGame, checkSecrets } from '@three-crowns/core/conformance';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { kingOfTheValley, type State } from '../../src/index.ts';
import { tilesOf } from '../../src/inventory.ts';
import { EMPTY, TILES } from '../../src/vocabulary.ts';

const GAMES = proof('random games', { small: 3, full: 300 });
const PAIRS = proof('pairs of worlds', { small: 24, full: 200 });
/** A random game takes about 110 moves. */
const MAX_MOVES = 1000;
const TILES_IN_BOX = 90;

/** Tiles are never made nor lost; gold and coins are never less than nothing. */
function invariant(state: State): string | undefined {
  const count = tilesOf(state).length + state.piles[0].length + state.piles[1].length;
  if (count !== TILES_IN_BOX) return `there are ${count} tiles`;
  if (state.valley.some((tile) => tile !== EMPTY && TILES[tile] === undefined)) return 'a place holds no known tile';
  if (state.castles.some((castle) => castle.gold < 0 || castle.up.some((n) => n < 0))) return 'a castle owes something';
  return state.coins.some((gold) => gold < 0) ? 'a place owes gold' : undefined;
}

/** What nobody has learned: the order of the tiles that were not drawn yet, in each stack. */
export function scramble(initial: State, final: State, _viewer: unknown, luck: Luck): State {
  for (let pile = 0; pile < initial.piles.length; pile++) {
    const unseen = initial.piles[pile].slice(0, final.piles[pile].length);
    shuffle(luck, unseen);
    initial.piles[pile].splice(0, unseen.length, ...unseen);
  }
  return initial;
}

/** The kit and the two-world test for a number of players, with both content sets. */
export function conforms(seats: number): void {
  describe.each(['even', 'ramped'])(`${seats} seats, %s`, (content) => {
    const options = { seats, content };

    test(`conforms on ${GAMES.name}`, () => {
      const problems = checkGame(kingOfTheValley, {
        options,
        games: GAMES.size,
        seed: GAMES.seed,
        invariant,
        maxMoves: MAX_MOVES,
      });
      expect(problems).toEqual([]);
    });

    test(`tells nobody the order of the stacks, in ${PAIRS.name}`, () => {
      const { size: pairs, seed } = PAIRS;
      const { problems, differed } = checkSecrets(kingOfTheValley, { options, pairs, seed, scramble });
      expect(problems).toEqual([]);
      // A pair cut near the end has little left to permute.
      expect(differed, seed).toBeGreaterThan(pairs * 0.5);
    });
  });
}
