/** A number for everything in the state that play changes, but luck. Small numbers are packed, so that little is mixed. */
import { beginKey, endKey, type Frame, mixKey, mixList, mixText } from '@three-crowns/core';
import type { Effect, Lord, Player, State } from '../state.ts';
import { ENDINGS, PHASES, RESOURCES } from '../vocabulary.ts';

export function stateKey(state: State): number {
  beginKey();
  mixKey(PHASES.indexOf(state.phase) * 16 + ENDINGS.indexOf(state.ended) * 2 + Number(state.ending));
  mixKey(state.start * 8 + state.turn);
  mixKey(state.round * 256 + state.actions);
  mixKey(state.dice[0] * 8 + state.dice[1]);
  mixList(state.used);
  mixKey(state.stack.length);
  for (let i = 0; i < state.stack.length; i++) mixFrame(state.stack[i]);
  for (let place = 0; place < state.grid.length; place++) mixPlace(state, place);
  mixCards(state.events);
  mixKey(state.exhausted * 256 + state.known);
  mixList(state.emptied);
  mixList(state.vacated);
  for (let seat = 0; seat < state.players.length; seat++) mixPlayer(state.players[seat]);
  if (state.lord !== null) mixLord(state.lord);
  mixList(state.attacks);
  return endKey();
}

/** What a frame of a card says more than its kind follows from its source, the card. */
function mixFrame({ effect, seat, source, left }: Frame<Effect>): void {
  mixText(effect.kind);
  mixKey(source * 8 + seat);
  mixKey(left);
  if (effect.kind === 'token') mixText(effect.resource);
  else if (effect.kind === 'reveal') mixKey(effect.place);
  else if (effect.kind === 'capture') mixKey(effect.column);
}

/** Tokens are rare: where there are none, that is all that is mixed. */
function mixPlace(state: State, place: number): void {
  const first = place * RESOURCES.length;
  let tokens = 0;
  for (let i = 0; i < RESOURCES.length; i++) tokens += state.tokens[first + i];
  mixKey(state.cover[place] * 256 + state.down[place] * 2 + (tokens > 0 ? 1 : 0));
  if (tokens > 0) for (let i = 0; i < RESOURCES.length; i++) mixKey(state.tokens[first + i]);
  mixCards(state.grid[place]);
}

/** A card has seven bits, and UNKNOWN, which is -1, becomes 0: four cards at a time. */
function mixCards(cards: readonly number[]): void {
  mixKey(cards.length);
  let packed = 0;
  for (let i = 0; i < cards.length; i++) {
    packed = packed * 128 + cards[i] + 1;
    if (i % 4 === 3) {
      mixKey(packed);
      packed = 0;
    }
  }
  mixKey(packed);
}

/** There are six cards of a citizen: three bits each, nine at a time. */
function mixCounts(counts: readonly number[]): void {
  let packed = 0;
  for (let i = 0; i < counts.length; i++) {
    packed = packed * 8 + counts[i];
    if (i % 9 === 8) {
      mixKey(packed);
      packed = 0;
    }
  }
  mixKey(packed);
}

function mixPlayer(player: Player): void {
  mixList(player.have);
  mixKey(player.points);
  mixCounts(player.citizens);
  mixCards(player.domains);
  mixCards(player.monsters);
  mixList(player.dukes);
  mixKey(player.kept * 256 + player.due.length);
  for (let i = 0; i < player.due.length; i++) mixKey(player.due[i].card * 256 + player.due[i].left);
}

function mixLord(lord: Lord): void {
  mixList(lord.dukes);
  mixCounts(lord.citizens);
  mixCards(lord.domains);
}
