/** What a screen reader says of the things on the table, in the reader's language. */
import type { Message } from '@three-crowns/core';
import {
  CELL_NAMES,
  COLUMNS,
  EMPTY,
  influenceOf,
  isCollector,
  kindOf,
  PIECES,
  type Piece,
  slotName,
  type Tile,
  taxOf,
} from '@three-crowns/king-of-the-valley/board';
import { type Say, useTableWords } from '../../../words/words.ts';
import type { Key } from '../texts/en.ts';
import { useBoardWords } from '../texts/index.ts';
import type { View } from './view.ts';

export interface Labels {
  readonly t: Say<Key>;
  readonly say: (message: Message) => string;
  tile(tile: Tile): string;
  piece(piece: Piece): string;
  column(column: number): string;
  cell(cell: number, canLand: boolean): string;
  slot(slope: number, row: number): string;
}

export function useLabels(view: View): Labels {
  const t = useBoardWords();
  const say = useTableWords(view);
  const { state } = view;
  const { values } = state;
  const tile = (one: Tile): string => {
    if (one === EMPTY) return t('empty');
    return say(isCollector(one) ? { key: 'name.collector', args: taxOf(values, one) } : { key: `name.${kindOf(one)}` });
  };
  const weighed = (one: Tile): string[] => {
    const count = influenceOf(values, one);
    return count === undefined ? [] : [t('influence', { count })];
  };
  return {
    t,
    say,
    tile,
    piece: (piece) => say({ key: `name.${PIECES[piece]}` }),
    column: (column) => t(`ribbon.${COLUMNS[column]}`),
    cell(cell, canLand) {
      const names = view.seats.filter(({ seat }) => state.kings[seat] === cell).map(({ name }) => name);
      const gold = state.coins[cell];
      return [
        t('at', { place: CELL_NAMES[cell], thing: tile(state.valley[cell]) }),
        ...weighed(state.valley[cell]),
        ...(gold > 0 ? [t('coins', { gold })] : []),
        ...(names.length > 0 ? [t('kings', { count: names.length, names: names.join(', ') })] : []),
        ...(canLand ? [t('landing')] : []),
      ].join(', ');
    },
    slot(slope, row) {
      const one = state.hill[slope][row] ?? EMPTY;
      return [
        t('at', { place: slotName(slope, row), thing: tile(one) }),
        ...weighed(one),
        t('price', { gold: values.prices[row] }),
      ].join(', ');
    },
  };
}
