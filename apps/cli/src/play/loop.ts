/** Asks and plays until the game is over, the input ends or somebody leaves. */
import { askedAt, askedFirst, type Decision, type Seat, stateOf } from '@three-crowns/core';
import { answer, type Result } from './answers.ts';
import type { Lines } from './lines.ts';
import type { Screen } from './screen.ts';
import { playBot, type Session, save } from './session.ts';

export async function playOn(session: Session, screen: Screen, lines: Lines): Promise<void> {
  const { table, bots } = session;
  const isBot = (seat: Seat) => bots[seat] !== undefined;
  const next = () => askedFirst(askedAt(table), isBot);
  for (let asked = next(); asked !== undefined; asked = next()) {
    if (isBot(asked.seat)) {
      await playBot(session, asked.seat);
      await save(session);
    } else if ((await askPerson(session, asked, screen, lines)) === 'quit') break;
  }
  screen.end(session);
}

async function askPerson(session: Session, decision: Decision, screen: Screen, lines: Lines): Promise<Result> {
  const { game } = session.table;
  const state = stateOf(session.table);
  const legal = game.rules.legalMoves(state, decision.seat);
  const moves = legal.map((move) => game.notation.formatMove(state, move));
  screen.ask(session, decision, moves);
  for (;;) {
    const line = await lines.next();
    if (line === undefined) return 'quit';
    const result = await answer(session, decision, moves, line);
    if (typeof result === 'string') return result;
    if (result.length > 0) screen.tell(result);
  }
}
