/**
 * The host of one table, in one process: it is told what happened (`HostInput`) with the time, and says what is to be done
 * (`HostEffect`). Several processes may host the same table: the store decides which of them enters what.
 */
import { formatEntry, isEnded } from '@three-crowns/core';
import { attendanceTimes, goneFor, tellAttendance } from './attendance.ts';
import { botTimes, letThink, thoughtOf } from './bots.ts';
import { chargeClocks, clockTimes, followClocks, openClocks, runOut, tellClocks } from './clocks.ts';
import { askedNow, couldNotRead, enterNext, readOn, wasNotStored, wasStored, wereRead } from './entering.ts';
import type { HostEffect, HostInput, HostSetup, News } from './inputs.ts';
import { admitAll, connect } from './joining.ts';
import { addLine, hear } from './listening.ts';
import { showPointing } from './pointing.ts';
import type { Host, Wanted } from './state.ts';
import { castBallot, closeVote, followVote, settleVote, takeOver } from './votes.ts';

export type { Host } from './state.ts';

export function openHost({ table, last, pace, standIn, chat }: HostSetup, now: number): Host {
  const host: Host = {
    table,
    pace,
    standIn,
    connections: new Map(),
    waiting: [],
    inFlight: undefined,
    reading: { isAsked: false, isWanted: false },
    retryAt: undefined,
    asked: askedNow(table),
    clocks: openClocks(table, pace, last, now),
    vote: undefined,
    decided: new Map(),
    elsewhere: new Map(),
    lostSince: table.base.seats.map(() => now),
    forgotten: new Set(),
    isDriver: false,
    thinking: new Map(),
    chat: [...chat],
    pointable: undefined,
    told: { attendance: '', present: '', clocks: '' },
    views: undefined,
    given: now,
    setBack: 0,
    now,
    effects: [],
  };
  followClocks(host, undefined, host.clocks.banks);
  return host;
}

export function step(host: Host, now: number, input: HostInput): readonly HostEffect[] {
  host.setBack += Math.max(0, host.given - now);
  host.given = now;
  host.now = now + host.setBack;
  host.effects = [];
  try {
    chargeClocks(host);
    take(host, input);
    goOn(host);
  } catch (error) {
    host.effects.push({ kind: 'broken', problem: error instanceof Error ? error.message : String(error) });
  }
  return host.effects;
}

function take(host: Host, input: HostInput): void {
  switch (input.kind) {
    case 'connected':
      connect(host, input.connection, input.seats, input.name, input.join);
      break;
    case 'message':
      hear(host, input.connection, input.message);
      break;
    case 'disconnected':
      host.connections.delete(input.connection);
      break;
    case 'stored':
      wasStored(host, input.seq);
      break;
    case 'taken':
    case 'failed':
      wasNotStored(host, input.seq, input.kind);
      break;
    case 'entries':
      wereRead(host, input.entries);
      admitAll(host);
      break;
    case 'unread':
      couldNotRead(host);
      break;
    case 'more':
      if (input.seq > host.table.entries.length) host.reading.isWanted = true;
      break;
    case 'thought':
      thoughtOf(host, input.seat, input.question, input.text);
      break;
    case 'driving':
      host.isDriver = input.isDriver;
      host.thinking.clear();
      break;
    case 'shared':
      hearNews(host, input.process, input.news);
      break;
    case 'forgotten':
      for (const seat of input.seats) host.forgotten.add(seat);
      break;
    case 'processGone':
      host.elsewhere.delete(input.process);
      if (host.vote?.process === input.process) closeVote(host, 'stale');
      break;
    case 'tick':
      break;
  }
}

function hearNews(host: Host, process: string, news: News): void {
  switch (news.kind) {
    case 'present':
      host.elsewhere.set(process, news);
      break;
    case 'vote':
      followVote(host, process, news);
      break;
    case 'ballot':
      castBallot(host, news);
      break;
    case 'chat':
      addLine(host, news.line);
      break;
    case 'pointing':
      showPointing(host, news);
      break;
  }
}

/** Whatever was told: what is due is done, then the next time something will be. */
function goOn(host: Host): void {
  readOn(host);
  settleVote(host);
  if (host.isDriver && !isEnded(host.table)) host.waiting.push(...due(host));
  enterNext(host);
  letThink(host);
  tellAttendance(host);
  tellClocks(host);
  wake(host);
}

/** What the clocks and those who are gone make necessary, unless it is on its way already. */
function due(host: Host): Wanted[] {
  const after = host.table.entries.length;
  const clocks = runOut(host).map((seat): Wanted => {
    const id = `clock ${seat + 1} after ${after}`;
    const seen = { moves: host.table.course.moves.length, undos: host.table.course.undoCount };
    return { id, entry: { kind: 'clock', seat }, seen, isOwn: true, connection: undefined };
  });
  const gone = goneFor(host).map((seat) => takeOver(host, seat));
  if (clocks.length === 0 && gone.length === 0) return [];
  const under = [...host.waiting, ...(host.inFlight === undefined ? [] : [host.inFlight.wanted])];
  const lines = new Set(under.map(({ entry }) => formatEntry(entry)));
  return [...clocks, ...gone].filter(({ entry }) => !lines.has(formatEntry(entry)));
}

function wake(host: Host): void {
  const { vote, retryAt, now } = host;
  const times = [...clockTimes(host), ...attendanceTimes(host), ...botTimes(host)];
  if (vote !== undefined) times.push(vote.until);
  if (retryAt !== undefined) times.push(retryAt);
  // What is due already was done in this step, or is another process's to do.
  const next = times.filter((at) => at > now);
  if (next.length > 0) host.effects.push({ kind: 'wake', at: Math.min(...next) - host.setBack });
}
