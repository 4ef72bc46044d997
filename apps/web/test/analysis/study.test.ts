/** What the page of an analysis may show: a decision as its own seat saw it, and no other's view while the game goes on. */
import { ANALYSIS_FORMAT, type Analysis, isAnalysisOf, parseAnalysis, recordKey } from '@three-crowns/coach';
import {
  BadInput,
  draw,
  formatLine,
  type GameRecord,
  newRecord,
  parseJson,
  replay,
  worldLuck,
} from '@three-crowns/core';
import { kingsWill as game } from '@three-crowns/kings-will';
import { describe, expect, test } from 'vitest';
import { isStudy } from '../../src/pages/analysis/share/studyFormat.ts';
import { formatStudy, parseStudy } from '../../src/pages/analysis/share/studyText.ts';
import { lineFrom } from '../../src/pages/analysis/study/line.ts';
import { deciderAt, departureAt, playedAt, snapshotAt, studyOf } from '../../src/pages/analysis/study/study.ts';
import type { GameScreen } from '../../src/table/screen/screen.ts';

const PLIES = 40;

/** Nothing is drawn here. */
const nothing = () => null;
const SCREEN: GameScreen = {
  game,
  prompts: {},
  Board: nothing,
  SeatArea: nothing,
  SeatSummary: nothing,
  telling: undefined,
  tieBreak: undefined,
  phases: () => [],
  headline: () => ({ key: 'round', args: { round: 1 } }),
  neighbour: () => undefined,
  beginsTurn: () => false,
  sound: () => undefined,
  sayings: () => ({ coach: undefined, next: undefined, nameOf: () => undefined, shortOf: () => undefined }),
};

/** The first moves of a game among three, at random. */
function begun(): GameRecord {
  const seats = ['Mathilde', 'Anselm', 'Brida'].map((name) => ({ name }));
  const record = newRecord(game, { options: { seats: 3 }, seats, seed: 'study' });
  const { state } = replay(game, record);
  const luck = worldLuck('moves');
  const log = Array.from({ length: PLIES }, () => {
    const [{ seat }] = game.rules.pending(state);
    const moves = game.rules.legalMoves(state, seat);
    const move = moves[draw(luck, moves.length)];
    const line = formatLine(seat, game.notation.formatMove(state, move));
    game.rules.play(state, seat, move);
    return line;
  });
  return { ...record, log };
}

const running = begun();
const over = { ...running, log: [...running.log, 'resign 1', 'resign 2'] };
const studied = (record: GameRecord) => studyOf({ id: 'table', record, game, screen: SCREEN, viewer: 2 });

const plies = Array.from({ length: PLIES }, (_, ply) => ply);

describe('a game that is over', () => {
  const study = studied(over);

  test('is shown as the seat saw it that decided, in every round', () => {
    expect(study.plies).toBe(PLIES);
    expect(study.ending?.reason).toBe('resigned');
    expect(study.rounds.at(0)?.from).toBe(0);
    expect(study.rounds.at(-1)?.to).toBe(PLIES);
    for (const ply of plies) {
      const { viewer, own, moments, at } = snapshotAt(study, ply, 0);
      expect([viewer, own]).toEqual([deciderAt(study, ply), deciderAt(study, ply)]);
      expect(moments[at].state).toEqual(study.game.secrets.view(study.moments[ply].state, viewer));
    }
  });

  test('names every move that was made, and plays a line in a world of its own', () => {
    for (const ply of plies) {
      const played = playedAt(study, ply);
      expect(played?.text).toBe(study.moments[ply + 1].text);
      const before = JSON.stringify(study.moments[ply].state);
      const line = lineFrom(study, ply, [played?.text ?? '', 'no such move']);
      expect(line?.labels).toHaveLength(1);
      expect(JSON.stringify(study.moments[ply].state)).toBe(before);
    }
  });

  test('can be played on from every moment by what was known there', () => {
    const { seen, viewer } = departureAt(study, 7);
    expect(seen).toHaveLength(8);
    expect(viewer).toBe(deciderAt(study, 7));
  });
});

test('a game that goes on is shown as its own seat sees it, whoever decided', () => {
  const study = studied(running);
  expect(study.ending).toBeUndefined();
  for (const ply of plies) expect(snapshotAt(study, ply, 0).viewer).toBe(2);
});

describe('the file', () => {
  const values = { chances: [0.25, 0.25, 0.5], points: [10, 11.5, 12] };
  const analysis: Analysis = {
    format: ANALYSIS_FORMAT,
    game: game.id,
    rulesVersion: running.rulesVersion,
    record: recordKey(over, PLIES),
    budget: 'standard',
    steps: plies.map((ply) => ({ ply, seat: deciderAt(studied(over), ply) ?? 0, before: values, after: values })),
  };

  test('holds the record and its analysis', () => {
    const raw = parseJson(formatStudy(over, analysis), '');
    expect(isStudy(raw)).toBe(true);
    const file = parseStudy(raw);
    expect(file.record).toEqual(over);
    const found = parseAnalysis(parseJson(file.analysis, ''));
    expect(found).toEqual(analysis);
    expect(isAnalysisOf(found, over)).toBe(true);
  });

  test('with something else in it is refused', () => {
    expect(isStudy(over)).toBe(false);
    expect(() => parseStudy({ format: 'three-crowns-study/1', record: over, analysis: { steps: [] } })).toThrow(
      BadInput,
    );
    expect(() => parseStudy({ format: 'three-crowns-study/1', record: over })).toThrow(BadInput);
  });
});
