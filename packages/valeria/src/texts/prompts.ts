/** What a seat is asked, as a prompt. A new ask does not compile without its words. */
import type { Decision, Frame, Message, Seat } from '@three-crowns/core';
import { powerOf } from '../cards.ts';
import { isActiveSide } from '../moves/harvest.ts';
import { type Effect, isSolo, type State } from '../state.ts';
import { type Ask, RESOURCES } from '../vocabulary.ts';
import { effectText } from './card.ts';
import type { Key } from './en.ts';
import { amountOf, bundleText, cardName, message } from './names.ts';

const PROMPTS: { readonly [A in Ask]: (state: State, seat: Seat) => Message } = {
  duke: () => message('ask.duke'),
  roll: () => message('ask.roll'),
  dice: ({ dice: [one, two] }) => message('ask.dice', { one, two }),
  harvest: (state, seat) => harvestPrompt(state, seat),
  action: ({ actions }) => message('ask.action', { count: actions }),
  token: (state) => {
    const { effect } = top(state);
    const resource = effect.kind === 'token' ? RESOURCES.indexOf(effect.resource) : 0;
    return cardPrompt(state, 'ask.token', { amount: amountOf(resource, 1) });
  },
  steal: (state) =>
    isSolo(state) ? cardPrompt(state, 'ask.steal-bank') : cardPrompt(state, 'ask.steal', { what: effectOf(state) }),
  choose: (state) => cardPrompt(state, 'ask.choose'),
  citizen: (state) => cardPrompt(state, 'ask.citizen', { what: effectOf(state) }),
  slay: (state) => cardPrompt(state, 'ask.slay'),
  return: (state) => cardPrompt(state, 'ask.return', { what: effectOf(state) }),
  bargain: (state) => {
    const { effect } = top(state);
    const [pay, get] = effect.kind === 'bargain' ? [effect.pay, effect.get] : [{}, {}];
    return cardPrompt(state, 'ask.bargain', { pay: bundleText(pay), get: bundleText(get) });
  },
  rob: (state) => cardPrompt(state, 'ask.rob'),
  exhaust: () => message('ask.exhaust'),
  column: () => message('ask.column'),
  capture: (state) => {
    const { effect } = top(state);
    return message('ask.capture', { column: effect.kind === 'capture' ? effect.column + 1 : 0 });
  },
};

const top = (state: State): Frame<Effect> => state.stack[state.stack.length - 1];

const cardPrompt = (state: State, key: Key, args: Readonly<Record<string, Message>> = {}): Message =>
  message(key, { card: cardName(top(state).source), ...args });

/** The effect that waits, where it is one of a card's own words. */
function effectOf(state: State): Message {
  const { effect } = top(state);
  return effect.kind === 'steal' || effect.kind === 'citizen' || effect.kind === 'return'
    ? effectText(effect)
    : message('nothing');
}

function harvestPrompt(state: State, seat: Seat): Message {
  const { due } = state.players[seat];
  if (due.length === 0) return message('ask.trade', { cards: [] });
  const [{ card, left }] = due;
  if (powerOf(state, card, isActiveSide(state, seat)).kind === 'either') {
    return message('ask.harvest', { card: cardName(card), count: left });
  }
  return message('ask.trade', { cards: due.map((one) => cardName(one.card)) });
}

export function describeDecision(state: State, { ask, seat }: Decision<Ask>): Message {
  return PROMPTS[ask](state, seat);
}
