/** Values as an analysis keeps them: multiples of a power of two, so that sums of them are exact and a file can be short. */
import type { Outlook } from '@three-crowns/ai';
import type { GameRecord } from '@three-crowns/core';
import type { Values } from './analysis.ts';

/** Parts of a victory, and of a point. */
export const CHANCE_PARTS = 1024;
export const POINT_PARTS = 8;

export const roundedChance = (chance: number): number => Math.round(CHANCE_PARTS * chance) / CHANCE_PARTS;
export const roundedPoints = (points: number): number => Math.round(POINT_PARTS * points) / POINT_PARTS;

export function valuesOf({ chances, points }: Outlook): Values {
  return roundedValues(
    chances.map(({ mean }) => mean),
    points.map(({ mean }) => mean),
  );
}

function roundedValues(chances: readonly number[], points: readonly number[]): Values {
  return { chances: sharedOut(chances.map(roundedChance)), points: points.map(roundedPoints) };
}

/**
 * Of several seats one wins, or some share it: all chances are one, also when they were rounded. Where the others have more than
 * that, the largest of them has the less. Alone nobody need win.
 */
export function sharedOut(chances: readonly number[]): readonly number[] {
  if (chances.length < 2) return chances;
  const others = chances.slice(0, -1);
  const rest = others.reduce((left, chance) => left - chance, 1);
  if (rest >= 0) return [...others, rest];
  const most = others.indexOf(Math.max(...others));
  return [...others.with(most, others[most] + rest), 0];
}

/** What a record ended with; undefined while it goes on, or where all agreed to break off. */
export function resultIn({ result }: GameRecord): Values | undefined {
  if (result === undefined || result.reason === 'abandoned') return undefined;
  const { scores, winners } = result;
  const share = (seat: number): number => (winners.includes(seat + 1) ? 1 / winners.length : 0);
  return roundedValues(
    scores.map((_, seat) => share(seat)),
    scores,
  );
}
