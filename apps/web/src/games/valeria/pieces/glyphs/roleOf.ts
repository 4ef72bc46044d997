import type { State } from '@three-crowns/valeria';
import { type Card, citizenRow, isCitizen, type Role } from '@three-crowns/valeria/board';

/** Of a citizen; starters have none. */
export const roleOf = (state: State, card: Card): Role | undefined =>
  isCitizen(card) ? citizenRow(state, card).role : undefined;
