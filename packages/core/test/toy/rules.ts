import {
  type Decision,
  draw,
  type Emit,
  type Handlers,
  luckOf,
  makeResolver,
  type Outcome,
  type Rules,
  type Score,
  type ScoreLine,
  type Seat,
  type Seed,
  shuffle,
  UNKNOWN,
} from '../../src/index.ts';
import {
  cardCount,
  clone,
  type Effect,
  type Fact,
  GOALS,
  type Move,
  type Options,
  ROUNDS,
  type State,
} from './state.ts';

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

function setup({ seats }: Options, seed: Seed): State {
  const luck = luckOf(seed);
  const [deck, box] = [range(1, cardCount(seats)), range(1, GOALS)];
  shuffle(luck, deck);
  shuffle(luck, box);
  return {
    phase: 'keep',
    turn: 0,
    round: 1,
    hands: range(0, seats).map(() => deck.splice(-2)),
    rows: range(0, seats).map(() => []),
    deck,
    goals: range(0, seats).map(() => box.splice(-2)),
    box,
    kept: range(0, seats).map(() => false),
    crowns: range(0, seats).map(() => 0),
    shields: range(0, seats).map(() => 0),
    dice: range(0, seats).map(() => 0),
    stack: [],
    luck,
  };
}

const HANDLERS: Handlers<State, Effect, Move, Fact> = {
  roll: {
    run(state, { seat }, emit) {
      const value = 1 + draw(state.luck, 6);
      state.dice[seat] += value;
      emit?.({ kind: 'rolled', seat, value });
    },
  },
  gain: {
    options: () => [
      { do: 'take', what: 'crown' },
      { do: 'take', what: 'shield' },
    ],
    choose: {
      take(state, { seat }, { what }, emit) {
        (what === 'crown' ? state.crowns : state.shields)[seat] += 1;
        emit?.({ kind: 'took', seat, what });
      },
    },
  },
  gift: {
    options(state, { seat }) {
      if (state.deck.length === 0) return [];
      return range(0, state.hands.length).flatMap((to) => (to === seat ? [] : [{ do: 'give', to }]));
    },
    choose: {
      give(state, { seat }, { to }, emit) {
        const card = state.deck.pop() ?? 0;
        state.hands[to].push(card);
        emit?.({ kind: 'gave', seat, to, card });
      },
    },
  },
};

const abilities = makeResolver(HANDLERS);

/** By the card's number modulo four. */
const ABILITIES: readonly (Effect['kind'] | undefined)[] = ['roll', 'gain', 'gift', undefined];

export function pending(state: State): readonly Decision[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'keep') return state.kept.flatMap((kept, seat) => (kept ? [] : [{ seat, ask: 'keep' }]));
  const top = state.stack.at(-1);
  return [{ seat: state.turn, ask: top === undefined ? 'turn' : top.effect.kind }];
}

export function legalMoves(state: State, seat: Seat): Move[] {
  if (!pending(state).some((decision) => decision.seat === seat)) return [];
  if (state.phase === 'keep') return [0, 1].map((which) => ({ do: 'keep', which }));
  if (state.stack.length > 0) return abilities.options(state);
  const moves: Move[] = state.hands[seat].map((card) => ({ do: 'play', card }));
  if (state.deck.length > 0) moves.push({ do: 'draw' });
  return moves.length > 0 ? moves : [{ do: 'pass' }];
}

function play(state: State, seat: Seat, move: Move, emit?: Emit<Fact>): void {
  if (move.do === 'keep') {
    doKeep(state, seat, move.which, emit);
    return;
  }
  if (state.stack.length > 0) abilities.choose(state, move, emit);
  else if (move.do === 'play') doPlay(state, seat, move.card, emit);
  else if (move.do === 'draw') doDraw(state, seat, emit);
  else emit?.({ kind: 'passed', seat });
  abilities.advance(state, emit);
  if (state.stack.length === 0) endTurn(state, emit);
}

function doKeep(state: State, seat: Seat, which: number, emit?: Emit<Fact>): void {
  if (which === 1) state.goals[seat].reverse();
  state.kept[seat] = true;
  emit?.({ kind: 'kept', seat });
  if (!state.kept.includes(false)) state.phase = 'turn';
}

function doPlay(state: State, seat: Seat, card: number, emit?: Emit<Fact>): void {
  state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
  state.rows[seat].push(card);
  emit?.({ kind: 'played', seat, card });
  const kind = ABILITIES[card % 4];
  if (kind !== undefined) state.stack.push({ effect: { kind }, seat, source: card, left: kind === 'gain' ? 2 : 1 });
}

function doDraw(state: State, seat: Seat, emit?: Emit<Fact>): void {
  const card = state.deck.pop() ?? 0;
  state.hands[seat].push(card);
  emit?.({ kind: 'drew', seat, card });
}

function endTurn(state: State, emit?: Emit<Fact>): void {
  state.turn = (state.turn + 1) % state.hands.length;
  if (state.turn === 0) state.round += 1;
  if (state.round <= ROUNDS) return;
  state.phase = 'over';
  emit?.({ kind: 'over', seat: 0 });
}

function scores(state: State): Score[] {
  return state.hands.map((_, seat) => {
    const lines = linesOf(state, seat);
    return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}

const total = (state: State, seat: Seat): number => scores(state)[seat].total;

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  return outcomeOf(scores(state));
}

function outcomeOf(scores: readonly Score[]): Outcome {
  const places = scores.map((score) => 1 + scores.filter((other) => other.total > score.total).length);
  return { scores, places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
}

function linesOf(state: State, seat: Seat): ScoreLine[] {
  const goal = state.goals[seat][0];
  const counts = [state.crowns[seat], state.shields[seat], state.rows[seat].length, state.dice[seat]];
  const open = [
    { key: 'crowns', count: counts[0], points: counts[0] },
    { key: 'dice', count: counts[3], points: counts[3] },
  ];
  // A goal that is not seen scores nothing yet.
  if (goal === UNKNOWN) return open;
  return [...open, { key: 'goal', count: counts[goal % 4], points: counts[goal % 4] * (goal > 4 ? 2 : 1) }];
}

export const rules: Rules<State, Move, Fact, Options> = {
  setup,
  clone,
  pending,
  legalMoves,
  play,
  scores,
  total,
  outcome,
};
