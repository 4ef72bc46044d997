import type { AnyGame } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { setFirstGame } from '../../settings/settings.ts';
import { SettingsPanel } from '../../settingsPanel/SettingsPanel.tsx';
import { saveRecord } from '../../storage/exporting.ts';
import { useFirstGame } from '../guide/useGuide.ts';
import { useHelpLink } from '../help/HelpLink.tsx';
import type { Hint } from '../hint/useHint.ts';
import type { Panel } from '../screen/panel.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { startRematch } from '../session/startRematch.ts';
import { useT } from '../texts/index.ts';
import type { Beside } from '../together/useBeside.ts';
import styles from './Menu.module.css';

interface Props {
  readonly open: boolean;
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  /** The game in today's version, which the next one is played with. */
  readonly today: AnyGame;
  readonly hint: Hint;
  onClose(): void;
  setPanel(panel: Panel): void;
  readonly beside: Beside;
}

export function Menu({ open, session, snapshot, today, hint, onClose, setPanel, beside }: Props) {
  const t = useT();
  const { game, moments, status } = snapshot;
  const help = useHelpLink(game.id);
  const first = useFirstGame(session.id, today.id);
  const isPlayed = status === 'choose' || status === 'thinking' || status === 'failed';
  const whole = session.wholeRecord?.bind(session);
  return (
    <Drawer open={open} title={t('menu')} onClose={onClose}>
      <section className={styles.part}>
        <h3>{t('menu.game')}</h3>
        <div className={styles.list}>
          <Button {...help}>
            <Icon name="book" size={20} /> {t('help')}
          </Button>
          <Button
            aria-disabled={hint.leave === 'free' ? undefined : true}
            onClick={() => {
              if (hint.leave !== 'free') return;
              onClose();
              hint.ask();
            }}
          >
            <Icon name="bulb" size={20} /> {t(hint.leave === 'free' ? 'hint' : `hint.${hint.leave}`)}
          </Button>
          {snapshot.seats.length > 2 && (
            <Button onClick={() => setPanel('others')}>
              <Icon name="people" size={20} /> {t('others.all')}
            </Button>
          )}
          {first !== undefined && first.lessons !== 'done' && (
            <Button
              onClick={() => {
                onClose();
                setFirstGame(today.id, { ...first, lessons: first.lessons === 'on' ? 'left' : 'on' });
              }}
            >
              <Icon name={first.lessons === 'on' ? 'close' : 'play'} size={20} />{' '}
              {t(first.lessons === 'on' ? 'guide.leave' : 'guide.resume')}
            </Button>
          )}
          {session.together !== undefined && (
            <>
              <Button onClick={() => setPanel('people')}>
                <Icon name="people" size={20} /> {t('people')}
              </Button>
              <Button href={session.together.television} target="_blank">
                <Icon name="television" size={20} /> {t('television')}
              </Button>
              {beside.isPossible && (
                <Button
                  onClick={() => {
                    onClose();
                    beside.set(!beside.isOn);
                  }}
                >
                  <Icon name="lock" size={20} /> {t(beside.isOn ? 'beside.off' : 'beside.on')}
                </Button>
              )}
            </>
          )}
          <Button onClick={() => setPanel('log')}>
            <Icon name="scroll" size={20} /> {t('log')}
          </Button>
          {moments.length > 1 && (
            <Button
              onClick={() => {
                onClose();
                session.show(0);
              }}
            >
              <Icon name="play" size={20} /> {t('replay.watch')}
            </Button>
          )}
          <Button href={pathOf({ page: 'score', id: session.id })}>
            <Icon name="trophy" size={20} /> {t('score')}
          </Button>
          <Button onClick={() => setPanel('keys')}>
            <Icon name="help" size={20} /> {t('keys')}
          </Button>
          <Button onClick={() => saveRecord(session.recordForViewer())}>
            <Icon name="download" size={20} /> {t('log.save')}
          </Button>
          {whole !== undefined && snapshot.ending === undefined && (
            <Button onClick={() => saveRecord(whole())}>
              <Icon name="download" size={20} /> {t('log.saveWhole')}
            </Button>
          )}
          <Button onClick={() => startRematch(today, session)}>
            <Icon name="redo" size={20} /> {t('rematch')}
          </Button>
          <Button href={pathOf({ page: 'new', game: game.id })}>
            <Icon name="plus" size={20} /> {t('newGame')}
          </Button>
          {isPlayed && snapshot.canResign && session.resign !== undefined && (
            <Button onClick={() => setPanel('resign')}>
              <Icon name="close" size={20} /> {t('resign')}
            </Button>
          )}
          {isPlayed && snapshot.canAbandon && session.abandon !== undefined && (
            <Button onClick={() => setPanel('abandon')}>
              <Icon name="hourglass" size={20} /> {t('abandon')}
            </Button>
          )}
          <Button href={pathOf({ page: 'home' })}>
            <Icon name="crown" size={20} /> {t('toHome')}
          </Button>
        </div>
      </section>
      <section className={styles.part}>
        <h3>{t('settings')}</h3>
        <SettingsPanel />
      </section>
    </Drawer>
  );
}
