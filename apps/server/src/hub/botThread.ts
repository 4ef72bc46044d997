/** A thread in which bots think. They are given a view of their seat and nothing else. */
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { botNamed, type Player } from '@three-crowns/ai';
import { type AnyGame, BadInput, type GameRecord, type Seat, shown, worldLuck } from '@three-crowns/core';
import { gameOf } from '../games.ts';

export interface ThinkTask extends Pick<GameRecord, 'game' | 'rulesVersion'> {
  readonly id: number;
  readonly table: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
}

export interface Thought {
  readonly id: number;
  readonly text?: string;
  readonly problem?: string;
}

/** A level thinks as long as at the local table, but never longer than this, in milliseconds. */
const LONGEST = 2_500;
/** Players who are remembered; who has not played for longest is forgotten first. */
const MOST_PLAYERS = 200;

const players = new Map<string, Player>();

function playerAt({ table, bot, seat }: ThinkTask, game: AnyGame): Player {
  const key = `${table} ${seat} ${bot}`;
  const player = players.get(key) ?? botNamed(bot)?.sit(game, seat, worldLuck(key));
  if (player === undefined) throw new BadInput('bot', `unknown bot ${shown(bot)}`);
  players.delete(key);
  players.set(key, player);
  const [oldest] = players.keys();
  if (players.size > MOST_PLAYERS) players.delete(oldest);
  return player;
}

async function think(task: ThinkTask): Promise<Thought> {
  try {
    const game = await gameOf(task);
    const until = performance.now() + LONGEST;
    const isStopped = () => performance.now() > until;
    const { move } = playerAt(task, game).choose(task.view, worldLuck(task.seed), { isStopped });
    return { id: task.id, text: game.notation.formatMove(task.view, move) };
  } catch (error) {
    return { id: task.id, problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: ThinkTask) => {
  void think(task).then((thought) => parentPort?.postMessage(thought));
});
