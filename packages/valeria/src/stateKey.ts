/** A number for everything in the state that play changes, but luck. */
import { beginKey, endKey, type Frame, mixKey, mixList, mixText } from '@three-crowns/core';
import type { Effect, Lord, Player, State } from './state.ts';

export function stateKey(state: State): number {
  beginKey();
  mixText(state.phase);
  mixKey(state.start);
  mixKey(state.turn);
  mixKey(state.round);
  mixKey(state.actions);
  mixList(state.dice);
  mixList(state.used);
  for (const frame of state.stack) mixFrame(frame);
  for (const stack of state.grid) mixList(stack);
  mixList(state.down);
  mixList(state.cover);
  mixList(state.tokens);
  mixList(state.events);
  mixKey(state.exhausted);
  mixKey(state.known);
  mixList(state.emptied);
  mixList(state.vacated);
  for (const player of state.players) mixPlayer(player);
  if (state.lord !== null) mixLord(state.lord);
  mixList(state.attacks);
  mixKey(Number(state.ending));
  mixText(state.ended);
  return endKey();
}

/** What a frame of a card says more than its kind follows from its source, the card. */
function mixFrame({ effect, seat, source, left }: Frame<Effect>): void {
  mixText(effect.kind);
  mixKey(seat);
  mixKey(source);
  mixKey(left);
  if (effect.kind === 'token') mixText(effect.resource);
  else if (effect.kind === 'reveal') mixKey(effect.place);
  else if (effect.kind === 'capture') mixKey(effect.column);
}

function mixPlayer(player: Player): void {
  mixList(player.have);
  mixKey(player.points);
  mixList(player.citizens);
  mixList(player.domains);
  mixList(player.monsters);
  mixList(player.dukes);
  mixKey(player.kept);
  for (const { card, left } of player.due) {
    mixKey(card);
    mixKey(left);
  }
}

function mixLord(lord: Lord): void {
  mixList(lord.dukes);
  mixList(lord.citizens);
  mixList(lord.domains);
}
