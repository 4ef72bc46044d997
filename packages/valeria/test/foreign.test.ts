/** A move that answers nothing that is asked throws and leaves the table as it is: nothing is swallowed. */
import { describe, expect, test } from 'vitest';
import type { Move } from '../src/move.ts';
import { clone, type State } from '../src/state.ts';
import { play } from '../src/turn.ts';
import { cardNamed } from '../src/vocabulary.ts';
import { table } from './situation.ts';

function refused(state: State, move: Move): string {
  const before = clone(state);
  let message = 'played';
  try {
    play(state, 0, move);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(state).toEqual(before);
  return message;
}

describe('a phase', () => {
  const PHASES: readonly (readonly [string, State, Move])[] = [
    ['dukes', table({ phase: 'dukes' }).state, { do: 'roll' }],
    ['roll', table({ phase: 'roll' }).state, { do: 'pass' }],
    ['dice', table({ phase: 'dice', players: [{ domains: 'palace-of-the-dawn' }] }).state, { do: 'roll' }],
    ['harvest', table({ phase: 'harvest' }).state, { do: 'take', resource: 0 }],
    ['action', table().state, { do: 'pass' }],
    ['over', table({ phase: 'over' }).state, { do: 'take', resource: 0 }],
  ];
  test.each(PHASES)('%s', (phase, state, move) => {
    expect(refused(state, move)).toBe(`the phase ${phase} is not answered by ${move.do}`);
  });

  test('keeps actions from what waits on the stack', () => {
    const one = table({ players: [{ has: '6S' }], grid: { m3: 'bane-spider' } });
    one.play('slay m3');
    expect(refused(one.state, { do: 'take', resource: 0 })).toBe('choose is not answered by take');
    expect(refused(one.state, { do: 'pass' })).toBe('choose is not answered by pass');
  });
});

describe('a card', () => {
  const harvest = () => {
    const one = table({ phase: 'roll', players: [{ has: '5G', citizens: 'merchant archer' }] });
    one.roll(2, 4);
    return one.state;
  };

  test('that leaves no choice, or offers no trade', () => {
    expect(refused(harvest(), { do: 'pick', card: cardNamed('archer'), counts: [1] })).toBe('archer leaves no choice');
    expect(refused(harvest(), { do: 'trade', card: cardNamed('archer'), times: 1 })).toBe('archer offers no trade');
  });

  test('that is not due', () => {
    const move: Move = { do: 'pick', card: cardNamed('herald'), counts: [1, 0, 0] };
    expect(refused(harvest(), move)).toBe('herald leaves no choice');
  });

  test('that does not change dice', () => {
    const { state } = table({ phase: 'dice', players: [{ domains: 'palace-of-the-dawn halfpenny-hill' }] });
    const move: Move = { do: 'change', domain: cardNamed('halfpenny-hill'), die: 0 };
    expect(refused(state, move)).toBe('halfpenny-hill does not change dice');
  });
});
