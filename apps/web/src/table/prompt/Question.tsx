import type { Message } from '@three-crowns/core';
import type { Sayings, TableView } from '../screen/screen.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import { askText } from './askText.ts';
import styles from './Question.module.css';

interface Props {
  readonly view: TableView;
  readonly snapshot: Snapshot;
  readonly sayings: Sayings;
  readonly words: (message: Message) => string;
}

/** Whose turn it is and what is asked; once something was picked, that and what comes next. */
export function Question({ view, snapshot, sayings, words }: Props) {
  const t = useT();
  const { asked, seats } = view;
  const name = asked === undefined ? '' : seats[asked.seat].name;
  const note = <StorageNote snapshot={snapshot} />;
  switch (snapshot.status) {
    case 'choose': {
      const { head, text } = askText(view, sayings, words, t);
      return (
        <p className={styles.ask}>
          <b>{head}</b> {text} {note}
        </p>
      );
    }
    case 'thinking':
      return (
        <p className={styles.ask}>
          <b>{t('turn.thinking', { name })}</b> <span className={styles.dots} aria-hidden="true" /> {note}
        </p>
      );
    case 'following':
      return (
        <p className={styles.ask}>
          <b>{t('following')}</b> {t('following.text')}
        </p>
      );
    case 'gone':
      return (
        <p className={styles.ask}>
          <span className={styles.warning}>{t('gone')}</span>
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

/** Where what is played is not kept, it is said beside what is asked. */
export function StorageNote({ snapshot: { storage } }: Pick<Props, 'snapshot'>) {
  const t = useT();
  return storage === 'kept' ? null : <span className={styles.warning}>{t(storage)}</span>;
}
