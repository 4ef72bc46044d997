import { useMemo } from 'react';
import { pathOf } from '../../navigation/router.tsx';
import { useOrigin } from '../../online/useOrigin.ts';
import { invitationTo } from '../sit/invitation.ts';
import { useSpoken } from '../sit/useSpoken.ts';

interface WayIn {
  /** For a phone that is pointed at it. */
  readonly address: string;
  readonly isOnlyHere: boolean;
  /** Three words that lead there; none where this browser may not invite. */
  readonly spoken: string | undefined;
  /** It gives a free chair, at a table by link, too. */
  readonly givesChair: boolean;
}

/** How phones come to this table: by what this page was opened with, or because this browser sits there. */
export function useWayIn(id: string): WayIn {
  const invitation = useMemo(() => invitationTo(id, location), [id]);
  const { words } = useSpoken(id, invitation, 1);
  const { link } = invitation;
  const { origin, isOnlyHere } = useOrigin();
  const by = link !== undefined ? `#${link}` : words !== undefined ? `?code=${encodeURIComponent(words)}` : '';
  const address = `${origin}${pathOf({ page: 'sit', id })}${by}`;
  return { address, isOnlyHere, spoken: words, givesChair: by !== '' };
}
