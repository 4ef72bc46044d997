/** One random game as readable text: the situation at the start and before every round, the moves, the scores. */
import { formatMove } from '../src/notation.ts';
import { parseOptions } from '../src/options.ts';
import { formatPosition } from '../src/position/format.ts';
import { outcome } from '../src/scoring.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { pending, play } from '../src/turn.ts';
import type { Variant } from '../src/vocabulary.ts';
import { choicesOf, randomChoice } from './random.ts';

export interface Playthrough {
  readonly seats: number;
  readonly variant: Variant;
  readonly seed: string;
}

export function playthroughOf({ seats, variant, seed }: Playthrough): string[] {
  const state = setup(parseOptions({ seats, variant }), seed);
  const luck = choicesOf(seed);
  const lines = [`The King’s Will, ${variant} game, ${seats} players, seed ${seed}`, ...situationLines(state)];
  let round = 0;
  while (pending(state).length > 0) {
    if (state.phase === 'turn' && state.round !== round) {
      round = state.round;
      lines.push(...situationLines(state));
    }
    const { seat, move } = randomChoice(state, luck);
    lines.push(`${seat + 1}: ${formatMove(state, move)}`);
    play(state, seat, move);
  }
  return [...lines, ...situationLines(state), ...scoreLines(state)];
}

/** A blank line before and after, so that a reader and a diff find it. */
const situationLines = (state: State): string[] => ['', ...formatPosition(state), ''];

function scoreLines(state: State): string[] {
  const result = outcome(state);
  if (result === undefined) return [];
  const seats = result.scores.map(({ total, lines }, seat) => {
    const earned = lines.filter((line) => line.points !== 0).map(({ key, points }) => `${key} ${points}`);
    return `player ${seat + 1}: ${total} points, place ${result.places[seat]} (${earned.join(', ')})`;
  });
  return [...seats, `won by player ${result.winners.map((seat) => seat + 1).join(' and ')}`];
}
