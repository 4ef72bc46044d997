import { isAnalysisOf, parseAnalysis, summarise } from '@three-crowns/coach';
import { type GameRecord, parseJson, readLog, type Seat } from '@three-crowns/core';

/** How well a seat decided, by an analysis of the whole game; undefined where it is of a part, of another game, or none. */
export function accuracyIn(text: string, record: GameRecord, seat: Seat): number | undefined {
  try {
    const analysis = parseAnalysis(parseJson(text, ''));
    const isWhole = analysis.steps.length === readLog(record).course.moves.length;
    return isWhole && isAnalysisOf(analysis, record) ? summarise(record, analysis).seats[seat].accuracy : undefined;
  } catch {
    return undefined;
  }
}
