/** What the box holds, counted from the content table. */
import {
  AREAS,
  type Area,
  BASE,
  type Card,
  COLUMNS,
  FIRST_DOMAIN,
  FIRST_EVENT,
  FIRST_MONSTER,
  FIRST_STARTER,
  type Source,
  stackSizes,
} from '@three-crowns/valeria/board';

const MOST_SEATS = 5;
/** A card of each that only explains the game. */
const OVERVIEWS = 5;

export const CITIZEN_COPIES = stackSizes(MOST_SEATS).citizens;
export const DOMAINS_IN_PLAY = stackSizes(MOST_SEATS - 1).domains * COLUMNS;

/** Every card of the box, the ones that only explain or cover included. */
export function cardsInBox(): number {
  const { citizens, starters, monsters, events, domains, dukes, exhaustedPerPlayer } = BASE;
  return (
    citizens.length * CITIZEN_COPIES +
    starters.length * MOST_SEATS +
    monsters.reduce((sum, { copies, more }) => sum + copies + more, 0) +
    events.length +
    domains.length +
    dukes.length +
    exhaustedPerPlayer * MOST_SEATS +
    OVERVIEWS
  );
}

export interface Entry {
  readonly card: Card;
  readonly source: Source;
}

const from = (first: Card, rows: readonly { readonly source: Source }[]): Entry[] =>
  rows.map(({ source }, i) => ({ card: first + i, source }));

export const CITIZEN_ENTRIES = from(0, BASE.citizens);
export const STARTER_ENTRIES = from(FIRST_STARTER, BASE.starters);
export const EVENT_ENTRIES = from(FIRST_EVENT, BASE.events);

export const monsterEntries = (area: Area): Entry[] =>
  from(FIRST_MONSTER, BASE.monsters).filter((_, i) => BASE.monsters[i].area === area);

const strengthOf = (area: Area, pick: (...of: number[]) => number): number =>
  pick(...BASE.monsters.filter((row) => row.area === area).map(({ strength }) => strength));

/** In the order of their strength, as they would lie (A1). */
export const AREAS_BY_STRENGTH: readonly Area[] = [...AREAS].sort(
  (a, b) => strengthOf(a, Math.min) - strengthOf(b, Math.min) || strengthOf(a, Math.max) - strengthOf(b, Math.max),
);

/** Those that do something once, and the others. */
export const domainEntries = (isInstant: boolean): Entry[] =>
  from(FIRST_DOMAIN, BASE.domains).filter((_, i) => (BASE.domains[i].power.when === 'now') === isInstant);

/** The printed table as a file to change. Without marks: what is changed counts as typed in by the reader. */
export function templateText(): string {
  const keep = (key: string, value: unknown) => (key === 'source' && value !== 'RULEBOOK' ? undefined : value);
  // A card is a line of the file.
  const rows = Object.entries({ ...BASE, id: 'my-box' }).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((row) => `    ${JSON.stringify(row, keep)}`).join(',\n')}\n  ]`
      : JSON.stringify(value, keep);
    return `  "${key}": ${text}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}
