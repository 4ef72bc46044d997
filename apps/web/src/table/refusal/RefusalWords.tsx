import { useTableWords } from '../../words/words.ts';
import { HelpLink } from '../help/HelpLink.tsx';
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
  return (
    <>
      {say(message)}{' '}
      <HelpLink game={view.game.id} anchor={rule === RULEBOOK ? undefined : rule} className={styles.rule}>
        {rule === RULEBOOK ? t('rulebook') : t('rule', { rule })}
      </HelpLink>
    </>
  );
}
