/**
 * Bots think here, off the page's thread. They are given what their seat sees and nothing else. The first worker answers the
 * page; where plans are played on in many worlds, the others of the crew take them off its hands.
 */
import { type Crew, finish } from '@three-crowns/ai';
import { worldLuck } from '@three-crowns/core';
import { crewAt, rulesFor, serve } from './crew.ts';
import type { AnalysisOrder, Answer, Message, Question, Rules, Wish } from './orders.ts';
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
  if ('ask' in data) answered = answered.then(() => answer(data.ask)).then(tell);
  else if ('advise' in data) tell({ id: data.advise.id, error: 'no coach has come yet' });
  else if ('analyse' in data) void analysis(data.analyse).then(tell);
  else if ('stop' in data) stopped.add(data.stop);
  else if ('crew' in data) gathered(data.crew);
  else serve(data.serve);
});

async function answer(question: Question): Promise<Answer> {
  const { id, seed } = question;
  try {
    const game = await rulesFor(question);
    const isStopped = () => stopped.has(id);
    const { player, view } = sittings.at(question, game);
    if (isStopped()) return { id, error: 'stopped' };
    const thought = player.think(view, worldLuck(seed), { isStopped });
    const { move } = await finish(thought, crewFor(question, isStopped));
    return { id, text: game.notation.formatMove(view, move) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  } finally {
    stopped.delete(id);
  }
}

/** What goes through records is loaded for the first of them. */
async function analysis(order: AnalysisOrder): Promise<Answer> {
  const { id, record } = order;
  const isStopped = () => stopped.has(id);
  try {
    const { analysed } = await import('./analysing.ts');
    const crew = crewAt(await gatheredPorts(), record, 'survey', isStopped);
    return { id, analysis: await analysed(order, { crew, isStopped, onStep: (step) => tell({ id, step }) }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  } finally {
    stopped.delete(id);
  }
}

function crewFor(rules: Rules, isStopped: () => boolean): Crew {
  return async (work) => crewAt(await gatheredPorts(), rules, 'roll', isStopped)(work);
}

function gatheredPorts(): Promise<readonly MessagePort[]> {
  if (!hasAsked) tell({ wants: 'crew' });
  hasAsked = true;
  return ports;
}
