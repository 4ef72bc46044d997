/** The analysis of a record: exact sums, the knowledge of who decided, stopping and going on, the coach's own play. */
import { type GameRecord, momentsFor, newRecord, openTable, playMove, recordOf, stateOf } from '@three-crowns/core';
import { randomRecord } from '@three-crowns/core/conformance';
import { describe, expect, it } from 'vitest';
import { proof } from '../../core/test/proof.ts';
import { toy } from '../../core/test/toy/index.ts';
import {
  type Analysing,
  type Analysis,
  advise,
  analyse,
  formatAnalysis,
  gradeOf,
  isAnalysisOf,
  ownAnalysis,
  parseAnalysis,
  seenBy,
  summarise,
} from '../src/index.ts';
import { finished } from './finished.ts';
import { SMALL } from './settings.ts';

const analysed = (record: GameRecord, more: Partial<Analysing> = {}): Analysis =>
  finished(toy, analyse(toy, record, { budget: 'standard', settings: SMALL, ...more }));

const RECORDS = proof('random records of the toy game', { small: 4, full: 60 });
const records = Array.from({ length: RECORDS.size }, (_, i) =>
  randomRecord(toy, { seats: 2 + (i % 2) }, `${RECORDS.seed} ${i}`),
);

describe(`an analysis of ${RECORDS.name}`, () => {
  const all = records.map((record) => ({ record, analysis: analysed(record) }));

  it('has a step for every move, by the seat that made it', () => {
    for (const { record, analysis } of all) {
      expect(analysis.steps.map(({ ply }) => ply)).toEqual(record.log.map((_, i) => i));
      expect(analysis.steps.map(({ seat }) => `${seat + 1}`)).toEqual(record.log.map((line) => line.split(' ')[0]));
    }
  });

  it('even start, luck, own and others’ decisions are the result, exactly', () => {
    for (const { record, analysis } of all) {
      const { seats } = summarise(record, analysis);
      seats.forEach(({ chances, points }, seat) => {
        for (const { even, luck, own, others, result } of [chances, points]) {
          expect(even + luck + own + others).toBe(result);
        }
        expect(points.result).toBe(record.result?.scores[seat]);
        expect(chances.own).toBeLessThanOrEqual(0);
      });
      const sum = seats.reduce((all, { chances }) => all + chances.result, 0);
      expect(sum).toBe(1);
    }
  });

  it('luck in the summary is the luck of all plies', () => {
    for (const { record, analysis } of all) {
      const { seats, lucks } = summarise(record, analysis);
      seats.forEach(({ chances, points }, seat) => {
        const own = lucks.filter((luck) => luck.seat === seat);
        const [first] = analysis.steps;
        const chance = own.reduce((sum, luck) => sum + luck.chance, first.before.chances[seat] - chances.even);
        expect(chance).toBe(chances.luck);
        expect(own.reduce((sum, luck) => sum + luck.points, first.before.points[seat] - points.even)).toBe(points.luck);
      });
    }
  });

  it('a better line is told with reasons where a decision gave something up, and only there', () => {
    for (const step of all.flatMap(({ analysis }) => analysis.steps)) {
      const lost = step.before.chances[step.seat] - step.after.chances[step.seat];
      expect(lost > 0).toBe(step.better !== undefined);
      expect(step.why === undefined).toBe(step.better === undefined);
      if (gradeOf(step) === 'forced') expect(step.before).toEqual(step.after);
    }
  });

  it('is read back from its file as it was', () => {
    for (const { analysis } of all) {
      expect(parseAnalysis(JSON.parse(formatAnalysis(analysis)))).toEqual(analysis);
    }
  });

  it('stopped anywhere and gone on with, also from its file, it is the same', () => {
    const [{ record, analysis }] = all;
    for (const at of [0, 3, Math.floor(record.log.length / 2), record.log.length - 1]) {
      let steps = 0;
      const half = analysed(record, { onStep: () => steps++, isStopped: () => steps >= at });
      expect(half.steps.length).toBeLessThan(record.log.length);
      expect(isAnalysisOf(half, record)).toBe(true);
      const done = parseAnalysis(JSON.parse(formatAnalysis(half)));
      expect(analysed(record, { done })).toEqual(analysis);
    }
    expect(analysed(record, { done: analysis })).toEqual(analysis);
  });

  it('of a game that went on it is kept; of another game it is refused', () => {
    const [{ record, analysis }] = all;
    const { result: _none, ...rest } = record;
    const shorter = analysed({ ...rest, log: record.log.slice(0, -2) });
    expect(isAnalysisOf(shorter, record)).toBe(true);
    expect(isAnalysisOf(analysis, records[1])).toBe(false);
    const alone = { chances: [1], points: [1] };
    const ofOne = analysis.steps.map((step) => ({ ...step, before: alone, after: alone }));
    expect(isAnalysisOf({ ...analysis, steps: ofOne }, record)).toBe(false);
    const byOthers = analysis.steps.map((step) => ({ ...step, seat: 1 - step.seat }));
    expect(isAnalysisOf({ ...analysis, steps: byOthers }, record)).toBe(false);
    expect(() => analysed(records[1], { done: analysis })).toThrow('expected the record that the analysis is of');
    expect(() => analysed(record, { done: analysis, budget: 'deep' })).toThrow('budget: expected standard');
  });
});

