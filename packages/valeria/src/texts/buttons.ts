/** Moves as buttons say them. A new move does not compile without its words. */
import { type Frame, type Message, type Seat, UNKNOWN } from '@three-crowns/core';
import { domainRow, powerOf } from '../cards.ts';
import type { Bundle } from '../content/types.ts';
import { isNothing, plainGain, scaled } from '../counting.ts';
import type { Move } from '../move.ts';
import { citizenCost, domainCost, slayCost } from '../moves/actions.ts';
import { priceOf, turned } from '../moves/dice.ts';
import { isActiveSide, pickGain } from '../moves/harvest.ts';
import { monsterAt } from '../moves/stacks.ts';
import { type Effect, playerOfTurn, type State, topOf } from '../state.ts';
import { pending } from '../turn.ts';
import { type Card, NOTHING } from '../vocabulary.ts';
import { effectText } from './card.ts';
import {
  amountOf,
  bundleText,
  cardName,
  columnName,
  dukeName,
  message,
  oneCard,
  placeName,
  player,
  victimName,
} from './names.ts';

type Buttons = { readonly [D in Move['do']]: (state: State, move: Extract<Move, { readonly do: D }>) => Message };

const BUTTONS: Buttons = {
  keep: (state, { place }) => keepText(state, place),
  roll: () => message('move.roll'),
  change: (state, { domain, die }) => changeText(state, domain, die),
  pass: (state) => message('move.pass', { ask: pending(state)[0]?.ask ?? state.phase }),
  token: (state, { place }) =>
    message('move.token', { monster: oneCard(monsterAt(state, place) ?? NOTHING), place: placeName(place) }),
  steal: (_state, { victim, resource, amount }) =>
    message('move.steal', { amount: amountOf(resource, amount), victim: victimName(victim) }),
  pick: (state, { card, counts }) => pickText(state, card, counts),
  trade: (state, { card, times }) => tradeText(state, card, times),
  take: (_state, { resource }) => message('move.take', { amount: amountOf(resource, 1) }),
  recruit: (state, { place, magic }) => {
    const card = cardOn(state, place);
    return paidText('move.recruit', card, { gold: citizenCost(state, playerOfTurn(state), card) - magic, magic });
  },
  slay: (state, { place, magic }) => {
    const card = monsterAt(state, place) ?? NOTHING;
    const cost = slayCost(state, place, card);
    return paidText('move.slay', card, { strength: cost.strength - magic, magic: cost.magic + magic });
  },
  build: (state, { place, magic }) => {
    const card = cardOn(state, place);
    return paidText('move.build', card, { gold: domainCost(state, playerOfTurn(state), card) - magic, magic });
  },
  choose: (state, { option }) => chooseText(state, option),
  citizen: (state, { place }) => message('move.citizen', { card: oneCard(cardOn(state, place)) }),
  return: (state, { card }) => message('move.return', { card: oneCard(card), got: bundleText(returnReward(state)) }),
  bargain: (state) => {
    const { effect } = top(state);
    const [paid, got] = effect.kind === 'bargain' ? [effect.pay, effect.get] : [{}, {}];
    return message('move.trade', { paid: bundleText(paid), got: bundleText(got) });
  },
  rob: (_state, { victim }) => message('move.rob', { victim: player(victim) }),
  exhaust: (_state, { place }) => message('move.exhaust', { place: placeName(place) }),
  column: (_state, { column }) => columnName(column),
  capture: (state, { place }) => message('move.capture', { card: oneCard(cardOn(state, place)) }),
};

export function describeMove(state: State, move: Move): Message {
  const button = BUTTONS[move.do] as (state: State, move: Move) => Message;
  return button(state, move);
}

const cardOn = (state: State, place: number): Card => topOf(state, place) ?? NOTHING;
const top = (state: State): Frame<Effect> => state.stack[state.stack.length - 1];

const paidText = (key: 'move.recruit' | 'move.slay' | 'move.build', card: Card, paid: Bundle): Message =>
  message(key, { card: oneCard(card), paid: bundleText(paid) });

/** A view shows the dealt dukes of its owner only; who sees those of several seats, or none, reads the place. */
function keepText(state: State, place: number): Message {
  const open = state.players.map(({ dukes }) => dukes[place]).filter((duke) => duke !== UNKNOWN);
  return open.length === 1
    ? message('move.keep', { duke: dukeName(open[0]) })
    : message('move.keep-place', { place: place + 1 });
}

function changeText(state: State, domain: Card, die: number): Message {
  const { power } = domainRow(state, domain);
  const from = state.dice[die];
  if (power.when !== 'dice') return cardName(domain);
  const paid = priceOf(state, playerOfTurn(state), power);
  const isFree = isNothing(paid) ? 'yes' : 'no';
  return message('move.change', { die: die + 1, from, to: turned(power, from), isFree, paid: bundleText(paid) });
}

/** Seats whose harvest waits for this card. A move does not name its seat, and a card has two sides. */
const seatsWith = (state: State, card: Card): Seat[] =>
  state.players.flatMap(({ due }, seat) => (due.some((one) => one.card === card) ? [seat] : []));

function pickText(state: State, card: Card, counts: readonly number[]): Message {
  for (const seat of seatsWith(state, card)) {
    const effect = powerOf(state, card, isActiveSide(state, seat));
    if (effect.kind !== 'either' || effect.of.length !== counts.length) continue;
    return message('move.pick', { got: bundleText(pickGain(state, seat, card, counts)) });
  }
  return cardName(card);
}

/** What is paid for what; where two seats would read it differently, only the card. */
function tradeText(state: State, card: Card, times: number): Message {
  const sides = new Set(seatsWith(state, card).map((seat) => isActiveSide(state, seat)));
  const [effect] = [...sides].map((isActive) => powerOf(state, card, isActive)).filter(({ kind }) => kind === 'trade');
  if (sides.size !== 1 || effect?.kind !== 'trade') {
    return message('move.trade-times', { card: cardName(card), times });
  }
  return message('move.trade', {
    paid: bundleText(scaled(effect.pay, times)),
    got: bundleText(scaled(effect.get, times)),
  });
}

/** A gain is said in full, so that nobody has to count. */
function chooseText(state: State, option: number): Message {
  const { effect, seat } = top(state);
  if (effect.kind !== 'choose') return message('nothing');
  const part = effect.of[option];
  const got = plainGain(state, state.players[seat], part);
  const isPlain = part.kind === 'gain' || part.kind === 'each';
  return message('move.choose', { what: isPlain ? bundleText(got) : effectText(part) });
}

function returnReward(state: State): Bundle {
  const { effect } = top(state);
  return effect.kind === 'return' ? effect.get : {};
}
