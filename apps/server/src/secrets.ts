/** Names and secrets that nobody can guess, and the codes that people can say. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 random bits, in letters that can stand in an address. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** All that is kept of a secret. It has 128 random bits, so it needs neither salt nor a slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

// Short, common, and told apart when they are said.
const WOODS =
  'alder apple ash beech birch cedar cherry elm fir hazel larch lime maple oak olive pear pine plum rowan willow';
const BEASTS =
  'badger bear boar crow deer dove eagle fox goat hare hawk horse lion lynx otter owl raven stag swan wolf';

const one = (words: string): string => {
  const list = words.split(' ');
  return list[randomInt(list.length)];
};

/** "oak lion 27": for the way to a table. Easily guessed, so it opens little, briefly, and not often. */
export const spokenCode = (): string => `${one(WOODS)} ${one(BEASTS)} ${randomInt(10, 100)}`;

/** As people type it: with whatever stands between the words, or nothing before the number. */
export const tidyCode = (typed: string): string => (typed.toLowerCase().match(/[a-z]+|\d+/g) ?? []).join(' ');

// Without letters and digits that are taken for each other.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten signs, 49 bits: for an identity on its way to another device. */
export const deviceCode = (): string => Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
