import { type Analysis, formatAnalysis, leanAnalysis, parseAnalysis } from '@three-crowns/coach';
import { type GameRecord, objectAt, oneOfAt, parseJson } from '@three-crowns/core';
import { STUDY_FORMAT } from './studyFormat.ts';

/** Small enough for every message. */
const MOST_BYTES = 20_000;

/** Of a long game what matters least is left out. */
export function formatStudy(record: GameRecord, analysis: Analysis): string {
  const isSmallEnough = (one: Analysis) => new TextEncoder().encode(textOf(record, one)).length <= MOST_BYTES;
  return textOf(record, leanAnalysis(analysis, isSmallEnough));
}

/** In one line: it is sent, not read. */
const textOf = (record: GameRecord, analysis: Analysis): string =>
  JSON.stringify({ format: STUDY_FORMAT, record, analysis: parseJson(formatAnalysis(analysis), '') });

/** The record as it is in the file; the analysis as it is stored. Throws BadInput that names the place. */
export function parseStudy(raw: unknown): { readonly record: unknown; readonly analysis: string } {
  const { format, record, analysis } = objectAt(raw, '', ['format', 'record', 'analysis']);
  oneOfAt(format, 'format', [STUDY_FORMAT]);
  return { record, analysis: formatAnalysis(parseAnalysis(analysis)) };
}
