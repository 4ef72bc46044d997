/** The box as it is printed. */
import { CITIZEN_ROWS, STARTER_ROWS } from './citizens.ts';
import { DOMAIN_ROWS } from './domains.ts';
import { DUKE_ROWS, NO_DUKE } from './dukes.ts';
import { EVENT_ROWS, MONSTER_ROWS } from './monsters.ts';
import type { Content } from './types.ts';

export const BASE: Content = {
  id: 'base',
  citizens: CITIZEN_ROWS,
  starters: STARTER_ROWS,
  monsters: MONSTER_ROWS,
  events: EVENT_ROWS,
  domains: DOMAIN_ROWS,
  dukes: DUKE_ROWS,
  noDuke: NO_DUKE,
  start: { gold: 2, magic: 1 },
  actions: 2,
  exhaustedPerPlayer: 2,
  exhaustedAlone: 5,
};
