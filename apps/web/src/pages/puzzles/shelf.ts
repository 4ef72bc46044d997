/** The puzzles of each game: a file of its own, loaded when somebody looks at it. */
import { type Puzzle, parsePuzzles } from '@three-crowns/coach';
import { GAMES } from '../../games/list.ts';

const FILES = import.meta.glob<unknown>('../../../../../packages/coach/puzzles/*.json', { import: 'default' });

const placeOf = (game: string): string => `../../../../../packages/coach/puzzles/${game}.json`;

/** Games that have puzzles, in the order of the list. */
export const PUZZLE_GAMES: readonly string[] = GAMES.map(({ facts }) => facts.id).filter((id) =>
  Object.hasOwn(FILES, placeOf(id)),
);

/** Throws BadInput when the file is not as it must be. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return parsePuzzles(await FILES[placeOf(game)]()).puzzles;
}
