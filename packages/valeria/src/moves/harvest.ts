/**
 * The harvest. What needs no answer comes first, then choices, then trades: gains never hang on resources and trades are
 * optional, so this order can do everything any other order can, and nobody is asked for an order that does not matter
 * (A11). Players do not touch each other here, so all who have a choice are asked at the same time.
 */
import type { Seat } from '@three-crowns/core';
import { powerOf, tablesOf } from '../cards.ts';
import { DIE_FACES } from '../content/box.ts';
import type { Bundle, Effect } from '../content/types.ts';
import { give, pay, plainGain, scaled, sumOf, timesPayable } from '../counting.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { isResting, type Player, type State } from '../state.ts';
import { type Card, FIRST_STARTER, GOLD, HERALD, MAGIC, SLOTS, STRENGTH } from '../vocabulary.ts';
import { timesShown } from './dice.ts';

const FACES = Array.from({ length: DIE_FACES + 1 }, (_, face) => face);

/** By the two dice and by slot: how often they wake it. */
const WAKINGS: readonly (readonly (readonly number[])[])[] = FACES.map((one) =>
  FACES.map((two) =>
    SLOTS.map((slot) => slot.split('/').reduce((times, number) => times + timesShown([one, two], Number(number)), 0)),
  ),
);

/** By slot: how often the dice wake it. */
export const wakings = (dice: readonly [number, number]): readonly number[] => WAKINGS[dice[0]][dice[1]];

/** How many cards of this kind lie before a player. */
export const ownedOf = (player: Player, card: Card): number => (card < FIRST_STARTER ? player.citizens[card] : 1);

/** Alone the second harvest brings the right-hand powers. */
export const isActiveSide = (state: State, seat: Seat): boolean => seat === state.turn && state.phase !== 'second';

/** A10: only the left power steals, and before everything else. */
export function pushThefts(state: State): void {
  const player = state.players[state.turn];
  forEachWoken(state, player, (card, times) => {
    const effect = powerOf(state, card, true);
    if (effect.kind === 'steal') state.stack.push({ effect, seat: state.turn, source: card, left: times });
  });
}

export function harvest(state: State, emit?: EmitEvent): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!isResting(state, seat)) harvestSeat(state, seat, emit);
  }
}

function harvestSeat(state: State, seat: Seat, emit?: EmitEvent): void {
  const player = state.players[seat];
  const isActive = isActiveSide(state, seat);
  const cards: Card[] = [];
  const [gold, strength, magic] = player.have;
  const { points } = player;
  let woken = 0;
  forEachWoken(state, player, (card, times) => {
    woken += times;
    const effect = powerOf(state, card, isActive);
    if (effect.kind === 'either' || effect.kind === 'trade') player.due.push({ card, left: times });
    else if (effect.kind === 'gain') give(player, effect.gain, times);
    else give(player, plainGain(state, player, effect), times);
    if (emit !== undefined && isPlain(effect)) for (let i = 0; i < times; i++) cards.push(card);
  });
  const calls = heraldCalls(state, woken);
  if (calls > 0) player.due.push({ card: HERALD, left: calls });
  if (player.due.length > 1) sortDue(state, player, isActive);
  if (emit === undefined || cards.length === 0) return;
  const got = scaled(
    {
      gold: player.have[GOLD] - gold,
      strength: player.have[STRENGTH] - strength,
      magic: player.have[MAGIC] - magic,
      points: player.points - points,
    },
    1,
  );
  emit({ type: 'harvested', seat, cards, got });
}

/** Choices before trades, since what they bring can be traded. */
function sortDue(state: State, player: Player, isActive: boolean): void {
  const rank = (card: Card) => (powerOf(state, card, isActive).kind === 'trade' ? 1 : 0);
  player.due.sort((a, b) => rank(a.card) - rank(b.card));
}

/** Once when nothing else is activated, once on a double (A6, A9). */
function heraldCalls(state: State, woken: number): number {
  return (woken === 0 ? 1 : 0) + (state.dice[0] === state.dice[1] ? 1 : 0);
}

/** How often these dice activate a citizen or a starter that lies before a seat; nothing while it rests (A35). */
export function activations(state: State, seat: Seat, card: Card): number {
  const player = state.players[seat];
  if (isResting(state, seat)) return 0;
  if (card !== HERALD) return ownedOf(player, card) * wakings(state.dice)[tablesOf(state).slots[card]];
  let woken = 0;
  forEachWoken(state, player, (_card, times) => {
    woken += times;
  });
  return heraldCalls(state, woken);
}

function forEachWoken(state: State, player: Player, visit: (card: Card, times: number) => void): void {
  const { woken } = tablesOf(state);
  const times = wakings(state.dice);
  for (let slot = 0; slot < times.length; slot++) {
    if (times[slot] === 0) continue;
    for (const card of woken[slot]) {
      const owned = ownedOf(player, card);
      if (owned > 0) visit(card, owned * times[slot]);
    }
  }
}

const isPlain = (effect: Effect): boolean => effect.kind === 'gain' || effect.kind === 'each' || effect.kind === 'all';

/** Whether the seat has anything to answer; a trade that nobody can pay is not asked. */
export function mustHarvest(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  return player.due.some(({ card }) => {
    const effect = powerOf(state, card, isActiveSide(state, seat));
    return effect.kind !== 'trade' || timesPayable(player, effect.pay) > 0;
  });
}

export function legalHarvests(state: State, seat: Seat): Move[] {
  const player = state.players[seat];
  if (player.due.length === 0) return [];
  const isActive = isActiveSide(state, seat);
  const { card, left } = player.due[0];
  const effect = powerOf(state, card, isActive);
  if (effect.kind === 'either') return splits(left, effect.of.length).map((counts) => ({ do: 'pick', card, counts }));
  const moves: Move[] = [];
  for (const due of player.due) {
    const offer = powerOf(state, due.card, isActive);
    if (offer.kind !== 'trade') continue;
    const most = Math.min(due.left, timesPayable(player, offer.pay));
    for (let times = most; times > 0; times--) moves.push({ do: 'trade', card: due.card, times });
  }
  if (moves.length > 0) moves.push(PASS);
  return moves;
}

/** All ways to spread `total` over `parts`, the first part fullest first. */
function splits(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  const ways: number[][] = [];
  for (let first = total; first >= 0; first--) {
    for (const rest of splits(total - first, parts - 1)) ways.push([first, ...rest]);
  }
  return ways;
}

export function doPick(state: State, seat: Seat, card: Card, counts: readonly number[], emit?: EmitEvent): void {
  const player = state.players[seat];
  const effect = powerOf(state, card, isActiveSide(state, seat));
  if (effect.kind !== 'either') return;
  const got = counts.reduce<Bundle>(
    (sum, times, option) => sumOf(sum, scaled(plainGain(state, player, effect.of[option]), times)),
    {},
  );
  player.due.shift();
  give(player, got);
  emit?.({ type: 'picked', seat, card, got });
}

export function doTrade(state: State, seat: Seat, card: Card, times: number, emit?: EmitEvent): void {
  const player = state.players[seat];
  const effect = powerOf(state, card, isActiveSide(state, seat));
  const at = player.due.findIndex((due) => due.card === card);
  if (effect.kind !== 'trade' || at < 0) return;
  player.due[at].left -= times;
  if (player.due[at].left === 0) player.due.splice(at, 1);
  pay(player, effect.pay, times);
  give(player, effect.get, times);
  emit?.({ type: 'traded', seat, card, paid: scaled(effect.pay, times), got: scaled(effect.get, times) });
}
