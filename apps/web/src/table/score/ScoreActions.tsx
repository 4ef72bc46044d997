import type { AnyGame } from '@three-crowns/core';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { shareRecord } from '../../storage/exporting.ts';
import { nextStart } from '../session/rematch.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { startRematch } from '../session/startRematch.ts';
import { useT } from '../texts/index.ts';
import styles from './Score.module.css';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  /** The game in today's version, which the next one is played with. */
  readonly today: AnyGame;
}

/** What comes after the game. */
export function ScoreActions({ session, snapshot, today }: Props) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const { seats, moments, ending } = snapshot;
  const isOver = ending !== undefined;
  const next = nextStart(today, seats.length, moments[1]?.seat);
  const share = async () => setCopied((await shareRecord(session.recordForViewer())) === 'copied');
  const table = pathOf({ page: 'table', id: session.id });
  return (
    <>
      <nav className={styles.actions} aria-label={t('menu')}>
        {isOver && (
          <Button kind="primary" size="large" onClick={() => startRematch(today, session)}>
            <Icon name="redo" size={20} /> {t('rematch')}
          </Button>
        )}
        <Button size="large" href={isOver ? `${table}?replay=0` : table}>
          <Icon name={isOver ? 'play' : 'arrow-left'} size={20} /> {t(isOver ? 'replay.watch' : 'score.back')}
        </Button>
        <Button size="large" onClick={share}>
          <Icon name="upload" size={20} /> {t('score.share')}
        </Button>
        <Button size="large" href={pathOf({ page: 'home' })}>
          <Icon name="crown" size={20} /> {t('home')}
        </Button>
      </nav>
      <p className={styles.note} role="status">
        {isCopied && t('score.shareDone')}
        {!isCopied && isOver && next !== undefined && t('score.rematchNext', { name: seats[next].name })}
      </p>
    </>
  );
}
