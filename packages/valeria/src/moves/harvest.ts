/**
 * The harvest. What needs no answer comes first, then choices, then trades: gains never hang on resources and trades are
 * optional, so this order can do everything any other order can, and nobody is asked for an order that does not matter
 * (A11). Players do not touch each other here, so all who have a choice are asked at the same time.
 */
import type { Seat } from '@three-crowns/core';
import { powerOf, sideFor, tablesOf } from '../cards.ts';
import type { Bundle, Effect } from '../content/types.ts';
import {
  changeOf,
  give,
  giveAmounts,
  giveGain,
  type Purse,
  pay,
  plainGain,
  purseOf,
  scaled,
  sumOf,
  timesAffordable,
} from '../counting.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { type Due, isResting, type Player, type State } from '../state.ts';
import { CARDS, type Card, FIRST_STARTER, HERALD } from '../vocabulary.ts';
import type { Dice, Waking } from '../wakings.ts';
import { picksOf } from './picks.ts';

/** How many cards of this kind lie before a player. */
export const ownedOf = (player: Player, card: Card): number => (card < FIRST_STARTER ? player.citizens[card] : 1);

/** Alone the second harvest brings the right-hand powers. */
export const isActiveSide = (state: State, seat: Seat): boolean => seat === state.turn && state.phase !== 'second';

/** The citizens and starters that these dice wake, whoever has them; the herald is not among them. */
export const wokenBy = (state: State, dice: Dice): readonly Waking[] => tablesOf(state).wakings[dice[0]][dice[1]];

/** How many activations of citizens and starters these dice bring a player. */
export function countWoken(state: State, player: Player, dice: Dice): number {
  let woken = 0;
  for (const { card, times } of wokenBy(state, dice)) woken += times * ownedOf(player, card);
  return woken;
}

/** The herald comes once when nothing else is activated, and once on a double (A6, A9). */
export const heraldCalls = (dice: Dice, woken: number): number => (woken === 0 ? 1 : 0) + (dice[0] === dice[1] ? 1 : 0);

/** Gains that ask nothing. */
export const isPlain = ({ kind }: Effect): boolean => kind === 'gain' || kind === 'each' || kind === 'all';

/** Waits for an answer in the harvest. */
const isAnswered = ({ kind }: Effect): boolean => kind === 'either' || kind === 'trade';

/** A10: only the left power steals, and before everything else. */
export function pushThefts(state: State): void {
  const player = state.players[state.turn];
  const woken = wokenBy(state, state.dice);
  for (let i = 0; i < woken.length; i++) {
    const { card, times } = woken[i];
    const owned = ownedOf(player, card);
    // Looked at first: most of what dice wake is not there.
    if (owned === 0) continue;
    const effect = powerOf(state, card, true);
    if (effect.kind === 'steal') state.stack.push({ effect, seat: state.turn, source: card, left: owned * times });
  }
}

export function harvest(state: State, emit?: EmitEvent): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!isResting(state, seat)) harvestSeat(state, seat, emit);
  }
}

function harvestSeat(state: State, seat: Seat, emit?: EmitEvent): void {
  const player = state.players[seat];
  const before = emit === undefined ? undefined : purseOf(player);
  const { powers, gains } = sideFor(state, isActiveSide(state, seat));
  const waking = wokenBy(state, state.dice);
  let woken = 0;
  for (let i = 0; i < waking.length; i++) {
    const { card, times } = waking[i];
    const often = times * ownedOf(player, card);
    if (often === 0) continue;
    woken += often;
    const gain = gains[card];
    if (gain !== undefined) giveAmounts(player, gain, often);
    else if (isAnswered(powers[card])) addDue(player.due, powers, card, often);
    else giveGain(state, player, powers[card], often);
  }
  const calls = heraldCalls(state.dice, woken);
  if (calls > 0) addDue(player.due, powers, HERALD, calls);
  if (before !== undefined) tellHarvest(state, seat, before, emit);
}

/** `cards` names each that brought something by itself, as often as it was activated. */
function tellHarvest(state: State, seat: Seat, before: Purse, emit?: EmitEvent): void {
  const player = state.players[seat];
  const isActive = isActiveSide(state, seat);
  const cards = wokenBy(state, state.dice).flatMap(({ card, times }) =>
    isPlain(powerOf(state, card, isActive)) ? Array<Card>(times * ownedOf(player, card)).fill(card) : [],
  );
  if (cards.length > 0) emit?.({ type: 'harvested', seat, cards, got: changeOf(before, player) });
}

