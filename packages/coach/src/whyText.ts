/** A reason as a short text: "gains 1 gold 2.5", seats from 1. */
import { BadInput, shown } from '@three-crowns/core';
import type { Why } from './why.ts';

export function formatWhy(why: Why): string {
  return 'key' in why ? `${why.kind} ${why.seat + 1} ${why.key} ${why.points}` : why.kind;
}

const REASON = /^(gains|saves|denies) (\d{1,2}) (\S+) (\d+(?:\.\d+)?)$/;

export function parseWhy(text: string, place: string, seats: number): Why {
  if (text === 'ends' || text === 'waits') return { kind: text };
  const found = REASON.exec(text);
  const seat = Number(found?.[2]) - 1;
  if (found === null || !(seat >= 0 && seat < seats)) {
    throw new BadInput(place, `expected a reason, found ${shown(text)}`);
  }
  const [, kind, , key, points] = found;
  return { kind: kind === 'gains' || kind === 'saves' ? kind : 'denies', seat, key, points: Number(points) };
}
