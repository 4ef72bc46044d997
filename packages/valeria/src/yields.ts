/** What a roll would bring a seat: at once, as a choice, as a trade, by theft. The harvest gives it; this looks ahead. */
import type { Seat } from '@three-crowns/core';
import { powerOf, tablesOf } from './cards.ts';
import type { Bundle, Effect } from './content/types.ts';
import { plainGain, scaled, sumOf } from './counting.ts';
import { countWoken, heraldCalls, isPlain, ownedOf, wokenBy } from './moves/harvest.ts';
import { isResting, type Player, type State } from './state.ts';
import { type Card, HERALD, SLOTS } from './vocabulary.ts';
import { type Dice, timesWoken, type Waking } from './wakings.ts';

export interface Offer extends Waking {
  readonly effect: Effect;
}

export interface Yield {
  /** What comes by itself. */
  readonly got: Bundle;
  /** Choices, trades and thefts. */
  readonly open: readonly Offer[];
}

export interface Owned {
  readonly card: Card;
  readonly count: number;
}

/** The citizens and starters of a player that a slot wakes; the herald lies behind the last slot. */
export function ownedIn(state: State, player: Player, slot: number): Owned[] {
  return tablesOf(state).slots.flatMap((own, card) => {
    const count = own === slot ? ownedOf(player, card) : 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** One waking of a slot; of the herald, one call. */
export function slotYield(state: State, player: Player, slot: number, isActive: boolean): Yield {
  const woken = ownedIn(state, player, slot).map(({ card, count }) => ({ card, times: count }));
  return yieldOf(state, player, woken, isActive);
}

/** Nothing before the first roll, and while the seat rests (A35). */
export function rollYield(state: State, seat: Seat, dice: Dice, isActive: boolean): Yield {
  if (dice[0] === 0 || isResting(state, seat)) return { got: {}, open: [] };
  const player = state.players[seat];
  const woken = wokenBy(state, dice).map(({ card, times }) => ({ card, times: times * ownedOf(player, card) }));
  const herald = { card: HERALD, times: heraldCalls(dice, countWoken(state, player, dice)) };
  const activated = [...woken, herald].filter(({ times }) => times > 0);
  return yieldOf(state, player, activated, isActive);
}

function yieldOf(state: State, player: Player, woken: readonly Waking[], isActive: boolean): Yield {
  let got: Bundle = {};
  const open: Offer[] = [];
  for (const { card, times } of woken) {
    const effect = powerOf(state, card, isActive);
    if (isPlain(effect)) got = sumOf(got, scaled(plainGain(state, player, effect), times));
    else open.push({ card, times, effect });
  }
  return { got, open };
}

/** Slots that the dice wake, each once. */
export const wokenSlots = (dice: Dice): number[] =>
  SLOTS.flatMap((_, slot) => (timesWoken(dice, slot) > 0 ? [slot] : []));
