import { type RefObject, useEffect, useRef } from 'react';

/** Less than this is the shadow of a button. */
const LEAST = 6;

/** Marks what scrolls with `data-more` while some of it lies below. What it is `about` anew is seen from its beginning. */
export function useMore<E extends HTMLElement>(about: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is about something else
  useEffect(() => {
    const shown = ref.current?.querySelector('[data-shown]') ?? undefined;
    if (shown === undefined) ref.current?.scrollTo(0, 0);
    else shown.scrollIntoView({ block: 'nearest' });
  }, [about]);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = current;
      current.toggleAttribute('data-more', scrollHeight - scrollTop - clientHeight > LEAST);
    };
    const resized = new ResizeObserver(look);
    const changed = new MutationObserver(look);
    resized.observe(current);
    changed.observe(current, { childList: true, subtree: true, characterData: true, attributeFilter: ['hidden'] });
    current.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      resized.disconnect();
      changed.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);
  return ref;
}
