/** What a menu offers, in groups. Each item is there only where it can be used. */
import type { AnyGame } from '@three-crowns/core';
import type { ComponentProps } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon, type IconName } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { setFirstGame } from '../../settings/settings.ts';
import { saveRecord } from '../../storage/exporting.ts';
import { useFirstGame } from '../guide/useGuide.ts';
import { useHelpLink } from '../help/HelpLink.tsx';
import type { Hint } from '../hint/useHint.ts';
import type { Panel } from '../screen/panel.ts';
import { mayPlayAgain } from '../session/rematch.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { startRematch } from '../session/startRematch.ts';
import { useT } from '../texts/index.ts';
import type { Beside } from '../together/useBeside.ts';

export interface MenuProps {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  /** The game in today's version, which the next one is played with. */
  readonly today: AnyGame;
  readonly hint: Hint;
  readonly beside: Beside;
  onClose(): void;
  setPanel(panel: Panel): void;
}

type ItemProps = ComponentProps<typeof Button> & { readonly icon: IconName };

function Item({ icon, children, ...rest }: ItemProps) {
  return (
    <Button {...rest}>
      <Icon name={icon} size={20} /> {children}
    </Button>
  );
}

/** The book, the coach, the others at a glance, the lessons of a first game. */
export function HelpItems({ session, snapshot, today, hint, onClose, setPanel }: MenuProps) {
  const t = useT();
  const help = useHelpLink(snapshot.game.id);
  const first = useFirstGame(session.id, today.id);
  const isTaught = first?.lessons === 'on';
  return (
    <>
      <Item icon="book" {...help}>
        {t('help')}
      </Item>
      <Item
        icon="bulb"
        aria-disabled={hint.leave === 'free' ? undefined : true}
        onClick={() => {
          if (hint.leave !== 'free') return;
          onClose();
          hint.ask();
        }}
      >
        {t(hint.leave === 'free' ? 'hint' : `hint.${hint.leave}`)}
      </Item>
      {snapshot.seats.length > 2 && (
        <Item icon="people" onClick={() => setPanel('others')}>
          {t('others.all')}
        </Item>
      )}
      {first !== undefined && first.lessons !== 'done' && (
        <Item
          icon={isTaught ? 'close' : 'play'}
          onClick={() => {
            onClose();
            setFirstGame(today.id, { ...first, lessons: isTaught ? 'left' : 'on' });
          }}
        >
          {t(isTaught ? 'guide.leave' : 'guide.resume')}
        </Item>
      )}
    </>
  );
}

/** At a table of the server: who is there, and other screens. */
export function TogetherItems({ session: { together }, beside, onClose, setPanel }: MenuProps) {
  const t = useT();
  if (together === undefined) return null;
  return (
    <>
      <Item icon="people" onClick={() => setPanel('people')}>
        {t('people')}
      </Item>
      <Item icon="television" href={together.television} target="_blank">
        {t('television')}
      </Item>
      {beside.isPossible && (
        <Item
          icon="lock"
          onClick={() => {
            onClose();
            beside.set(!beside.isOn);
          }}
        >
          {t(beside.isOn ? 'beside.off' : 'beside.on')}
        </Item>
      )}
    </>
  );
}

/** What was played so far, to look at and to keep. */
export function RecordItems({ session, snapshot, onClose, setPanel }: MenuProps) {
  const t = useT();
  const whole = session.wholeRecord?.bind(session);
  return (
    <>
      <Item icon="scroll" onClick={() => setPanel('log')}>
        {t('log')}
      </Item>
      {snapshot.moments.length > 1 && (
        <Item
          icon="play"
          onClick={() => {
            onClose();
            session.show(0);
          }}
        >
          {t('replay.watch')}
        </Item>
      )}
      <Item icon="trophy" href={pathOf({ page: 'score', id: session.id })}>
        {t('score')}
      </Item>
      <Item icon="help" onClick={() => setPanel('keys')}>
        {t('keys')}
      </Item>
      <Item icon="download" onClick={() => saveRecord(session.recordForViewer())}>
        {t('log.save')}
      </Item>
      {whole !== undefined && snapshot.ending === undefined && (
        <Item icon="download" onClick={() => saveRecord(whole())}>
          {t('log.saveWhole')}
        </Item>
      )}
    </>
  );
}

/** Ways out of this game. */
export function LeaveItems({ session, snapshot, today, setPanel }: MenuProps) {
  const t = useT();
  const { status, canResign, canAbandon } = snapshot;
  const isPlayed = status === 'choose' || status === 'thinking' || status === 'failed';
  return (
    <>
      {mayPlayAgain(snapshot) && (
        <Item icon="redo" onClick={() => startRematch(today, session)}>
          {t('rematch')}
        </Item>
      )}
      <Item icon="plus" href={pathOf({ page: 'new', game: snapshot.game.id })}>
        {t('newGame')}
      </Item>
      {isPlayed && canResign && session.resign !== undefined && (
        <Item icon="close" onClick={() => setPanel('resign')}>
          {t('resign')}
        </Item>
      )}
      {isPlayed && canAbandon && session.abandon !== undefined && (
        <Item icon="hourglass" onClick={() => setPanel('abandon')}>
          {t('abandon')}
        </Item>
      )}
      <Item icon="crown" href={pathOf({ page: 'home' })}>
        {t('toHome')}
      </Item>
    </>
  );
}
