import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Nothing, the pace, the steps as well. */
const MOST = 2;

interface Less {
  readonly picture: RefObject<HTMLDivElement | null>;
  /** So much of the scene is left out. */
  readonly less: number;
}

/** Leaves out of a scene what is needed least until its picture is whole; what was left out stays so to its end. */
export function useLess(scene: string, step: string): Less {
  const picture = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState({ scene, less: 0 });
  const less = kept.scene === scene ? kept.less : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has a picture of its own
  useLayoutEffect(() => {
    const { current } = picture;
    if (current === null || less === MOST) return;
    const look = () => {
      if (current.scrollHeight > current.clientHeight + 1) setKept({ scene, less: less + 1 });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [scene, step, less]);
  return { picture, less };
}
