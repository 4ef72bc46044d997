/** The toy with one part exchanged for a mistaken one, and what the kit says to it. */
import { checkGame, checkSecrets } from '../../src/conformance/index.ts';
import { everyCardOnce, scramble, type Toy, toy } from '../toy/index.ts';

type Parts = { [K in 'rules' | 'secrets' | 'notation' | 'guidance' | 'words' | 'instinct']?: Partial<Toy[K]> };

export function toyWith(parts: Parts): Toy {
  return {
    ...toy,
    rules: { ...toy.rules, ...parts.rules },
    secrets: { ...toy.secrets, ...parts.secrets },
    notation: { ...toy.notation, ...parts.notation },
    guidance: { ...toy.guidance, ...parts.guidance },
    words: { ...toy.words, ...parts.words },
    instinct: { ...toy.instinct, ...parts.instinct },
  };
}

export function problemsOf(game: Toy, maxMoves = 300): string[] {
  return checkGame(game, { options: { seats: 3 }, games: 6, seed: 'planted', invariant: everyCardOnce, maxMoves });
}

export function leaksOf(game: Toy): string[] {
  return checkSecrets(game, { options: { seats: 3 }, pairs: 24, seed: 'planted', scramble }).problems;
}
