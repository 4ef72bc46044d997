/** Valeria in the zones of a phone. */
import type { GameEvent, Move, State } from '@three-crowns/valeria';
import { BOARD, OWN, type PhoneScreen } from '../../table/screen/phone.ts';

export const phone: PhoneScreen<State, Move, GameEvent> = {
  placeOf: ({ asked, choices }) => (choices.length > 0 && asked?.ask === 'return' ? OWN : BOARD),
  sheetOf: () => 212,
};
