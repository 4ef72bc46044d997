/** The written situations behind every drawing of the page, with the moves they show. A test plays them all. */
import { kingsWill, type State } from '@three-crowns/kings-will';
import { makeExamples } from '../../../../learn/parts/examples.ts';
import { actions } from './actions.ts';
import { beginning } from './beginning.ts';
import { building } from './building.ts';
import type { Example } from './common.ts';
import { row } from './row.ts';
import { visit } from './visit.ts';

export const EXAMPLES = { ...beginning, ...row, ...actions, ...building, ...visit };

export type ExampleId = keyof typeof EXAMPLES;

export const { startOf, momentsOf, endOf, eventsOf } = makeExamples(kingsWill, EXAMPLES, (id): State => {
  const { position, options }: Example = EXAMPLES[id];
  return kingsWill.notation.parsePosition(position, { seats: 2, start: 1, ...options }, id);
});
