/** Collects what the kit finds. One mistake shows at every ply, so each check speaks once a game. */
import type { Problem } from './spot.ts';

const MOST = 40;

export interface Report {
  readonly problems: string[];
  add(check: string, place: string, text: string): void;
  /** Runs a check; what it throws is a problem as well. */
  guard(check: string, place: string, run: (problem: Problem) => void): void;
  isFull(): boolean;
}

export function makeReport(): Report {
  const problems: string[] = [];
  const spoken = new Set<string>();

  function add(check: string, place: string, text: string): void {
    const game = place.split(', ply')[0];
    if (isFull() || spoken.has(`${check} ${game}`)) return;
    spoken.add(`${check} ${game}`);
    problems.push(place === '' ? `${check}: ${text}` : `${place}: ${check}: ${text}`);
  }

  function guard(check: string, place: string, run: (problem: Problem) => void): void {
    try {
      run((text) => add(check, place, text));
    } catch (error) {
      add(check, place, `threw ${String(error)}${firstFrame(error)}`);
    }
  }

  function isFull(): boolean {
    return problems.length >= MOST;
  }

  return { problems, add, guard, isFull };
}

/** Where it was thrown, for whoever has to find it. */
function firstFrame(error: unknown): string {
  const frame =
    error instanceof Error ? error.stack?.split('\n').find((line) => line.startsWith('    at ')) : undefined;
  return frame === undefined ? '' : ` ${frame.trim()}`;
}
