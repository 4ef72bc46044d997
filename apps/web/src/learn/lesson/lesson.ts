/** A prepared position to be played in the book: a table of its own, which is saved nowhere. */
import { type AnyGame, RECORD_FORMAT, type Seat } from '@three-crowns/core';
import { Session } from '../../table/session/session.ts';

export interface Lesson {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: readonly string[];
  /** The questions that the reader answers, who has the first seat. */
  readonly asks: readonly string[];
  /** What is answered to all others, whoever is asked: the first of these that is legal, else the last that can be done. */
  readonly answers: readonly string[];
  /** It is over as soon as an event of this type happens. */
  readonly until: string;
  /** Whether the reader has done what was asked. */
  isDone(state: unknown, events: readonly unknown[]): boolean;
}

/** Named by nothing but itself: the others are answered from the lesson. */
const SCRIPT = 'script';

const NEVER = new Promise<string>(() => undefined);

export function openLesson(lesson: Lesson, names: readonly string[]): Session {
  const { game, position } = lesson;
  const options = game.parseOptions(lesson.options);
  const record = {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash(options),
    options: game.formatOptions(options),
    seats: names.map((name, seat) => (seat === 0 ? { name } : { name, bot: SCRIPT })),
    seed: 'lesson',
    position,
    log: [],
  } as const;
  const around = {
    save: async () => undefined,
    // Nobody goes on after the end.
    think: ({ view, seat }: { readonly view: unknown; readonly seat: Seat }) =>
      isOver(lesson, eventsOf(session)) ? NEVER : Promise.resolve(answerOf(lesson, view, seat)),
    pace: () => 0,
    now: () => 0,
  };
  const session = new Session({ id: 'lesson', record, undone: [], savedAt: 0 }, around, game);
  return session;
}

function answerOf({ game, answers }: Lesson, view: unknown, seat: Seat): string {
  const legal: readonly string[] = game.rules
    .legalMoves(view, seat)
    .map((move: unknown) => game.notation.formatMove(view, move));
  return answers.find((answer) => legal.includes(answer)) ?? legal[legal.length - 1];
}

const typeOf = (event: unknown): unknown => (event as { readonly type?: unknown }).type;

/** All that has happened so far. */
export const eventsOf = (session: Session): readonly unknown[] =>
  session.snapshot().frames.flatMap(({ events }) => events);

export const isOver = ({ until }: Lesson, events: readonly unknown[]): boolean =>
  events.some((event) => typeOf(event) === until);

/** Answers what the reader is not to be bothered with; the way to stop is given back. */
export function runLesson(lesson: Lesson, session: Session): () => void {
  const go = () => {
    const { asked, status, frames, at } = session.snapshot();
    if (isOver(lesson, eventsOf(session))) return;
    if (status !== 'choose' || asked === undefined || lesson.asks.includes(asked.ask)) return;
    // Not while the session tells of the step before.
    queueMicrotask(() => {
      if (session.snapshot().asked === asked) session.play(answerOf(lesson, frames[at].state, asked.seat));
    });
  };
  const stop = session.subscribe(go);
  session.start();
  return () => {
    stop();
    session.close();
  };
}
