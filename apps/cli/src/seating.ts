/** Who sits where: the bots of a list, or persons. */
import { BOTS, type Bot, botNamed } from '@three-crowns/ai';
import { BOT_NAMES } from '@three-crowns/ai/names';
import { BadInput, type Luck, type Seat, type Seed, worldLuck } from '@three-crowns/core';
import { knownIn } from './args/option.ts';

export const PERSON = 'person';

/** One name for each seat; a single one fills them all. */
export function seated(
  names: readonly string[],
  seats: number,
  check: (name: string, place: string) => void,
): readonly string[] {
  for (const name of names) check(name, '--bots');
  if (names.length === 1) return Array<string>(seats).fill(names[0]);
  if (names.length === seats) return names;
  throw new BadInput('--bots', `expected 1 or ${seats} names for ${seats} seats, found ${names.length}`);
}

/** The bot that a record, or a plan, calls so; what is unknown is refused with the names there are. */
export function botAt(name: string, place: string): Bot {
  return botNamed(name) ?? BOTS[knownIn(name, place, BOT_NAMES)];
}

/** A bot's own luck: it follows from the seed of the game, but nothing in the game is dealt from it. */
export function botLuck(seed: Seed, seat: Seat, ply = 0): Luck {
  return worldLuck(botLuckSeed(seed, seat, ply));
}

export function botLuckSeed(seed: Seed, seat: Seat, ply = 0): Seed {
  return `${seed}/bot/${seat}/${ply}`;
}
