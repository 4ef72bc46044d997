/** What a roll brings a seat: at once, as a choice, as a trade, by theft. The rules harvest; this only looks ahead. */
import type { Seat } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import {
  type Bundle,
  type Card,
  contentOf,
  type Effect,
  FIRST_STARTER,
  HERALD,
  isResting,
  ownedOf,
  type Player,
  plainGain,
  powerOf,
  SLOTS,
  wakings,
} from '@three-crowns/valeria/board';
import { plus, times } from '../pieces/bundles.ts';

export interface Offer {
  readonly card: Card;
  readonly times: number;
  readonly effect: Effect;
}

export interface Yield {
  /** What comes by itself. */
  readonly got: Bundle;
  /** Choices, trades and thefts. */
  readonly open: readonly Offer[];
}

const NOTHING_AT_ALL: Yield = { got: {}, open: [] };

export interface Owned {
  readonly card: Card;
  readonly count: number;
}

/** The citizens and starters of a seat that a slot wakes; those of the herald lie behind the last slot. */
export function ownedIn(state: State, player: Player, slot: number): Owned[] {
  const { citizens, starters } = contentOf(state);
  return [...citizens, ...starters].flatMap((row, card) => {
    const isHere = row.slot === undefined ? slot === SLOTS.length : row.slot === SLOTS[slot];
    const count = isHere ? ownedOf(player, card) : 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** One waking of a slot; of the herald, one call. */
export function slotYield(state: State, player: Player, slot: number, isActive: boolean): Yield {
  return yieldFor(
    state,
    player,
    ownedIn(state, player, slot).map(({ card, count }) => ({ card, times: count })),
    isActive,
  );
}

export function rollYield(state: State, seat: Seat, dice: readonly [number, number], isActive: boolean): Yield {
  if (dice[0] === 0 || isResting(state, seat)) return NOTHING_AT_ALL;
  const player = state.players[seat];
  const woken = wakings(dice).flatMap((often, slot) =>
    often === 0 ? [] : ownedIn(state, player, slot).map(({ card, count }) => ({ card, times: count * often })),
  );
  const calls = (woken.length === 0 ? 1 : 0) + (dice[0] === dice[1] ? 1 : 0);
  return yieldFor(state, player, calls === 0 ? woken : [...woken, { card: HERALD, times: calls }], isActive);
}

interface Woken {
  readonly card: Card;
  readonly times: number;
}

function yieldFor(state: State, player: Player, woken: readonly Woken[], isActive: boolean): Yield {
  let got: Bundle = {};
  const open: Offer[] = [];
  for (const { card, times: often } of woken) {
    const effect = powerOf(state, card, isActive);
    if (isPlain(effect)) got = plus(got, times(plainGain(state, player, effect), often));
    else open.push({ card, times: often, effect });
  }
  return { got, open };
}

const isPlain = ({ kind }: Effect): boolean => kind === 'gain' || kind === 'each' || kind === 'all';

/** Slots that the dice wake, each once. */
export const wokenSlots = (dice: readonly [number, number]): number[] =>
  dice[0] === 0 ? [] : wakings(dice).flatMap((often, slot) => (often > 0 ? [slot] : []));

export const isStarter = (card: Card): boolean => card >= FIRST_STARTER && card <= HERALD;
