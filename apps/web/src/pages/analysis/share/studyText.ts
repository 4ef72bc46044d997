import { type Analysis, formatAnalysis, parseAnalysis } from '@three-crowns/coach';
import { type GameRecord, objectAt, oneOfAt, parseJson } from '@three-crowns/core';
import { STUDY_FORMAT } from './studyFormat.ts';

/** In one line: it is sent, not read. */
export const formatStudy = (record: GameRecord, analysis: Analysis): string =>
  JSON.stringify({ format: STUDY_FORMAT, record, analysis: parseJson(formatAnalysis(analysis), '') });

/** The record as it is in the file; the analysis as it is stored. Throws BadInput that names the place. */
export function parseStudy(raw: unknown): { readonly record: unknown; readonly analysis: string } {
  const { format, record, analysis } = objectAt(raw, '', ['format', 'record', 'analysis']);
  oneOfAt(format, 'format', [STUDY_FORMAT]);
  return { record, analysis: formatAnalysis(parseAnalysis(analysis)) };
}
