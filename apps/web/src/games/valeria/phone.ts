/** Valeria in the zones of a phone. */
import type { GameEvent, Move, State } from '@three-crowns/valeria';
import { isSolo } from '@three-crowns/valeria/board';
import { BOARD, OWN, type PhoneScreen } from '../../table/screen/phone.ts';
import { Purse } from './board/Purse.tsx';

export const phone: PhoneScreen<State, Move, GameEvent> = {
  placeOf: ({ asked, choices }) => (choices.length > 0 && asked?.ask === 'return' ? OWN : BOARD),
  // Alone the Dark Lord needs room above the grid.
  sheetOf: (_, state) => (isSolo(state) ? 178 : 212),
  Purse,
  ground: 'var(--v-wood-2)',
  // Cards as high as they are wide, and a little more for their names.
  mostHeight: 'calc(88vw + 60px)',
};
