/**
 * Bots think here, and the coach, off the page's thread. They are given what their seat sees and nothing else. The first worker
 * answers the page; where plans are played on in many worlds, the others of the crew take them off its hands.
 */
import { finish } from '@three-crowns/ai';
import { worldLuck } from '@three-crowns/core';
import { crewAt, rulesFor, serve, type Working } from './crew.ts';
import type { Answer, Message, Question, Result, Wish } from './orders.ts';
import { makeSittings } from './sittings.ts';

const tell = (answer: Answer | Wish): void => postMessage(answer);

const sittings = makeSittings();
/** Questions nobody waits for any more. */
const stopped = new Set<number>();
let gathered: (ports: readonly MessagePort[]) => void = () => {};
const ports = new Promise<readonly MessagePort[]>((resolve) => {
  gathered = resolve;
});
let hasAsked = false;
/** One after the other: a player is told in order what it saw, and thinks of one thing at a time. */
let answered = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('ask' in data) {
    const { ask } = data;
    answered = answered.then(() => answer(ask.id, () => chosen(ask)));
  } else if ('advise' in data) {
    const { advise } = data;
    void answer(advise.id, async () => ({ advice: await (await coach()).advised(advise, workingOn(advise.id)) }));
  } else if ('analyse' in data) {
    const { analyse } = data;
    void answer(analyse.id, async () => ({ analysis: await (await coach()).analysed(analyse, workingOn(analyse.id)) }));
  } else if ('stop' in data) stopped.add(data.stop);
  else if ('crew' in data) gathered(data.crew);
  else serve(data.serve);
});

/** Loaded when the coach is first asked: bots need none of it. */
const coach = () => import('./advising.ts');

async function answer(id: number, work: () => Promise<Result>): Promise<void> {
  try {
    tell({ id, ...(await work()) });
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) });
  } finally {
    stopped.delete(id);
  }
}

async function chosen(question: Question): Promise<Result> {
  const { id, seed } = question;
  const game = await rulesFor(question);
  const { isStopped, crewFor } = workingOn(id);
  const { player, view } = sittings.at(question, game);
  if (isStopped()) throw new Error('stopped');
  const thought = player.think(view, worldLuck(seed), { isStopped });
  const { move } = await finish(thought, crewFor(question, 'roll'));
  return { text: game.notation.formatMove(view, move) };
}

function workingOn(id: number): Working {
  const isStopped = () => stopped.has(id);
  return {
    isStopped,
    crewFor: (rules, kind) => async (work) => crewAt(await gatheredPorts(), rules, kind, isStopped)(work),
    tell: (news) => tell({ id, ...news }),
  };
}

function gatheredPorts(): Promise<readonly MessagePort[]> {
  if (!hasAsked) tell({ wants: 'crew' });
  hasAsked = true;
  return ports;
}
