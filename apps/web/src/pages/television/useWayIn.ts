import { useEffect, useMemo, useRef, useState } from 'react';
import { pathOf } from '../../navigation/router.tsx';
import { api } from '../../online/api.ts';
import { invitationIn } from '../sit/invitation.ts';

interface WayIn {
  /** For a phone that is pointed at it. */
  readonly address: string;
  /** Three words that lead there; none where this browser may not invite. */
  readonly spoken: string | undefined;
  /** It gives a free chair, at a table by link, too. */
  readonly givesChair: boolean;
}

/** Well before the words are over; until then the server says the same ones. */
const EVERY = 5 * 60_000;

/** How phones come to this table: by what this page was opened with, or because this browser sits there. */
export function useWayIn(id: string): WayIn {
  const { link, code } = useMemo(() => invitationIn(location), []);
  const [spoken, setSpoken] = useState(code);
  const last = useRef(code);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const by = link !== undefined ? { link } : last.current !== undefined ? { code: last.current } : {};
      const words = await api.speak(id, by).then(
        (given) => given.code,
        () => undefined,
      );
      if (isGone) return;
      last.current = words ?? last.current;
      setSpoken(words);
    };
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [id, link]);
  const by = link !== undefined ? `#${link}` : spoken !== undefined ? `?code=${encodeURIComponent(spoken)}` : '';
  return { address: `${location.origin}${pathOf({ page: 'sit', id })}${by}`, spoken, givesChair: by !== '' };
}
