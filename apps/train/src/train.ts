/**
 * Iterated self-play: games with the value of today, a value learned from them, games with that one, and so on. Who learns from the
 * last games alone forgets what the games before had taught, which his players no longer let happen, and swings to and fro.
 */
import type { Weights } from '@three-crowns/core';
import type { Crew } from './crew.ts';
import { fitWins } from './fit/logistic.ts';
import { fitMargins } from './fit/ridge.ts';
import { joined, type Samples } from './fit/samples.ts';
import { lotsOf, type Training } from './training.ts';
import type { Reached } from './weightsFile.ts';

export interface Watcher {
  /** Games of the iteration that have been played. */
  onGames(games: number): void;
  /** What was learned in the iteration; says how far the training has come with it. */
  onLearned(iteration: number, weights: Weights, samples: Samples): Reached;
}

export async function train(training: Training, from: Reached, crew: Crew, watcher: Watcher): Promise<void> {
  let reached = from;
  const kept: Samples[] = [];
  while (reached.iterations < training.iterations) {
    const iteration = reached.iterations;
    const lots = lotsOf(training, iteration, reached.weights);
    kept.push(await crew.play(lots, watcher.onGames));
    if (kept.length > training.memory) kept.shift();
    const samples = joined(kept, kept[0].width);
    reached = watcher.onLearned(iteration, learn(samples, training, reached.weights), samples);
  }
}

function learn(samples: Samples, { penalty, step }: Training, before: Weights | undefined): Weights {
  const margin = fitMargins(samples, penalty);
  const learned = { margin, win: fitWins(samples, margin, penalty) };
  if (before === undefined) return learned;
  return { margin: between(before.margin, margin, step), win: between(before.win, learned.win, step) };
}

const between = (from: readonly number[], to: readonly number[], share: number): number[] =>
  from.map((weight, i) => weight + share * (to[i] - weight));
