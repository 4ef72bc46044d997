/** What a reason is made of: a code, which is also its text, the ruling it rests on, and the facts. */
import type { Arg, Frame, Reason, Seat } from '@three-crowns/core';
import { canUse } from '../moves/act.ts';
import type { Effect, State } from '../state.ts';
import type { Key } from '../texts/en.ts';
import { actionName, message, tileName } from '../texts/names.ts';
import { ACTIONS_OF, type ActionName, type Ask, INTRIGUE, LOCKED, TILES } from '../vocabulary.ts';

type CodeIn<K> = K extends `why.${infer Code}` ? Code : never;
type WhyCode = CodeIn<Key>;
/** The numbers of docs/kings-will.md; what the rulebook says plainly has none. */
export type Ruling = `${number}` | 'RULEBOOK';
type Args = Readonly<Record<string, Arg>>;

export function because(reason: WhyCode, rule: Ruling, args?: Args): Reason {
  return { reason, rule, message: message(`why.${reason}`, args) };
}

/** The rulings that say what an ask is about, and that it must be answered. */
const DUTIES: { readonly [A in Ask]: Ruling } = {
  will: 'RULEBOOK',
  lay: 'RULEBOOK',
  home: '17',
  settle: '25',
  stock: 'RULEBOOK',
  tile: '1',
  act: '1',
  follow: '1',
  intrigue: '5',
  walk: '23',
  trade: '1',
  look: '49',
  site: '15',
  pay: '46',
  lose: '19',
  pledge: 'RULEBOOK',
  neutral: 'RULEBOOK',
  levy: '27',
  offer: '29',
};

export const finishFirst = (ask: Ask): Reason => because('finish-first', DUTIES[ask], { duty: message(`duty.${ask}`) });
export const mandatory = (ask: Ask): Reason => because('mandatory', DUTIES[ask], { duty: message(`duty.${ask}`) });

/** What waits on top of the stack; only asked where something does. */
export const waiting = (state: State): Frame<Effect> => state.stack[state.stack.length - 1];

/** Whether an action of a tile is asked for. */
export const isActing = (ask: Ask): boolean => ask === 'act' || ask === 'follow' || ask === 'intrigue';

/** The actions somebody may choose from now: those of the tile taken, or of all locked ones (5). */
export function offeredActions(state: State, ask: Ask): readonly ActionName[] {
  if (!isActing(ask)) return [];
  if (ask !== 'intrigue') return ACTIONS_OF[TILES[waiting(state).source]];
  return state.row.slice(0, LOCKED).flatMap((tile) => ACTIONS_OF[TILES[tile]]);
}

/** The action is printed on another tile than those that may be used. */
export function otherAction(ask: Ask, state: State, action: ActionName): Reason {
  const home = TILES.findIndex((tile) => ACTIONS_OF[tile].includes(action));
  const args = { action: actionName(action), home: tileName(home) };
  if (ask === 'intrigue') return because('action-free', '5', args);
  return because('other-action', 'RULEBOOK', { ...args, tile: tileName(waiting(state).source) });
}

/** What is built is chosen first, where there is a choice; then where, and how it is paid. */
export function workFirst(state: State, ask: Ask, seat: Seat): Reason | undefined {
  const works = offeredActions(state, ask).filter((action) => action === 'found' || action === 'erect');
  if (works.length === 0) return undefined;
  return works.some((action) => canUse(state, seat, action))
    ? because('choose-work', 'RULEBOOK', { kind: 'any' })
    : because('nothing-to-build', 'RULEBOOK');
}

/** Nothing that may be done now uses such a thing. */
export function unused(state: State, ask: Ask): Reason {
  if (!isActing(ask)) return finishFirst(ask);
  const tile = ask === 'intrigue' ? INTRIGUE : waiting(state).source;
  return because('not-with-tile', 'RULEBOOK', { tile: tileName(tile) });
}
