import type { State } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES, characterOf, EMPTY, isCollector, kindOf, taxOf } from '@three-crowns/king-of-the-valley/board';
import { useMemo } from 'react';
import { Icon } from '../../../design/icons/Icon.tsx';
import { signed } from '../../../design/numbers.ts';
import { forecastOf } from '../../../table/prompt/forecast.ts';
import { type Labels, useLabels } from '../pieces/useLabels.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import { grouped } from '../score/score.ts';
import styles from './Preview.module.css';
import { previewOf } from './preview.ts';

/** What the choice would do to the score, line by line, and what else follows from it. */
export function Preview({ view, choice }: { readonly view: View; readonly choice: MoveChoice }) {
  const labels = useLabels(view);
  const { t, say } = labels;
  const { played, scores } = view;
  const seat = view.asked?.seat ?? view.own;
  const { before, after, lines } = useMemo(() => forecastOf(played, seat, choice), [played, seat, choice]);
  const changes = grouped(scores[seat], lines).filter(({ change }) => change !== 0);
  return (
    <div className={styles.preview}>
      <p className={styles.title}>{say(choice.label)}</p>
      <dl className={styles.lines}>
        {changes.map(({ key, count, change }) => (
          <div key={key}>
            <dt>{t(`line.${key}`, { count })}</dt>
            <dd>{signed(change)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.sum}>
        <span>{t('score')}</span>
        {before}
        {before !== after && (
          <>
            <Icon name="arrow-right" size={15} /> <b>{after}</b>
          </>
        )}
      </p>
      {notesOf(view, choice, labels).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function notesOf(view: View, choice: MoveChoice, { t, tile }: Labels): string[] {
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
