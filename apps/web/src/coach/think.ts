/** Bots at a table are asked here. */
import type { Question } from '../table/session/surroundings.ts';
import { newsFor } from './news.ts';
import { request } from './team.ts';

/** A thought that nobody waits for any more ends soon after the signal, with the best move found so far. */
export function think({ seen, ...question }: Question, signal: AbortSignal): Promise<string> {
  const { table, seat, bot } = question;
  const news = newsFor(table, `${seat}/${bot}`, seen);
  return request(
    (id) => ({ ask: { id, ...question, ...news } }),
    (answer) => ('text' in answer ? answer.text : undefined),
    signal,
  );
}
