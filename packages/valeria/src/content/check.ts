/** A custom content table comes from outside: JSON that is checked row by row before setup sees it. */
import { BadInput, listAt, objectAt, shown, wholeAt } from '@three-crowns/core';
import { AREAS, CITIZENS, DOMAINS, DUKES, EVENTS, MONSTERS, SLOTS, STARTERS } from '../vocabulary.ts';
import { RESTING_SEATS, stackSizes } from './box.ts';
import { startAt } from './checkAmounts.ts';
import { citizenAt, domainAt, dukeAt, eventAt, monsterAt, noDukeAt, starterAt } from './checkRows.ts';
import type { Content } from './types.ts';

const KEYS = [
  ...['id', 'citizens', 'starters', 'monsters', 'events', 'domains', 'dukes', 'noDuke', 'start'],
  ...['actions', 'exhaustedPerPlayer', 'exhaustedAlone'],
];
const MOST_ACTIONS = 9;
/** All twenty places, alone and with five players. */
const MOST_PLACES = 20;
const MOST_PER_PLAYER = MOST_PLACES / RESTING_SEATS;

export function parseContent(raw: unknown): Content {
  const table = objectAt(raw, 'content', KEYS);
  const content: Content = {
    id: idAt(table.id),
    citizens: rowsAt(table.citizens, 'content.citizens', CITIZENS, citizenAt),
    starters: rowsAt(table.starters, 'content.starters', STARTERS, starterAt),
    monsters: rowsAt(table.monsters, 'content.monsters', MONSTERS, monsterAt),
    events: rowsAt(table.events, 'content.events', EVENTS, eventAt),
    domains: rowsAt(table.domains, 'content.domains', DOMAINS, domainAt),
    dukes: rowsAt(table.dukes, 'content.dukes', DUKES, dukeAt),
    noDuke: noDukeAt(table.noDuke, 'content.noDuke'),
    start: startAt(table.start, 'content.start'),
    actions: wholeAt(table.actions, 'content.actions', 1, MOST_ACTIONS),
    exhaustedPerPlayer: wholeAt(table.exhaustedPerPlayer, 'content.exhaustedPerPlayer', 1, MOST_PER_PLAYER),
    exhaustedAlone: wholeAt(table.exhaustedAlone, 'content.exhaustedAlone', 1, MOST_PLACES),
  };
  checkSlots(content);
  checkStacks(content);
  return content;
}

function idAt(raw: unknown): string {
  if (typeof raw !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(raw)) {
    throw new BadInput('content.id', `expected a name of small letters, digits and dashes, found ${shown(raw)}`);
  }
  return raw;
}

/** All names once, in the order of vocabulary.ts: a card of a state is the number of its row. */
function rowsAt<Name extends string, Row>(
  raw: unknown,
  place: string,
  names: readonly Name[],
  rowAt: (raw: unknown, place: string, name: Name) => Row,
): Row[] {
  return listAt(raw, place, names.length).map((row, i) => rowAt(row, `${place}[${i}]`, names[i]));
}

/** Every place of the grid needs somebody to lie on it. */
function checkSlots({ citizens }: Content): void {
  for (const slot of SLOTS) {
    if (!citizens.some((row) => row.slot === slot)) {
      throw new BadInput('content.citizens', `expected a citizen for number ${slot}, found none`);
    }
  }
}

/** Five cards an area, six with five players. */
function checkStacks({ monsters }: Content): void {
  const [usual, larger] = [stackSizes(1).monsters, stackSizes(RESTING_SEATS).monsters];
  for (const area of AREAS) {
    const rows = monsters.filter((row) => row.area === area);
    const copies = rows.reduce((sum, row) => sum + row.copies, 0);
    const all = rows.reduce((sum, row) => sum + row.more, copies);
    if (copies !== usual || all !== larger) {
      const found = `found ${copies} and ${all}`;
      throw new BadInput('content.monsters', `expected ${usual} cards of ${area}, with more ${larger}; ${found}`);
    }
  }
}
