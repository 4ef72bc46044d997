/** One random game as readable text: the situation at the start and before every fifth round, the moves, the dice, the scores. */
import { formatMove } from '../src/notation.ts';
import { parseOptions } from '../src/options.ts';
import { outcome } from '../src/outcome.ts';
import { formatPosition } from '../src/position/format.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { play } from '../src/turn.ts';
import { choicesOf, randomMove } from './random.ts';
import type { RawOptions } from './variants.ts';

export interface Playthrough {
  readonly name: string;
  readonly options: RawOptions;
  readonly seed: string;
}

/** The situation is shown again after so many rounds. */
const SHOWN_EVERY = 5;

export function playthroughOf({ name, options, seed }: Playthrough): string[] {
  const state = setup(parseOptions(options), seed);
  const luck = choicesOf(seed);
  const lines = [`Valeria: Card Kingdoms, ${name}, seed ${seed}`, ...situationLines(state)];
  let shown = 1;
  for (let next = randomMove(state, luck); next !== undefined; next = randomMove(state, luck)) {
    if (state.phase === 'roll' && state.round >= shown + SHOWN_EVERY) {
      shown = state.round;
      lines.push(...situationLines(state));
    }
    const text = formatMove(state, next.move);
    play(state, next.seat, next.move);
    lines.push(`${next.seat + 1}: ${text}${next.move.do === 'roll' ? ` (${state.dice.join(' and ')})` : ''}`);
  }
  return [...lines, ...situationLines(state), ...scoreLines(state)];
}

/** A blank line before and after, so that a reader and a diff find it. */
const situationLines = (state: State): string[] => ['', ...formatPosition(state), ''];

function scoreLines(state: State): string[] {
  const result = outcome(state);
  if (result === undefined) return [];
  const earned = (lines: readonly { readonly key: string; readonly points: number }[]): string =>
    lines
      .filter((line) => line.points > 0)
      .map(({ key, points }) => `${key} ${points}`)
      .join(', ');
  const seats = result.scores.map(
    ({ total, lines }, seat) => `player ${seat + 1}: ${total} points, place ${result.places[seat]} (${earned(lines)})`,
  );
  const rivals = (result.rivals ?? []).map(
    ({ key, score, place }) => `${key}: ${score.total} points, place ${place} (${earned(score.lines)})`,
  );
  const winners = result.winners.map((seat) => `player ${seat + 1}`).join(' and ');
  return [...seats, ...rivals, winners === '' ? 'won by nobody' : `won by ${winners}`];
}
