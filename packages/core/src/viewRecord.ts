/**
 * What a viewer may have of a game that goes on: views and redacted events, no seed and no position. It can be opened and
 * watched as that viewer. When the game has ended there is nothing to hide, and the record itself is given.
 */
import { type Change, changed, changeOf } from './change.ts';
import { listAt, objectAt, oneOfAt, wholeAt } from './check.ts';
import { endingOf } from './ending.ts';
import { BadInput } from './errors.ts';
import type { Game, Viewer } from './game.ts';
import { jsonFault } from './json.ts';
import { formatEntry } from './log.ts';
import type { Moment, Table } from './moment.ts';
import { formatFields, type GameRecord, parseHash, parseLog, parseSeats, parseSetUp } from './record.ts';
import { readLog } from './replay.ts';
import { recordOf } from './table.ts';

export const VIEW_FORMAT = 'three-crowns-view/1';

type Shared = 'game' | 'rulesVersion' | 'contentHash' | 'options' | 'seats' | 'commitment' | 'log';

export interface ViewRecord extends Pick<GameRecord, Shared> {
  readonly format: typeof VIEW_FORMAT;
  /** A seat from 1, or "spectator". */
  readonly viewer: number | 'spectator';
  /** The view before the first move. */
  readonly start: unknown;
  /** For each move that stands: what the viewer was told of it, and what it changed in the view. */
  readonly moments: readonly { readonly events: readonly unknown[]; readonly change?: Change }[];
}

const KEYS = [
  'format',
  'viewer',
  'game',
  'rulesVersion',
  'contentHash',
  'options',
  'seats',
  'commitment',
  'log',
  'start',
  'moments',
] as const satisfies readonly (keyof ViewRecord)[];
const REQUIRED = KEYS.filter((key) => key !== 'commitment');

/** What this viewer may take away from the table: everything once the game has ended, a record of views before. */
export function recordFor<S, M, E, O>(table: Table<S, M, E, O>, viewer: Viewer): GameRecord | ViewRecord {
  return endingOf(table) === undefined ? viewRecordOf(table, viewer) : recordOf(table);
}

function viewRecordOf<S, M, E, O>(table: Table<S, M, E, O>, viewer: Viewer): ViewRecord {
  const log = table.entries.map(formatEntry);
  return recordOfViews({ ...table.base, log }, viewer, momentsFor(table.game, table.moments, viewer));
}

/** The moments as that viewer saw them, the start first. */
export function recordOfViews(
  base: Pick<GameRecord, Shared>,
  viewer: Viewer,
  [start, ...rest]: readonly Pick<Moment<unknown, unknown>, 'state' | 'events'>[],
): ViewRecord {
  const { game, rulesVersion, contentHash, options, seats, commitment, log } = base;
  let before = start.state;
  const moments = rest.map(({ state, events }) => {
    const change = changeOf(before, state);
    before = state;
    return change === undefined ? { events } : { events, change };
  });
  return {
    format: VIEW_FORMAT,
    viewer: viewer === 'spectator' ? viewer : viewer + 1,
    game,
    rulesVersion,
    contentHash,
    options,
    seats,
    ...(commitment === undefined ? {} : { commitment }),
    log,
    start: start.state,
    moments,
  };
}

/** The moments as a viewer may see them. */
export function momentsFor<S, M, E, O>(
  game: Game<S, M, E, O>,
  moments: readonly Moment<S, E>[],
  viewer: Viewer,
): Moment<S, E>[] {
  return moments.map(({ state, seat, text, events }) => ({
    state: game.secrets.view(state, viewer),
    seat,
    text,
    events: redactedFor(game, events, viewer),
  }));
}

/** The events as a viewer may know them, those left out that the viewer may not know of. */
export function redactedFor<S, M, E, O>(game: Game<S, M, E, O>, events: readonly E[], viewer: Viewer): E[] {
  return events.flatMap((event) => game.secrets.redact(event, viewer) ?? []);
}

export function formatViewRecord(record: ViewRecord): string {
  return formatFields(record, KEYS);
}

export function isViewRecord(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === VIEW_FORMAT;
}

/** Checks everything that can be checked without the game. */
export function parseViewRecord(raw: unknown): ViewRecord {
  const fault = jsonFault(raw, '');
  if (fault !== undefined) throw new BadInput('', fault);
  const fields = objectAt(raw, '', REQUIRED, ['commitment']);
  const seats = parseSeats(fields.seats);
  const { viewer, commitment } = fields;
  return {
    format: oneOfAt(fields.format, 'format', [VIEW_FORMAT]),
    viewer: viewer === 'spectator' ? viewer : wholeAt(viewer, 'viewer', 1, seats.length),
    ...parseSetUp(fields),
    seats,
    ...(commitment === undefined ? {} : { commitment: parseHash(commitment) }),
    log: parseLog(fields.log, seats.length),
    start: fields.start,
    moments: listAt(fields.moments, 'moments', { most: fieldsIn(fields.log) }).map(parseMoment),
  };
}

const fieldsIn = (log: unknown): number => (Array.isArray(log) ? log.length : 0);

function parseMoment(raw: unknown, i: number): ViewRecord['moments'][number] {
  const place = `moments[${i}]`;
  const { events, change } = objectAt(raw, place, ['events'], ['change']);
  return {
    events: listAt(events, `${place}.events`, { most: 1000 }),
    ...(change === undefined ? {} : { change: change as Change }),
  };
}

/**
 * The moments of a record of views. Throws BadInput where they are not what this game could show: a file may hold anything,
 * so everything a screen asks of a view is asked here first.
 */
export function watchedMoments<S, M, E, O>(game: Game<S, M, E, O>, record: ViewRecord): Moment<S, E>[] {
  oneOfAt(record.game, 'game', [game.id]);
  oneOfAt(record.rulesVersion, 'rulesVersion', [game.rulesVersion]);
  oneOfAt(record.contentHash, 'contentHash', [game.contentHash(game.parseOptions(record.options))]);
  const { moves } = readLog({ ...record, format: 'three-crowns-record/2' }).course;
  if (moves.length !== record.moments.length) {
    throw new BadInput('moments', `expected ${moves.length}, as the log says, found ${record.moments.length}`);
  }
  const moments: Moment<S, E>[] = [
    readable(game, { state: record.start, seat: undefined, text: '', events: [] }, 'start'),
  ];
  record.moments.forEach(({ events, change }, i) => {
    const place = `moments[${i}]`;
    const { seat, text } = moves[i];
    const state = within(place, () => changed(moments[i].state, change));
    moments.push(readable(game, { state, seat, text, events }, place));
  });
  return moments;
}

interface Unread {
  readonly state: unknown;
  readonly seat: number | undefined;
  readonly text: string;
  readonly events: readonly unknown[];
}

function readable<S, M, E, O>(game: Game<S, M, E, O>, unread: Unread, place: string): Moment<S, E> {
  return within(place, () => {
    const moment = unread as Moment<S, E>;
    const { state } = moment;
    for (const decision of game.rules.pending(state)) game.words.describeDecision(state, decision);
    game.rules.scores(state);
    game.guidance.targets(state);
    game.notation.formatPosition(state);
    for (const event of moment.events) game.words.describeEvent(event);
    return moment;
  });
}

function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new BadInput(place, 'expected what this game shows a viewer');
  }
}
