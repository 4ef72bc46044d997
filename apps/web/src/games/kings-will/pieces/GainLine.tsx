import { UNITS } from '@three-crowns/kings-will/board';
import { Aloud } from '../../../design/Aloud.tsx';
import { signed } from '../../../design/numbers.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './GainLine.module.css';
import { Good } from './Good.tsx';
import type { Gain } from './gains.ts';
import { MoodFace } from './MoodFace.tsx';
import { Sign } from './Sign.tsx';

/** What a choice brings and costs in numbers and signs, and what would find no room. */
export function GainLine({ gain }: { readonly gain: Gain }) {
  const t = useBoardWords();
  const { units, lost, mood, education, development, points } = gain;
  const wasted = lost.reduce((sum, count) => sum + count, 0);
  return (
    <span className={styles.gain}>
      {units.map((count, unit) =>
        count === 0 ? null : (
          <span key={UNITS[unit]} className={count > 0 ? styles.more : styles.less}>
            <b>{signed(count)}</b>
            <Good name={UNITS[unit]} title={t(`unit.${UNITS[unit]}`)} />
          </span>
        ),
      )}
      {education !== 0 && (
        <span className={styles.more}>
          <b>{signed(education)}</b> <Sign name="education" title={t('scale.education')} />
        </span>
      )}
      {development !== 0 && (
        <span className={styles.more}>
          <b>{signed(development)}</b> <Sign name="development" title={t('scale.development')} />
        </span>
      )}
      {mood !== 0 && (
        <span className={mood > 0 ? styles.more : styles.less}>
          <b>{signed(mood)}</b> <MoodFace mood={mood * 2} size={19} />
          <Aloud>{t('scale.mood')}</Aloud>
        </span>
      )}
      {points !== 0 && (
        <span className={points > 0 ? styles.more : styles.less}>
          <b>{signed(points)}</b> {t('points.short')}
        </span>
      )}
      {wasted > 0 && (
        <em className={styles.lost} title={t('lost.room', { count: wasted })}>
          {t('lost', { count: wasted })}
        </em>
      )}
    </span>
  );
}
