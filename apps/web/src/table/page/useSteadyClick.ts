import { type MouseEvent, useRef } from 'react';

/** The second click of a double click counts only for what the first one met: what has come under the pointer since does not. */
export function useSteadyClick(): (event: MouseEvent) => void {
  const first = useRef<Element>(null);
  return (event) => {
    const met = event.target instanceof Element ? event.target.closest('button, a') : null;
    if (event.detail < 2) first.current = met;
    else if (met !== first.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
