import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Link, pathOf } from '../../navigation/router.tsx';
import { useTableWords } from '../../words/words.ts';
import { HelpLink } from '../help/HelpLink.tsx';
import type { Panel } from '../screen/panel.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import { PhaseStrip } from './PhaseStrip.tsx';
import styles from './TableBar.module.css';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly snapshot: Snapshot;
  readonly session: TableSession;
  undo(): void;
  setPanel(panel: Panel): void;
}

export function TableBar({ screen, view, snapshot, session, undo, setPanel }: Props) {
  const t = useT();
  const words = useTableWords(view);
  const isReplay = snapshot.status === 'replay';
  const canUndo = !isReplay && (snapshot.canUndo || snapshot.canAskBack);
  const canRedo = !isReplay && snapshot.canRedo;
  const why = (none: 'undo.none' | 'redo.none') => t(isReplay ? 'refused.replay' : none);
  const undoLabel = t(snapshot.canUndo ? 'undo' : 'undo.ask');
  return (
    <header className={styles.bar}>
      <Link href={pathOf({ page: 'home' })} className={styles.home} title={t('toHome')} aria-label={t('toHome')}>
        <Icon name="crown" size={26} />
      </Link>
      <p className={styles.game}>{view.game.name}</p>
      <p className={styles.headline}>{words(screen.headline(view.state))}</p>
      <PhaseStrip phases={screen.phases(view.state)} words={words} />
      <nav className={styles.tools} aria-label={t('menu')}>
        <IconButton label={canUndo ? undoLabel : why('undo.none')} aria-disabled={!canUndo} onClick={undo}>
          <Icon name="undo" size={20} />
        </IconButton>
        <IconButton
          label={canRedo ? t('redo') : why('redo.none')}
          aria-disabled={!canRedo}
          className={styles.redo}
          onClick={() => canRedo && session.redo()}
        >
          <Icon name="redo" size={20} />
        </IconButton>
        <Button kind="quiet" size="small" className={styles.log} aria-label={t('log')} onClick={() => setPanel('log')}>
          <Icon name="scroll" size={20} />
          <span>{t('log')}</span>
        </Button>
        <HelpLink game={view.game.id} className={styles.help} title={t('help')} aria-label={t('help')}>
          <Icon name="help" size={20} />
        </HelpLink>
        <IconButton label={t('menu')} onClick={() => setPanel('menu')}>
          <Icon name="menu" size={22} />
        </IconButton>
      </nav>
    </header>
  );
}
