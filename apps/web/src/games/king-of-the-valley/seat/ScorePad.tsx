import { useMemo } from 'react';
import { Icon } from '../../../design/icons/Icon.tsx';
import { signed } from '../../../design/numbers.ts';
import { forecastOf } from '../../../table/prompt/forecast.ts';
import { grouped } from '../pieces/score.ts';
import { scoreThing } from '../pieces/things.ts';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './ScorePad.module.css';

/** What the castle is worth now, and what the pointed-at choice would change. */
export function ScorePad({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useBoardWords();
  const { played, scores, pointed } = view;
  const isMine = pointed !== undefined && view.asked?.seat === seat;
  const forecast = useMemo(
    () => (isMine ? forecastOf(played, seat, pointed) : undefined),
    [isMine, played, seat, pointed],
  );
  const score = scores[seat];
  const isChanged = forecast !== undefined && forecast.after !== forecast.before;
  return (
    <div className={styles.score}>
      <p className={styles.total}>
        <small>{t('score')}</small>
        <b>{score.total}</b>
        {isChanged && (
          <em>
            <Icon name="arrow-right" size={15} /> {forecast.after}
          </em>
        )}
      </p>
      <dl>
        {grouped(score, forecast?.lines).map(({ key, count, points, change }) => (
          <div key={key} data-thing={scoreThing(key)}>
            <dt>{t(`line.${key}`, { count })}</dt>
            <dd>
              {change !== 0 && <i>{signed(change)}</i>}
              {points}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
