import { useCallback, useEffect, useRef, useState } from 'react';
import type { Deal } from '../../daily/dealId.ts';
import { LEVELS, type Level } from '../../seats/levels.ts';
import type { Order, Report } from './levels.worker.ts';
import type { DealRow } from './played.ts';

export interface Running {
  readonly level: Level;
  readonly moves: number;
}

export interface Levels {
  /** Undefined while nobody plays. */
  readonly running: Running | undefined;
  readonly problem: string | undefined;
  /** Those that have not played yet, the weaker first. */
  readonly left: readonly Level[];
  start(): void;
  /** What a level has begun is lost, what was played to the end is kept. */
  stop(): void;
}

/** Lets the levels play a deal, one after the other, and hands every result over. */
export function useLevels(deal: Deal, rulesVersion: number, row: DealRow, keep: (row: DealRow) => void): Levels {
  const worker = useRef<Worker>(undefined);
  const latest = useRef(row);
  latest.current = row;
  const [running, setRunning] = useState<Running>();
  const [problem, setProblem] = useState<string>();
  const left = LEVELS.filter((level) => row.levels[level] === undefined);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(undefined);
  }, []);
  useEffect(() => stop, [stop]);
  const hear = (report: Report) => {
    if ('moves' in report) return setRunning(report);
    if ('error' in report) {
      stop();
      return setProblem(report.error);
    }
    latest.current = { ...latest.current, levels: { ...latest.current.levels, [report.level]: report.played } };
    keep(latest.current);
    if (report.level === left.at(-1)) stop();
  };
  const start = () => {
    stop();
    setProblem(undefined);
    setRunning({ level: left[0], moves: 0 });
    const made = new Worker(new URL('./levels.worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data));
    made.addEventListener('error', ({ message }) => hear({ error: message }));
    made.postMessage({ deal, rulesVersion, levels: left } satisfies Order);
  };
  return { running, problem, left, start, stop };
}
