/** An analysis in little room: what it leaves out, and that the longest games fit into a file to share. */
import { draw, type GameRecord, readLog, worldLuck } from '@three-crowns/core';
import { randomRecord } from '@three-crowns/core/conformance';
import { kingsWill } from '@three-crowns/kings-will';
import { describe, expect, it } from 'vitest';
import { proof } from '../../core/test/proof.ts';
import {
  ANALYSIS_FORMAT,
  type Analysis,
  formatAnalysis,
  givenUp,
  leanAnalysis,
  parseAnalysis,
  recordKey,
  type Step,
  summarise,
  type Values,
} from '../src/index.ts';

const SEATS = 4;
const GAMES = proof('games of four', { small: 2, full: 40 });
const games = Array.from({ length: GAMES.size }, (_, i) => {
  const record = randomRecord(kingsWill, { seats: SEATS }, `${GAMES.seed} ${i}`);
  return { record, analysis: worst(record, `${GAMES.seed} ${i}`) };
});

/** Every decision gave something up, in other values than the one before, with a long line and two reasons. */
function worst(record: GameRecord, seed: string): Analysis {
  const luck = worldLuck(seed);
  const { moves } = readLog(record).course;
  const values = (): Values => {
    const shares = [draw(luck, 256), draw(luck, 256), draw(luck, 256)].map((parts) => parts / 1024);
    const rest = shares.reduce((left, share) => left - share, 1);
    return { chances: [...shares, rest], points: Array.from({ length: SEATS }, () => draw(luck, 999) / 8) };
  };
  const steps = moves.map(({ seat, text }, ply): Step => {
    const [before, after] = [values(), values()];
    return {
      ply,
      seat,
      before,
      after,
      better: [text, text, text],
      why: [
        { kind: 'gains', seat, key: 'points', points: 2.5 },
        { kind: 'denies', seat, key: 'seams', points: 1.5 },
      ],
    };
  });
  const { game, rulesVersion } = record;
  const key = recordKey(record, steps.length);
  return { format: ANALYSIS_FORMAT, game, rulesVersion, record: key, budget: 'standard', steps };
}

const sizeOf = (record: GameRecord, analysis: Analysis): number =>
  JSON.stringify({ record, analysis: JSON.parse(formatAnalysis(analysis)) }).length;

describe(`${GAMES.name}, all decisions bad`, () => {
  it('fit into 20 kB with their record, as an analysis of the same game whose sums are exact', () => {
    for (const { record, analysis } of games) {
      expect(sizeOf(record, analysis)).toBeGreaterThan(20_000);
      const lean = leanAnalysis(analysis, (one) => sizeOf(record, one) <= 20_000);
      expect(sizeOf(record, lean)).toBeLessThanOrEqual(20_000);
      expect(parseAnalysis(JSON.parse(formatAnalysis(lean)))).toEqual(lean);
      expect(lean.steps.map(({ ply, seat }) => [ply, seat])).toEqual(
        analysis.steps.map(({ ply, seat }) => [ply, seat]),
      );
      for (const { chances, points } of summarise(record, lean).seats) {
        for (const { even, luck, own, others, result } of [chances, points]) {
          expect(even + luck + own + others).toBe(result);
        }
      }
    }
  });
});

describe('what is left out', () => {
  const [{ record, analysis }] = games;
  const whole = sizeOf(record, analysis);

  it('is nothing where all of it fits', () => {
    expect(leanAnalysis(analysis, () => true)).toBe(analysis);
  });

  it('is first what explains the smallest mistakes', () => {
    const lean = leanAnalysis(analysis, (one) => sizeOf(record, one) <= whole - 1000);
    const isCut = (step: Step) => step.why?.length === 0;
    const cut = lean.steps.filter(isCut).map(givenUp);
    const kept = lean.steps.filter((step) => !isCut(step)).map(givenUp);
    expect(cut.length).toBeGreaterThan(0);
    expect(Math.max(...cut)).toBeLessThanOrEqual(Math.min(...kept));
    expect(lean.steps.map(givenUp)).toEqual(analysis.steps.map(givenUp));
  });
});
