import type { Command } from '../args/command.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { bot } from './bot.ts';
import { calibrate } from './calibrate.ts';
import { games } from './games.ts';
import { hints } from './hints.ts';
import { moves } from './moves.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { sim } from './sim.ts';
import { verify } from './verify.ts';
import { why } from './why.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  games,
  play,
  sim,
  replay,
  moves,
  why,
  verify,
  analyse,
  perft,
  arena,
  calibrate,
  hints,
  puzzles,
  bot,
  bench,
];
