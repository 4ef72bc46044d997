import { Icon } from '../../design/icons/Icon.tsx';
import type { GameScreen, TableView } from '../../table/screen/screen.ts';
import { useT } from '../../table/texts/index.ts';
import { useTogetherWords } from '../../table/together/texts/index.ts';
import { useTableWords } from '../../words/words.ts';
import styles from './Bar.module.css';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  /** The server is out of reach: what the screen shows may be old. */
  readonly isLost: boolean;
}

/** Which game, which round, and where in the turn we are. */
export function Bar({ screen, view, isLost }: Props) {
  const t = useT();
  const people = useTogetherWords();
  const words = useTableWords(view);
  const isLast = screen.lastRound?.isNow(view.state) === true;
  return (
    <header className={styles.bar}>
      <Icon name="crown" size={30} className={styles.crown} />
      <p className={styles.game}>{view.game.name}</p>
      <p className={styles.round} data-last={isLast ? '' : undefined}>
        {isLast ? t('lastRound') : words(screen.headline(view.state))}
      </p>
      {isLost && (
        <p className={styles.lost} role="status">
          <Icon name="hourglass" size={20} /> {people('connection.lost')} {people('connection.again')}
        </p>
      )}
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
