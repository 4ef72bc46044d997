/** Some games of a plan, one after the other: the same work in the main thread and in a worker. */
import { join } from 'node:path';
import { type AnyGame, formatLine, formatRecord, newRecord, resultOf } from '@three-crowns/core';
import { writeText } from '../files.ts';
import { findGame } from '../games.ts';
import { botAt } from '../seating.ts';
import { type Plan, type Range, seatingOf, seedOfGame } from './plan.ts';
import { playGame } from './playGame.ts';
import { addGame, emptyTally, type GameResult, type Tally } from './tally.ts';

export async function playRange(plan: Plan, { from, to }: Range): Promise<Tally> {
  const game = findGame(plan.game, 'game');
  const options: unknown = game.parseOptions(plan.options);
  const tally = emptyTally(plan.bots.length);
  for (let i = from; i < to; i++) {
    const seating = seatingOf(plan, i);
    const lines: string[] = [];
    const bots = seating.map((entry) => botAt(plan.bots[entry], '--bots'));
    const onMove = (seat: number, text: string) => lines.push(formatLine(seat, text));
    const wanted = plan.record === undefined ? undefined : onMove;
    const result = playGame({ game, options, seed: seedOfGame(plan, i), bots, onMove: wanted });
    addGame(tally, result, seating);
    if (plan.record !== undefined) await keep(game, plan, plan.record, i, lines, result);
  }
  return tally;
}

async function keep(
  game: AnyGame,
  plan: Plan,
  folder: string,
  i: number,
  log: readonly string[],
  { outcome, reason }: GameResult,
): Promise<void> {
  const bots = seatingOf(plan, i).map((entry) => plan.bots[entry]);
  const seats = bots.map((bot, seat) => ({ name: `Seat ${seat + 1} (${bot})`, bot }));
  const record = newRecord(game, { options: plan.options, seed: seedOfGame(plan, i), seats });
  const number = `${i + 1}`.padStart(`${plan.games}`.length, '0');
  await writeText(
    join(folder, `game-${number}.json`),
    formatRecord({ ...record, log, result: resultOf(outcome, reason) }),
    `--record ${folder}`,
  );
}
