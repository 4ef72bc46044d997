/** What core's kit needs to know of this game. One file for each number of players, so that they run side by side. */
import { checkGame, checkSecrets } from '@three-crowns/core/conformance';
import { proof, type Sizes } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { type State, valeria } from '../../src/index.ts';
import { cardsOf, exhaustedCards } from '../../src/inventory.ts';
import { type RawOptions, variantsFor } from '../variants.ts';
import { scramble } from './scramble.ts';

/** In full at least a hundred games for each number of players, for each variant, and for each level of the game alone. */
const GAMES = {
  first: { small: 3, full: 20 },
  level: { small: 2, full: 50 },
  other: { small: 2, full: 16 },
} as const satisfies Readonly<Record<string, Sizes>>;
const PAIRS = { small: 6, full: 30 };
/** A random game takes up to about 350 moves. */
const MAX_MOVES = 1500;

/** Cards are never made nor lost; nobody owes anything. */
function invariantFor(options: RawOptions): (state: State) => string | undefined {
  let cards: number | undefined;
  let exhausted: number | undefined;
  return (state) => {
    if (state.round === 1 && state.dice[0] === 0) {
      cards = cardsOf(state).length;
      exhausted = exhaustedCards(state);
    }
    if (cardsOf(state).length !== cards) return `there are ${cardsOf(state).length} cards, and ${cards} at the start`;
    if (exhaustedCards(state) !== exhausted) return `there are ${exhaustedCards(state)} Exhausted cards`;
    if (state.players.length !== options.seats) return 'a player is gone';
    for (const { have, points, citizens } of state.players) {
      if ([...have, points, ...citizens].some((amount) => amount < 0)) return 'a player owes something';
    }
    if (state.down.some((down, place) => down > Math.max(0, state.grid[place].length))) return 'a card is missing';
    return state.tokens.some((count) => count < 0) ? 'a place owes a token' : undefined;
  };
}

/** The kit and the two-world test for a number of players, with every variant. */
export function conforms(seats: number): void {
  describe.each(variantsFor(seats))(`${seats} seats, $name`, (variant) => {
    conformsTo({ seats, ...variant.options }, gamesOf(variant.options), PAIRS);
  });
}

function gamesOf(options: RawOptions): Sizes {
  if (Object.keys(options).length === 0) return GAMES.first;
  return 'level' in options ? GAMES.level : GAMES.other;
}

export function conformsTo(options: RawOptions, sizesOfGames: Sizes, sizesOfPairs: Sizes): void {
  const games = proof('random games', sizesOfGames);
  test(`conforms on ${games.name}`, () => {
    const invariant = invariantFor(options);
    const { size, seed } = games;
    expect(checkGame(valeria, { options, games: size, seed, invariant, maxMoves: MAX_MOVES })).toEqual([]);
  });

  const pairs = proof('pairs of worlds', sizesOfPairs);
  test(`tells nobody what is hidden, in ${pairs.name}`, () => {
    const { size, seed } = pairs;
    const { problems, differed } = checkSecrets(valeria, { options, pairs: size, seed, scramble });
    expect(problems).toEqual([]);
    expect(differed, seed).toBeGreaterThan(size * 0.5);
  });
}
