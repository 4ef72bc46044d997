/** A table as a client knows it. Each message makes a new one; what did not change is shared. */
import {
  type Course,
  changed,
  followEntry,
  forkCourse,
  type GameRecord,
  type Moment,
  newCourse,
  parseEntry,
} from '@three-crowns/core';
import type { Joined, MomentChange, SeenMoments, Standing, Update } from '../messages/server.ts';
import type { Attendance, ChatLine, Pointing, Vote } from '../messages/shapes.ts';
import type { Pace } from '../pace.ts';

type Base = Pick<GameRecord, 'game' | 'rulesVersion' | 'contentHash' | 'options' | 'seats' | 'commitment'>;

/** What one viewer has seen: the start and a moment after every move that stands. */
export interface Seen extends Pick<SeenMoments, 'viewer' | 'free' | 'anew'> {
  readonly moments: readonly Moment<unknown, unknown>[];
}

export interface Model extends Standing {
  readonly base: Base;
  readonly pace: Pace;
  /** As many as the entries that this client has. */
  readonly log: readonly string[];
  readonly course: Course;
  /** One for each seat that is held here, else the spectator's. */
  readonly views: readonly Seen[];
  /** When the clocks were told, by the client's own. */
  readonly clocksAt: number;
  readonly attendance: Attendance;
  /** When that was told. */
  readonly attendanceAt: number;
  readonly vote: Vote | undefined;
  /** When the vote was told. */
  readonly voteAt: number;
  readonly chat: readonly ChatLine[];
  /** What who is asked has in mind; told to televisions alone. */
  readonly pointing?: Pointing;
}

export function modelOf(joined: Joined, now: number): Model {
  const { game, rulesVersion, contentHash, options, seats, commitment, log, pace, attendance, vote, chat } = joined;
  const course = newCourse(seats.map(({ bot }) => bot));
  follow(course, log, seats.length);
  return {
    base: { game, rulesVersion, contentHash, options, seats, ...(commitment === undefined ? {} : { commitment }) },
    pace,
    log,
    course,
    views: joined.views.map(({ start, ...seen }) => {
      const first = { state: start, seat: undefined, text: '', events: [] };
      return seenAfter([first], seen, course);
    }),
    ...standingIn(joined),
    clocksAt: now,
    attendance,
    attendanceAt: now,
    vote,
    voteAt: now,
    chat,
  };
}

/** The model after an update that begins where it ends. */
export function updated(model: Model, update: Update, now: number): Model {
  const { over: _before, pointing: _past, ...rest } = model;
  const course = forkCourse(model.course);
  follow(course, update.lines, model.base.seats.length);
  return {
    ...rest,
    log: [...model.log, ...update.lines],
    course,
    views: model.views.map((seen, i) => {
      const told = update.views[i];
      const kept = seen.moments.slice(0, update.keep + 1);
      if ('back' in told) kept[update.keep] = { ...kept[update.keep], state: told.back };
      return seenAfter(kept, told, course);
    }),
    ...standingIn(update),
    clocksAt: now,
  };
}

const standingIn = ({ asked, clocks, over }: Standing): Standing => ({
  asked,
  clocks,
  ...(over === undefined ? {} : { over }),
});

function follow(course: Course, lines: readonly string[], seats: number): void {
  for (const line of lines) followEntry(course, parseEntry(line, 'log', seats));
}

function seenAfter(
  kept: readonly Moment<unknown, unknown>[],
  { viewer, free, anew, moments: more }: SeenMoments,
  { moves }: Course,
): Seen {
  const moments = [...kept];
  more.forEach(({ events, change }: MomentChange) => {
    const { seat, text } = moves[moments.length - 1];
    moments.push({ state: changed(moments[moments.length - 1].state, change), seat, text, events });
  });
  return { viewer, free, ...(anew === undefined ? {} : { anew }), moments };
}
