import { Button } from '../../design/Button.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useLearnWords } from '../texts/index.ts';
import { Prose } from './Prose.tsx';
import styles from './Tips.module.css';

interface Props {
  /** The id of the game in the app. */
  readonly game: string;
  readonly tips: readonly string[];
  /** Leads to the table. */
  readonly caption: string;
}

/** Advice on small cards, and the way to the table. */
export function Tips({ game, tips, caption }: Props) {
  const t = useLearnWords();
  return (
    <div>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <Prose text={tip} />
          </li>
        ))}
      </ul>
      <p className={styles.ready}>
        {caption}
        <Button kind="primary" href={pathOf({ page: 'new', game })}>
          {t('play')}
        </Button>
      </p>
    </div>
  );
}
