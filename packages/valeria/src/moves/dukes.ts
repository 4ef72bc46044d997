/** Every player keeps one of two dukes, all at the same time, with the grid in sight (A3). */
import type { Seat } from '@three-crowns/core';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { Player, State } from '../state.ts';
import type { Duke } from '../vocabulary.ts';

export const mustKeep = (player: Player): boolean => player.kept === player.dukes.length && player.dukes.length > 0;

/** The duke that is kept; undefined while none is, and in the game without dukes. In a view it may be UNKNOWN. */
export const dukeOf = (player: Player): Duke | undefined => player.dukes[player.kept];

export const legalKeeps = (player: Player): Move[] => player.dukes.map((_, place) => ({ do: 'keep', place }));

export function doKeep(state: State, seat: Seat, place: number, emit?: EmitEvent): void {
  state.players[seat].kept = place;
  emit?.({ type: 'kept', seat });
}
