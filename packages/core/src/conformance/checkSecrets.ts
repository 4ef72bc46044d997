/**
 * The two-world test. A random game is played twice with the same commands; the second time everything the viewer never
 * learned is another. Whatever reaches that viewer must be the same, byte by byte, after every move.
 */
import type { Game, Viewer } from '../game.ts';
import { type Luck, luckOf } from '../luck.ts';
import { viewersOf } from '../seats.ts';
import { channelsOf, targetsFor } from './channels.ts';
import { byteDifference, sample } from './compare.ts';
import { randomGame } from './game.ts';
import { advance, isDifferent, makePair, type Pair, type Scramble } from './pairs.ts';
import { makeReport } from './report.ts';
import { nameOf } from './views.ts';

export interface SecretsCheck<S> {
  readonly options: unknown;
  readonly pairs: number;
  readonly seed: string;
  readonly scramble: Scramble<S>;
  readonly maxMoves?: number;
}

export interface SecretsReport {
  readonly problems: string[];
  /** Pairs whose worlds really differed. When it is small, the test has compared equal things. */
  readonly differed: number;
}

const ASKED_ABOUT = 12;

export function checkSecrets<S, M, E, O>(game: Game<S, M, E, O>, check: SecretsCheck<S>): SecretsReport {
  const report = makeReport();
  let differed = 0;
  for (let i = 0; i < check.pairs && !report.isFull(); i++) {
    const seed = `${check.seed} ${i + 1}`;
    report.guard('play', `seed "${seed}"`, () => {
      const { record } = randomGame(game, check.options, seed, check.maxMoves);
      const luck = luckOf(`${seed} kit`);
      const viewers = viewersOf(record.seats.length);
      const viewer = viewers[i % viewers.length];
      const pair = makePair(game, record, viewer, luck, check.scramble);
      if (isDifferent(pair)) differed += 1;
      comparePair(game, pair, viewer, luck, (ply, channel, text) =>
        report.add(channel, `seed "${seed}", ply ${ply}`, `${nameOf(viewer)} ${text}`),
      );
    });
  }
  return { problems: report.problems, differed };
}

type Found = (ply: number, channel: string, text: string) => void;

function comparePair<S, M, E, O>(
  game: Game<S, M, E, O>,
  { worlds: [one, other], moves }: Pair<S, E>,
  viewer: Viewer,
  luck: Luck,
  found: Found,
): void {
  const seats = one.record.seats.length;
  for (let ply = 0; ply <= moves.length; ply++) {
    const most = ply === moves.length ? Number.POSITIVE_INFINITY : ASKED_ABOUT;
    const targets = targetsFor(game, one.state, viewer, luck, most);
    const heard = sample(luck, moves.slice(0, ply), 3).map(({ text }) => text);
    const listener = { viewer, seats, targets, tries: ['no such move', ...heard] };
    const [said, alsoSaid] = [channelsOf(game, one, listener), channelsOf(game, other, listener)];
    for (const [channel, bytes] of Object.entries(said)) {
      const where = byteDifference(bytes, alsoSaid[channel]);
      if (where !== undefined) found(ply, channel, `can tell two worlds apart: ${where}`);
    }
    if (ply === moves.length) return;
    for (const world of [one, other]) {
      if (!advance(game, world, moves[ply], (text) => found(ply, 'record', text))) return;
    }
  }
}
