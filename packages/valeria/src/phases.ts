/** The phases: whom each asks, which moves answer it, and what follows once nobody is asked any more. */
import type { Decision, Seat } from '@three-crowns/core';
import { contentOf } from './cards.ts';
import { SEATS } from './content/box.ts';
import { EXHAUST, push } from './effects/apply.ts';
import { attackNumbers, beginAttack } from './effects/attack.ts';
import { endGame, endingNow, isEndDue } from './ending.ts';
import type { EmitEvent } from './events.ts';
import type { Move } from './move.ts';
import { doBuild, doRecruit, doSlay, doTake, legalActions } from './moves/actions.ts';
import { canChange, doChange, doRoll, legalChanges, ROLL } from './moves/dice.ts';
import { doKeep, legalKeeps, mustKeep } from './moves/dukes.ts';
import { clearDue, doPick, doTrade, harvest, legalHarvests, mustHarvest, pushThefts } from './moves/harvest.ts';
import { runEvents } from './moves/monsterEvents.ts';
import { runPowers } from './moves/powers.ts';
import { isSolo, type State } from './state.ts';
import { type Ask, EXHAUSTED, type Phase } from './vocabulary.ts';

export type Decisions = readonly Decision<Ask>[];

/** Decisions are made once, since everybody asks for them before every move. */
export const alone = (ask: Ask): readonly Decisions[] =>
  Array.from({ length: SEATS.max }, (_, seat) => [{ seat, ask }]);

const asks = (ask: Ask) => ({ ask, alone: alone(ask) });

/** By kind of move: what it does here. A kind that is not named does not answer the phase. */
type Answers = {
  readonly [Do in Move['do']]?: (
    state: State,
    seat: Seat,
    move: Extract<Move, { readonly do: Do }>,
    emit?: EmitEvent,
  ) => void;
};

export interface Asking {
  readonly ask: Ask;
  /** By seat: the decision of that seat alone. */
  readonly alone: readonly Decisions[];
  /** Everybody at the same time, or only the player on turn. */
  readonly whom: 'everybody' | 'turn';
  /** Whether there is something to ask this seat; of those named by `whom`. */
  readonly isAsked: (state: State, seat: Seat) => boolean;
  /** Of a seat that is asked. */
  readonly legal: (state: State, seat: Seat) => Move[];
  readonly answers: Answers;
}

/** All of one shape, since every step looks here. */
interface PhaseRules {
  /** None: what the phase asks lies on the stack. */
  readonly asking: Asking | undefined;
  /** None: the phase waits until it is answered, or for ever. */
  readonly next: ((state: State, emit?: EmitEvent) => void) | undefined;
}

const HARVEST: Asking = {
  ...asks('harvest'),
  whom: 'everybody',
  isAsked: mustHarvest,
  legal: legalHarvests,
  answers: {
    pick: (state, seat, { card, counts }, emit) => doPick(state, seat, card, counts, emit),
    trade: (state, seat, { card, times }, emit) => doTrade(state, seat, card, times, emit),
    pass(state, seat) {
      state.players[seat].due.length = 0;
    },
  },
};

const PHASE_RULES: { readonly [P in Phase]: PhaseRules } = {
  dukes: {
    asking: {
      ...asks('duke'),
      whom: 'everybody',
      isAsked: (state, seat) => mustKeep(state.players[seat]),
      legal: (state, seat) => legalKeeps(state.players[seat]),
      answers: { keep: (state, seat, { place }, emit) => doKeep(state, seat, place, emit) },
    },
    next: beginTurn,
  },
  roll: {
    asking: {
      ...asks('roll'),
      whom: 'turn',
      isAsked: () => true,
      legal: () => [ROLL],
      answers: {
        roll(state, _seat, _move, emit) {
          doRoll(state, emit);
          state.phase = 'dice';
        },
      },
    },
    next: undefined,
  },
  dice: {
    asking: {
      ...asks('dice'),
      whom: 'turn',
      isAsked: canChange,
      legal: legalChanges,
      answers: {
        change: (state, _seat, { domain, die }, emit) => doChange(state, domain, die, emit),
        pass: (state, _seat, _move, emit) => wakeEvents(state, emit),
      },
    },
    next: wakeEvents,
  },
  events: {
    asking: undefined,
    next(state) {
      state.phase = 'thieves';
      pushThefts(state);
    },
  },
  thieves: { asking: undefined, next: (state, emit) => beginHarvest(state, 'harvest', emit) },
  harvest: {
    asking: HARVEST,
    next(state, emit) {
      clearDue(state);
      state.phase = 'action';
      state.actions = contentOf(state).actions;
      runPowers(state, state.turn, 'action-start', emit);
    },
  },
  action: {
    asking: {
      ...asks('action'),
      whom: 'turn',
      isAsked: (state) => state.actions > 0 && endingNow(state) === 'none',
      legal: legalActions,
      answers: {
        take(state, _seat, { resource }, emit) {
          state.actions -= 1;
          doTake(state, resource, emit);
        },
        recruit(state, _seat, { place, magic }, emit) {
          spendAction(state);
          doRecruit(state, place, magic, emit);
        },
        slay(state, _seat, { place, magic }, emit) {
          spendAction(state);
          doSlay(state, place, magic, emit);
        },
        build(state, _seat, { place, magic }, emit) {
          spendAction(state);
          doBuild(state, place, magic, emit);
        },
      },
    },
    next(state, emit) {
      state.phase = 'close';
      runPowers(state, state.turn, 'action-end', emit);
    },
  },
  close: {
    asking: undefined,
    next(state, emit) {
      if (!isSolo(state)) endTurn(state, emit);
      else {
        state.phase = 'attack';
        state.attacks = attackNumbers(state);
      }
    },
  },
  attack: {
    asking: undefined,
    next(state, emit) {
      const number = state.attacks.shift();
      if (number === undefined) beginHarvest(state, 'second', emit);
      else beginAttack(state, number, emit);
    },
  },
  second: {
    asking: HARVEST,
    next(state, emit) {
      clearDue(state);
      endTurn(state, emit);
    },
  },
  over: { asking: undefined, next: undefined },
};

const { roll: ROLLING, harvest: HARVESTING, action: ACTING } = PHASE_RULES;

/** Those three are nearly all that is asked for: they are told apart faster than looked up. */
export function rulesOf({ phase }: State): PhaseRules {
  if (phase === 'action') return ACTING;
  if (phase === 'harvest') return HARVESTING;
  return phase === 'roll' ? ROLLING : PHASE_RULES[phase];
}

/** Places that an action empties are covered when all of it is done (A22). */
function spendAction(state: State): void {
  state.actions -= 1;
  push(state, state.turn, EXHAUST, EXHAUSTED);
}

function wakeEvents(state: State, emit?: EmitEvent): void {
  state.phase = 'events';
  runEvents(state, emit);
}

function beginHarvest(state: State, phase: 'harvest' | 'second', emit?: EmitEvent): void {
  state.phase = phase;
  harvest(state, emit);
}

/** A26: the condition is looked at when the seat before the first player has had its turn. */
function endTurn(state: State, emit?: EmitEvent): void {
  const next = (state.turn + 1) % state.players.length;
  if (next === state.start && !isSolo(state) && isEndDue(state)) {
    endGame(state, 'rounds', emit);
    return;
  }
  if (next === state.start) state.round += 1;
  state.turn = next;
  beginTurn(state, emit);
}

function beginTurn(state: State, emit?: EmitEvent): void {
  state.phase = 'roll';
  if (state.used.length > 0) state.used.length = 0;
  emit?.({ type: 'turn', seat: state.turn, round: state.round });
}
