import { Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Link, pathOf } from '../../navigation/router.tsx';
import { useTableWords } from '../../words/words.ts';
import { LessonStrip } from '../guide/LessonStrip.tsx';
import { HelpLink } from '../help/HelpLink.tsx';
import { HintButton } from '../hint/HintButton.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { undoLabelOf } from '../session/undoLabel.ts';
import { useT } from '../texts/index.ts';
import { BarPeople } from '../together/late.tsx';
import { PhaseStrip } from './PhaseStrip.tsx';
import styles from './TableBar.module.css';

type Props = Pick<
  TableParts,
  'screen' | 'view' | 'snapshot' | 'session' | 'guiding' | 'hint' | 'talk' | 'undo' | 'setPanel'
>;

export function TableBar({ screen, view, snapshot, session, guiding, hint, talk, undo, setPanel }: Props) {
  const t = useT();
  const words = useTableWords(view);
  const isLast = screen.lastRound?.isNow(view.state) === true;
  const isReplay = snapshot.status === 'replay';
  const canUndo = !isReplay && (snapshot.canUndo || snapshot.canAskBack);
  const canRedo = !isReplay && snapshot.canRedo;
  const why = (none: 'undo.none' | 'redo.none') => t(isReplay ? 'refused.replay' : none);
  const undoLabel = t(undoLabelOf(snapshot));
  return (
    <header className={styles.bar}>
      <Link href={pathOf({ page: 'home' })} className={styles.home} title={t('toHome')} aria-label={t('toHome')}>
        <Icon name="crown" size={26} />
      </Link>
      <p className={styles.game}>{view.game.name}</p>
      <p className={styles.headline} data-last={isLast ? 'yes' : undefined}>
        {isLast ? t('lastRound') : words(screen.headline(view.state))}
      </p>
      {guiding === undefined || guiding.learned.length === 0 ? (
        <PhaseStrip phases={screen.phases(view.state)} words={words} />
      ) : (
        <LessonStrip guiding={guiding} />
      )}
      <nav className={styles.tools} aria-label={t('menu')}>
        {session.together !== undefined && (
          <Suspense>
            <BarPeople snapshot={snapshot} talk={talk} onOpen={() => setPanel('people')} />
          </Suspense>
        )}
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
        <HintButton hint={hint} className={styles.log} />
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
