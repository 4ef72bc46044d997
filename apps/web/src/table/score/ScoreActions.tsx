import type { AnyGame } from '@three-crowns/core';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import { shareRecord } from '../../storage/exporting.ts';
import { nextStart } from '../session/rematch.ts';
import type { Session } from '../session/session.ts';
import { startRematch } from '../session/startRematch.ts';
import { useT } from '../texts/index.ts';
import styles from './Score.module.css';

interface Props {
  readonly session: Session;
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly isOver: boolean;
}

/** What comes after the game. */
export function ScoreActions({ session, game, seats, isOver }: Props) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const { record } = session;
  const next = nextStart(game, record);
  const share = async () => setCopied((await shareRecord(record)) === 'copied');
  const table = pathOf({ page: 'table', id: session.id });
  return (
    <>
      <nav className={styles.actions} aria-label={t('menu')}>
        {isOver && (
          <Button kind="primary" size="large" onClick={() => startRematch(game, record)}>
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
