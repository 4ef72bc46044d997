import type { Seat } from '@three-crowns/core';
import { useTableWords } from '../../words/words.ts';
import type { TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './DefaultBoard.module.css';

interface Props {
  readonly view: TableView;
  readonly seat: Seat;
}

export function DefaultSeatArea({ view, seat }: Props) {
  const words = useTableWords(view);
  return (
    <dl className={styles.lines}>
      {view.scores[seat].lines.map((line) => (
        <div key={line.key}>
          <dt>{words(view.game.words.describeScoreLine(line))}</dt>
          <dd>{line.points}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DefaultSeatSummary({ view, seat }: Props) {
  const t = useT();
  return (
    <p>
      {t('default.mine')}: <b>{view.scores[seat].total}</b>
    </p>
  );
}
