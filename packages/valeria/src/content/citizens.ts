/** The eighteen citizens and the three starters. Every citizen costs one gold more for each card of its name one has. */
import { all, each, either, gain, trade } from './effects.ts';
import type { Citizen, Count, Effect, Starter } from './types.ts';

const SOLDIERS: Count = { of: 'role', role: 'soldier' };
const WORKERS: Count = { of: 'role', role: 'worker' };
const source = 'CONFIRMED';

/** A10: up to three of one kind from one opponent, and it comes before everything else. */
const THEFT: Effect = { kind: 'steal', resources: ['gold', 'magic'], amount: 3, less: true, may: true };

export const CITIZEN_ROWS: readonly Citizen[] = [
  { name: 'cleric', slot: '1', role: 'holy', cost: 3, left: gain({ magic: 3 }), right: gain({ magic: 1 }), source },
  {
    name: 'monk',
    slot: '1',
    role: 'holy',
    cost: 3,
    left: gain({ gold: 1, magic: 2 }),
    right: trade({ gold: 1 }, { magic: 2 }),
    source,
  },
  {
    name: 'merchant',
    slot: '2',
    role: 'worker',
    cost: 2,
    left: either(gain({ gold: 2 }), gain({ magic: 2 })),
    right: gain({ gold: 1 }),
    source,
  },
  {
    name: 'blacksmith',
    slot: '2',
    role: 'worker',
    cost: 3,
    left: each({ gold: 1 }, SOLDIERS),
    right: gain({ gold: 1 }),
    source,
  },
  {
    name: 'mercenary',
    slot: '3',
    role: 'shadow',
    cost: 3,
    left: gain({ strength: 1, gold: 1 }),
    right: trade({ strength: 1 }, { gold: 2 }),
    source,
  },
  {
    name: 'alchemist',
    slot: '3',
    role: 'shadow',
    cost: 3,
    left: trade({ gold: 1 }, { magic: 3 }),
    right: trade({ magic: 1 }, { gold: 2 }),
    source,
  },
  {
    name: 'archer',
    slot: '4',
    role: 'soldier',
    cost: 4,
    left: gain({ strength: 2 }),
    right: gain({ strength: 1 }),
    source,
  },
  {
    name: 'wizard',
    slot: '4',
    role: 'soldier',
    cost: 4,
    left: gain({ magic: 1, strength: 1 }),
    right: gain({ magic: 1 }),
    source,
  },
  { name: 'peasant', slot: '5', role: 'worker', cost: 2, left: gain({ gold: 1 }), right: gain({ gold: 1 }), source },
  {
    name: 'knight',
    slot: '6',
    role: 'soldier',
    cost: 2,
    left: gain({ strength: 1 }),
    right: gain({ strength: 1 }),
    source,
  },
  {
    name: 'rogue',
    slot: '7',
    role: 'shadow',
    cost: 2,
    left: gain({ strength: 2, gold: 2 }),
    right: gain({ strength: 1, gold: 1 }),
    source,
  },
  {
    name: 'thief',
    slot: '7',
    role: 'shadow',
    cost: 2,
    left: THEFT,
    right: either(gain({ gold: 2 }), gain({ magic: 2 })),
    source,
  },
  {
    name: 'champion',
    slot: '8',
    role: 'soldier',
    cost: 2,
    left: gain({ strength: 4 }),
    right: trade({ gold: 1 }, { strength: 4 }),
    source,
  },
  {
    name: 'warlord',
    slot: '8',
    role: 'soldier',
    cost: 2,
    left: each({ strength: 1 }, SOLDIERS),
    right: each({ strength: 1 }, { of: 'named', citizen: 'knight' }),
    source,
  },
  {
    name: 'paladin',
    slot: '9/10',
    role: 'holy',
    cost: 2,
    left: gain({ strength: 1, magic: 2 }),
    right: trade({ strength: 1 }, { magic: 3 }),
    source,
  },
  {
    name: 'priestess',
    slot: '9/10',
    role: 'holy',
    cost: 2,
    left: gain({ strength: 2, magic: 1 }),
    right: trade({ magic: 1 }, { strength: 3 }),
    source,
  },
  {
    name: 'butcher',
    slot: '11/12',
    role: 'worker',
    cost: 1,
    left: each({ gold: 2 }, WORKERS),
    right: gain({ gold: 4 }),
    source,
  },
  {
    name: 'miner',
    slot: '11/12',
    role: 'worker',
    cost: 1,
    left: all(gain({ gold: 1 }), each({ gold: 1 }, { of: 'domains' })),
    right: gain({ gold: 4 }),
    source,
  },
];

const ANY_RESOURCE: Effect = either(gain({ gold: 1 }), gain({ strength: 1 }), gain({ magic: 1 }));

export const STARTER_ROWS: readonly Starter[] = [
  {
    name: 'starter-peasant',
    slot: '5',
    as: 'peasant',
    left: gain({ gold: 1 }),
    right: gain({ gold: 1 }),
    source: 'RULEBOOK',
  },
  {
    name: 'starter-knight',
    slot: '6',
    as: 'knight',
    left: gain({ strength: 1 }),
    right: gain({ strength: 1 }),
    source: 'RULEBOOK',
  },
  { name: 'herald', left: ANY_RESOURCE, right: ANY_RESOURCE, source: 'RULEBOOK' },
];
