/** What viewers are shown: made once for all who may see the same. */
import {
  changeOf,
  dealsAnew,
  type Entry,
  endingOf,
  formatEntry,
  freeUndos,
  keepAgain,
  keptView,
  keptViewsOf,
  redactedFor,
  stateOf,
  type UndoEntry,
  type Viewer,
} from '@three-crowns/core';
import { PROTOCOL } from '../limits.ts';
import { formatServerMessage, type MomentChange, type SeenMoments, type Standing } from '../messages/server.ts';
import type { AnyTable } from '../stored.ts';
import { attendanceOf } from './attendance.ts';
import { clocksOf } from './clocks.ts';
import { audienceOf, type Connection, type Host, send } from './state.ts';
import { voteShown } from './votes.ts';

/** Everything, for somebody who comes in. */
export function joinedText(host: Host, { viewers, seats: held }: Connection): string {
  const { table, pace } = host;
  const { game, rulesVersion, contentHash, options, seats, commitment } = table.base;
  const vote = voteShown(host);
  return formatServerMessage({
    kind: 'joined',
    protocol: PROTOCOL,
    game,
    rulesVersion,
    contentHash,
    options,
    seats,
    ...(commitment === undefined ? {} : { commitment }),
    pace,
    log: table.entries.map(formatEntry),
    views: viewers.map((viewer) => ({ ...seenAfter(host, viewer, 0), start: viewOf(host, 0, viewer) })),
    ...standingOf(host),
    attendance: attendanceOf(host),
    ...(vote === undefined ? {} : { vote }),
    chat: host.chat.filter(({ room }) => room === roomOf(held)),
  });
}

export const roomOf = (seats: readonly number[]) => (seats.length === 0 ? 'spectators' : 'players');

/** What came after entry `after`, to somebody who has all before it. */
export function updateText(host: Host, after: number, viewers: readonly Viewer[]): string {
  const { entries } = host.table;
  const { keep, isDealtAnew } = keptSince(host.table, after);
  return formatServerMessage({
    kind: 'update',
    after,
    lines: entries.slice(after).map(formatEntry),
    keep,
    views: viewers.map((viewer) => ({
      ...seenAfter(host, viewer, keep),
      ...(isDealtAnew ? { back: viewOf(host, keep, viewer) } : {}),
    })),
    ...standingOf(host),
  });
}

/** To everybody, what came after entry `after`; one text for each audience. */
export function fanOut(host: Host, after: number): void {
  if (host.views !== undefined) keepAgain(host.views);
  for (const one of Map.groupBy(audienceOf(host), ({ audience }) => audience).values()) {
    const ids = one.map(({ id }) => id);
    send(host, ids, updateText(host, after, one[0].viewers));
  }
  // What a move led to is what the next one begins from.
  host.views = keptViewsOf(stateOf(host.table));
}

interface Kept {
  /** How many of the moves that stood after entry `after` still stand. */
  readonly keep: number;
  /** What lies behind the view after them was dealt anew. */
  readonly isDealtAnew: boolean;
}

function keptSince({ entries, course }: AnyTable, after: number): Kept {
  const fresh = entries.slice(after);
  let plies = fresh.reduce((sum, entry) => sum - pliesOf(entry), course.moves.length);
  let keep = plies;
  const dealtAt: number[] = [];
  for (const entry of fresh) {
    plies += pliesOf(entry);
    keep = Math.min(keep, plies);
    if (isRedeal(entry)) dealtAt.push(plies);
  }
  return { keep, isDealtAnew: dealtAt.includes(keep) };
}

const pliesOf = (entry: Entry): number => (entry.kind === 'move' ? 1 : entry.kind === 'undo' ? -entry.count : 0);
const isRedeal = (entry: Entry): entry is UndoEntry => entry.kind === 'undo' && entry.redeal;

function seenAfter(host: Host, viewer: Viewer, keep: number): SeenMoments {
  const { game, moments } = host.table;
  const seen: MomentChange[] = [];
  for (let ply = keep + 1; ply < moments.length; ply++) {
    const events = redactedFor(game, moments[ply].events, viewer);
    const change = changeOf(viewOf(host, ply - 1, viewer), viewOf(host, ply, viewer));
    seen.push(change === undefined ? { events } : { events, change });
  }
  const free = freeOf(host, viewer);
  return { viewer, free, ...(free === 0 && isAnew(host, viewer) ? { anew: true } : {}), moments: seen };
}

function isAnew({ table, asked }: Host, viewer: Viewer): boolean {
  const { moves } = table.course;
  const last = asked.length === 0 ? -1 : moves.findLastIndex(({ seat }) => seat === viewer);
  return last >= 0 && dealsAnew(table, moves.length - last);
}

const freeOf = ({ table, asked }: Host, viewer: Viewer): number =>
  viewer === 'spectator' || asked.length === 0 ? 0 : freeUndos(table, viewer);

const viewOf = ({ table }: Host, ply: number, viewer: Viewer): unknown =>
  keptView(table.game, table.moments[ply].state, viewer);

function standingOf(host: Host): Standing {
  const { table, asked } = host;
  const clocks = clocksOf(host);
  const ending = asked.length === 0 ? endingOf(table) : undefined;
  if (ending === undefined) return { asked, clocks };
  const { seed, nonces, table: name, position } = table.base;
  const fair = { seed, nonces, table: name, position };
  const given = Object.fromEntries(Object.entries(fair).filter(([, part]) => part !== undefined));
  return { asked, clocks, over: { ending, ...given } };
}
