import { type RefObject, useEffect, useRef } from 'react';

/** Whether a finger was the last to press anything: what it presses is shown before it is played. */
export function useTouch(): RefObject<boolean> {
  const isTouch = useRef(false);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      isTouch.current = event.pointerType === 'touch';
    };
    const key = () => {
      isTouch.current = false;
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', key, true);
    };
  }, []);
  return isTouch;
}
