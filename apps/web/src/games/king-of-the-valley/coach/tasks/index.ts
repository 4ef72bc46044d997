import type { Move } from '@three-crowns/king-of-the-valley';
import type { Ask } from '@three-crowns/king-of-the-valley/board';
import type { Tasks } from '../../../../table/screen/tasks.ts';
import { de } from './de.ts';
import { en, type Task } from './en.ts';
import { fr } from './fr.ts';

/** By the first question, unless the line leads to a kingdom. */
export const tasks: Tasks<Task, Move, Ask> = {
  texts: { en, de, fr },
  taskOf: (line) => (line.some(({ move }) => move.do === 'kingdom') ? 'claim' : line[0].ask),
};
