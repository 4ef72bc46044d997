import { type AnyGame, RECORD_FORMAT, verify } from '@three-crowns/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Icon, type IconName } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { saveRecord, shareRecord } from '../../storage/exporting.ts';
import { usePhone } from '../screen/usePhone.ts';
import { nextStart } from '../session/rematch.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { type T, useT } from '../texts/index.ts';
import { useTogetherWords } from '../together/texts/index.ts';
import { Again } from './Again.tsx';
import styles from './Score.module.css';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  /** The game in today's version, which the next one is played with. */
  readonly today: AnyGame;
  /** Tells the end once more. */
  onAgain?(): void;
}

interface Way {
  readonly icon: IconName;
  readonly text: string;
  readonly href?: string;
  readonly onClick?: () => void;
  /** Behind a button on a desk, too. */
  readonly isLesser?: true;
}

/** What comes after the game: always in sight, in one row; the lesser ways, on a phone all but the first, behind one button. */
export function ScoreActions({ session, snapshot, today, onAgain }: Props) {
  const t = useT();
  const isPhone = usePhone() !== undefined;
  const [isCopied, setCopied] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { seats, moments, ending, game } = snapshot;
  const isOver = ending !== undefined;
  // With people who sit elsewhere everybody moves one chair on.
  const next = session.together === undefined ? nextStart(today, seats.length, moments[1]?.seat) : undefined;
  const share = async () => setCopied((await shareRecord(session.recordForViewer())) === 'copied');
  const [isFair, setFair] = useState<boolean>();
  const [isFailed, setFailed] = useState(false);
  const again = useNextWords(snapshot, isFailed);
  const check = isOver && session.together !== undefined ? () => setFair(isDealtFairly(game, session)) : undefined;
  const ways = waysOf(t, session, isOver, share, onAgain, check);
  const shown = isPhone ? ways.slice(0, 1) : ways.filter(({ isLesser }) => isLesser !== true);
  const behind = ways.filter((way) => !shown.includes(way));
  const note =
    isOver && next !== undefined && seats.length > 1 ? t('score.rematchNext', { name: seats[next].name }) : '';
  return (
    <footer className={styles.after}>
      <p className={styles.note} role="status">
        {isFair !== undefined ? t(isFair ? 'fair.yes' : 'fair.no') : isCopied ? t('score.shareDone') : (again ?? note)}
      </p>
      <nav className={styles.actions} aria-label={t('menu')}>
        <Again {...{ session, snapshot, today }} onFailed={() => setFailed(true)} />
        {shown.map((way) => (
          <WayButton key={way.text} way={way} />
        ))}
        <Button size="large" onClick={() => setOpen(true)}>
          {t('score.more')}
        </Button>
      </nav>
      <Dialog open={isOpen} title={t('score.more')} onClose={() => setOpen(false)}>
        <div className={styles.more}>
          {behind.map((way) => (
            <WayButton key={way.text} way={way} onPressed={() => setOpen(false)} />
          ))}
        </div>
      </Dialog>
    </footer>
  );
}

/** What there is to say of the next game with people elsewhere. */
function useNextWords({ together }: Snapshot, isFailed: boolean): string | undefined {
  const t = useTogetherWords();
  const next = together?.next;
  if (next !== undefined) return t(next.host === undefined ? 'next.open' : 'next.by', { host: next.host ?? '' });
  return isFailed ? t('next.failed') : undefined;
}

function waysOf(
  t: T,
  session: TableSession,
  isOver: boolean,
  share: () => void,
  onAgain?: () => void,
  check?: () => void,
): Way[] {
  const table = pathOf({ page: 'table', id: session.id });
  return [
    { icon: isOver ? 'eye' : 'arrow-left', text: t(isOver ? 'score.board' : 'score.back'), href: table },
    ...(isOver ? [{ icon: 'play', text: t('replay.watch'), href: `${table}?replay=0` } as const] : []),
    ...(isOver
      ? [{ icon: 'bars', text: t('analysis'), href: pathOf({ page: 'analysis', id: session.id }) } as const]
      : []),
    ...(onAgain === undefined ? [] : [{ icon: 'queen-crown', text: t('end.again'), onClick: onAgain } as const]),
    ...(check === undefined ? [] : [{ icon: 'tick', text: t('fair.check'), onClick: check } as const]),
    { icon: 'upload', text: t('score.share'), onClick: share, isLesser: true },
    { icon: 'download', text: t('log.save'), onClick: () => saveRecord(session.recordForViewer()), isLesser: true },
    { icon: 'crown', text: t('home'), href: pathOf({ page: 'home' }) },
  ];
}

/** The whole game is entered again, and its seed held against the hash that was shown at the start. */
function isDealtFairly(game: AnyGame, session: TableSession): boolean {
  const record = session.recordForViewer();
  return (
    record.format === RECORD_FORMAT && record.commitment !== undefined && verify(game, record).problems.length === 0
  );
}

interface WayProps {
  readonly way: Way;
  /** Out of the way of what is told of it. */
  onPressed?(): void;
}

function WayButton({ way: { icon, text, href, onClick }, onPressed }: WayProps): ReactNode {
  const inside = (
    <>
      <Icon name={icon} size={20} /> {text}
    </>
  );
  const press = () => {
    onPressed?.();
    onClick?.();
  };
  return href === undefined ? (
    <Button size="large" onClick={press}>
      {inside}
    </Button>
  ) : (
    <Button size="large" href={href}>
      {inside}
    </Button>
  );
}
