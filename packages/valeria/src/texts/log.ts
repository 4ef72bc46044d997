/** Events as lines of the log. A new event does not compile without its words. */
import type { Message } from '@three-crowns/core';
import { isNothing } from '../counting.ts';
import type { GameEvent } from '../events.ts';
import { BANK } from '../move.ts';
import { type Card, isEvent, NOTHING } from '../vocabulary.ts';
import {
  amountOf,
  bundleText,
  cardName,
  countedCards,
  message,
  oneCard,
  placeName,
  player,
  players,
  victimName,
} from './names.ts';

type Lines = {
  readonly [T in GameEvent['type']]: (event: Extract<GameEvent, { readonly type: T }>) => Message | undefined;
};

const LINES: Lines = {
  kept: ({ seat }) => message('event.kept', { player: player(seat) }),
  turn: ({ seat, round }) => message('event.turn', { player: player(seat), round }),
  rolled: ({ seat, dice: [one, two] }) =>
    message('event.rolled', { player: player(seat), one, two, isDouble: one === two ? 'yes' : 'no' }),
  changed: ({ seat, domain, from, to, paid }) =>
    message('event.changed', {
      player: player(seat),
      domain: cardName(domain),
      from,
      to,
      isFree: isNothing(paid) ? 'yes' : 'no',
      paid: bundleText(paid),
    }),
  lost: ({ card, seats, loss }) => {
    const losers = [...new Set(seats)];
    return message('event.lost', {
      card: cardName(card),
      count: losers.length,
      players: players(losers),
      loss: bundleText(loss),
    });
  },
  token: ({ seat, card, place, on, resource }) =>
    message('event.token', {
      player: player(seat),
      card: cardName(card),
      amount: amountOf(resource, 1),
      monster: oneCard(on),
      place: placeName(place),
    }),
  stole: ({ seat, victim, card, resource, amount }) =>
    message('event.stole', {
      player: player(seat),
      victim: victimName(victim),
      card: cardName(card),
      amount: amountOf(resource, amount),
    }),
  harvested: ({ seat, cards, got }) =>
    message('event.harvested', {
      player: player(seat),
      isNothing: isNothing(got) ? 'yes' : 'no',
      got: bundleText(got),
      cards: countedCards(cards),
    }),
  picked: ({ seat, card, got }) =>
    message('event.picked', { player: player(seat), card: cardName(card), got: bundleText(got) }),
  traded: ({ seat, card, paid, got }) =>
    message('event.traded', {
      player: player(seat),
      card: cardName(card),
      paid: bundleText(paid),
      got: bundleText(got),
    }),
  gained: ({ seat, card, got }) =>
    message('event.gained', { player: player(seat), card: cardName(card), got: bundleText(got) }),
  took: ({ seat, resource }) => message('event.took', { player: player(seat), amount: amountOf(resource, 1) }),
  recruited: ({ seat, card, paid }) =>
    message('event.recruited', { player: player(seat), card: oneCard(card), paid: bundleText(paid) }),
  joined: ({ seat, card, source }) =>
    message('event.joined', { player: player(seat), card: oneCard(card), source: cardName(source) }),
  slew: ({ seat, card, paid }) =>
    message('event.slew', { player: player(seat), card: oneCard(card), paid: bundleText(paid) }),
  built: ({ seat, card, paid }) =>
    message('event.built', { player: player(seat), card: cardName(card), paid: bundleText(paid) }),
  declined: ({ seat, card }) => message('event.declined', { player: player(seat), card: cardName(card) }),
  returned: ({ seat, card, got }) =>
    message('event.returned', { player: player(seat), card: oneCard(card), got: bundleText(got) }),
  robbed: ({ seat, victim, card }) =>
    victim === BANK
      ? message('event.robbed-grid', { player: player(seat), card: oneCard(card) })
      : message('event.robbed', { player: player(seat), victim: player(victim), card: oneCard(card) }),
  revealed: ({ place, card }) => message('event.revealed', { place: placeName(place), card: cardName(card) }),
  exhausted: ({ place, card }) =>
    message('event.exhausted', { place: placeName(place), kind: coverKind(card), card: cardName(card) }),
  attacked: ({ column }) => message('event.attacked', { column: column + 1 }),
  spared: ({ number }) => message('event.spared', { number }),
  captured: ({ card }) => message('event.captured', { card: oneCard(card) }),
  ending: () => message('event.ending'),
  'called-off': () => message('event.called-off'),
  over: ({ ending }) => message('event.over', { ending }),
};

function coverKind(card: Card): 'event' | 'nothing' | 'exhausted' {
  if (isEvent(card)) return 'event';
  return card === NOTHING ? 'nothing' : 'exhausted';
}

export function describeEvent(event: GameEvent): Message | undefined {
  const line = LINES[event.type] as (event: GameEvent) => Message | undefined;
  return line(event);
}
