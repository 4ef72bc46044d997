import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What is pressed for so many milliseconds is no first half of a double click, though the browser counts it as one. */
const LONG = 400;

/**
 * Spread it on the table. The second click of a double click counts only for what the first one met: what has come under the
 * pointer since does not.
 */
export function useSteadyClick() {
  const pressedAt = useRef(0);
  const first = useRef<{ readonly met: Element | null }>(undefined);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pressedAt.current = event.timeStamp;
    },
    onClickCapture: (event: MouseEvent) => {
      const met = event.target instanceof Element ? event.target.closest('button, a') : null;
      if (event.timeStamp - pressedAt.current > LONG) first.current = undefined;
      else if (event.detail < 2) first.current = { met };
      else if (first.current !== undefined && met !== first.current.met) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
}
