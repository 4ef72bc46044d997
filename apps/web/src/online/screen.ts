/** What one screen shows of a table of the server: whose seats it holds, which question is its own, what it offers. */
import {
  type AnyGame,
  type Decision,
  type GameRecord,
  RECORD_FORMAT,
  recordOfViews,
  resultOf,
  type Seat,
  type ViewRecord,
} from '@three-crowns/core';
import type { Model, Seen } from '@three-crowns/protocol';
import { seatsOf } from '../seats/seats.ts';
import { offeredTo } from '../table/session/givingUp.ts';
import type { Looking } from '../table/session/looking.ts';
import { NOTHING_BACK, type Snapshot, type Status } from '../table/session/snapshot.ts';
import type { Declined, NextTable, Together } from '../table/session/together.ts';
import type { Connection } from './connection.ts';
import { offeredBackTo } from './takingBack.ts';
import { wishesOf } from './wishes.ts';

export interface Screen {
  readonly id: string;
  readonly game: AnyGame;
  readonly connection: Pick<Connection, 'status' | 'triesAt' | 'isLate' | 'saying'>;
  readonly model: Model;
  readonly givesHints: boolean;
  readonly looking: Looking;
  /** Where one device holds several seats: whose secrets the screen shows. */
  readonly holder: Seat | undefined;
  readonly declined: Declined | undefined;
  readonly next: NextTable | undefined;
}

type Held = Pick<Screen, 'model' | 'holder'>;

/** The seats of this device. */
export const heldIn = ({ views }: Model): readonly Seat[] =>
  views.flatMap(({ viewer }) => (typeof viewer === 'number' ? viewer : []));

/** Of those, whose answer a vote waits for. */
export function waitedForIn(model: Model): readonly Seat[] {
  const waiting = model.vote?.waiting ?? [];
  return heldIn(model).filter((seat) => waiting.includes(seat));
}

/** Of several questions the one of this screen. */
export function askedOn({ model, holder }: Held): Decision | undefined {
  const { asked } = model;
  const own = asked.filter(({ seat }) => heldIn(model).includes(seat));
  return own.find(({ seat }) => seat === holder) ?? own[0] ?? asked[0];
}

export const seenOn = ({ model: { views }, holder }: Held): Seen =>
  views.find(({ viewer }) => viewer === holder) ?? views[0];

/** What may be taken away: everything when the game is over, the views of this screen before. */
export function recordOn(held: Held): GameRecord | ViewRecord {
  const { base, log, over } = held.model;
  const { viewer, moments } = seenOn(held);
  if (over === undefined) return recordOfViews({ ...base, log }, viewer, moments);
  const { ending, ...rest } = over;
  return { format: RECORD_FORMAT, ...base, ...rest, log, result: resultOf(ending, ending.reason) };
}

export function snapshotOf(screen: Screen): Snapshot {
  const { id, game, model, looking, givesHints } = screen;
  const seen = seenOn(screen);
  const { viewer, moments } = seen;
  const isOver = model.over !== undefined;
  return {
    ...NOTHING_BACK,
    game,
    seats: seatsOf(model.base, model.course.bots, model.course.resigned),
    moments,
    at: Math.min(looking.at, moments.length - 1),
    from: looking.from,
    status: statusOf(screen),
    asked: isOver ? undefined : askedOn(screen),
    viewer,
    own: typeof viewer === 'number' ? viewer : 0,
    ending: model.over?.ending,
    givesHints: givesHints && typeof viewer === 'number',
    wishes: typeof viewer === 'number' ? wishesOf(id, viewer) : {},
    ...(isOver || typeof viewer !== 'number' ? {} : offeredTo(model.course, viewer)),
    ...(isOver ? {} : offeredBackTo(model, seen)),
    together: togetherOn(screen),
  };
}

function togetherOn({ connection, model, declined, next }: Screen): Together {
  const { attendance, attendanceAt, clocks, clocksAt, pace, vote, chat, pointing } = model;
  return {
    connection: connection.status,
    triesAt: connection.triesAt,
    isLate: connection.isLate,
    attendance,
    attendanceAt,
    clocks,
    clocksAt,
    pace,
    vote,
    declined,
    chat,
    saying: connection.saying,
    pointing,
    mine: heldIn(model),
    waiting: waitedForIn(model),
    next,
  };
}

function statusOf(screen: Screen): Status {
  const { connection, looking, model, holder } = screen;
  const asked = askedOn(screen);
  const mine = heldIn(model);
  if (connection.status === 'gone') return 'gone';
  if (looking.isReplay) return 'replay';
  if (model.over !== undefined || asked === undefined) return 'over';
  if (!mine.includes(asked.seat)) return 'thinking';
  const isShown = seenOn(screen).viewer === asked.seat && (mine.length === 1 || holder === asked.seat);
  return isShown ? 'choose' : 'handOver';
}
