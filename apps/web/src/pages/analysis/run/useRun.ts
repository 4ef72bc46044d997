import { useEffect, useMemo } from 'react';
import type { Study } from '../study/study.ts';
import { AnalysisRun } from './analysisRun.ts';
import { workshopFor } from './workshop.ts';

/** The analysis of a game: it goes on while the page is there. */
export function useRun(study: Study): AnalysisRun {
  const run = useMemo(() => new AnalysisRun(study.id, workshopFor(study)), [study]);
  useEffect(() => {
    void run.open();
    return () => run.close();
  }, [run]);
  return run;
}
