import { type Analysis, ownAnalysis, type Step, type Summary, summarise } from '@three-crowns/coach';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Course, faultSpots, luckBars, spotOf } from './graph/course.ts';
import { linesOf } from './graph/geometry.ts';
import type { AnalysisRun, RunState } from './run/analysisRun.ts';
import { lineFrom, type PlayedLine } from './study/line.ts';
import type { Scale } from './study/numbers.ts';
import { faultsIn, type Row, rowsOf } from './study/rows.ts';
import { isDealtAt, type Study } from './study/study.ts';
import { type Telling, useTelling } from './useTelling.ts';

/** What the parts of the page are given. */
export interface StudyParts {
  readonly study: Study;
  readonly telling: Telling;
  readonly run: AnalysisRun;
  readonly state: RunState;
  readonly summary: Summary | undefined;
  readonly course: Course;
  readonly rows: readonly Row[];
  /** Plies at which something better was left. */
  readonly faults: readonly number[];
  readonly scale: Scale;
  setScale(scale: Scale): void;
  /** The moment that is looked at, and the one before it. */
  readonly at: number;
  readonly from: number;
  show(ply: number): void;
  /** What was decided there, if it was looked at. */
  readonly step: Step | undefined;
  /** The better line, while it is shown. */
  readonly line: PlayedLine | undefined;
  showLine(isShown: boolean): void;
}

const NOTHING: readonly Step[] = [];

const KEY = 'at';

/** The moment that is looked at stands in the address, so that a reload comes back to it. */
function placeInAddress(plies: number) {
  const ply = new URLSearchParams(location.search).get(KEY) ?? '';
  const at = /^\d{1,6}$/.test(ply) ? Math.min(Number(ply), plies) : 0;
  return { at, from: at, isLine: false };
}

export function useParts(study: Study, run: AnalysisRun): StudyParts {
  const state = useSyncExternalStore(run.subscribe, run.snapshot);
  const telling = useTelling(study);
  const [scale, setScale] = useState<Scale>('chances');
  const [{ at, from, isLine }, setPlace] = useState(() => placeInAddress(study.plies));
  useEffect(() => history.replaceState({}, '', `${location.pathname}?${KEY}=${at}`), [at]);
  const analysis = useMemo(() => toShow(study, state.analysis), [study, state.analysis]);
  const steps = useMemo(() => stepsToShow(study, analysis?.steps ?? NOTHING), [study, analysis]);
  const summary = useMemo(
    () => (analysis === undefined || analysis.steps.length === 0 ? undefined : summarise(study.record, analysis)),
    [study, analysis],
  );
  const course = useMemo(() => courseOf(study, steps, summary, scale), [study, steps, summary, scale]);
  const rows = useMemo(
    () => rowsOf(steps, summary?.lucks ?? [], (ply) => isDealtAt(study, ply)),
    [study, steps, summary],
  );
  const faults = useMemo(() => faultsIn(steps), [steps]);
  const step = steps.find(({ ply }) => ply === at);
  const line = useMemo(
    () => (isLine && step?.better !== undefined ? lineFrom(study, at, step.better) : undefined),
    [isLine, study, at, step],
  );
  const show = useCallback(
    (ply: number) => setPlace((old) => ({ at: Math.min(study.plies, Math.max(0, ply)), from: old.at, isLine: false })),
    [study],
  );
  const showLine = useCallback(
    (isShown: boolean) => setPlace((old) => ({ ...old, from: old.at, isLine: isShown })),
    [],
  );
  return {
    study,
    telling,
    run,
    state,
    summary,
    course,
    rows,
    faults,
    scale,
    setScale,
    at,
    from,
    show,
    step,
    line,
    showLine,
  };
}

/** What others knew is nobody's business while the game goes on, and what follows from it is not either. */
function toShow({ ending, own }: Study, analysis: Analysis | undefined): Analysis | undefined {
  return analysis === undefined || ending !== undefined || own === undefined ? analysis : ownAnalysis(analysis, own);
}

function stepsToShow({ ending, own }: Study, steps: readonly Step[]): readonly Step[] {
  return ending === undefined ? steps.filter(({ seat }) => seat === own) : steps;
}

function courseOf(study: Study, steps: readonly Step[], summary: Summary | undefined, scale: Scale): Course {
  const { seats, rounds, plies, own, ending } = study;
  const isWhole = steps.length === plies && ending !== undefined && summary !== undefined;
  const end = isWhole
    ? {
        chances: summary.seats.map(({ chances }) => chances.result),
        points: summary.seats.map(({ points }) => points.result),
      }
    : undefined;
  const turn = summary?.turningPoint === undefined ? undefined : steps.find(({ ply }) => ply === summary.turningPoint);
  return {
    seats,
    rounds,
    plies,
    scale,
    lines: linesOf(steps, scale, seats.length, end),
    faults: faultSpots(steps, scale),
    turningPoint: turn && spotOf(turn, scale),
    lucks: luckBars(summary?.lucks ?? [], scale),
    main: own ?? ending?.winners[0] ?? 0,
  };
}
