/** What a reason is made of: a code, which is also its text, the ruling it rests on, and the facts. */
import type { Arg, Frame, Message, Reason } from '@three-crowns/core';
import { type Effect, isSolo, type Player, type State } from '../state.ts';
import type { Key } from '../texts/en.ts';
import { amountOf, message } from '../texts/names.ts';
import { type Ask, FIRST_MONSTER } from '../vocabulary.ts';

type CodeIn<K> = K extends `why.${infer Code}` ? Code : never;
type WhyCode = CodeIn<Key>;
/** The ids of docs/valeria.md; what the rulebook says plainly has none. */
export type Ruling = `A${number}` | 'RULEBOOK';
type Args = Readonly<Record<string, Arg>>;

export function because(reason: WhyCode, rule: Ruling, args?: Args): Reason {
  return { reason, rule, message: message(`why.${reason}`, args) };
}

/** The rulings that say what an ask is about, and that it must be answered. */
const DUTIES: { readonly [A in Ask]: Ruling } = {
  duke: 'A3',
  roll: 'RULEBOOK',
  dice: 'A4',
  harvest: 'A11',
  action: 'A24',
  token: 'A30',
  steal: 'A18',
  choose: 'RULEBOOK',
  citizen: 'A47',
  slay: 'RULEBOOK',
  return: 'A19',
  bargain: 'RULEBOOK',
  rob: 'A46',
  exhaust: 'A22',
  column: 'A41',
  capture: 'A38',
};

export const finishFirst = (state: State, ask: Ask): Reason => because('finish-first', dutyOf(state, ask), { ask });

/** Alone nobody has what a card takes: it comes from the bank (A39). */
export function mandatory(state: State, ask: Ask): Reason {
  return because('mandatory', dutyOf(state, ask), { ask: ask === 'steal' && isSolo(state) ? 'bank' : ask });
}

/** Where several cards ask alike, the one that waits has the ruling. */
function dutyOf(state: State, ask: Ask): Ruling {
  if (ask === 'steal') return isSolo(state) ? 'A39' : theftRule(state);
  if (ask !== 'return') return DUTIES[ask];
  const { effect } = waiting(state);
  return effect.kind === 'return' && effect.what === 'monster' ? 'A20' : DUTIES.return;
}

/** Thieves have their own; of domains some may be declined and some not. */
export function theftRule(state: State): Ruling {
  const { effect, source } = waiting(state);
  if (source < FIRST_MONSTER) return 'A10';
  return effect.kind === 'steal' && !effect.may ? 'A46' : 'A18';
}

/** What waits on top of the stack; only asked where something does. */
export const waiting = (state: State): Frame<Effect> => state.stack[state.stack.length - 1];

/** What a player has of these, nothing included. */
export const ownOf = ({ have }: Player, ...resources: readonly number[]): Message =>
  message('list', { parts: resources.map((resource) => amountOf(resource, have[resource])) });
