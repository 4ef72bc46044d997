import { parseEntry } from '@three-crowns/core';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import type { Scenes } from '../log/useScenes.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import type { Declined, Fellowship, NextTable, Together } from '../session/together.ts';
import styles from './Bands.module.css';
import { BACK_FOR, ConnectionBand } from './ConnectionBand.tsx';
import { LostBand, ReplacedBand, ShortBand } from './SeatBands.tsx';
import { useTogetherWords } from './texts/index.ts';
import type { Beside } from './useBeside.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly beside: Beside;
  readonly scenes: Scenes;
}

/** What everybody at a table has to know at once: the connection, and what the others are asked. */
export function Bands({ session, snapshot, beside, scenes }: Props) {
  const { together, seats, asked } = snapshot;
  const { together: fellowship } = session;
  if (together === undefined || fellowship === undefined) return null;
  const { attendance, clocks, mine, pace } = together;
  const isHere = together.connection === 'joined';
  const isJoined = isHere && snapshot.ending === undefined;
  const lost = attendance.leaving?.find(({ seat }) => seat === asked?.seat);
  const burning = pace.kind === 'live' ? clocks.running.find((seat) => mine.includes(seat)) : undefined;
  const replaced = mine.find((seat) => attendance.seats[seat] === 'bot');
  return (
    <div className={styles.bands} aria-live="polite">
      <ConnectionBand {...{ together, fellowship, scenes }} moments={snapshot.moments} />
      {isJoined && lost !== undefined && <LostBand together={together} seat={seats[lost.seat]} />}
      {isJoined && burning !== undefined && <ShortBand together={together} seat={burning} />}
      {isJoined && replaced !== undefined && <ReplacedBand {...{ fellowship }} seat={replaced} />}
      {/* Out of reach nobody can answer; what became of it is told when one is back. */}
      {isHere && together.vote !== undefined && <VoteBand {...{ together, seats, fellowship }} vote={together.vote} />}
      <DeclinedBand declined={together.declined} />
      {together.next !== undefined && <NextBand next={together.next} />}
      {beside.isOpen && <BesideBand beside={beside} />}
    </div>
  );
}

/** One of them wants to play again: everybody may come along, to sit or to look on. */
function NextBand({ next: { id, host } }: { readonly next: NextTable }) {
  const t = useTogetherWords();
  return (
    <p className={styles.band} data-tone="good">
      <Icon name="redo" size={20} />
      <span>
        <b>{t(host === undefined ? 'next.open' : 'next.by', { host: host ?? '' })}</b>
      </span>
      <Button kind="primary" size="small" href={pathOf({ page: 'sit', id })}>
        {t('next.go')}
      </Button>
    </p>
  );
}

function BesideBand({ beside }: { readonly beside: Beside }) {
  const t = useTogetherWords();
  return (
    <section className={styles.band} aria-label={t('beside')}>
      <span>
        <b>{t('beside')}</b> {t('beside.offer')}
      </span>
      <span className={styles.answers}>
        <Button size="small" onClick={() => beside.set(false)}>
          {t('beside.no')}
        </Button>
        <Button kind="primary" size="small" onClick={() => beside.set(true)}>
          {t('beside.yes')}
        </Button>
      </span>
    </section>
  );
}

/** The others did not agree to what was asked for here. */
function DeclinedBand({ declined }: { readonly declined: Declined | undefined }) {
  const t = useTogetherWords();
  const [read, setRead] = useState<Declined>();
  useEffect(() => {
    if (declined === undefined) return;
    const timer = setTimeout(() => setRead(declined), BACK_FOR);
    return () => clearTimeout(timer);
  }, [declined]);
  if (declined === undefined || declined === read) return null;
  return (
    <p className={styles.band}>
      <span>
        <b>{t('vote.stands')}</b> {t(`vote.stands.${declined.why}`)}
      </span>
      <IconButton label={t('close')} onClick={() => setRead(declined)}>
        <Icon name="close" size={18} />
      </IconButton>
    </p>
  );
}

interface VoteProps {
  readonly vote: NonNullable<Together['vote']>;
  readonly together: Together;
  readonly seats: readonly SeatInfo[];
  readonly fellowship: Fellowship;
}

function VoteBand({ vote, together, seats, fellowship }: VoteProps) {
  const t = useTogetherWords();
  const [read, setRead] = useState<string>();
  const entry = parseEntry(vote.line, 'vote', seats.length);
  const kind = entry.kind === 'undo' ? 'undo' : 'abandon';
  const why = entry.kind !== 'undo' ? 'abandonWhy' : entry.redeal ? 'undoWhy' : 'undoTurn';
  if (vote.id === read) return null;
  const names = (of: readonly number[]) => of.map((seat) => seats[seat].name).join(', ');
  return (
    <section className={styles.band} aria-label={t(`vote.${why}`)}>
      <span>
        <b>{t(`vote.${kind}`, { name: seats[vote.asker].name, count: entry.kind === 'undo' ? entry.count : 0 })}</b>{' '}
        {t(`vote.${why}`)} {entry.kind === 'undo' && entry.redeal && t('vote.redeal')}{' '}
        <small>
          {vote.agreed.length > 0 && t('vote.agreed', { names: names(vote.agreed) })}{' '}
          {vote.waiting.length > 0 && t('vote.waiting', { names: names(vote.waiting) })}
        </small>
      </span>
      {together.waiting.length === 0 ? (
        // By letter it may last for days.
        <IconButton label={t('close')} onClick={() => setRead(vote.id)}>
          <Icon name="close" size={18} />
        </IconButton>
      ) : (
        <span className={styles.answers}>
          <Button size="small" onClick={() => fellowship.agree(false)}>
            {t('vote.no')}
          </Button>
          <Button kind="primary" size="small" onClick={() => fellowship.agree(true)}>
            {t('vote.yes')}
          </Button>
        </span>
      )}
    </section>
  );
}
