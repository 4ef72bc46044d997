/** What is said at a table of people who sit elsewhere: whether it is heard, and what came since one looked. */
import { useEffect, useState } from 'react';
import { useMedia } from '../../design/useMedia.ts';
import { isSwitch, keptByTable } from '../../storage/byTable.ts';
import type { Snapshot } from '../session/snapshot.ts';

export interface TalkState {
  /** It has a place of its own beside the table; elsewhere it is opened. */
  readonly isBeside: boolean;
  readonly isMuted: boolean;
  /** Lines that nobody here has read. */
  readonly unread: number;
  mute(isMuted: boolean): void;
}

/** A desk with room for it below the others; four of them need a higher one. */
const roomBelow = (others: number): string => `(min-width: 1200px) and (min-height: ${others > 3 ? 820 : 700}px)`;

const muted = keptByTable('three-crowns.muted', isSwitch);

export function useTalk(table: string, { together, seats }: Snapshot, isOpen: boolean): TalkState {
  const hasRoom = useMedia(roomBelow(seats.length - 1));
  const [isMuted, setMuted] = useState(() => muted.of(table) === true);
  const isBeside = together !== undefined && hasRoom;
  const lines = together?.chat.length ?? 0;
  const [read, setRead] = useState(lines);
  const isRead = isOpen || isBeside || isMuted;
  useEffect(() => {
    if (isRead) setRead(lines);
  }, [isRead, lines]);
  return {
    isBeside,
    isMuted,
    unread: isRead ? 0 : Math.max(0, lines - read),
    mute: (next) => {
      muted.keep(table, next);
      setMuted(next);
    },
  };
}
