/** What a person is shown, or a program with --json: one JSON value a line. */
import { type Decision, endingOf, recordOf, stateOf } from '@three-crowns/core';
import { counted, inColumns, say, styled } from '../output.ts';
import { askedLines, groupedLog, inWords, logOf, scoreLines } from '../speech.ts';
import { lastNews, newsFor, type Session } from './session.ts';

export interface Screen {
  /** A question, with everything needed to answer it. */
  ask(session: Session, decision: Decision, moves: readonly string[]): void;
  /** An answer to something else than a move. */
  tell(lines: readonly string[]): void;
  end(session: Session): void;
}

const HINT = 'a number, a move in notation, or: why <thing>, undo, log, save <file>, help, quit';

export const forPeople: Screen = {
  ask(session, decision, moves) {
    const { speaker, table } = session;
    const news = groupedLog(speaker, newsFor(session, decision.seat));
    const view: unknown = speaker.game.secrets.view(stateOf(table), decision.seat);
    say();
    for (const line of news) say(styled('dim', line));
    if (news.length > 0) say();
    for (const line of speaker.game.notation.formatPosition(view)) say(line);
    say();
    for (const line of askedLines(speaker, view)) say(styled('bold', line));
    const width = `${moves.length}`.length;
    for (const line of inColumns(moves.map((move, i) => `${`${i + 1}`.padStart(width)} ${move}`))) say(`  ${line}`);
    say(styled('dim', `(${HINT})`));
  },
  tell(lines) {
    for (const line of lines) say(line);
  },
  end(session) {
    const { speaker, table, file } = session;
    const outcome = endingOf(table);
    for (const line of groupedLog(speaker, lastNews(session))) say(styled('dim', line));
    say();
    if (outcome === undefined) say(`Not finished after ${counted(table.course.moves.length, 'move')}.`);
    else
      for (const line of [`Over after ${counted(table.course.moves.length, 'move')}.`, ...scoreLines(speaker, outcome)])
        say(line);
    if (file !== undefined) say(outcome === undefined ? `Saved. Go on with --continue ${file}` : `Saved in ${file}`);
    say(`seed ${table.base.seed}`);
  },
};

const sayLine = (value: unknown): void => say(JSON.stringify(value));

export const forPrograms: Screen = {
  ask(session, { seat, ask }, moves) {
    const { speaker, table } = session;
    const { game } = speaker;
    const view: unknown = game.secrets.view(stateOf(table), seat);
    const text = inWords(speaker, game.words.describeDecision(view, { seat, ask }));
    const log = logOf(speaker, newsFor(session, seat));
    const position = game.notation.formatPosition(view);
    sayLine({ type: 'ask', ply: table.course.moves.length, seat, ask, text, moves, log, position });
  },
  tell(lines) {
    sayLine({ type: 'answer', lines });
  },
  end(session) {
    const { speaker, table } = session;
    const outcome = endingOf(table) ?? null;
    const log = logOf(speaker, lastNews(session));
    sayLine({ type: 'end', ply: table.course.moves.length, outcome, log, record: recordOf(table) });
  },
};
