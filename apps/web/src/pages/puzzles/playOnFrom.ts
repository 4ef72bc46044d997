import type { Puzzle } from '@three-crowns/coach';
import { type AnyGame, playOn } from '@three-crowns/core';
import { go, pathOf } from '../../navigation/router.tsx';
import { USUAL_LEVEL } from '../../seats/levels.ts';
import { newId, newSeed } from '../../storage/random.ts';
import { tables } from '../../storage/tables.ts';
import type { PuzzleTable } from './puzzleTable.ts';

/** A game of one's own from where the puzzle ended, against the computer: what the solver did not see is dealt anew. */
export async function playOnFrom(
  game: AnyGame,
  { options, seat }: Puzzle,
  session: PuzzleTable,
  names: readonly string[],
): Promise<void> {
  const seats = names.map((name, other) => (other === seat ? { name } : { name, bot: USUAL_LEVEL }));
  const watched = { viewer: seat, seen: session.snapshot().moments };
  const id = newId();
  await tables.create({ id, record: playOn(game, watched, { options, seats, seed: newSeed() }) });
  go(pathOf({ page: 'table', id }));
}
