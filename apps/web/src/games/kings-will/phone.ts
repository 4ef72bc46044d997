/** The King's Will in the zones of a phone. */
import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import { type Target, targetNamed } from '@three-crowns/kings-will/board';
import { BOARD, OWN, type PhoneScreen } from '../../table/screen/phone.ts';

const OWN_THINGS: readonly Target['kind'][] = ['land', 'farmer', 'yard', 'site', 'end', 'unit'];
const BOARD_THINGS: readonly Target['kind'][] = ['slot', 'will', 'building', 'supply-land', 'supply-good'];

export const phone: PhoneScreen<State, Move, GameEvent> = {
  placeOf: ({ choices, picked, state }) => {
    const next = choices.flatMap(({ targets }) => targets.filter((target) => !picked.includes(target)));
    const kinds = new Set(next.map((target) => targetNamed(state, target)?.kind));
    const has = (some: readonly Target['kind'][]) => some.some((kind) => kinds.has(kind));
    return has(OWN_THINGS) && !has(BOARD_THINGS) ? OWN : BOARD;
  },
};
