/** What a person may type when asked. */
import { BadInput, type Decision, enter, isFreeUndo, playText, type Seat, shown, stateOf } from '@three-crowns/core';
import { didYouMean } from '../args/nearest.ts';
import { eventsFor, groupedLog } from '../speech.ts';
import { formatWhy, whyNot } from '../whyNot.ts';
import { type Session, save } from './session.ts';

/** The table has changed, or there is only something to say, or the person leaves. */
export type Result = 'changed' | 'quit' | readonly string[];

type Answer = (session: Session, seat: Seat, rest: string) => Promise<Result>;

const HELP = [
  'a number        play that move of the list',
  'a move          in notation, as the list writes it',
  'why <thing>     why it cannot be used now, with the ruling',
  'undo            take your last move back, as long as nothing new was seen since',
  'log             everything that happened so far',
  'save <file>     write the record of the game',
  'quit            leave; with --record or --continue the game is saved',
];

const ANSWERS: Readonly<Record<string, Answer>> = {
  async why({ speaker, table }, seat, target) {
    if (target === '') throw new BadInput('why', 'expected a thing on the table after it');
    return [formatWhy(whyNot(speaker, stateOf(table), seat, target))];
  },
  async undo(session, seat) {
    takeBack(session, seat);
    await save(session);
    return 'changed';
  },
  async log({ speaker, table }, seat) {
    const events = table.moments.flatMap((moment) => moment.events);
    return groupedLog(speaker, eventsFor(speaker.game, events, seat));
  },
  async save(session, _seat, file) {
    if (file === '') throw new BadInput('save', 'expected the name of a file after it');
    await save(session, file);
    return [`Saved in ${file}`];
  },
  help: async () => HELP,
  quit: async () => 'quit',
};

/** Anything wrong is told and asked again: a slip of the fingers never ends a game. */
export async function answer(
  session: Session,
  decision: Decision,
  moves: readonly string[],
  line: string,
): Promise<Result> {
  try {
    return await act(session, decision.seat, moves, line.trim());
  } catch (error) {
    if (error instanceof BadInput) return [error.message];
    throw error;
  }
}

async function act(session: Session, seat: Seat, moves: readonly string[], line: string): Promise<Result> {
  if (line === '') return [];
  const [word, ...rest] = line.split(/\s+/);
  const isMove = session.speaker.game.notation.parseMove(stateOf(session.table), seat, line) !== undefined;
  if (!isMove && Object.hasOwn(ANSWERS, word)) return ANSWERS[word](session, seat, rest.join(' '));
  playText(session.table, seat, isMove ? line : numbered(moves, line));
  await save(session);
  return 'changed';
}

/** At one keyboard nobody can be asked, so others have no say only where there are none: alone, what was seen is dealt anew. */
function takeBack({ table, bots }: Session, seat: Seat): void {
  const { moves } = table.course;
  const last = moves.findLastIndex((move) => move.seat === seat);
  if (last < 0) throw new BadInput('undo', 'there is no move of yours to take back');
  const isAlone = bots.filter((bot) => bot === undefined).length === 1;
  const count = moves.length - last;
  if (!isAlone && !isFreeUndo(table, seat, count)) {
    throw new BadInput('undo', 'your last move can only be taken back when the others agree');
  }
  enter(table, { kind: 'undo', seat, count, agreed: [], redeal: false });
}

function numbered(moves: readonly string[], line: string): string {
  const move = /^\d{1,6}$/.test(line) ? moves[Number(line) - 1] : undefined;
  if (move !== undefined) return move;
  const hint = didYouMean(line, [...moves, ...Object.keys(ANSWERS)]);
  const numbers = moves.length === 1 ? '1' : `a number from 1 to ${moves.length}`;
  throw new BadInput(shown(line), `expected ${numbers}, a move of the list or help${hint}`);
}
