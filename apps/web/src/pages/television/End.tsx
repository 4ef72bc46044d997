import type { AnyGame, Ending } from '@three-crowns/core';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import { Winners } from '../../table/score/Winners.tsx';
import type { GameScreen } from '../../table/screen/screen.ts';
import styles from './End.module.css';

interface Props {
  readonly game: AnyGame;
  readonly screen: GameScreen;
  readonly seats: readonly SeatInfo[];
  readonly ending: Ending;
}

/** Who has won, over the board as it was left. */
export function End({ game, screen, seats, ending }: Props) {
  return (
    <section className={styles.end}>
      <Icon name="crown" size={92} className={styles.crown} />
      <div className={styles.crests}>
        {ending.winners.map((seat) => (
          <Crest key={seat} colour={seats[seat].colour} charge={seats[seat].charge} size={120} />
        ))}
      </div>
      <Winners {...{ game, seats, ending }} tieBreak={screen.tieBreak} />
    </section>
  );
}
