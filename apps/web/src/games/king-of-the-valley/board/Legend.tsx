import type { TableView } from '../../../table/screen/screen.ts';
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
export function Legend({ view }: { readonly view: TableView }) {
  return (
    <div className={styles.onBoard}>
      <Rings view={view} />
    </div>
  );
}

/** What a solid and a dashed ring mean now. */
export function Rings({ view }: { readonly view: TableView }) {
  const t = useBoardWords();
  const meaning = MEANING[view.asked?.ask ?? ''];
  if (meaning === undefined || view.choices.length === 0) return null;
  const hasSets = view.choices.some(({ targets }) => targets.some((target) => target.startsWith('land ')));
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
