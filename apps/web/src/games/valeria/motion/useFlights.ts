import type { GameEvent, State } from '@three-crowns/valeria';
import { slotOf } from '@three-crowns/valeria/board';
import { useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../../design/motion.ts';
import type { TableView } from '../../../table/screen/screen.ts';
import { longestFlight, type Spots, spotsNow, startFlights } from './flights.ts';

/** Lets cards and resources travel from where they were to where the step has put them. */
export function useFlights({ step, state }: TableView): void {
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
    const stop = startFlights(
      spots,
      step.events as readonly GameEvent[],
      (card) => slotOf(state as State, card),
      factor,
    );
    end.current = stop;
    setTimeout(stop, longestFlight(factor));
  }, [step, state, factor]);
  useLayoutEffect(() => () => end.current?.(), []);
}
