import { useEffect, useRef, useState } from 'react';
import { api, type Invitation, type RefusalReason, refusalOf } from '../../online/api.ts';

interface Spoken {
  readonly words?: string | undefined;
  /** Why there are none. */
  readonly problem?: RefusalReason;
}

/** Well before the words are over; until then the server says the same ones. */
const EVERY = 5 * 60_000;

/**
 * Three words that lead to a table. They change while they are read: they hold for a while only.
 * @param tries how often they were asked for here; 0: nobody has yet
 */
export function useSpoken(id: string, { link, code }: Invitation, tries: number): Spoken {
  const [spoken, setSpoken] = useState<Spoken>({ words: code });
  const last = useRef(code);
  useEffect(() => {
    if (tries === 0) return;
    let isGone = false;
    const ask = async () => {
      const by = link !== undefined ? { link } : last.current !== undefined ? { code: last.current } : {};
      const next = await api.speak(id, by).then(
        (given): Spoken => ({ words: given.code }),
        (error: unknown): Spoken => ({ problem: refusalOf(error) }),
      );
      if (isGone) return;
      last.current = next.words ?? last.current;
      setSpoken(next);
    };
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [id, link, tries]);
  return spoken;
}