describe('an analysis of one seat', () => {
  const AS = 1;
  const of = records.map((record) => ({ record, whole: analysed(record), own: analysed(record, { as: AS }) }));

  it('judges its decisions as ever, and nobody else’s', () => {
    for (const { whole, own } of of) {
      expect(own.steps.length).toBe(whole.steps.length);
      for (const [ply, step] of own.steps.entries()) {
        if (step.seat === AS && step.mark !== 'forced') expect(step).toEqual(whole.steps[ply]);
        if (step.seat !== AS) expect(step).toEqual({ ply, seat: step.seat, before: step.after, after: step.after });
      }
    }
  });

  it('is what one of all seats leaves of itself for that seat', () => {
    for (const { whole, own } of of) expect(ownAnalysis(whole, AS)).toEqual(own);
    const [{ record }] = of;
    expect(ownAnalysis(analysed({ ...record, log: [] }), AS).steps).toEqual([]);
  });

  it('adds up exactly, with what others did as luck', () => {
    for (const { record, own } of of) {
      const { seats } = summarise(record, own);
      for (const { even, luck, own: decisions, others, result } of [seats[AS].chances, seats[AS].points]) {
        expect(even + luck + decisions + others).toBe(result);
        expect(others).toBe(0);
      }
      expect(seats.filter(({ decisions }, seat) => seat !== AS && decisions > 0)).toEqual([]);
    }
  });

  it('is read back, gone on with, and not mixed with one of all seats', () => {
    const [{ record, whole, own }] = of;
    expect(parseAnalysis(JSON.parse(formatAnalysis(own)))).toEqual(own);
    let steps = 0;
    const half = analysed(record, { as: AS, onStep: () => steps++, isStopped: () => steps >= 5 });
    expect(half.steps.length).toBeLessThan(own.steps.length);
    expect(analysed(record, { as: AS, done: half })).toEqual(own);
    expect(() => analysed(record, { as: AS, done: whole })).toThrow('as: expected all seats');
    expect(() => analysed(record, { done: own })).toThrow('as: expected seat 2');
  });
});

it('who always plays as the coach says has an accuracy of 100', () => {
  const table = openTable(toy, newRecord(toy, { options: { seats: 2 }, seed: `${RECORDS.seed} coach` }));
  for (let [asked] = toy.rules.pending(stateOf(table)); asked; [asked] = toy.rules.pending(stateOf(table))) {
    const { seat } = asked;
    const moments = momentsFor(toy, table.moments, seat);
    const { lines } = finished(toy, advise(toy, seenBy(toy, moments, seat), SMALL));
    const move = toy.notation.parseMove(stateOf(table), seat, lines[0].texts[0]);
    if (move === undefined) throw new Error(`no move: ${lines[0].texts[0]}`);
    playMove(table, seat, move);
  }
  const record = recordOf(table);
  const { seats } = summarise(record, analysed(record));
  for (const { accuracy, chances } of seats) {
    expect(accuracy).toBe(100);
    expect(chances.own).toBe(0);
  }
});
