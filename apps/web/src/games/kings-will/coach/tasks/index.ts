import type { Move } from '@three-crowns/kings-will';
import type { Ask } from '@three-crowns/kings-will/board';
import { tasksByAsk } from '../../../../table/screen/tasks.ts';
import { de } from './de.ts';
import { en, type Task } from './en.ts';
import { fr } from './fr.ts';

const TASKS: { readonly [A in Ask]: Task } = {
  will: 'setup',
  lay: 'setup',
  home: 'setup',
  settle: 'setup',
  stock: 'setup',
  tile: 'tile',
  act: 'act',
  follow: 'follow',
  intrigue: 'intrigue',
  walk: 'walk',
  trade: 'trade',
  look: 'look',
  site: 'site',
  pay: 'pay',
  lose: 'give',
  pledge: 'pledge',
  neutral: 'pledge',
  levy: 'give',
  offer: 'give',
};

/** Of a tile also what it is for. */
export const tasks = tasksByAsk<Task, Move, Ask>({ en, de, fr }, TASKS, (line) => {
  const isBuilding = line.some(({ move }) => move.do === 'erect' || move.do === 'found');
  return line[0].ask === 'tile' && isBuilding ? 'build' : undefined;
});
