import { targetNamed } from '@three-crowns/king-of-the-valley/board';
import type { View } from '../pieces/view.ts';
import type { Key } from '../texts/en.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './Legend.module.css';

const MEANING: Readonly<Record<string, Key>> = {
  place: 'legend.place',
  recruit: 'legend.buy',
  summon: 'legend.take',
  swap: 'legend.swap',
};

/** On the board, where it has room. */
export function Legend({ view }: { readonly view: View }) {
  return (
    <div className={styles.onBoard}>
      <Rings view={view} />
    </div>
  );
}

/** What a solid and a dashed ring mean now. */
export function Rings({ view }: { readonly view: View }) {
  const t = useBoardWords();
  const meaning = MEANING[view.asked?.ask ?? ''];
  if (meaning === undefined || view.choices.length === 0) return null;
  const hasSets = view.choices.some(({ targets }) => targets.some((target) => targetNamed(target)?.kind === 'land'));
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      <li>
        <i className={styles.ring} aria-hidden="true" />
        {t(meaning)}
      </li>
      {hasSets && (
        <li>
          <b className={styles.chip} aria-hidden="true">
            2×
          </b>
          {t('legend.land')}
        </li>
      )}
    </ul>
  );
}
