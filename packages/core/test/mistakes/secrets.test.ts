import { describe, expect, it } from 'vitest';
import { checkSecrets } from '../../src/conformance/index.ts';
import { UNKNOWN } from '../../src/index.ts';
import { toy } from '../toy/index.ts';
import type { State } from '../toy/state.ts';
import { leaksOf, problemsOf, toyWith } from './kit.ts';

const { view, redact, determinize } = toy.secrets;
const { legalMoves, play } = toy.rules;

describe('the two-world test finds', () => {
  it('a pile left in the view', () => {
    const leaky = toyWith({
      secrets: { view: (state, viewer) => ({ ...view(state, viewer), deck: state.deck.slice() }) },
    });
    expect(leaksOf(leaky)).toContainEqual(
      expect.stringMatching(/^seed "planted \d+", ply 0: view: .* can tell two worlds apart: .*deck/),
    );
  });

  it('a card in an event', () => {
    const leaky = toyWith({ secrets: { redact: (event) => event } });
    const problems = leaksOf(leaky);
    expect(problems).toContainEqual(expect.stringMatching(/events: .* can tell two worlds apart: .*(drew|gave)/));
    expect(problems).toContainEqual(expect.stringMatching(/log: .* can tell two worlds apart/));
  });

  it('an event that only happens for some cards', () => {
    const leaky = toyWith({
      secrets: {
        redact: (event, viewer) => (event.kind === 'drew' && event.card % 2 ? undefined : redact(event, viewer)),
      },
    });
    expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/events: .* can tell two worlds apart/));
  });

  it('ids that tell what is hidden', () => {
    const marked = (cards: number[]) => cards.map((card) => (card === UNKNOWN ? UNKNOWN : 100 + ((card * 7) % 23)));
    const leaky = toyWith({
      secrets: { view: (state, viewer) => ({ ...view(state, viewer), backs: marked(state.deck) }) as State },
    });
    expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/view: .* can tell two worlds apart: .*backs/));
  });

  it('an order that tells what is hidden', () => {
    const leaky = toyWith({
      rules: {
        legalMoves(state, seat) {
          const moves = legalMoves(state, seat);
          return (state.deck.at(-1) ?? 0) % 2 ? moves.reverse() : moves;
        },
      },
    });
    expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/moves: seat \d can tell two worlds apart/));
    expect(problemsOf(leaky)).toContainEqual(
      expect.stringMatching(/moves from the own view: seat \d has other moves from its own view/),
    );
  });

  it('an order of keys that tells what is hidden', () => {
    const leaky = toyWith({
      secrets: {
        view(state, viewer) {
          const { box, ...rest } = view(state, viewer);
          return (state.deck.at(-1) ?? 0) % 2 ? { box, ...rest } : { ...rest, box };
        },
      },
    });
    expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/view: .* can tell two worlds apart/));
  });

  it('a move text that names a secret choice', () => {
    const leaky = toyWith({
      notation: {
        formatMove: (state, move) =>
          move.do === 'keep' ? `keep goal ${state.goals.flat()[move.which]}` : toy.notation.formatMove(state, move),
        parseMove(state, seat, text) {
          return toy.rules.legalMoves(state, seat).find((move) => leaky.notation.formatMove(state, move) === text);
        },
      },
    });
    expect(leaksOf(leaky)).toContainEqual(
      expect.stringMatching(/record: .* reads "\d keep goal \d" in the record, which the other world does not allow/),
    );
  });

  it('a refusal that tells what is hidden', () => {
    const leaky = toyWith({
      notation: {
        parseMove(state, seat, text) {
          if (text === 'no such move') throw new Error(`the next card is ${state.deck.at(-1)}`);
          return toy.notation.parseMove(state, seat, text);
        },
      },
    });
    expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/refusals: seat \d can tell two worlds apart/));
  });

  it('a reason that tells what is hidden', () => {
    const leaky = toyWith({
      guidance: {
        whyNot(state, seat, target) {
          const why = toy.guidance.whyNot(state, seat, target);
          return why && { ...why, rule: (state.deck.at(-1) ?? 0) % 2 ? 'T1' : 'T2' };
        },
      },
    });
    expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/whyNot: seat \d can tell two worlds apart/));
    expect(problemsOf(leaky)).toContainEqual(expect.stringMatching(/whyNot from the own view: seat \d/));
  });

  it('an automatic pass that tells what is hidden', () => {
    const leaky = toyWith({
      rules: {
        play(state, seat, move, emit) {
          play(state, seat, move, emit);
          // A seat that holds an even card is skipped.
          if (
            state.phase === 'turn' &&
            state.stack.length === 0 &&
            state.hands[state.turn].some((card) => card % 2 === 0)
          ) {
            play(state, state.turn, { do: 'pass' }, emit);
          }
        },
      },
    });
    expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/(pending|view|record): .*/));
  });

  describe('a small thing that hangs on the next card:', () => {
    const isOdd = (state: State) => (state.deck.at(-1) ?? 0) % 2 === 1;

    it('the question that is asked', () => {
      const leaky = toyWith({
        rules: {
          pending: (state) => toy.rules.pending(state).map((one) => (isOdd(state) ? { ...one, ask: 'gain' } : one)),
        },
      });
      expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/pending: .* can tell two worlds apart/));
      expect(problemsOf(leaky)).toContainEqual(expect.stringMatching(/views: .* sees others asked than are/));
    });

    it('the words of the question', () => {
      const leaky = toyWith({
        words: { describeDecision: (state) => ({ key: isOdd(state) ? 'ask.turn' : 'ask.keep' }) },
      });
      expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/prompt: seat \d can tell two worlds apart/));
    });

    it('what a move uses', () => {
      const leaky = toyWith({
        guidance: {
          targetsOf: (state, move) => [...toy.guidance.targetsOf(state, move), ...(isOdd(state) ? ['crown'] : [])],
        },
      });
      expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/targetsOf: seat \d can tell two worlds apart/));
    });

    it('the score', () => {
      const leaky = toyWith({
        rules: {
          outcome(state) {
            const truly = toy.rules.outcome(state);
            return truly && { ...truly, winners: isOdd(state) ? truly.winners : [] };
          },
        },
      });
      expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/outcome: .* can tell two worlds apart/));
    });

    it('whether a move can be taken back', () => {
      const leaky = toyWith({
        rules: {
          play(state, seat, move, emit) {
            if (move.do === 'take' && isOdd(state)) state.luck.at += 1;
            play(state, seat, move, emit);
          },
        },
      });
      expect(leaksOf(leaky)).toContainEqual(expect.stringMatching(/undo: .* can tell two worlds apart/));
    });
  });
});