/** Choices before trades, since what they bring can be traded. */
function addDue(due: Due[], powers: readonly Effect[], card: Card, left: number): void {
  let at = due.length;
  if (powers[card].kind !== 'trade') while (at > 0 && powers[due[at - 1].card].kind === 'trade') at -= 1;
  if (at === due.length) due.push({ card, left });
  else due.splice(at, 0, { card, left });
}

/** How often these dice activate a citizen or a starter that lies before a seat; nothing while it rests (A35). */
export function activations(state: State, seat: Seat, card: Card): number {
  const player = state.players[seat];
  if (isResting(state, seat)) return 0;
  if (card === HERALD) return heraldCalls(state.dice, countWoken(state, player, state.dice));
  const waking = wokenBy(state, state.dice).find((one) => one.card === card);
  return waking === undefined ? 0 : waking.times * ownedOf(player, card);
}

/** Whether the seat has anything to answer; a trade that nobody can pay is not asked. */
export function mustHarvest(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  const { due } = player;
  if (due.length === 0) return false;
  const { trades } = sideFor(state, isActiveSide(state, seat));
  for (let i = 0; i < due.length; i++) {
    const trade = trades[due[i].card];
    if (trade === undefined || timesAffordable(player, trade.pay) > 0) return true;
  }
  return false;
}

export function legalHarvests(state: State, seat: Seat): Move[] {
  const player = state.players[seat];
  const { due } = player;
  if (due.length === 0) return [];
  const { choices, trades } = sideFor(state, isActiveSide(state, seat));
  const alternatives = choices[due[0].card].length;
  if (alternatives > 0) return picksOf(due[0].card, due[0].left, alternatives);
  const moves: Move[] = [];
  for (let i = 0; i < due.length; i++) {
    const { card, left } = due[i];
    const trade = trades[card];
    if (trade === undefined) continue;
    const most = Math.min(left, timesAffordable(player, trade.pay));
    for (let times = most; times > 0; times--) moves.push({ do: 'trade', card, times });
  }
  if (moves.length > 0) moves.push(PASS);
  return moves;
}

/** What a card brings whose alternatives are taken so often each. */
export function pickGain(state: State, seat: Seat, card: Card, counts: readonly number[]): Bundle {
  const effect = powerOf(state, card, isActiveSide(state, seat));
  const alternatives = effect.kind === 'either' ? effect.of : [];
  return alternatives.reduce<Bundle>(
    (sum, part, option) => sumOf(sum, scaled(plainGain(state, state.players[seat], part), counts[option])),
    {},
  );
}

export function doPick(state: State, seat: Seat, card: Card, counts: readonly number[], emit?: EmitEvent): void {
  const player = state.players[seat];
  const effect = powerOf(state, card, isActiveSide(state, seat));
  if (effect.kind !== 'either' || player.due[0]?.card !== card) throw new Error(`${CARDS[card]} leaves no choice`);
  player.due.shift();
  const gains = sideFor(state, isActiveSide(state, seat)).choices[card];
  for (let option = 0; option < counts.length; option++) {
    const gain = gains[option];
    if (gain !== undefined) giveAmounts(player, gain, counts[option]);
    else giveGain(state, player, effect.of[option], counts[option]);
  }
  emit?.({ type: 'picked', seat, card, got: pickGain(state, seat, card, counts) });
}

export function doTrade(state: State, seat: Seat, card: Card, times: number, emit?: EmitEvent): void {
  const player = state.players[seat];
  const effect = powerOf(state, card, isActiveSide(state, seat));
  const at = player.due.findIndex((due) => due.card === card);
  if (effect.kind !== 'trade' || at < 0) throw new Error(`${CARDS[card]} offers no trade`);
  player.due[at].left -= times;
  if (player.due[at].left === 0) player.due.splice(at, 1);
  pay(player, effect.pay, times);
  give(player, effect.get, times);
  emit?.({ type: 'traded', seat, card, paid: scaled(effect.pay, times), got: scaled(effect.get, times) });
}

/** Trades that nobody wants, or that could not be paid. */
export function clearDue({ players }: State): void {
  for (const { due } of players) if (due.length > 0) due.length = 0;
}
