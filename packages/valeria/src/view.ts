/** Who sees what. Dukes are private, face-down cards and the exhausted pile nobody's (A3, A37). */
import { hideLuck, UNKNOWN, viewOf, type Zones } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { clone, type State } from './state.ts';

/** Every zone of the table: everybody sees it, or how it is hidden. */
const ZONES: Zones<State> = {
  custom: 'everybody',
  level: 'everybody',
  mixed: 'everybody',
  removed: 'everybody',
  areas: 'everybody',
  luck: hideLuck,
  start: 'everybody',
  turn: 'everybody',
  round: 'everybody',
  phase: 'everybody',
  actions: 'everybody',
  dice: 'everybody',
  used: 'everybody',
  stack: 'everybody',
  grid(seen) {
    seen.grid.forEach((stack, place) => {
      stack.fill(UNKNOWN, 0, seen.down[place]);
    });
  },
  down: 'everybody',
  cover: 'everybody',
  tokens: 'everybody',
  events(seen) {
    seen.events.fill(UNKNOWN, 0, seen.events.length - seen.known);
  },
  exhausted: 'everybody',
  known: 'everybody',
  emptied: 'everybody',
  vacated: 'everybody',
  /** The kept dukes are shown at the end; the others never. */
  players(seen, audience) {
    if (audience === 'everyone') return;
    seen.players.forEach(({ dukes, kept }, seat) => {
      if (seat === audience) return;
      for (let place = 0; place < dukes.length; place++) {
        if (seen.phase !== 'over' || place !== kept) dukes[place] = UNKNOWN;
      }
    });
  },
  lord(seen) {
    if (seen.phase !== 'over') seen.lord?.dukes.fill(UNKNOWN);
  },
  attacks: 'everybody',
  ending: 'everybody',
  ended: 'everybody',
};

export const view = viewOf(clone, ZONES);

export function redact(event: GameEvent): GameEvent {
  return event;
}
