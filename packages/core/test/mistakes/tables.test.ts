import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import type { Move, State } from '../toy/state.ts';
import { problemsOf, toyWith } from './kit.ts';

const { view, determinize } = toy.secrets;

describe('at a table at which everything happens the kit finds', () => {
  it('an undo after which somebody sees another thing', () => {
    const forgetful = toyWith({
      secrets: { view: (state, audience) => view(state, audience === 'everyone' ? 'spectator' : audience) },
    });
    expect(problemsOf(forgetful)).toContainEqual(
      expect.stringMatching(/table: after an undo seat \d sees what was not there before: .*hands/),
    );
  });

  it('a redeal that is another when the record is opened', () => {
    const unseeded = toyWith({
      secrets: { determinize: (seen, luck) => determinize(seen, { ...luck, at: luck.at + randomInt(1000) }) },
    });
    expect(problemsOf(unseeded)).toContainEqual(
      expect.stringMatching(/record of a table: (opened again it differs at|threw BadInput: log)/),
    );
  });

  it('a view that is another when it is looked at again', () => {
    let looks = 0;
    const fickle = toyWith({
      secrets: { view: (state, audience) => ({ ...view(state, audience), round: state.round + (looks++ % 7) }) },
    });
    expect(problemsOf(fickle)).toContainEqual(expect.stringMatching(/watching: .* watches another game than it saw/));
  });

  it('a move text that is not kept as it was written', () => {
    let formats = 0;
    const fickle = toyWith({
      notation: {
        formatMove: (state, move) => toy.notation.formatMove(state, move) + (formats++ % 5 === 0 ? ' ' : ''),
        parseMove: (state, seat, text) => toy.notation.parseMove(state, seat, text.trim()),
      },
    });
    expect(problemsOf(fickle)).toContainEqual(expect.stringMatching(/record of a table: /));
  });
});

describe('of what is left to the program the kit finds', () => {
  const answering = (answer: (state: State, seat: number, gain: string | undefined) => Move | undefined) =>
    problemsOf({ ...toy, standing: { ...toy.standing, answer: (state, seat, { gain }) => answer(state, seat, gain) } });
  const asked = (state: State, seat: number) => state.turn === seat && state.stack.at(-1)?.effect.kind === 'gain';

  it('an answer that is not legal', () => {
    const hasty = answering((_, __, gain) => (gain === 'crown' ? { do: 'take', what: gain } : undefined));
    expect(hasty).toContainEqual(
      expect.stringMatching(/standing: seat \d, \{"gain":"crown"\}: "take crown" is not legal/),
    );
  });

  it('an answer that knows what is hidden', () => {
    const knowing = answering((state, seat, gain) =>
      asked(state, seat) && gain === 'crown'
        ? { do: 'take', what: (state.deck.at(-1) ?? 0) > 0 ? 'crown' : 'shield' }
        : undefined,
    );
    expect(knowing).toContainEqual(
      expect.stringMatching(/standing: .* take crown from the state, take shield from its own view/),
    );
  });

  it('an answer to a question that was left open', () => {
    const eager = answering((state, seat) => (asked(state, seat) ? { do: 'take', what: 'crown' } : undefined));
    expect(eager).toContainEqual(
      expect.stringMatching(/standing: seat \d: "take crown" answers a question that was left open/),
    );
  });

  it('an answer that changes the state', () => {
    const careless = answering((state) => {
      state.round += 1;
      return undefined;
    });
    expect(careless).toContainEqual(expect.stringMatching(/questions: standing changed the state at round/));
  });
});
