/** Coming in and coming back: everything, or exactly what was missed. */
import type { Seat } from '@three-crowns/core';
import { PROTOCOL } from '../limits.ts';
import type { Join } from '../messages/client.ts';
import { formatServerMessage } from '../messages/server.ts';
import { attendanceOf } from './attendance.ts';
import { joinedText, roomOf, updateText } from './showing.ts';
import { type Connection, type Host, send } from './state.ts';
import { voteText } from './votes.ts';

export function connect(host: Host, id: string, held: readonly Seat[], name: string, join: Join): void {
  if (join.protocol !== PROTOCOL) {
    send(host, [id], formatServerMessage({ kind: 'reload', protocol: PROTOCOL }));
    host.effects.push({ kind: 'close', connection: id });
    return;
  }
  const seats = held.toSorted((a, b) => a - b);
  const viewers = seats.length === 0 ? (['spectator'] as const) : seats;
  const connection: Connection = {
    id,
    seats,
    viewers,
    audience: viewers.join(),
    name,
    isTelevision: join.television === true,
    join,
    signAt: host.now,
  };
  host.connections.set(id, connection);
  rejoin(host, connection, join);
}

/** A client that has missed something asks once more. */
export function rejoin(host: Host, connection: Connection, join: Join): void {
  connection.join = join;
  if (isBehind(host, join)) {
    // The client has seen what another process stored: it is told nothing older.
    host.reading.isWanted = true;
  } else admit(host, connection);
}

const isBehind = ({ table }: Host, { has }: Join): boolean => has !== undefined && has.seq > table.entries.length;

/** Those who waited for what another process stored; whoever has more than the store begins anew. */
export function admitAll(host: Host): void {
  if (host.reading.isAsked || host.reading.isWanted) return;
  for (const connection of host.connections.values()) if (connection.join !== undefined) admit(host, connection);
}

function admit(host: Host, connection: Connection): void {
  const { id, seats, viewers, join } = connection;
  const has = join?.has;
  connection.join = undefined;
  const canGoOn = has !== undefined && has.seats.join() === seats.join() && has.seq <= host.table.entries.length;
  if (!canGoOn) {
    send(host, [id], joinedText(host, connection));
    return;
  }
  const lines = host.chat.filter(({ room }) => room === roomOf(seats));
  send(host, [id], updateText(host, has.seq, viewers));
  send(host, [id], formatServerMessage({ kind: 'attendance', attendance: attendanceOf(host) }));
  send(host, [id], voteText(host));
  send(host, [id], formatServerMessage({ kind: 'chat', lines }));
}
