/** The ten dukes, and what everybody scores without them. */
import type { Role } from '../vocabulary.ts';
import type { Content, DukeRow } from './types.ts';

const source = 'CONFIRMED';
const icons = (role: Role, points: number): DukeRow['rates'][number] => ({ per: { of: 'icon', role }, points });

export const DUKE_ROWS: readonly DukeRow[] = [
  { name: 'cornelius', rates: [{ per: { of: 'domains' }, points: 3 }], resources: 3, source },
  { name: 'elsyn', rates: [icons('shadow', 2), icons('holy', 2)], resources: 4, source },
  {
    name: 'elysium',
    rates: [icons('worker', 1), icons('soldier', 1), icons('shadow', 1), icons('holy', 1)],
    resources: 4,
    source,
  },
  {
    name: 'hrothgar',
    rates: [
      { per: { of: 'monsters' }, points: 2 },
      { per: { of: 'type', type: 'titan' }, points: 1 },
    ],
    resources: 4,
    source,
  },
  { name: 'isabella', rates: [icons('soldier', 1), icons('holy', 2)], resources: 3, source },
  { name: 'lekzandr', rates: [icons('worker', 1), icons('holy', 2)], resources: 3, source },
  { name: 'node', rates: [icons('soldier', 1), icons('shadow', 2)], resources: 3, source },
  {
    name: 'reese',
    rates: [
      { per: { of: 'citizens' }, points: 1 },
      { per: { of: 'monsters' }, points: 1 },
      { per: { of: 'domains' }, points: 1 },
    ],
    resources: 4,
    source,
  },
  { name: 'simon', rates: [icons('worker', 1), icons('soldier', 1)], resources: 2, source },
  { name: 'waryn', rates: [icons('worker', 1), icons('shadow', 2)], resources: 3, source },
];

/** A36: the printed symbols were lost; these rates and the majority bonus are our reading. */
export const NO_DUKE: Content['noDuke'] = {
  rates: [icons('worker', 1), icons('soldier', 1), icons('shadow', 2), icons('holy', 2)],
  resources: 3,
  most: 5,
  tied: 3,
  source: 'RECONSTRUCTED',
};
