import type { Move } from '@three-crowns/valeria';
import type { Ask } from '@three-crowns/valeria/board';
import { type LineMove, tasksByAsk } from '../../../../table/screen/tasks.ts';
import { de } from './de.ts';
import { en, type Task } from './en.ts';
import { fr } from './fr.ts';

const TASKS: { readonly [A in Ask]: Task } = {
  duke: 'duke',
  roll: 'dice',
  dice: 'dice',
  harvest: 'harvest',
  action: 'action',
  token: 'choose',
  steal: 'steal',
  choose: 'choose',
  citizen: 'recruit',
  slay: 'slay',
  return: 'choose',
  bargain: 'choose',
  rob: 'steal',
  exhaust: 'choose',
  column: 'choose',
  capture: 'choose',
};

/** Of actions also what they buy. */
export const tasks = tasksByAsk<Task, Move, Ask>({ en, de, fr }, TASKS, purchaseIn);

function purchaseIn(line: readonly LineMove<Move, Ask>[]): Task | undefined {
  if (line[0].ask !== 'action') return undefined;
  const deeds = line.flatMap(({ ask, move }) => (ask === 'action' ? [move.do] : []));
  const isAll = (...kinds: readonly Move['do'][]) => deeds.every((deed) => kinds.includes(deed));
  if (isAll('recruit')) return 'recruit';
  if (isAll('build')) return 'build';
  if (isAll('slay')) return 'slay';
  return isAll('recruit', 'build') ? 'purchase' : undefined;
}
