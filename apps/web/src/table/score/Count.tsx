import { useEffect, useState } from 'react';
import { useMotion } from '../../design/motion.ts';
import { printed } from '../../design/numbers.ts';

/** How long a number rises, at normal pace. */
const RISE = 600;

/** A number that rises, or falls, to what it is now. */
export function Count({ to }: { readonly to: number }) {
  const motion = useMotion();
  const [shown, setShown] = useState(0);
  const length = motion.ms(RISE);
  useEffect(() => {
    if (length === 0) {
      setShown(to);
      return;
    }
    let from: number | undefined;
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - begun) / length);
      setShown((before) => {
        from ??= before;
        return Math.round(from + (to - from) * share);
      });
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, length]);
  return <>{printed(motion.isOff ? to : shown)}</>;
}
