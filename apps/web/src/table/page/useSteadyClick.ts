import { type MouseEvent, useRef } from 'react';

/** Two clicks are one double click only within so many milliseconds. A browser also counts a tap after a long press as second. */
const DOUBLE = 600;

/** The second click of a double click counts only for what the first one met: what has come under the pointer since does not. */
export function useSteadyClick(): (event: MouseEvent) => void {
  const first = useRef<{ readonly met: Element | null; readonly at: number }>(undefined);
  return (event) => {
    const met = event.target instanceof Element ? event.target.closest('button, a') : null;
    const isSecond = event.detail > 1 && first.current !== undefined && event.timeStamp - first.current.at < DOUBLE;
    if (!isSecond) first.current = { met, at: event.timeStamp };
    else if (met !== first.current?.met) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
