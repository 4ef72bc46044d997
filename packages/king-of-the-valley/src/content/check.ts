/** A custom content table comes from outside: JSON that is checked row by row before setup sees it. */
import { BadInput, listAt, objectAt, oneOfAt, shown, wholeAt } from '@three-crowns/core';
import { CHARACTERS, COLLECTORS, COLUMNS, ORDERS, STAGES, TILES } from '../vocabulary.ts';
import {
  CHARACTER_TOTALS,
  COLLECTOR_NEEDS,
  FREE_PAY,
  NEEDY_PAY,
  ORDER_SIZE,
  SLOPE_ROWS,
  STACK_SIZES,
  TOKENS,
} from './box.ts';
import { type Content, SOURCES, type Source } from './types.ts';

const STACK_TILES = TILES.filter((tile) => !COLLECTORS.some((name) => name === tile)) as (keyof Content['stacks'])[];
const NUMBERS = ['startGold', 'priestFee', 'kingdomGold', 'kingdomPoints', 'couplePoints', 'goldPoints'] as const;
const KEYS = ['id', 'prices', 'stacks', 'collectors', 'influence', 'orderPoints', ...NUMBERS] as const;
const LARGEST = 99;

export function parseContent(raw: unknown): Content {
  const table = objectAt(raw, 'content', KEYS);
  const content: Content = {
    id: idAt(table.id),
    prices: pricesAt(table.prices),
    stacks: stacksAt(table.stacks),
    collectors: collectorsAt(table.collectors),
    influence: influenceAt(table.influence),
    startGold: wholeAt(table.startGold, 'content.startGold', 0, LARGEST),
    priestFee: wholeAt(table.priestFee, 'content.priestFee', 0, LARGEST),
    kingdomGold: wholeAt(table.kingdomGold, 'content.kingdomGold', 0, LARGEST),
    kingdomPoints: wholeAt(table.kingdomPoints, 'content.kingdomPoints', 0, LARGEST),
    orderPoints: orderPointsAt(table.orderPoints),
    couplePoints: wholeAt(table.couplePoints, 'content.couplePoints', 0, LARGEST),
    goldPoints: wholeAt(table.goldPoints, 'content.goldPoints', 0, LARGEST),
  };
  checkTotals(content);
  return content;
}

function idAt(raw: unknown): string {
  if (typeof raw !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(raw)) {
    throw new BadInput('content.id', `expected a name of small letters, digits and dashes, found ${shown(raw)}`);
  }
  return raw;
}

function pricesAt(raw: unknown): Content['prices'] {
  const rows = listAt(raw, 'content.prices', SLOPE_ROWS).map((row, i) => {
    const place = `content.prices[${i}]`;
    const { gold, source } = objectAt(row, place, ['gold'], ['source']);
    return { gold: wholeAt(gold, `${place}.gold`, 0, LARGEST), source: sourceAt(source, place) };
  });
  rows.forEach((row, i) => {
    if (i > 0 && row.gold <= rows[i - 1].gold) {
      throw new BadInput(
        `content.prices[${i}].gold`,
        `prices must rise from the foot: expected more than ${rows[i - 1].gold}, found ${row.gold}`,
      );
    }
  });
  return rows;
}

function stacksAt(raw: unknown): Content['stacks'] {
  const rows = objectAt(raw, 'content.stacks', STACK_TILES);
  const parsed = STACK_TILES.map((tile) => {
    const place = `content.stacks.${tile}`;
    const { counts, source } = objectAt(rows[tile], place, ['counts'], ['source']);
    const list = listAt(counts, `${place}.counts`, STAGES.length);
    return [
      tile,
      {
        counts: list.map((count, i) => wholeAt(count, `${place}.counts[${i}]`, 0, LARGEST)),
        source: sourceAt(source, place),
      },
    ];
  });
  return Object.fromEntries(parsed) as Content['stacks'];
}

function collectorsAt(raw: unknown): Content['collectors'] {
  const rows = objectAt(raw, 'content.collectors', COLLECTORS);
  const parsed = COLLECTORS.map((name) => [name, collectorAt(rows[name], `content.collectors.${name}`)]);
  const collectors = Object.fromEntries(parsed) as Content['collectors'];
  const needy = COLLECTORS.filter((name) => collectors[name].needs > 0);
  if (needy.length > TOKENS) {
    throw new BadInput(
      `content.collectors.${needy[TOKENS]}`,
      `only ${TOKENS} collectors may need subjects, one for each tax token; this is number ${TOKENS + 1}`,
    );
  }
  return collectors;
}

function collectorAt(raw: unknown, place: string): Content['collectors']['T1'] {
  const row = objectAt(raw, place, ['stage', 'needs', 'gold'], ['source']);
  const stage = oneOfAt(row.stage, `${place}.stage`, STAGES);
  const needs = oneOfAt(row.needs, `${place}.needs`, COLLECTOR_NEEDS);
  const pay = needs === 0 ? FREE_PAY : NEEDY_PAY;
  const gold = wholeAt(row.gold, `${place}.gold`, pay.min, pay.max);
  return { stage, needs, gold, source: sourceAt(row.source, place) };
}

function influenceAt(raw: unknown): Content['influence'] {
  const row = objectAt(raw, 'content.influence', COLUMNS);
  const parsed = COLUMNS.map((column) => [column, wholeAt(row[column], `content.influence.${column}`, 0, LARGEST)]);
  return Object.fromEntries(parsed) as Content['influence'];
}

function orderPointsAt(raw: unknown): readonly number[] {
  return listAt(raw, 'content.orderPoints', ORDER_SIZE + 1).map((points, i) =>
    wholeAt(points, `content.orderPoints[${i}]`, 0, LARGEST),
  );
}

/** 29, 30 and 31 tiles, so many of each character, five knights of each order. */
function checkTotals(content: Content): void {
  for (const character of CHARACTERS) {
    const names = STACK_TILES.filter((tile) => tile[0] === character);
    if (names.length === 0) continue;
    const total = names.reduce((sum, tile) => sum + totalOf(content, tile), 0);
    const wanted = CHARACTER_TOTALS[character];
    if (total !== wanted) throw wrongTotal(`content.stacks.${names.join('+')}`, wanted, total);
  }
  for (const order of ORDERS) {
    const tile = `K${order[0]}` as keyof Content['stacks'];
    if (totalOf(content, tile) !== ORDER_SIZE) {
      throw wrongTotal(`content.stacks.${tile}`, ORDER_SIZE, totalOf(content, tile));
    }
  }
  STAGES.forEach((stage, i) => {
    const collectors = COLLECTORS.filter((name) => content.collectors[name].stage === stage).length;
    const total = STACK_TILES.reduce((sum, tile) => sum + content.stacks[tile].counts[i], collectors);
    if (total !== STACK_SIZES[i]) throw wrongTotal(`content, stack ${stage}`, STACK_SIZES[i], total);
  });
}

const totalOf = (content: Content, tile: keyof Content['stacks']): number =>
  content.stacks[tile].counts.reduce((sum, count) => sum + count, 0);

function wrongTotal(place: string, wanted: number, found: number): BadInput {
  return new BadInput(place, `expected ${wanted} tiles in all, found ${found}`);
}

/** A row without a mark was typed in by the table's maker. */
function sourceAt(raw: unknown, place: string): Source {
  return raw === undefined ? 'CUSTOM' : oneOfAt(raw, `${place}.source`, SOURCES);
}
