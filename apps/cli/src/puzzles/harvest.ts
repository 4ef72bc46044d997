/** Puzzles out of the games of bots: a game is played, and every line of it is looked at. */
import { type Puzzle, puzzleAt, type Spot } from '@three-crowns/coach';
import { type AnyGame, dealWorld, worldLuck } from '@three-crowns/core';
import { finished } from '../coaching.ts';
import { type Field, type Situation, situationsOf } from './situations.ts';

/** All puzzles of one game, or those until it is stopped. */
export async function puzzlesOf(field: Field, deal: number, isStopped: () => boolean): Promise<Puzzle[]> {
  const { game, options } = field;
  const contentHash = game.contentHash(game.parseOptions(options));
  const about = { game: game.id, rulesVersion: game.rulesVersion, contentHash };
  const puzzles: Puzzle[] = [];
  for (const situation of situationsOf(field, deal)) {
    if (isStopped()) break;
    const spot = spotOf(game, options, situation);
    const found = spot && (await finished(game, puzzleAt(game, spot)));
    if (spot && found) puzzles.push({ id: `${deal}-${situation.ply}`, ...about, ...spot, ...found });
  }
  return puzzles;
}

/** A world as the seat may think it is, written down; undefined where its view cannot be written and read again. */
function spotOf(game: AnyGame, options: Spot['options'], { view, seat }: Situation): Spot | undefined {
  const { secrets, notation, instinct } = game;
  const position = notation.formatPosition(dealWorld(game, view, worldLuck('puzzle')));
  const read: unknown = notation.parsePosition(position, options, 'puzzle');
  const isWhole = instinct.stateKey(secrets.view(read, seat)) === instinct.stateKey(view);
  return isWhole ? { options, seat, position } : undefined;
}
