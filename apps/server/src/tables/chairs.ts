/** Sitting down, getting up, starting: what may be done at a table that has not begun. Each gives the content it leads to. */

import { LEVEL_NAMES } from '@three-crowns/ai/names';
import { oneOfAt, type Seat } from '@three-crowns/core';
import { Refused } from '../refused.ts';
import { type Chair, type ServerTable, seatsOf, type TableContent } from './content.ts';

export interface Person {
  readonly identity: string;
  readonly name: string;
  readonly nonce: string | null;
}

/** The next free chair, or the one that is named. An occupied chair is never given. */
export function sitDown({ status, content }: ServerTable, person: Person, wish?: Seat): TableContent {
  mustBeOpen(status);
  const seat = wish ?? content.chairs.findIndex(({ kind }) => kind === 'free');
  if (content.chairs[seat]?.kind !== 'free') throw new Refused(409, wish === undefined ? 'full' : 'taken');
  return withChair(content, seat, { kind: 'person', ...person });
}

/** Leaves one chair, or all. Where the host leaves, the next person takes over; where nobody is left, nobody holds it. */
export function getUp({ status, content }: ServerTable, identity: string, seat?: Seat): TableContent {
  mustBeOpen(status);
  const own = seatsOf(content, identity).filter((one) => seat === undefined || one === seat);
  if (own.length === 0) throw new Refused(403, 'not-seated');
  const left = own.reduce((so, one) => withChair(so, one, { kind: 'free' }), content);
  return seatsOf(left, left.host).length > 0 ? left : handOn(left);
}

function handOn(content: TableContent): TableContent {
  const next = content.chairs.find((chair) => chair.kind === 'person');
  return next === undefined ? content : { ...content, host: next.identity };
}

/** From a host who is away; nobody takes it from who has just taken it. */
export function takeTheLead({ status, content }: ServerTable, away: string, identity: string): TableContent {
  mustBeOpen(status);
  if (seatsOf(content, identity).length === 0) throw new Refused(403, 'not-seated');
  if (content.host !== away) throw new Refused(403, 'not-host');
  return { ...content, host: identity };
}

/** Mixes something of one's own into the luck, as at a rematch, where everybody sits already. */
export function giveNonce(
  { status, content }: ServerTable,
  identity: string,
  seat: Seat,
  nonce: string | null,
): TableContent {
  mustBeOpen(status);
  const chair = content.chairs[seat];
  if (chair?.kind !== 'person' || chair.identity !== identity) throw new Refused(403, 'not-seated');
  return withChair(content, seat, { ...chair, nonce });
}

/** The host sends somebody away, or lets a bot sit down. */
export function setChair({ status, content }: ServerTable, identity: string, seat: Seat, bot?: string): TableContent {
  mustBeOpen(status);
  mustBeHost(content, identity);
  if (content.chairs[seat] === undefined) throw new Refused(404, 'no-chair');
  if (bot === undefined) return withChair(content, seat, { kind: 'free' });
  if (content.chairs[seat].kind === 'person') throw new Refused(409, 'taken');
  return withChair(content, seat, { kind: 'bot', bot: oneOfAt(bot, 'bot', LEVEL_NAMES) });
}

/** Whether it can begin now. */
export function mustStart({ status, content }: ServerTable, identity: string): void {
  mustBeOpen(status);
  mustBeHost(content, identity);
  if (content.chairs.some(({ kind }) => kind === 'free')) throw new Refused(409, 'chairs-free');
}

/** The seats of the next game: everybody one on, so that another one begins. */
export function rotated(chairs: readonly Chair[]): Chair[] {
  return [...chairs.slice(1), ...chairs.slice(0, 1)].map((chair) =>
    chair.kind === 'person' ? { ...chair, nonce: null } : chair,
  );
}

function withChair(content: TableContent, seat: Seat, chair: Chair): TableContent {
  return { ...content, chairs: content.chairs.with(seat, chair) };
}

function mustBeOpen(status: ServerTable['status']): void {
  if (status !== 'open') throw new Refused(409, 'begun');
}

function mustBeHost({ host }: TableContent, identity: string): void {
  if (host !== identity) throw new Refused(403, 'not-host');
}
