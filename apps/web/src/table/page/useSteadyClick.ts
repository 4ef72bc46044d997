import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Spread it on the table. The second click of a double click counts only for what the first one met: what has come under the
 * mouse since does not. A finger needs no such care: its first tap only shows.
 */
export function useSteadyClick() {
  const isMouse = useRef(false);
  const first = useRef<Element>(null);
  return {
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      isMouse.current = pointerType === 'mouse';
    },
    onClickCapture: (event: MouseEvent) => {
      const met = event.target instanceof Element ? event.target.closest('button, a') : null;
      if (event.detail < 2) first.current = met;
      else if (isMouse.current && met !== first.current) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
}
