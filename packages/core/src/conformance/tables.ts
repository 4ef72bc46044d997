/** A table at which everything happens that a log can say. Its record is the table, whoever opens it. */
import { enter, playMove } from '../commands.ts';
import { personsIn } from '../course.ts';
import type { Game, Seat, Viewer } from '../game.ts';
import { parseJson } from '../json.ts';
import type { Entry } from '../log.ts';
import { draw, type Luck, luckOf, shuffle } from '../luck.ts';
import { stateOf, type Table } from '../moment.ts';
import { randomMove } from '../random.ts';
import { formatRecord, type GameRecord, parseRecord } from '../record.ts';
import { viewersOf } from '../seats.ts';
import { askedAt, openTable, recordOf } from '../table.ts';
import { verify } from '../verify.ts';
import { formatViewRecord, parseViewRecord, recordFor, VIEW_FORMAT, watchedMoments } from '../viewRecord.ts';
import { byteDifference, difference } from './compare.ts';
import type { Report } from './report.ts';
import type { Problem } from './spot.ts';
import { nameOf } from './views.ts';

/** So many moves between two other entries, at most. */
const MOVES = 6;

/** It is opened somewhere in the middle of a random game. */
export function checkTable<S, M, E, O>(game: Game<S, M, E, O>, played: GameRecord, seed: string, report: Report): void {
  const place = `seed "${seed}"`;
  const luck = luckOf(`${seed} table`);
  const table = openTable(game, { ...played, log: played.log.slice(0, draw(luck, played.log.length)) });
  const viewers = viewersOf(played.seats.length);
  report.guard('watching', place, (problem) => checkWatching(table, viewers[draw(luck, viewers.length)], problem));
  report.guard('table', place, (problem) => goOn(table, luck, problem));
  report.guard('record of a table', place, (problem) => checkOpening(table, problem));
}

/** Moves at random, and every other kind of entry among them; half of these tables are abandoned. */
function goOn<S, M, E, O>(table: Table<S, M, E, O>, luck: Luck, problem: Problem): void {
  const kinds: Entry['kind'][] = ['undo', 'undo', 'bot', 'clock', 'resign'];
  shuffle(luck, kinds);
  if (draw(luck, 2) === 0) kinds.push('abandon');
  for (const kind of ['undo', ...kinds, 'person'] satisfies Entry['kind'][]) {
    playSome(table, luck);
    if (askedAt(table).length > 0) happen(table, kind, luck, problem);
  }
  playSome(table, luck);
}

function playSome<S, M, E, O>(table: Table<S, M, E, O>, luck: Luck): void {
  for (let left = 1 + draw(luck, MOVES); left > 0 && askedAt(table).length > 0; left--) {
    const choice = randomMove(table.game, stateOf(table), luck);
    if (choice !== undefined) playMove(table, choice.seat, choice.move);
  }
}

/** Enters something of this kind, where there is somebody for it. */
function happen<S, M, E, O>(table: Table<S, M, E, O>, kind: Entry['kind'], luck: Luck, problem: Problem): void {
  const { course } = table;
  const persons = personsIn(course);
  const bots = course.bots.flatMap((bot, at) => (bot === undefined || course.resigned.includes(at) ? [] : [at]));
  const from = kind === 'person' ? bots : persons;
  if (from.length === 0) return;
  const seat = from[draw(luck, from.length)];
  if (kind === 'undo') takeBack(table, seat, 1 + draw(luck, Math.min(course.moves.length, MOVES)), problem);
  else if (kind === 'resign') enter(table, { kind, seat, bot: 'random' });
  else if (kind === 'bot') enter(table, { kind, seat, bot: 'random' });
  else if (kind === 'abandon') enter(table, { kind, agreed: persons });
  else if (kind !== 'move') enter(table, { kind, seat });
}

/** Whatever is dealt anew, nobody finds another thing where he has looked before. */
function takeBack<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, count: number, problem: Problem): void {
  const { game, course, moments } = table;
  const back = moments[course.moves.length - count].state;
  const agreed = personsIn(course).filter((other) => other !== seat);
  enter(table, { kind: 'undo', seat, count, agreed, redeal: false });
  for (const viewer of [...viewersOf(table.base.seats.length), 'everyone'] as const) {
    const [before, now] = [back, stateOf(table)].map((state) => JSON.stringify(game.secrets.view(state, viewer)));
    const where = byteDifference(before, now);
    const who = viewer === 'everyone' ? viewer : nameOf(viewer);
    if (where !== undefined) problem(`after an undo ${who} sees what was not there before: ${where}`);
  }
}

/** Written out, read in and opened, it is the same table. */
function checkOpening<S, M, E, O>(table: Table<S, M, E, O>, problem: Problem): void {
  const { game, moments } = table;
  const record = recordOf(table);
  const read = parseRecord(parseJson(formatRecord(record), 'record'));
  const lost = difference(record, read);
  if (lost !== undefined) problem(`read back it differs at ${lost}`);
  const opened = openTable(game, read);
  const where = difference(moments, opened.moments);
  if (where !== undefined) problem(`opened again it differs at ${where}`);
  for (const one of verify(game, read).problems) problem(one);
}

/** What a viewer takes away while the game goes on: views, and nothing else of what happened. */
function checkWatching<S, M, E, O>(table: Table<S, M, E, O>, viewer: Viewer, problem: Problem): void {
  const { game, moments } = table;
  const record = recordFor(table, viewer);
  if (record.format !== VIEW_FORMAT) return;
  const read = parseViewRecord(parseJson(formatViewRecord(record), 'record'));
  const watched = watchedMoments(game, read).map(({ state }) => state);
  const seen = moments.map(({ state }) => game.secrets.view(state, viewer));
  const where = difference(seen, watched);
  if (where !== undefined) problem(`${nameOf(viewer)} watches another game than it saw: ${where}`);
}
