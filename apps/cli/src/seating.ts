/** Who sits where: the bots of a list, or persons. */
import { BOTS, type Bot } from '@three-crowns/ai';
import { BadInput, type Luck, type Seat, type Seed, worldLuck } from '@three-crowns/core';
import { knownIn } from './args/option.ts';

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);
export const PERSON = 'person';

/** One name for each seat; a single one fills them all. */
export function seated(names: readonly string[], seats: number, known: readonly string[]): readonly string[] {
  for (const name of names) knownIn(name, '--bots', known);
  if (names.length === 1) return Array<string>(seats).fill(names[0]);
  if (names.length === seats) return names;
  throw new BadInput('--bots', `expected 1 or ${seats} names for ${seats} seats, found ${names.length}`);
}

export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot === undefined) throw new Error(`no bot is called ${name}`);
  return bot;
}

/** A bot's own luck: it follows from the seed of the game, but nothing in the game is dealt from it. */
export function botLuck(seed: Seed, seat: Seat, ply = 0): Luck {
  return worldLuck(`${seed}/bot/${seat}/${ply}`);
}
