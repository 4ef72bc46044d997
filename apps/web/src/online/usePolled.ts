import { useEffect, useState } from 'react';
import { type RefusalReason, refusalOf } from './api.ts';

export interface Polled<T> {
  readonly value: T | undefined;
  /** Why the last answer did not come; what came before it stays. */
  readonly problem: RefusalReason | undefined;
  /** Asks again at once. */
  refresh(): void;
}

/** Asked again and again while the page is looked at. */
export function usePolled<T>(ask: () => Promise<T>, every: number): Polled<T> {
  const [value, setValue] = useState<T>();
  const [problem, setProblem] = useState<RefusalReason>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks at once
  useEffect(() => {
    let isGone = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async () => {
      // Who looks away and back meanwhile gets that answer: a second one on its way would be asked for ever after.
      if (isAsking) return;
      if (!document.hidden) {
        isAsking = true;
        try {
          const answer = await ask();
          if (isGone) return;
          setValue(answer);
          setProblem(undefined);
        } catch (error) {
          if (isGone) return;
          setProblem(refusalOf(error));
        }
        isAsking = false;
      }
      timer = setTimeout(go, every);
    };
    void go();
    const look = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void go();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [ask, every, turn]);
  return { value, problem, refresh: () => setTurn((before) => before + 1) };
}
