import { useMemo } from 'react';
import { Icon } from '../../../design/icons/Icon.tsx';
import { signed } from '../../../design/numbers.ts';
import { forecastOf } from '../../../table/prompt/forecast.ts';
import { grouped } from '../pieces/score.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import { notesOf } from './notes.ts';
import styles from './Preview.module.css';

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
