/** Why a thing on the table cannot be used now. Legality is said by `legalMoves` alone; the reasons only explain it. */
import { BadInput, type Reason, type Seat, shown } from '@three-crowns/core';
import type { State } from './state.ts';
import { type Target, targetNamed, targetsOf } from './targets.ts';
import { player } from './texts/names.ts';
import { askOf, legalMoves } from './turn.ts';
import type { Ask } from './vocabulary.ts';
import { because, type Ruling } from './whyNot/because.ts';
import { whyNotColumn, whyNotKingdom, whyNotPiece } from './whyNot/castle.ts';
import { whyNotSlope, whyNotSlot } from './whyNot/hill.ts';
import { whyNotLand, whyNotPlace, whyNotSet } from './whyNot/valley.ts';

type Explanations = {
  readonly [K in Target['kind']]: (state: State, ask: Ask, target: Extract<Target, { readonly kind: K }>) => Reason;
};

const EXPLANATIONS: Explanations = {
  place: whyNotPlace,
  set: whyNotSet,
  land: whyNotLand,
  slot: whyNotSlot,
  column: whyNotColumn,
  piece: whyNotPiece,
  kingdom: whyNotKingdom,
  slope: whyNotSlope,
  skip: whyNotSkip,
};

/** What an ability that waits asks for, and the ruling that it must be finished at once. */
const ABILITIES: { readonly [A in Ask]?: { readonly rule: Ruling; readonly uses: readonly Target['kind'][] } } = {
  jester: { rule: 'J1', uses: ['column'] },
  swap: { rule: 'W1', uses: ['slot', 'column', 'piece'] },
  tax: { rule: 'T2', uses: ['column', 'piece'] },
};

/** Why what is asked cannot be declined. */
const DUTIES: { readonly [A in Ask]?: Ruling } = {
  place: 'S1',
  summon: 'M8',
  replenish: 'F1',
  jester: 'J1',
  swap: 'W1',
  tax: 'T7',
};

export function whyNot(state: State, seat: Seat, name: string): Reason | undefined {
  const target = targetNamed(name);
  if (target === undefined)
    throw new BadInput('target', `expected a thing on the table such as c3, found ${shown(name)}`);
  if (state.kings[seat] === undefined) {
    throw new BadInput('seat', `expected one of ${state.kings.length} seats, found ${shown(seat)}`);
  }
  const isUsed = legalMoves(state, seat).some((move) => targetsOf(state, move).includes(name));
  return isUsed ? undefined : explain(state, seat, target);
}

function explain(state: State, seat: Seat, target: Target): Reason {
  const ask = askOf(state);
  if (ask === undefined) return because('over', 'E3');
  if (seat !== state.turn) return because('not-your-turn', 'S4', { player: player(state.turn) });
  const ability = ABILITIES[ask];
  if (ability && target.kind !== 'skip' && !ability.uses.includes(target.kind)) {
    return because('finish-first', ability.rule, { ask });
  }
  const explanation = EXPLANATIONS[target.kind] as (state: State, ask: Ask, target: Target) => Reason;
  return explanation(state, ask, target);
}

function whyNotSkip(_state: State, ask: Ask): Reason {
  const duty = DUTIES[ask];
  return duty === undefined ? because('nothing-offered', 'S4') : because('mandatory', duty, { ask });
}
