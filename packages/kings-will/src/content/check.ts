/** A custom content table comes from outside: JSON that is checked row by row before setup sees it. */
import { BadInput, listAt, objectAt, oneOfAt, shown, wholeAt } from '@three-crowns/core';
import { BUILDINGS, FIRST_LANDS, GOODS, LANDS, PLACES, SEATS, TRAVELS, VARIANTS, WILLS } from '../vocabulary.ts';
import { LANDS_IN_BOX, MOST_FIELDS, PLACES_IN_BOX, SCALE_STEPS } from './box.ts';
import { advanceAt, buildingAt, placeAt, travelAt } from './checkRows.ts';
import { willAt } from './checkWills.ts';
import { costAt, LARGEST, sourceAt, switchAt } from './parts.ts';
import { type Content, NUMBERS, type StartRow, type VariantRow } from './types.ts';

const KEYS = ['id', 'numbers', 'variants', 'start', 'lands', 'places'] as const;
const MORE_KEYS = ['education', 'development', 'buildings', 'wills', 'travels'] as const;
const MOST_SEATS = SEATS.max;
/** Every way to spread them is a move. */
const MOST_START_FARMERS = 8;
/** Of a move, and as many by buildings: whether a crowd can still disperse is searched step by step (23). */
const MOST_STEPS = 9;
/** Numbers that may not be 0: without them nobody could move, stand or begin. */
const AT_LEAST_ONE: readonly string[] = [
  'farmers',
  'farmersPerLand',
  'store',
  'extension',
  'money',
  'startFarmers',
  'steps',
];

export function parseContent(raw: unknown): Content {
  const table = objectAt(raw, 'content', [...KEYS, ...MORE_KEYS]);
  const content: Content = {
    id: idAt(table.id),
    numbers: numbersAt(table.numbers),
    variants: rowsAt(table.variants, 'content.variants', VARIANTS, variantAt),
    start: startAt(table.start),
    lands: rowsAt(table.lands, 'content.lands', LANDS, landAt),
    places: rowsAt(table.places, 'content.places', PLACES, placeAt),
    education: scaleAt(table.education, 'education', ['discount', 'substitute']),
    development: scaleAt(table.development, 'development', ['yield', 'exchange']),
    buildings: rowsAt(table.buildings, 'content.buildings', BUILDINGS, buildingAt),
    wills: rowsAt(table.wills, 'content.wills', WILLS, willAt),
    travels: rowsAt(table.travels, 'content.travels', TRAVELS, travelAt),
  };
  checkNumbers(content);
  checkCounts(content);
  checkSteps(content);
  checkStart(content);
  return content;
}

/** A row for every name of a list, and for nothing else. */
function rowsAt<K extends string, Row>(
  raw: unknown,
  place: string,
  names: readonly K[],
  rowAt: (raw: unknown, place: string) => Row,
): { readonly [Name in K]: Row } {
  const rows = objectAt(raw, place, names);
  return Object.fromEntries(names.map((name) => [name, rowAt(rows[name], `${place}.${name}`)])) as {
    readonly [Name in K]: Row;
  };
}

function idAt(raw: unknown): string {
  if (typeof raw !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(raw)) {
    throw new BadInput('content.id', `expected a name of small letters, digits and dashes, found ${shown(raw)}`);
  }
  return raw;
}

function numbersAt(raw: unknown): Content['numbers'] {
  return rowsAt(raw, 'content.numbers', NUMBERS, (row, place) => {
    const { value, source } = objectAt(row, place, ['value'], ['source']);
    const name = place.split('.').at(-1) ?? '';
    const least = AT_LEAST_ONE.includes(name) ? 1 : 0;
    return { value: wholeAt(value, `${place}.value`, least, LARGEST), source: sourceAt(source, place) };
  });
}

/** Twice as many fields as rounds: then everybody finds a card for a disc in every visit. */
function variantAt(raw: unknown, place: string): VariantRow {
  const row = objectAt(raw, place, ['rounds', 'fields', 'wills', 'lakes', 'abilities'], ['source']);
  const rounds = wholeAt(row.rounds, `${place}.rounds`, 1, MOST_FIELDS / 2);
  const fields = wholeAt(row.fields, `${place}.fields`, Math.max(MOST_SEATS, rounds * 2), MOST_FIELDS);
  return {
    rounds,
    fields,
    // Two cards for each player, of which one stays on the plan.
    wills: wholeAt(row.wills, `${place}.wills`, fields + MOST_SEATS, WILLS.length),
    lakes: switchAt(row.lakes, `${place}.lakes`),
    abilities: switchAt(row.abilities, `${place}.abilities`),
    source: sourceAt(row.source, place),
  };
}

function landAt(raw: unknown, place: string): Content['lands']['lake'] {
  const row = objectAt(raw, place, ['count', 'yields', 'sites'], ['source']);
  return {
    count: wholeAt(row.count, `${place}.count`, 0, LANDS_IN_BOX),
    yields: oneOfAt(row.yields, `${place}.yields`, [...GOODS, 'none']),
    sites: wholeAt(row.sites, `${place}.sites`, 1, 2),
    source: sourceAt(row.source, place),
  };
}

