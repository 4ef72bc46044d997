/**
 * The clocks of a table. A seat's runs while its person is asked, from when the question was shown. What is left is stored
 * with every entry, so that any process can go on from there.
 */
import { type Entry, type Moment, type Seat, stateOf } from '@three-crowns/core';
import { SHOWN_GRACE } from '../limits.ts';
import { formatServerMessage } from '../messages/server.ts';
import type { Clocks } from '../messages/shapes.ts';
import type { Pace } from '../pace.ts';
import type { AnyTable, StoredEntry } from '../stored.ts';
import { isAnybodyHere } from './attendance.ts';
import { audienceOf, type ClockState, type Host, send } from './state.ts';

export function openClocks(
  table: AnyTable,
  pace: Pace,
  last: Pick<StoredEntry, 'at' | 'banks'> | undefined,
  now: number,
): ClockState {
  const lapsed: ClockState['lapsed'] = [];
  let plies = 0;
  for (const entry of table.entries) {
    if (entry.kind === 'move') plies += 1;
    else if (entry.kind === 'undo') plies -= entry.count;
    followLapse(lapsed, entry, plies);
  }
  const banks = last?.banks ?? table.base.seats.flatMap(() => bankOf(pace) ?? []);
  // By letter the days go on whatever happens to a server; a bank is not charged for them.
  return { banks: [...banks], at: pace.kind === 'letters' ? (last?.at ?? now) : now, running: [], lapsed };
}

function bankOf(pace: Pace): number | undefined {
  if (pace.kind === 'live') return pace.bank;
  return pace.kind === 'letters' ? pace.turn : undefined;
}

/** What has passed since the last step is taken off the clocks that ran. */
export function chargeClocks(host: Host): void {
  const { clocks, now } = host;
  if (host.pace.kind === 'free') return;
  for (const seat of tickingIn(host)) clocks.banks[seat] -= chargeOf(host, seat);
  clocks.at = now;
}

function chargeOf({ clocks, now }: Host, seat: Seat): number {
  const from = Math.max(clocks.at, clocks.running[seat]?.from ?? now);
  return Math.min(Math.max(0, now - from), Math.max(0, clocks.banks[seat]));
}

/** The seats whose time is counted, once their question is shown. */
function tickingIn(host: Host): Seat[] {
  const { pace, vote, clocks } = host;
  if (pace.kind === 'free' || vote !== undefined || (pace.kind === 'live' && !isAnybodyHere(host))) return [];
  return host.asked
    .map(({ seat }) => seat)
    .filter((seat) => botOf(host, seat) === undefined && clocks.running[seat] !== undefined);
}

export function clocksOf(host: Host): Clocks {
  const { clocks, now } = host;
  const running = tickingIn(host).filter((seat) => (clocks.running[seat]?.from ?? now) <= now);
  return { left: [...clocks.banks], running };
}

/** Tells of a clock that started or stopped without an entry. */
export function tellClocks(host: Host): void {
  const { running } = clocksOf(host);
  const text = running.join();
  if (text === host.told.clocks) return;
  host.told.clocks = text;
  const ids = audienceOf(host).map(({ id }) => id);
  send(host, ids, formatServerMessage({ kind: 'clocks', clocks: clocksOf(host) }));
}

/** Those whose time is up. */
export function runOut(host: Host): Seat[] {
  return tickingIn(host).filter((seat) => host.clocks.banks[seat] <= 0);
}

/** When a clock starts or runs out next. */
export function clockTimes(host: Host): number[] {
  const { clocks, now } = host;
  return tickingIn(host).flatMap((seat) => {
    const from = clocks.running[seat]?.from ?? now;
    return from > now ? [from] : [now + clocks.banks[seat]];
  });
}

export function showQuestion({ clocks, now }: Host, seat: Seat, question: string): void {
  const running = clocks.running[seat];
  if (running?.question === question && running.from > now) clocks.running[seat] = { question, from: 0 };
}

/** What will be left after an entry that leads to this moment: a turn that ends gives time for the next. */
export function banksAfter(host: Host, entry: Entry, moment: Moment<unknown, unknown> | undefined): number[] {
  const { pace, table, clocks } = host;
  const banks = [...clocks.banks];
  if (entry.kind !== 'move' || moment === undefined || pace.kind === 'free') return banks;
  if (!endsTurn(table, entry.seat, moment.state)) return banks;
  banks[entry.seat] = pace.kind === 'letters' ? pace.turn : banks[entry.seat] + pace.increment;
  return banks;
}

function endsTurn(table: AnyTable, seat: Seat, after: unknown): boolean {
  const { rules, instinct } = table.game;
  if (!rules.pending(after).some((one) => one.seat === seat)) return true;
  return instinct.turnOf(after) !== instinct.turnOf(stateOf(table));
}

/** After an entry was committed, or at the start. */
export function followClocks(host: Host, entry: Entry | undefined, banks: readonly number[]): void {
  const { clocks, table, now } = host;
  clocks.banks = [...banks];
  if (entry !== undefined) followLapse(clocks.lapsed, entry, table.course.moves.length);
  const mover = entry?.kind === 'move' ? entry.seat : undefined;
  table.base.seats.forEach((_, seat) => {
    const question = host.asked.find((one) => one.seat === seat)?.question;
    if (question === undefined) clocks.running[seat] = undefined;
    else if (clocks.running[seat]?.question !== question) {
      // Who has just moved sees no scene before the next question; by letter nobody counts seconds.
      const isAtOnce = seat === mover || host.pace.kind === 'letters';
      clocks.running[seat] = { question, from: isAtOnce ? 0 : now + SHOWN_GRACE };
    }
  });
}

function followLapse(lapsed: ClockState['lapsed'], entry: Entry, plies: number): void {
  if (entry.kind === 'clock') lapsed[entry.seat] = plies;
  else if (entry.kind === 'undo') lapsed.fill(undefined);
}

/** Who plays this seat in the place of a person: for good, or to the end of the turn in which the time ran out. */
export function botOf({ table, clocks, standIn }: Host, seat: Seat): string | undefined {
  const bot = table.course.bots[seat];
  if (bot !== undefined) return bot;
  const ply = clocks.lapsed[seat];
  const { turnOf } = table.game.instinct;
  const isSameTurn = ply !== undefined && turnOf(table.moments[ply].state) === turnOf(stateOf(table));
  return isSameTurn ? standIn : undefined;
}
