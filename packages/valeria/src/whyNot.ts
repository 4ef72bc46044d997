/** Why a thing on the table cannot be used now. Legality is said by `legalMoves` alone; the reasons only explain it. */
import { BadInput, type Reason, type Seat, shown } from '@three-crowns/core';
import { isResting, isSolo, type State } from './state.ts';
import { type Target, targetNamed, targetsOf, type Word } from './targets.ts';
import { player, players } from './texts/names.ts';
import { legalMoves, pending } from './turn.ts';
import type { Ask } from './vocabulary.ts';
import { because, finishFirst, mandatory } from './whyNot/because.ts';
import { whyNotCard } from './whyNot/cards.ts';
import { whyNotPlace } from './whyNot/grid.ts';
import { whyNotBank, whyNotResource, whyNotSeat } from './whyNot/people.ts';

type Explanations = {
  readonly [K in Target['kind']]: (
    state: State,
    ask: Ask,
    target: Extract<Target, { readonly kind: K }>,
    seat: Seat,
  ) => Reason;
};

const EXPLANATIONS: Explanations = {
  place: whyNotPlace,
  card: whyNotCard,
  resource: whyNotResource,
  die: whyNotDie,
  duke: whyNotDuke,
  seat: whyNotSeat,
  word: (state, ask, { word }) => WORDS[word](state, ask),
};

const WORDS: { readonly [W in Word]: (state: State, ask: Ask) => Reason } = {
  dice: (state, ask) => (ask === 'duke' ? finishFirst(state, ask) : because('rolled', 'RULEBOOK')),
  skip: mandatory,
  bargain: (state, ask) => (ask === 'action' ? because('bargain-idle', 'RULEBOOK') : finishFirst(state, ask)),
  bank: whyNotBank,
};

export function whyNot(state: State, seat: Seat, name: string): Reason | undefined {
  const target = targetNamed(name);
  if (target === undefined)
    throw new BadInput('target', `expected a thing on the table such as c3, found ${shown(name)}`);
  if (state.players[seat] === undefined) {
    throw new BadInput('seat', `expected one of ${state.players.length} seats, found ${shown(seat)}`);
  }
  const isUsed = legalMoves(state, seat).some((move) => targetsOf(state, move).includes(name));
  return isUsed ? undefined : explain(state, seat, target);
}

function explain(state: State, seat: Seat, target: Target): Reason {
  const ask = pending(state).find((decision) => decision.seat === seat)?.ask;
  if (ask === undefined) return notAsked(state, seat);
  const explanation = EXPLANATIONS[target.kind] as (state: State, ask: Ask, target: Target, seat: Seat) => Reason;
  return explanation(state, ask, target, seat);
}

function notAsked(state: State, seat: Seat): Reason {
  const asked = pending(state);
  if (asked.length === 0) return because('over', isSolo(state) ? 'A38' : 'A26');
  const others = players(asked.map((decision) => decision.seat));
  if (state.phase === 'dukes') return because('kept', 'A3', { players: others });
  if (isResting(state, seat)) return because('resting', 'A35', { player: player(state.turn) });
  if (asked[0].ask === 'harvest') return because('harvest-wait', 'A11', { players: others });
  return because('not-your-turn', 'RULEBOOK', { player: others[0] });
}

/** A4: a die is changed right after the roll, and must then show something else. */
function whyNotDie(state: State, ask: Ask, { die }: { readonly die: number }): Reason {
  if (ask === 'dice') return because('die-same', 'A4', { die: die + 1, value: state.dice[die] });
  return ask === 'action' || ask === 'harvest' ? because('dice-done', 'A4') : finishFirst(state, ask);
}

function whyNotDuke(state: State, ask: Ask, _target: unknown, seat: Seat): Reason {
  if (state.players[seat].dukes.length === 0) return because('no-dukes', 'A36');
  return ask === 'duke' ? finishFirst(state, ask) : because('duke-kept', 'A3');
}
