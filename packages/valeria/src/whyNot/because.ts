/** What a reason is made of: a code, which is also its text, the ruling it rests on, and the facts. */
import type { Arg, Frame, Message, Reason } from '@three-crowns/core';
import type { Effect, Player, State } from '../state.ts';
import type { Key } from '../texts/en.ts';
import { amountOf, message } from '../texts/names.ts';
import type { Ask } from '../words.ts';

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
  choose: 'A47',
  citizen: 'A47',
  slay: 'A17',
  return: 'A19',
  bargain: 'A11',
  rob: 'A46',
  exhaust: 'A22',
  column: 'A41',
  capture: 'A38',
};

export const finishFirst = (ask: Ask): Reason => because('finish-first', DUTIES[ask], { ask });
export const mandatory = (ask: Ask): Reason => because('mandatory', DUTIES[ask], { ask });

/** What waits on top of the stack; only asked where something does. */
export const waiting = (state: State): Frame<Effect> => state.stack[state.stack.length - 1];

/** What a player has of these, nothing included. */
export const ownOf = ({ have }: Player, ...resources: readonly number[]): Message =>
  message('list', { parts: resources.map((resource) => amountOf(resource, have[resource])) });
