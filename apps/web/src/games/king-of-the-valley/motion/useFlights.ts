import type { GameEvent } from '@three-crowns/king-of-the-valley';
import { useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../../design/motion.ts';
import type { TableView } from '../../../table/screen/screen.ts';
import { longestFlight, type Spots, spotsNow, startFlights } from './flights.ts';

/** Lets tiles, kings and coins travel from where they were to where the step has put them. */
export function useFlights({ step }: TableView): void {
  const { factor } = useMotion();
  const shown = useRef(step.ply);
  const before = useRef<Spots>(undefined);
  const end = useRef<() => void>(undefined);
  // The page still shows the moment before while this one is being drawn.
  if (step.ply !== shown.current && before.current === undefined) before.current = spotsNow();
  useLayoutEffect(() => {
    if (shown.current === step.ply) return;
    shown.current = step.ply;
    const spots = before.current;
    before.current = undefined;
    end.current?.();
    end.current = undefined;
    if (spots === undefined || step.jumped || factor === 0) return;
    const stop = startFlights(spots, step.events as readonly GameEvent[], factor);
    end.current = stop;
    setTimeout(stop, longestFlight(factor));
  }, [step, factor]);
  useLayoutEffect(() => () => end.current?.(), []);
}
