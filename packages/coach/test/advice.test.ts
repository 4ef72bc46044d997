/** Advice: by what the seat has seen, in the seat's notation, stoppable, the same wherever it is worked out. */
import { makeSurveyor } from '@three-crowns/ai';
import { dealWorld, worldLuck } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type Spot, spots, turnWith } from '../../ai/test/spots.ts';
import { toy } from '../../core/test/toy/index.ts';
import { type Advice, advise, hintLoss, type Judging, makeWitness } from '../src/index.ts';
import { finished } from './finished.ts';
import { SMALL } from './settings.ts';

const survey = makeSurveyor(toy);
const wide = turnWith([1, 3, 7, 11]);

const adviseIn = ({ state, seat }: Spot, listening = {}) => {
  const view = toy.secrets.view(state, seat);
  return advise(toy, makeWitness(toy, seat, view).seen(view), SMALL, listening);
};

const advised = (spot: Spot): Advice => finished(toy, adviseIn(spot));

it('a hint loses nothing against a choice as deep as its own; against a deeper one a judge says what, and how surely', () => {
  const deep = { ...SMALL, rollouts: 64, worlds: 64 };
  for (const { state, seat } of spots(1)) {
    const view = toy.secrets.view(state, seat);
    const lossWith = (settings: Judging) =>
      finished(toy, hintLoss(toy, makeWitness(toy, seat, view).seen(view), settings));
    const isFree = toy.rules.legalMoves(view, seat).length > 1;
    expect(lossWith({ hint: SMALL, deep: SMALL, worlds: 64 })).toEqual(isFree ? { mean: 0, error: 0 } : undefined);
    expect(lossWith({ hint: SMALL, deep, worlds: 64 })?.error ?? 0).toBeLessThan(0.5);
  }
});

describe('advice', () => {
  it('is up to three lines of legal moves, each with another first move, the likeliest to win first', () => {
    for (const spot of spots(1)) {
      const { lines, seat } = advised(spot);
      expect(seat).toBe(spot.seat);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(new Set(lines.map(({ texts: [first] }) => first)).size).toBe(lines.length);
      for (const { texts } of lines) {
        expect(toy.notation.parseMove(toy.secrets.view(spot.state, spot.seat), seat, texts[0])).toBeDefined();
      }
      const chances = lines.map(({ outlook }) => outlook.chances[seat].mean);
      // Between equal chances points decide, and only there they count.
      for (let i = 1; i < chances.length; i++) expect(chances[i]).toBeLessThan(chances[i - 1] + 0.1);
    }
  });

  it('says why, against another line', () => {
    const { lines } = advised(wide);
    expect(lines.length).toBeGreaterThan(1);
    for (const { why } of lines) expect(why.length).toBeGreaterThan(0);
    for (const { why } of lines) expect(why.length).toBeLessThanOrEqual(2);
  });

  it('tells the chance before the move: that of going on without a plan, in the same worlds', () => {
    const { before, seat, lines } = advised(wide);
    const sum = before?.chances.reduce((all, { mean }) => all + mean, 0);
    expect(sum).toBeCloseTo(1, 9);
    expect(before?.chances[seat].mean).toBeLessThanOrEqual(lines[0].outlook.chances[seat].mean);
  });

  it('knows nothing that is hidden', () => {
    for (const spot of spots(1)) {
      const view = toy.secrets.view(spot.state, spot.seat);
      const state = dealWorld(toy, view, worldLuck('another world'));
      expect(advised({ ...spot, state })).toEqual(advised(spot));
    }
  });

  it('tells how far it is, and the worlds it has looked at', () => {
    const shares: number[] = [];
    const { rollouts } = finished(toy, adviseIn(wide, { onProgress: (done: number) => shares.push(done) }));
    expect(shares).toEqual(shares.slice().sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    expect(rollouts).toBeGreaterThan(SMALL.worlds);
  });

  it('stops at once: with nothing when nothing is known, else with what is', () => {
    const none = adviseIn(wide, { isStopped: () => true });
    none.next();
    expect(none.next([])).toEqual({ done: true, value: { seat: 0, lines: [], rollouts: 0 } });
    let isCompared = false;
    const some = adviseIn(wide, { isStopped: () => isCompared });
    let step = some.next();
    while (!step.done) {
      isCompared = step.value.job.isToTheEnd === true;
      step = some.next(survey(step.value));
    }
    expect(step.value.lines.length).toBeGreaterThan(0);
    expect(step.value.rollouts).toBeLessThan(advised(wide).rollouts);
  });
});
