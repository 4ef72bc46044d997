/** The secrets of links that this browser has opened or made: the server keeps only their hashes. */
import { keptByTable } from '../storage/byTable.ts';

const isLink = (raw: unknown): raw is string => typeof raw === 'string';

const links = keptByTable('three-crowns.links', isLink);

export const linkTo = (table: string): string | undefined => links.of(table);

export function keepLink(table: string, link: string): void {
  if (links.of(table) !== link) links.keep(table, link);
}

/** The link of a table is good at the one where the same people play again, too. */
export function passLinkOn(table: string, next: string): void {
  const link = linkTo(table);
  if (link !== undefined) keepLink(next, link);
}
