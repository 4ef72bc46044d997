/** Who is at the table, here and in other processes. */
import { personsIn, type Seat } from '@three-crowns/core';
import { AWAY_AFTER, LOST_AFTER } from '../limits.ts';
import { formatServerMessage } from '../messages/server.ts';
import type { Attendance, Leaving, Presence } from '../messages/shapes.ts';
import type { News } from './inputs.ts';
import { audienceOf, type Host, send } from './state.ts';

type Present = Extract<News, { kind: 'present' }>;

/** Who is connected to this process. */
function presentHere({ table, connections, now }: Host): Present {
  const all = [...connections.values()];
  const seats = table.base.seats.map((_, seat): Presence | undefined => {
    const signs = all.filter((one) => one.seats.includes(seat)).map(({ signAt }) => signAt);
    if (signs.length === 0) return undefined;
    return now - Math.max(...signs) < AWAY_AFTER ? 'here' : 'away';
  });
  const watching = all.filter((one) => one.seats.length === 0);
  const televisions = watching.filter((one) => one.isTelevision).length;
  return { kind: 'present', seats, spectators: watching.length - televisions, televisions };
}

export function attendanceOf(host: Host, here = presentHere(host)): Attendance {
  const all = [here, ...host.elsewhere.values()];
  const { bots } = host.table.course;
  const seats = host.table.base.seats.map((_, seat): Presence => {
    if (bots[seat] !== undefined) return 'bot';
    const found = all.map((one) => one.seats[seat]);
    return found.includes('here') ? 'here' : found.includes('away') ? 'away' : 'lost';
  });
  const leaving = leavingIn(host);
  return {
    seats,
    spectators: all.reduce((sum, one) => sum + one.spectators, 0),
    televisions: all.reduce((sum, one) => sum + (one.televisions ?? 0), 0),
    ...(leaving.length === 0 ? {} : { leaving }),
  };
}

function isConnected({ connections, elsewhere }: Host, seat: Seat): boolean {
  for (const { seats } of connections.values()) if (seats.includes(seat)) return true;
  for (const { seats } of elsewhere.values()) if (seats[seat] !== undefined) return true;
  return false;
}

/** Whether a person is there for whom it matters that the game goes on. */
export function isAnybodyHere(host: Host): boolean {
  return personsIn(host.table.course).some((seat) => isConnected(host, seat));
}

/** The persons who are connected nowhere. */
function lostIn(host: Host): Seat[] {
  return personsIn(host.table.course).filter((seat) => !isConnected(host, seat));
}

/** Notes who was lost and who is back; tells everybody and the other processes what changed. */
export function tellAttendance(host: Host): void {
  const { table, lostSince, told, now } = host;
  table.base.seats.forEach((_, seat) => {
    lostSince[seat] = isConnected(host, seat) ? undefined : (lostSince[seat] ?? now);
  });
  const here = presentHere(host);
  const attendance = attendanceOf(host, here);
  const mark = markOf(attendance);
  if (mark !== told.attendance) {
    told.attendance = mark;
    const ids = audienceOf(host).map(({ id }) => id);
    send(host, ids, formatServerMessage({ kind: 'attendance', attendance }));
  }
  const present = markOf(here);
  if (present === told.present) return;
  told.present = present;
  host.effects.push({ kind: 'share', news: here });
}

/** Equal for equal ones. It is made in every step, where a text of JSON would be dear. */
const markOf = ({ seats, spectators, televisions }: Omit<Present, 'kind'>): string =>
  `${seats.join()} ${spectators} ${televisions}`;

/**
 * The persons who are gone while somebody else waits, and how soon a bot plays for each. By letter nobody is ever gone, but for
 * who has had himself forgotten.
 */
function leavingIn(host: Host): Leaving[] {
  if (host.pace.kind === 'letters') return forgottenIn(host).map((seat) => ({ seat, left: 0 }));
  const lost = lostIn(host);
  if (lost.length === 0 || !isAnybodyHere(host)) return [];
  const { lostSince, now } = host;
  return lost.map((seat) => ({ seat, left: Math.max(0, LOST_AFTER - (now - (lostSince[seat] ?? now))) }));
}

/** As long as there is somebody to play on with. */
function forgottenIn(host: Host): Seat[] {
  if (host.forgotten.size === 0) return [];
  const isForgotten = (seat: Seat) => host.forgotten.has(seat);
  return personsIn(host.table.course).every(isForgotten) ? [] : lostIn(host).filter(isForgotten);
}

/** The persons whose seat a bot takes over now. */
export function goneFor(host: Host): Seat[] {
  return leavingIn(host)
    .filter(({ left }) => left === 0)
    .map(({ seat }) => seat);
}

/** When somebody will be away, or replaced. */
export function attendanceTimes(host: Host): number[] {
  const signs = [...host.connections.values()].filter((one) => one.seats.length > 0);
  const away = signs.map(({ signAt }) => signAt + AWAY_AFTER);
  return [...away, ...leavingIn(host).map(({ left }) => host.now + left)];
}
