import type { Luck } from '@three-crowns/coach';
import type { Scale } from './numbers.ts';

export const luckIn = ({ chance, points }: Luck, scale: Scale): number => (scale === 'chances' ? chance : points);

/** What luck did at a ply to the seat that it touched most: of the others it took or gave the rest. In the order of the game. */
export function mostTouched(lucks: readonly Luck[], scale: Scale): Luck[] {
  const most = new Map<number, Luck>();
  for (const luck of lucks) {
    const known = most.get(luck.ply);
    if (known === undefined || Math.abs(luckIn(luck, scale)) > Math.abs(luckIn(known, scale))) most.set(luck.ply, luck);
  }
  return [...most.values()].sort((a, b) => a.ply - b.ply);
}
