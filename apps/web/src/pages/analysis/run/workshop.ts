/** The coach and the store of this browser, for the analysis of one game. */
import { ANALYSIS_FORMAT, formatAnalysis, isAnalysisOf, parseAnalysis, recordKey } from '@three-crowns/coach';
import { parseJson } from '@three-crowns/core';
import { runAnalysis } from '../../../coach/coach.ts';
import { analyses } from '../../../storage/analyses.ts';
import type { Study } from '../study/study.ts';
import type { Workshop } from './analysisRun.ts';

export function workshopFor({ record, plies }: Study): Workshop {
  const { game, rulesVersion } = record;
  return {
    store: analyses,
    make: (budget, steps) => ({
      format: ANALYSIS_FORMAT,
      game,
      rulesVersion,
      record: recordKey(record, steps.length),
      budget,
      steps,
    }),
    read(text) {
      try {
        const found = parseAnalysis(parseJson(text, ''));
        return isAnalysisOf(found, record) ? found : undefined;
      } catch {
        // What cannot be read is made again.
        return undefined;
      }
    },
    format: formatAnalysis,
    isWhole: ({ steps }) => steps.length >= plies,
    work: (done, signal, onStep) => runAnalysis(record, { signal, budget: done.budget, done, onStep }),
  };
}
