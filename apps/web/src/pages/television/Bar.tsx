import { Icon } from '../../design/icons/Icon.tsx';
import type { GameScreen, TableView } from '../../table/screen/screen.ts';
import { useT } from '../../table/texts/index.ts';
import { useTableWords } from '../../words/words.ts';
import styles from './Bar.module.css';

/** Which game, which round, and where in the turn we are. */
export function Bar({ screen, view }: { readonly screen: GameScreen; readonly view: TableView }) {
  const t = useT();
  const words = useTableWords(view);
  const isLast = screen.lastRound?.isNow(view.state) === true;
  return (
    <header className={styles.bar}>
      <Icon name="crown" size={30} className={styles.crown} />
      <p className={styles.game}>{view.game.name}</p>
      <p className={styles.round} data-last={isLast ? '' : undefined}>
        {isLast ? t('lastRound') : words(screen.headline(view.state))}
      </p>
      <ol className={styles.phases} aria-label={t('phases')}>
        {screen.phases(view.state).map(({ key, name, state }) => (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {words(name)}
          </li>
        ))}
      </ol>
    </header>
  );
}
