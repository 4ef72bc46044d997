import { useEffect, useRef } from 'react';

/** The focus comes back to the prompt when the button that had it is gone. */
export function useFocusKept(ref: { readonly current: HTMLElement | null }, ply: number): void {
  const shown = useRef(ply);
  useEffect(() => {
    if (shown.current === ply) return;
    shown.current = ply;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ply, ref]);
}
