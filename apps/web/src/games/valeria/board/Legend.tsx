import { targetNamed } from '@three-crowns/valeria/board';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './Legend.module.css';

/** What a solid and a dashed ring mean now. */
export function Legend({ view }: { readonly view: View }) {
  const t = useBoardWords();
  const { choices, asked } = view;
  const isPaying = asked?.ask === 'action' || asked?.ask === 'slay';
  const isOnGrid = choices.some(({ targets }) => targets.some((target) => targetNamed(target)?.kind === 'place'));
  if (!isOnGrid) return null;
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      <li>
        <i className={styles.ring} aria-hidden="true" />
        {t(isPaying ? 'legend.plain' : 'legend.choose')}
      </li>
      {isPaying && (
        <li>
          <i className={styles.dashed} aria-hidden="true" />
          {t('legend.magic')}
        </li>
      )}
    </ul>
  );
}
