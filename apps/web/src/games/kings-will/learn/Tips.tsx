import { kingsWill } from '@three-crowns/kings-will';
import { Button } from '../../../design/Button.tsx';
import { Prose } from '../../../learn/Prose.tsx';
import { pathOf } from '../../../shell/router.tsx';
import styles from '../../king-of-the-valley/learn/Tips.module.css';
import { useComponentsWords, useHowTo } from './words.ts';

const TIPS = ['tips.1', 'tips.2', 'tips.3', 'tips.4', 'tips.5', 'tips.6'] as const;

/** Advice on small cards, and the way to the table. */
export function Tips() {
  const t = useHowTo();
  const c = useComponentsWords();
  return (
    <div>
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>
            <Prose text={t(tip)} />
          </li>
        ))}
      </ul>
      <p className={styles.ready}>
        {t('tips.caption')}
        <Button kind="primary" href={pathOf({ page: 'new', game: kingsWill.id })}>
          {c('custom.setUp')}
        </Button>
      </p>
    </div>
  );
}
