/** What follows from a choice besides points, a sentence each. */
import type { State } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES, characterOf, EMPTY, isCollector, kindOf, taxOf } from '@three-crowns/king-of-the-valley/board';
import type { Labels } from '../pieces/useLabels.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import { previewOf } from './preview.ts';

export function notesOf(view: View, choice: MoveChoice, { t, tile }: Labels): string[] {
  const state = view.state;
  const move = choice.move;
  switch (move.do) {
    case 'take': {
      const end = state.valley[move.to];
      const place = CELL_NAMES[move.to];
      const isSet = move.cells.length > 1;
      return [
        ...(isSet ? [end === EMPTY ? t('endsEmpty', { place }) : t('ends', { place, thing: tile(end) })] : []),
        ...followUp(state, state.valley[move.cells[0]], t),
      ];
    }
    case 'priest':
      return [t('thenOn')];
    case 'refill':
      return [
        previewOf({ ...view, pointed: choice })
          .fills.map((fill) =>
            t('fills', { tile: t(`ribbon.${characterOf(fill.tile)}`), place: CELL_NAMES[fill.cell] }),
          )
          .join(', '),
      ];
    case 'skip':
      return [t(state.phase === 'recruit' ? 'noGold' : 'saves')];
    default:
      return [];
  }
}

function followUp(state: State, tile: number, t: Labels['t']): string[] {
  if (kindOf(tile) === 'J') return [t('thenJester')];
  if (kindOf(tile) === 'Z') return [t('thenSwap')];
  if (!isCollector(tile)) return [];
  const tax = taxOf(state.values, tile);
  return tax.need > 0 ? [t('thenTax', tax)] : [];
}
