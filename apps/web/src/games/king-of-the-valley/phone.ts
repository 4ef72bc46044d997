/** King of the Valley in the zones of a phone. */
import type { GameEvent, Move, State } from '@three-crowns/king-of-the-valley';
import { targetNamed } from '@three-crowns/king-of-the-valley/board';
import { BOARD, OWN, type PhoneScreen } from '../../table/screen/phone.ts';
import type { View } from './pieces/view.ts';

/** The own castle answers for the jester, taxes and kingdoms, and gives what is swapped for a tile of the hill. */
function placeOf({ asked, choices, picked }: View): string {
  if (choices.length === 0) return BOARD;
  switch (asked?.ask) {
    case 'jester':
    case 'tax':
    case 'kingdom':
      return OWN;
    case 'swap':
      return picked.some((target) => targetNamed(target)?.kind === 'slot') ? OWN : BOARD;
    default:
      return BOARD;
  }
}

export const phone: PhoneScreen<State, Move, GameEvent> = {
  placeOf,
  ground: 'var(--kv-yellow-66-37)',
  // The hill across, the valley as wide as the window, and what is left of the stacks.
  mostHeight: 'calc(100vw + 142px)',
};
