/** What may be known of a table by who asks: no seed, no identity, no nonce of others. */
import type { Seat } from '@three-crowns/core';
import { botNamesOf, type Chair, type ServerTable, seatsOf, type TableContent } from './content.ts';

type ShownChair =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  /** awaited: the chair is kept from the last game, and nobody has come to it yet. */
  | { readonly kind: 'person'; readonly name: string; readonly isAwaited?: true };

export interface TableSummary
  extends Pick<ServerTable, 'id' | 'status' | 'visibility' | 'touchedAt'>,
    Pick<TableContent, 'game' | 'rulesVersion' | 'contentHash' | 'pace' | 'commitment' | 'createdAt' | 'next'> {
  readonly chairs: readonly ShownChair[];
  /** The seats of who asks. */
  readonly mine: readonly Seat[];
  readonly isHost: boolean;
  readonly hints: boolean;
  /** It is played with a content table of the host's own. */
  readonly hasOwnNumbers: boolean;
  /** The chair of the host, where he sits. */
  readonly hostSeat?: Seat;
}

/** Whoever comes gives a part of the luck: the page does so by itself. */
const isAwaited = ({ nonce }: Extract<Chair, { kind: 'person' }>): boolean => nonce === null;

function shownChairs(chairs: readonly Chair[]): ShownChair[] {
  const names = botNamesOf(chairs);
  return chairs.map((chair, seat) => {
    if (chair.kind === 'free') return chair;
    if (chair.kind === 'bot') return { ...chair, name: names[seat] };
    return { kind: 'person', name: chair.name, ...(isAwaited(chair) ? { isAwaited: true } : {}) };
  });
}

export function summaryOf(
  { id, status, visibility, touchedAt, content }: ServerTable,
  identity?: string,
): TableSummary {
  const { game, rulesVersion, contentHash, pace, commitment, createdAt, next, host, hints, chairs, options } = content;
  const [hostSeat] = seatsOf(content, host);
  return {
    id,
    status,
    visibility,
    touchedAt,
    game,
    rulesVersion,
    contentHash,
    pace,
    commitment,
    createdAt,
    ...(next === undefined ? {} : { next }),
    chairs: shownChairs(chairs),
    mine: seatsOf(content, identity),
    isHost: identity === host,
    hints: hints === true,
    // The name of a built-in one is a text.
    hasOwnNumbers: typeof Object(options).content === 'object',
    ...(hostSeat === undefined ? {} : { hostSeat }),
  };
}
