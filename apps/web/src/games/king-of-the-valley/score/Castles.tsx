import type { State } from '@three-crowns/king-of-the-valley';
import { classes } from '../../../design/classes.ts';
import { WaitingCrown } from '../../../table/score/Crown.tsx';
import stage from '../../../table/score/stage.module.css';
import type { StageProps } from '../../../table/screen/ending.ts';
import styles from './Castles.module.css';
import { Dusk } from './Dusk.tsx';
import type { Storey } from './steps.ts';
import { Tower } from './Tower.tsx';

/** A castle for every seat at dusk: each step builds a storey, the roof carries the sum. */
export function Castles({ outcome, seats, steps, at, totals, crown }: StageProps<State, Storey>) {
  /** The highest castle there will be. */
  const most = Math.max(1, ...outcome.scores.map(({ total }) => total));
  const { winners } = outcome;
  const middle = winners.reduce((sum, seat) => sum + seat, 0) / Math.max(1, winners.length);
  return (
    <div className={classes(stage.scene, styles.scene)} data-crown={crown}>
      <Dusk />
      {crown === 'waits' && <WaitingCrown />}
      <ul className={styles.castles} style={{ '--most': most, '--seats': seats.length }}>
        {seats.map((info) => (
          <Tower
            key={info.seat}
            seat={info}
            score={outcome.scores[info.seat]}
            storeys={steps.slice(0, at + 1)}
            total={totals[info.seat]}
            isWinner={crown === 'falls' && winners.includes(info.seat)}
            aside={winners.length > 1 ? (middle - info.seat) * 2 : 0}
          />
        ))}
      </ul>
    </div>
  );
}
