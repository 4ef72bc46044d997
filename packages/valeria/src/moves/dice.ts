/** The roll phase: two dice, domains that change them, doubles (A4, A5, A7, A35). */
import { draw } from '@three-crowns/core';
import { domainRow, tablesOf } from '../cards.ts';
import { DIE_FACES } from '../content/box.ts';
import type { Bundle, Power } from '../content/types.ts';
import { countOf, pay, scaled, timesPayable } from '../counting.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { isResting, type Player, playerOfTurn, type State } from '../state.ts';
import { CARDS, type Card, FIRST_DOMAIN } from '../vocabulary.ts';
import type { Dice } from '../wakings.ts';
import { runPowers } from './powers.ts';

type DicePower = Extract<Power, { readonly when: 'dice' }>;

export const ROLL: Move = { do: 'roll' };

export function doRoll(state: State, emit?: EmitEvent): void {
  state.dice[0] = 1 + draw(state.luck, DIE_FACES);
  state.dice[1] = 1 + draw(state.luck, DIE_FACES);
  emit?.({ type: 'rolled', seat: state.turn, dice: [state.dice[0], state.dice[1]] });
  rewardDouble(state, emit);
}

/** Judged on the roll and after every change that makes a double (A7); a resting player gets nothing (A35). */
function rewardDouble(state: State, emit?: EmitEvent): void {
  if (state.dice[0] !== state.dice[1]) return;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!isResting(state, seat)) runPowers(state, seat, 'double', emit);
  }
}

/** Each domain once a roll phase, on any die, and it must change it (A4). */
export function legalChanges(state: State): Move[] {
  const moves: Move[] = [];
  for (const card of playerOfTurn(state).domains) {
    for (let die = 0; die < state.dice.length; die++) {
      if (isChangeable(state, card, die)) moves.push({ do: 'change', domain: card, die });
    }
  }
  if (moves.length > 0) moves.push(PASS);
  return moves;
}

/** Whether there is any change: every turn asks that, so nothing is listed for it. */
export function canChange(state: State): boolean {
  const { domains } = playerOfTurn(state);
  for (let i = 0; i < domains.length; i++) {
    for (let die = 0; die < state.dice.length; die++) if (isChangeable(state, domains[i], die)) return true;
  }
  return false;
}

function isChangeable(state: State, domain: Card, die: number): boolean {
  if (tablesOf(state).occasions[domain - FIRST_DOMAIN] !== 'dice') return false;
  const power = dicePower(state, domain);
  if (turned(power, state.dice[die]) === state.dice[die]) return false;
  const player = playerOfTurn(state);
  return !state.used.includes(domain) && timesPayable(player, priceOf(state, player, power)) >= 1;
}

function dicePower(state: State, domain: Card): DicePower {
  const { power } = domainRow(state, domain);
  if (power.when !== 'dice') throw new Error(`${CARDS[domain]} does not change dice`);
  return power;
}

/** What a die of this value becomes. Never below 1. */
export function turned(power: DicePower, value: number): number {
  return 'set' in power ? power.set : Math.max(1, value - power.lower);
}

/** In gold, really: magic stands in for the three paid actions only (A5, A13). */
export function priceOf(state: State, player: Player, power: DicePower): Bundle {
  if (!('set' in power)) return {};
  return power.per === undefined ? power.pay : scaled(power.pay, countOf(state, player, power.per));
}

/** The dice as a move would leave them, where it changes one. */
export function diceAfter(state: State, move: Move | undefined): Dice {
  if (move?.do !== 'change') return state.dice;
  const [one, two] = state.dice;
  const power = dicePower(state, move.domain);
  return move.die === 0 ? [turned(power, one), two] : [one, turned(power, two)];
}

export function doChange(state: State, domain: Card, die: number, emit?: EmitEvent): void {
  const player = playerOfTurn(state);
  const power = dicePower(state, domain);
  const paid = priceOf(state, player, power);
  const from = state.dice[die];
  const to = turned(power, from);
  pay(player, paid);
  state.dice[die] = to;
  state.used.push(domain);
  emit?.({ type: 'changed', seat: state.turn, domain, die, from, to, paid });
  rewardDouble(state, emit);
}
