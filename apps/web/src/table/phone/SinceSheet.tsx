import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useTableWords } from '../../words/words.ts';
import type { OtherTurn } from '../log/since.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import { Gain } from './Gain.tsx';
import styles from './Sheet.module.css';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly turns: readonly OtherTurn[];
  /** The one that is told. */
  readonly turn: number;
  onTurn(turn: number): void;
  onClose(): void;
}

const STEP = 900;

/** What the others did since the own last move: a card a turn, with the board as it was then. */
export function SinceSheet({ session, snapshot, turns, turn, onTurn, onClose }: Props) {
  const t = useT();
  const { game, moments, seats, at } = snapshot;
  const words = useTableWords(snapshot);
  const { seat, from, to, lines } = turns[turn];
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    if (!isAgain) return;
    if (at >= to) {
      setAgain(false);
      return;
    }
    const timer = setTimeout(() => session.show(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [isAgain, at, to, session]);
  const { name, colour, charge } = seats[seat];
  const pointsAt = (ply: number) => game.rules.scores(moments[ply].state)[seat].total;
  return (
    <section className={styles.sheet} aria-label={t('recent')} style={{ '--accent': 'var(--crimson)' }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <div className={styles.matter} tabIndex={0}>
        <article className={styles.turn} style={{ '--seat': `var(--${colour})` }}>
          <h2>
            <Crest colour={colour} charge={charge} size={26} /> {name}
            <Gain before={pointsAt(from - 1)} after={pointsAt(to)} />
          </h2>
          <p>{lines.map(({ message }) => words(message)).join(' ')}</p>
        </article>
      </div>
      <div className={styles.keys}>
        <IconButton kind="plain" label={t('since.close')} className={styles.square} onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
        <p className={styles.of}>
          <b>{t('recent')}</b>
          {t('since.at', { turn: turn + 1, count: turns.length })}
        </p>
        <Button
          className={styles.again}
          onClick={() => {
            session.show(from - 1);
            setAgain(true);
          }}
        >
          <Icon name="play" size={18} /> {t('since.again')}
        </Button>
        {turn + 1 < turns.length && (
          <IconButton kind="plain" label={t('since.next')} className={styles.square} onClick={() => onTurn(turn + 1)}>
            <Icon name="arrow-right" size={22} />
          </IconButton>
        )}
      </div>
    </section>
  );
}
