/** Everything the benchmark measures, the unit first. Making a subject does no work: that waits for its thread. */
import { GAMES } from '../games.ts';
import { behindBoardgameIo } from './boardgameio.ts';
import { subjectsOf } from './playouts.ts';
import type { Subject } from './subject.ts';
import { unit } from './unit.ts';

export function allSubjects(): Subject[] {
  return [unit, ...GAMES.flatMap((game) => [...subjectsOf(game), behindBoardgameIo(game)])];
}