it('counts the pairs whose worlds differed', () => {
  const { differed } = checkSecrets(toy, { options: { seats: 2 }, pairs: 9, seed: 'same', scramble: (state) => state });
  expect(differed).toBe(0);
});

describe('the kit finds', () => {
  it('luck in a view', () => {
    const leaky = toyWith({ secrets: { view: (state, viewer) => ({ ...view(state, viewer), luck: state.luck }) } });
    expect(problemsOf(leaky)).toContainEqual(expect.stringMatching(/ply 0: views: seat 1: the view holds luck/));
  });

  it('a view of a view that is another', () => {
    const twice = toyWith({
      secrets: { view: (state, viewer) => ({ ...view(state, viewer), round: state.round + 1 }) },
    });
    expect(problemsOf(twice)).toContainEqual(expect.stringMatching(/views: seat 1: the view of a view is another/));
  });

  it('a dealt world that looks another', () => {
    const careless = toyWith({
      secrets: {
        determinize(seen, luck) {
          const world = determinize(seen, luck);
          world.hands.reverse();
          return world;
        },
      },
    });
    expect(problemsOf(careless)).toContainEqual(
      expect.stringMatching(/dealt worlds: seat 1 sees another thing in a dealt world/),
    );
  });

  it('a dealt world with holes', () => {
    const lazy = toyWith({ secrets: { determinize: (seen) => toy.rules.clone(seen) } });
    const problems = problemsOf(lazy);
    expect(problems).toContainEqual(expect.stringMatching(/dealt worlds: seat 1: a dealt world still holds UNKNOWN/));
  });

  it('a dealt world that is not apart from its view', () => {
    const shared = toyWith({
      secrets: { determinize: (seen, luck) => ({ ...determinize(seen, luck), crowns: seen.crowns }) },
    });
    expect(problemsOf(shared)).toContainEqual(
      expect.stringMatching(/playing in a dealt world: .*: playing in a dealt world changed the view/),
    );
  });

  it('a barrier that is missed: one card hidden for each card shown', () => {
    const swapping = toyWith({
      rules: {
        play(state, seat, move, emit) {
          play(state, seat, move, emit);
          const hand = state.hands[seat];
          if (move.do !== 'take' || hand.length === 0 || state.deck.length === 0) return;
          state.deck.unshift(hand.pop() ?? 0);
          hand.push(state.deck.pop() ?? 0);
        },
      },
    });
    expect(problemsOf(swapping)).toContainEqual(
      expect.stringMatching(/undo barrier: "take \w+" is no barrier, but shows seat \d what was hidden/),
    );
  });
});

describe('of what everyone has seen the kit finds', () => {
  it('a card that somebody has seen and everyone together has not', () => {
    const forgetful = toyWith({
      secrets: { view: (state, audience) => view(state, audience === 'everyone' ? 'spectator' : audience) },
    });
    expect(problemsOf(forgetful)).toContainEqual(
      expect.stringMatching(/what everyone has seen: it hides what seat \d sees/),
    );
  });

  it('a world in which somebody sees another thing', () => {
    const changed = toyWith({
      secrets: {
        determinize(seen, luck) {
          const world = determinize(seen, luck);
          // Only a view of everyone knows all hands.
          if (!seen.hands.flat().includes(UNKNOWN)) world.hands.reverse();
          return world;
        },
      },
    });
    expect(problemsOf(changed)).toContainEqual(
      expect.stringMatching(/what everyone has seen: seat \d sees another thing in a dealt world/),
    );
  });
});
