/** Numbers of rivals that are kept between two looks are those that would be worked out anew. */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { kingsWill, type State } from '../src/index.ts';
import { clockOf } from '../src/instinct/clock.ts';
import { keptSide } from '../src/instinct/keptSides.ts';
import { fillSide, OF_A_SIDE } from '../src/instinct/sides.ts';

const { rules, instinct } = kingsWill;

function anew(state: State, seat: Seat): Float64Array {
  const side = new Float64Array(OF_A_SIDE.length);
  fillSide(state, seat, clockOf(state), side);
  return side;
}

function check(state: State): void {
  if (state.phase !== 'turn') return;
  for (let seat = 0; seat < state.palatinates.length; seat++) {
    expect(keptSide(state, seat, clockOf(state))).toEqual(anew(state, seat));
  }
}

test.each([2, 3, 4])('after every move that %i players could make', (seats) => {
  const state = rules.setup(kingsWill.parseOptions({ seats }), `kept ${seats}`);
  for (let [asked] = rules.pending(state); asked !== undefined; [asked] = rules.pending(state)) {
    const { seat } = asked;
    for (const move of rules.legalMoves(state, seat)) {
      const after = rules.clone(state);
      rules.play(after, seat, move);
      check(after);
    }
    check(state);
    rules.play(state, seat, instinct.quick?.(state, seat) ?? rules.legalMoves(state, seat)[0]);
  }
});

test('with every number of a palatinate and of the plan changed by itself', () => {
  const state = rules.setup(kingsWill.parseOptions({ seats: 3, variant: 'first' }), 'numbers');
  while (state.round < 2) {
    const [{ seat }] = rules.pending(state);
    rules.play(state, seat, instinct.quick?.(state, seat) ?? rules.legalMoves(state, seat)[0]);
  }
  for (let field = 0; field < state.plan.length; field++) state.seen[field] = 7;
  check(state);
  const changes: readonly ((after: State) => void)[] = [
    ...state.palatinates.flatMap((_, seat) => [
      ...(['points', 'coins', 'education', 'development'] as const).map((key) => (after: State) => {
        after.palatinates[seat][key] += 1;
      }),
      ...(['goods', 'farmers'] as const).map((key) => (after: State) => {
        after.palatinates[seat][key][0] += 1;
      }),
      (after: State) => after.palatinates[seat].buildings.fill(3, 0, 2),
      (after: State) => after.palatinates[seat].sites.fill(2, 0, 3),
    ]),
    ...state.plan.flatMap((_, field) => [
      (after: State) => after.plan.fill(UNKNOWN, field, field + 1),
      (after: State) => after.seen.fill(0, field, field + 1),
      (after: State) => after.discs.fill(1, field, field + 1),
    ]),
    (after: State) => after.journey.reverse(),
  ];
  for (const change of changes) {
    const after = rules.clone(state);
    change(after);
    check(after);
    check(state);
  }
});
