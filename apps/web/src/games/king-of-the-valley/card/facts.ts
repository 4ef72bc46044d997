/** What is to be said of a thing: a line each, before it is put into words. All numbers come from the content table. */
import { CHARACTER_TOTALS, type State } from '@three-crowns/king-of-the-valley';
import {
  characterOf,
  EMPTY,
  fillsKingdom,
  influenceOf,
  isCollector,
  KINDS,
  type Kind,
  kindOf,
  missingPlaces,
  PIECES_OF,
  type Tile,
  targetNamed,
  taxOf,
  tileOf,
} from '@three-crowns/king-of-the-valley/board';
import type { Group } from '../pieces/score.ts';
import { STACKS, scoreNamed } from '../pieces/things.ts';
import type { Key } from './texts/en.ts';

export interface Fact {
  readonly key: Key;
  readonly args?: Readonly<Record<string, number>>;
  /** Places of a kingdom, to be named in a list. */
  readonly missing?: ReturnType<typeof missingPlaces>;
}

/** Of a thing of the table, as its castle's owner wants to know it. */
export function factsOf(state: State, own: number, thing: string): readonly Fact[] {
  const group = scoreNamed(thing);
  if (group !== undefined) return [scoreFact(state, group)];
  if (thing === STACKS) return [endFact(state)];
  const named = targetNamed(thing);
  switch (named?.kind) {
    case 'place':
    case 'land':
      return tileFacts(state, own, state.valley[named.cell]);
    case 'slot': {
      const tile = state.hill[named.slope][named.row] ?? EMPTY;
      return tile === EMPTY ? [] : [...priceFacts(state, named.row), ...tileFacts(state, own, tile)];
    }
    case 'piece':
      return tileFacts(state, own, tileOf(named.piece));
    case 'column':
      return columnFacts(state, own, named.column);
    case 'kingdom':
      return kingdomFacts(state, own);
    default:
      return [];
  }
}

/** For a wizard's swap nothing is paid. */
const priceFacts = ({ values, stack }: State, row: number): Fact[] =>
  stack[stack.length - 1]?.effect.kind === 'swap' ? [] : [{ key: 'price', args: { gold: values.prices[row] } }];

function tileFacts(state: State, own: number, tile: Tile): Fact[] {
  if (tile === EMPTY) return [];
  const { values } = state;
  const influence = influenceOf(values, tile);
  return [
    ...(influence === undefined || influence === 0 ? [] : [{ key: 'influence', args: { count: influence } } as const]),
    ...abilityFacts(state, tile),
    { key: 'total', args: { count: CHARACTER_TOTALS[characterOf(tile)] } },
    ...(fillsKingdom(state.castles[own], tile) ? [{ key: 'lacked' } as const] : []),
  ];
}

/** What a tile does, besides its influence. */
function abilityFacts({ values }: State, tile: Tile): Fact[] {
  if (isCollector(tile)) {
    const tax = taxOf(values, tile);
    return [{ key: tax.need > 0 ? 'does.T' : 'does.T.free', args: tax }];
  }
  const kind = kindOf(tile);
  if (kind === 'P') return [{ key: 'does.P', args: { gold: values.priestFee } }];
  if (kind === 'F' || kind === 'W') return [{ key: `does.${kind}`, args: { points: values.couplePoints } }];
  if (kind === 'J' || kind === 'Z') return [{ key: `does.${kind}` }];
  return KNIGHTS.includes(kind) ? [orderFact(values)] : [];
}

const KNIGHTS: readonly Kind[] = KINDS.filter((kind) => kind.startsWith('K'));

const orderFact = ({ orderPoints }: State['values']): Fact => ({
  key: 'does.K',
  args: { three: orderPoints[3], four: orderPoints[4], five: orderPoints[5] },
});

function columnFacts({ values, castles }: State, own: number, column: number): Fact[] {
  const { up, down, taxed } = castles[own];
  const count = PIECES_OF[column].reduce((sum, piece) => sum + up[piece] + down[piece], 0);
  return [
    { key: 'column.each', args: { count: values.influence[column] } },
    { key: 'column.have', args: { count } },
    { key: taxed[column] ? 'column.taxed' : 'column.untaxed' },
  ];
}

function kingdomFacts({ values, castles }: State, own: number): Fact[] {
  const missing = missingPlaces(castles[own]);
  return [
    { key: 'kingdom.is', args: { points: values.kingdomPoints, gold: values.kingdomGold } },
    missing.length === 0 ? { key: 'kingdom.whole' } : { key: 'kingdom.missing', missing },
  ];
}

/** How near the end is: the hill is filled from the stacks until they are empty. */
function endFact({ piles, ending }: State): Fact {
  return ending ? { key: 'end.now' } : { key: 'end.left', args: { count: piles[0].length + piles[1].length } };
}

function scoreFact({ values }: State, group: Group): Fact {
  switch (group) {
    case 'influence':
      return { key: 'score.influence' };
    case 'kingdoms':
      return { key: 'score.kingdoms', args: { points: values.kingdomPoints } };
    case 'orders':
      return orderFact(values);
    case 'couples':
      return { key: 'score.couples', args: { points: values.couplePoints } };
    case 'gold':
      return { key: 'score.gold', args: { points: values.goldPoints } };
  }
}
