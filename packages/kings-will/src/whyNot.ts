/** Why a thing on the table cannot be used now. Legality is said by `legalMoves` alone; the reasons only explain it. */
import { BadInput, type Reason, type Seat, shown } from '@three-crowns/core';
import { targetsOf } from './moveTargets.ts';
import { type State, seatCountOf } from './state.ts';
import { type Target, targetNamed } from './targets.ts';
import { players } from './texts/names.ts';
import { askOf, legalMoves, pending } from './turn.ts';
import type { Ask } from './vocabulary.ts';
import { because, finishFirst, mandatory } from './whyNot/because.ts';
import { whyNotBuilding, whyNotPlace } from './whyNot/costs.ts';
import { whyNotSupplyGood, whyNotUnit } from './whyNot/goods.ts';
import { whyNotEnd, whyNotFarmer, whyNotLand, whyNotSite, whyNotSupplyLand, whyNotYard } from './whyNot/lands.ts';
import { whyNotAction, whyNotHand, whyNotLevy, whyNotOffer, whyNotSlot, whyNotWill } from './whyNot/table.ts';

type Explanations = {
  readonly [K in Target['kind']]: (
    state: State,
    ask: Ask,
    target: Extract<Target, { readonly kind: K }>,
    seat: Seat,
  ) => Reason;
};

const EXPLANATIONS: Explanations = {
  hand: whyNotHand,
  slot: whyNotSlot,
  action: whyNotAction,
  will: whyNotWill,
  place: whyNotPlace,
  building: whyNotBuilding,
  land: whyNotLand,
  farmer: whyNotFarmer,
  yard: whyNotYard,
  site: whyNotSite,
  end: whyNotEnd,
  unit: whyNotUnit,
  'supply-land': whyNotSupplyLand,
  'supply-good': whyNotSupplyGood,
  levy: whyNotLevy,
  offer: whyNotOffer,
  pass: (_state, ask) => (ask === 'walk' ? because('crowded', '23') : mandatory(ask)),
};

export function whyNot(state: State, seat: Seat, name: string): Reason | undefined {
  const target = targetNamed(state, name);
  if (target === undefined) {
    throw new BadInput('target', `expected a thing on the table such as slot-5, found ${shown(name)}`);
  }
  if (state.palatinates[seat] === undefined) {
    throw new BadInput('seat', `expected one of ${seatCountOf(state)} seats, found ${shown(seat)}`);
  }
  const isUsed = legalMoves(state, seat).some((move) => targetsOf(state, move).includes(name));
  return isUsed ? undefined : explain(state, seat, target);
}

function explain(state: State, seat: Seat, target: Target): Reason {
  const ask = askOf(state, seat);
  if (ask === undefined) return notAsked(state);
  const explanation = EXPLANATIONS[target.kind] as (state: State, ask: Ask, target: Target, seat: Seat) => Reason;
  return isSettingUp(ask, target) ? finishFirst(ask) : explanation(state, ask, target, seat);
}

/** Before the row of lands lies, nothing on it can be named. */
const isSettingUp = (ask: Ask, { kind }: Target): boolean =>
  (ask === 'will' || ask === 'lay') && ['land', 'farmer', 'yard', 'site'].includes(kind);

function notAsked(state: State): Reason {
  const asked = pending(state);
  if (asked.length === 0) return because('over', 'RULEBOOK');
  const others = players(asked.map((decision) => decision.seat));
  if (state.phase === 'wills') return because('kept', 'RULEBOOK', { players: others });
  return because('not-your-turn', '2', { players: others });
}
