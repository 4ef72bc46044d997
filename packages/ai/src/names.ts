/** The names of the bots, apart from the bots: a page that only reads records needs no player. */

/** Those for people, the weaker first. */
export const LEVEL_NAMES = ['page', 'squire', 'knight', 'baron', 'king'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The levels, and the two simple bots that came before them, who still sit at tables of their day. */
export const BOT_NAMES = ['random', 'greedy', ...LEVEL_NAMES] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** By a name that a bot once had: its name today. Records keep the name of their day, so an entry here stays for ever. */
const FORMER_NAMES: Readonly<Record<string, BotName>> = {};

/** The name of today for one that a record gives; undefined when no bot was ever called so. */
export function botNameOf(name: string, former: Readonly<Record<string, BotName>> = FORMER_NAMES): BotName | undefined {
  return BOT_NAMES.find((known) => known === name) ?? (Object.hasOwn(former, name) ? former[name] : undefined);
}
