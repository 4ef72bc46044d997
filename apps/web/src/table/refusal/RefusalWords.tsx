import { Link, pathOf } from '../../navigation/router.tsx';
import { useTableWords } from '../../words/words.ts';
import type { TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './Refusal.module.css';

/** The rule of a reason that the rulebook says plainly and no ruling of ours has to. */
const RULEBOOK = 'RULEBOOK';

export type Refused = NonNullable<TableView['refusal']>;

/** Why not, with its rule. */
export function RefusalWords({ view, refusal }: { readonly view: TableView; readonly refusal: Refused }) {
  const t = useT();
  const say = useTableWords(view);
  const { rule, message } = refusal;
  const book = pathOf({ page: 'learn', game: view.game.id });
  return (
    <>
      {say(message)}{' '}
      <Link href={rule === RULEBOOK ? book : `${book}#${rule}`} className={styles.rule}>
        {rule === RULEBOOK ? t('rulebook') : t('rule', { rule })}
      </Link>
    </>
  );
}
