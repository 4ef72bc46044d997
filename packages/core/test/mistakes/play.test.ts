import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import { problemsOf, toyWith } from './kit.ts';

const { legalMoves, play, setup, pending, outcome } = toy.rules;

describe('unseeded luck', () => {
  it('is found in the set-up', () => {
    const unseeded = toyWith({ rules: { setup: (options) => setup(options, `${randomInt(2 ** 40)}`) } });
    expect(problemsOf(unseeded)).toContainEqual(
      expect.stringMatching(/ply 0: determinism: played twice it differs at/),
    );
  });

  it('is found in play', () => {
    const unseeded = toyWith({
      rules: {
        play(state, seat, move, emit) {
          play(state, seat, move, emit);
          if (move.do === 'play') state.dice[seat] += randomInt(1000);
        },
      },
    });
    expect(problemsOf(unseeded)).toContainEqual(
      expect.stringMatching(/ply [1-9]\d*: determinism: played twice it differs at dice/),
    );
  });
});

it('finds a move that is listed twice', () => {
  const twice = toyWith({
    rules: { legalMoves: (state, seat) => legalMoves(state, seat).flatMap((move) => [move, move]) },
  });
  expect(problemsOf(twice)).toContainEqual(expect.stringMatching(/ply 0: move texts: seat 1 has two moves "keep 1"/));
});

it('finds legality said twice: a parser that accepts an illegal move', () => {
  const lax = toyWith({
    notation: {
      parseMove(state, seat, text) {
        const card = /^play (\d+)$/.exec(text)?.[1];
        return card === undefined ? toy.notation.parseMove(state, seat, text) : { do: 'play', card: Number(card) };
      },
    },
  });
  expect(problemsOf(lax)).toContainEqual(
    expect.stringMatching(
      /illegal texts: seat \d: "play \d+" parses to \{"card":\d+,"do":"play"\}, which is not legal/,
    ),
  );
});

it('finds a text that parses to another move or to none', () => {
  const crossed = toyWith({
    notation: {
      parseMove: (state, seat, text) => toy.notation.parseMove(state, seat, text.replace('crown', 'shield')),
    },
  });
  expect(problemsOf(crossed)).toContainEqual(
    expect.stringMatching(/move texts: "take crown" of .* parses to .*shield/),
  );
  const deaf = toyWith({
    notation: { parseMove: (state, seat, text) => toy.notation.parseMove(state, seat, text.replace('draw', '')) },
  });
  expect(problemsOf(deaf)).toContainEqual(expect.stringMatching(/move texts: "draw" does not parse back/));
});

it('finds a parser that stumbles', () => {
  const brittle = toyWith({
    notation: {
      parseMove(state, seat, text) {
        if (!text.includes(' ') && text !== 'draw') throw new TypeError('no space');
        return toy.notation.parseMove(state, seat, text);
      },
    },
  });
  expect(problemsOf(brittle)).toContainEqual(expect.stringMatching(/illegal texts: threw TypeError: no space/));
});

it('finds a seat that may move without being asked, and one that is asked and may not', () => {
  const eager = toyWith({
    rules: { legalMoves: (state, seat) => (state.phase === 'turn' ? [{ do: 'pass' }] : legalMoves(state, seat)) },
  });
  expect(problemsOf(eager)).toContainEqual(expect.stringMatching(/asked seats: seat \d is not asked and has 1 moves/));
  const stuck = toyWith({ rules: { legalMoves: (state, seat) => (seat === 2 ? [] : legalMoves(state, seat)) } });
  expect(problemsOf(stuck)).toContainEqual(expect.stringMatching(/seat 3 is asked and has no legal move/));
});

it('finds a game that does not end', () => {
  const endless = toyWith({
    rules: {
      play(state, seat, move, emit) {
        play(state, seat, move, emit);
        if (state.phase === 'over') Object.assign(state, { phase: 'turn', round: 1 });
      },
    },
  });
  expect(problemsOf(endless, 80)).toContainEqual(
    expect.stringMatching(/seed "planted 1": play: not over after 80 moves/),
  );
});

it('finds a total that is not the sum of its lines', () => {
  const wrong = toyWith({
    rules: {
      outcome(state) {
        const true_ = outcome(state);
        return true_ && { ...true_, scores: true_.scores.map((score) => ({ ...score, total: score.total + 1 })) };
      },
    },
  });
  expect(problemsOf(wrong)).toContainEqual(
    expect.stringMatching(/outcome: the lines of seat 1 add up to \d+, its total is \d+/),
  );
});

it('finds a total without lines that is another', () => {
  const wrong = toyWith({ rules: { total: (state, seat) => state.crowns[seat] + state.dice[seat] } });
  expect(problemsOf(wrong)).toContainEqual(
    expect.stringMatching(/outcome: seat \d has \d+ points, and \d+ without its lines/),
  );
});

it('finds winners that are not in place 1', () => {
  const wrong = toyWith({
    rules: {
      outcome(state) {
        const true_ = outcome(state);
        return true_ && { ...true_, winners: [] };
      },
    },
  });
  expect(problemsOf(wrong)).toContainEqual(expect.stringMatching(/outcome: seats in place 1 are \d.*, winners are $/));
});

it('finds an outcome too early and one that is missing', () => {
  const early = toyWith({ rules: { outcome: (state) => outcome({ ...state, phase: 'over' }) } });
  expect(problemsOf(early)).toContainEqual(expect.stringMatching(/ply 0: outcome: there is an outcome while somebody/));
  const missing = toyWith({ rules: { outcome: () => undefined } });
  expect(problemsOf(missing)).toContainEqual(expect.stringMatching(/outcome: nobody is asked and there is no outcome/));
});

it('finds a seat asked that does not exist', () => {
  const ghost = toyWith({
    rules: {
      pending: (state) => pending(state).map((one) => (one.ask === 'turn' ? { ...one, seat: 7 } : one)),
      legalMoves: (state, seat) => legalMoves(state, seat === 7 ? state.turn : seat),
      play: (state, seat, move, emit) => play(state, seat === 7 ? state.turn : seat, move, emit),
    },
  });
  expect(problemsOf(ghost)).toContainEqual(expect.stringMatching(/asked seats: seat 8 is asked and does not exist/));
});
