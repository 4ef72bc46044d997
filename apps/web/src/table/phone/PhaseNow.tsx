import type { ReactNode } from 'react';
import { Aloud } from '../../design/Aloud.tsx';
import { useTableWords } from '../../words/words.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './PhoneBar.module.css';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  /** Stands in the place of the pips. */
  readonly clock?: ReactNode;
}

/** The phase that is played, with a pip for each of the turn. */
export function PhaseNow({ screen, view, clock }: Props) {
  const t = useT();
  const words = useTableWords(view);
  const phases = screen.phases(view.state);
  const at = phases.findIndex(({ state }) => state === 'now');
  const isLast = screen.lastRound?.isNow(view.state) === true;
  const round = isLast ? t('lastRound') : words(screen.headline(view.state));
  if (at < 0) {
    return (
      <p className={styles.phase}>
        <span className={styles.name}>
          {round}
          {clock}
        </span>
      </p>
    );
  }
  return (
    <p className={styles.phase} title={round}>
      <span className={styles.shield} data-last={isLast ? 'yes' : undefined} aria-hidden="true">
        {at + 1}
      </span>
      <span className={styles.name}>
        {words(phases[at].name)}
        {isLast && <Aloud>{round}</Aloud>}
        {clock ?? (
          <span className={styles.pips} aria-hidden="true">
            {phases.map(({ key, state }) => (
              <i key={key} data-state={state} />
            ))}
          </span>
        )}
      </span>
    </p>
  );
}
