import { useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../../design/motion.ts';
import type { View } from '../pieces/view.ts';
import { longest, slide, tell } from './motion.ts';
import { type Spots, spotsNow } from './spots.ts';

/** Lets things travel from where they were to where the step has put them. */
export function useMotions({ step }: View): void {
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
    slide(spots, factor);
    const stop = tell(step.events, factor);
    end.current = stop;
    setTimeout(stop, longest(factor));
  }, [step, factor]);
  useLayoutEffect(() => () => end.current?.(), []);
}
