import { useMemo } from 'react';
import { Aloud } from '../../design/Aloud.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { signed } from '../../design/numbers.ts';
import { useTableWords } from '../../words/words.ts';
import type { Choice, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import { forecastOf } from './forecast.ts';
import styles from './PreviewCard.module.css';

interface Props {
  readonly view: TableView;
  readonly choice: Choice;
  readonly isTapped?: boolean;
}

/** What a choice would do to the score, in two lines. */
export function PreviewCard({ view, choice, isTapped = false }: Props) {
  const t = useT();
  const { game, played, own } = view;
  const words = useTableWords(view);
  const { before, after, lines } = useMemo(() => forecastOf(played, own, choice), [played, own, choice]);
  return (
    <div className={styles.card}>
      {/* After a tap the button that plays it says so. */}
      {!isTapped && <p className={styles.title}>{words(choice.label)}</p>}
      <p className={styles.sum}>
        {after === before ? (
          before
        ) : (
          <>
            {before} <Icon name="arrow-right" size={14} /> <b>{after}</b>
          </>
        )}
        <Aloud>{t('preview.score')}</Aloud>
      </p>
      <p className={styles.why}>
        {lines.map(({ line, change }) => (
          <span key={line.key}>
            {words(game.words.describeScoreLine(line))} <b>{signed(change)}</b>
          </span>
        ))}
        {isTapped && <em>{t('prompt.tap')}</em>}
      </p>
    </div>
  );
}
