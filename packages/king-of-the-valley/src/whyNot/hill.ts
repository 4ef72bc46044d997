/** Why a slot or a slope of the hill cannot be chosen. */
import type { Reason } from '@three-crowns/core';
import { canRecruit, FIRST_RECRUITING_ROUND } from '../moves/recruit.ts';
import { slotName } from '../notation.ts';
import { castleOfTurn, type State } from '../state.ts';
import { oneTile } from '../texts/names.ts';
import { type Ask, isSubject, SLOPES } from '../vocabulary.ts';
import { because, otherPhase } from './because.ts';
import { whyNotWizard } from './valley.ts';

interface Slot {
  readonly slope: number;
  readonly row: number;
}

export function whyNotSlot(state: State, ask: Ask, slot: Slot): Reason {
  if (ask === 'swap') return whyNotSwap(state, slot);
  return neverForSale(state, slot) ?? (ask === 'recruit' ? tooPoor(state, slot) : tooLate(state, ask, slot));
}

function whyNotSwap(state: State, slot: Slot): Reason {
  const tile = tileOn(state, slot);
  if (tile === undefined) return because('slot-empty', 'W7', nameOf(slot));
  if (!isSubject(tile)) return because('specialist-swap', 'W3', { ...nameOf(slot), tile: oneTile(tile) });
  return whyNotWizard(state);
}

/** What no gold and no better moment in this turn would change. */
function neverForSale(state: State, slot: Slot): Reason | undefined {
  const tile = tileOn(state, slot);
  if (state.round < FIRST_RECRUITING_ROUND) {
    return because('round-one', 'R1', { first: FIRST_RECRUITING_ROUND, round: state.round });
  }
  if (tile === undefined) return because('slot-empty', state.ending ? 'E4' : 'R6', nameOf(slot));
  if (isSubject(tile)) return undefined;
  return because('specialist-recruit', 'R3', { ...nameOf(slot), tile: oneTile(tile) });
}

function tooPoor(state: State, slot: Slot): Reason {
  const price = state.values.prices[slot.row];
  return because('too-poor', 'R2', { ...nameOf(slot), price, gold: castleOfTurn(state).gold });
}

/** Phase 1 is over. A king who has not set off yet and can pay for nobody was never asked: it was the gold that was missing. */
function tooLate(state: State, ask: Ask, slot: Slot): Reason {
  if (state.recruited) return because('recruited-already', 'R1');
  const wasNotAsked = ask === 'summon' && state.path.length === 0 && !canRecruit(state);
  return wasNotAsked ? tooPoor(state, slot) : otherPhase(ask, 'recruit');
}

export function whyNotSlope(state: State, ask: Ask, { slope }: { readonly slope: number }): Reason {
  if (ask !== 'replenish') return otherPhase(ask, 'replenish');
  return because('slope-short', 'F6', {
    slope: SLOPES[slope],
    held: state.hill[slope].length,
    wanted: state.gaps.length,
  });
}

/** Undefined where no tile lies, whatever the type of a list's entry says. */
const tileOn = (state: State, { slope, row }: Slot): number | undefined => state.hill[slope][row];
const nameOf = ({ slope, row }: Slot) => ({ slot: slotName(slope, row) });
