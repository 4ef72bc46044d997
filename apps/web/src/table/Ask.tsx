import type { Message } from '@three-crowns/core';
import styles from './Prompt.module.css';
import type { TableView } from './screen.ts';
import type { Snapshot } from './session.ts';
import { useT } from './texts/index.ts';
import { yourTurn } from './yourTurn.ts';

interface Props {
  readonly view: TableView;
  readonly snapshot: Snapshot;
  readonly words: (message: Message) => string;
  readonly isOffer: boolean;
}

/** Whose turn it is and what is asked. */
export function Ask({ view, snapshot, words, isOffer }: Props) {
  const t = useT();
  const { asked, seats } = view;
  const name = asked === undefined ? '' : seats[asked.seat].name;
  const ask = asked === undefined ? '' : words(view.game.words.describeDecision(view.state, asked));
  const note = snapshot.isUnsaved && <span className={styles.warning}>{t('unsaved')}</span>;
  switch (snapshot.status) {
    case 'choose':
      return (
        <p className={styles.ask}>
          <b>{yourTurn(view, t)}</b> {isOffer ? t('prompt.offer') : ask} {note}
        </p>
      );
    case 'thinking':
      return (
        <p className={styles.ask}>
          <b>{t('turn.thinking', { name })}</b> <span className={styles.dots} aria-hidden="true" /> {note}
        </p>
      );
    case 'failed':
      return (
        <p className={styles.ask}>
          <span className={styles.warning}>{t('failed.bot', { name, reason: snapshot.problem ?? '' })}</span>
        </p>
      );
    default:
      return (
        <p className={styles.ask}>
          <b>{t('turn.over')}</b> {note}
        </p>
      );
  }
}