function startAt(raw: unknown): StartRow {
  const place = 'content.start';
  const row = objectAt(raw, place, ['row', 'farmers', 'farmstead', 'goods'], ['source']);
  const first = LANDS.slice(0, FIRST_LANDS);
  const landsAt = (list: unknown, name: string, most: number) =>
    listAt(list, `${place}.${name}`, { most }).map((land, i) => oneOfAt(land, `${place}.${name}[${i}]`, first));
  return {
    row: landsAt(row.row, 'row', FIRST_LANDS),
    farmers: landsAt(row.farmers, 'farmers', LARGEST),
    farmstead: oneOfAt(row.farmstead, `${place}.farmstead`, first),
    goods: costAt(row.goods, `${place}.goods`, GOODS),
    source: sourceAt(row.source, place),
  };
}

function scaleAt<Kind extends 'discount' | 'substitute' | 'yield' | 'exchange'>(
  raw: unknown,
  name: 'education' | 'development',
  kinds: readonly Kind[],
): Content['education'] {
  return listAt(raw, `content.${name}`, SCALE_STEPS).map((row, i) => advanceAt(row, `content.${name}[${i}]`, kinds));
}

function checkNumbers({ numbers }: Content): void {
  const check = (isRight: boolean, name: keyof Content['numbers'], expected: string) => {
    if (!isRight) throw new BadInput(`content.numbers.${name}.value`, expected);
  };
  check(numbers.steps.value <= MOST_STEPS, 'steps', `expected at most ${MOST_STEPS}, found ${numbers.steps.value}`);
  const { store, extension, money, startCoins, startGoods, startFarmers, farmersPerLand, farmers } = numbers;
  check(extension.value >= store.value, 'extension', `expected at least the ${store.value} of store`);
  check(startCoins.value <= money.value, 'startCoins', `expected at most the ${money.value} of money`);
  const goods = store.value * GOODS.length;
  check(startGoods.value <= goods, 'startGoods', `expected at most ${goods}, what an empty storehouse holds`);
  const room = Math.min(MOST_START_FARMERS, farmersPerLand.value * FIRST_LANDS);
  check(startFarmers.value <= room, 'startFarmers', `expected at most ${room} for the first lands`);
  const wanted = startFarmers.value * MOST_SEATS;
  check(farmers.value >= wanted, 'farmers', `expected at least ${wanted}, what ${MOST_SEATS} players begin with`);
}

/** As many landscapes and places as the box holds, and enough of the first lands for everybody. */
function checkCounts({ lands, places }: Content): void {
  const total = LANDS.reduce((sum, land) => sum + lands[land].count, 0);
  if (total !== LANDS_IN_BOX) {
    throw new BadInput('content.lands', `expected ${LANDS_IN_BOX} landscapes in all, found ${total}`);
  }
  for (const land of LANDS.slice(0, FIRST_LANDS)) {
    if (lands[land].count < MOST_SEATS) {
      throw new BadInput(
        `content.lands.${land}.count`,
        `expected at least ${MOST_SEATS}, one for each player, found ${lands[land].count}`,
      );
    }
  }
  for (const place of PLACES) {
    const [wanted, found] = [PLACES_IN_BOX[place], places[place].count];
    if (found !== wanted) throw new BadInput(`content.places.${place}.count`, `expected ${wanted}, found ${found}`);
  }
}

function checkSteps({ buildings }: Content): void {
  const total = BUILDINGS.reduce((sum, building) => {
    const { ability } = buildings[building];
    return ability.kind === 'steps' ? sum + ability.by : sum;
  }, 0);
  if (total > MOST_STEPS) {
    throw new BadInput('content.buildings', `expected at most ${MOST_STEPS} more steps in all, found ${total}`);
  }
}

function checkStart({ start, numbers }: Content): void {
  if (start.row.length !== FIRST_LANDS || new Set(start.row).size !== FIRST_LANDS) {
    throw new BadInput('content.start.row', `expected each of ${LANDS.slice(0, FIRST_LANDS).join(', ')} once`);
  }
  const wanted = numbers.startFarmers.value;
  if (start.farmers.length !== wanted) {
    throw new BadInput('content.start.farmers', `expected ${wanted} lands, found ${start.farmers.length}`);
  }
  const room = numbers.farmersPerLand.value;
  const full = start.row.find((land) => start.farmers.filter((one) => one === land).length > room);
  if (full !== undefined) throw new BadInput('content.start.farmers', `expected at most ${room} on ${full}`);
  const good = GOODS.find((one) => (start.goods[one] ?? 0) > numbers.store.value);
  if (good !== undefined) {
    throw new BadInput(`content.start.goods.${good}`, `expected at most ${numbers.store.value}, what the store holds`);
  }
}
