import type { Ending } from '@three-crowns/core';
import { isLongName, type SeatInfo } from '../../seats/seats.ts';
import { tallyOf } from '../../table/areas/tally.ts';
import type { GameScreen, TableView } from '../../table/screen/screen.ts';
import type { Together } from '../../table/session/together.ts';
import { Clock } from '../../table/together/Clock.tsx';
import { PresenceCrest } from '../../table/together/PresenceCrest.tsx';
import { SeatStatus } from '../../table/together/SeatStatus.tsx';
import styles from './Plate.module.css';
import { useTelevisionWords } from './texts/index.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly seat: SeatInfo;
  readonly together: Together | undefined;
  readonly ending: Ending | undefined;
}

/** One seat: who sits there, how it stands, what everybody may know of it. Raised and gold while it is asked. */
export function Plate({ screen, view, seat: info, together, ending }: Props) {
  const t = useTelevisionWords();
  const { seat, name, colour } = info;
  const isAsked = ending === undefined && view.asked?.seat === seat;
  const presence = together?.attendance.seats[seat] ?? 'here';
  const total = ending?.scores[seat].total;
  return (
    <li className={styles.plate} data-turn={isAsked ? '' : undefined} style={{ '--seat': `var(--${colour})` }}>
      <PresenceCrest seat={info} presence={presence} size={58} />
      <b className={styles.name} data-long={isLongName(name) ? '' : undefined}>
        {name}
      </b>
      <span className={styles.status}>
        {isAsked && presence === 'here'
          ? t('chooses')
          : together !== undefined && <SeatStatus seat={info} together={together} isAsked={isAsked} />}
      </span>
      <b className={styles.score}>{total ?? tallyOf(screen, view, seat)}</b>
      <div className={styles.has}>{screen.Goods && <screen.Goods view={view} seat={seat} />}</div>
      {together !== undefined && ending === undefined && (
        // The plates are dark in every theme.
        <span data-scheme="dark" className={styles.clock}>
          <Clock together={together} seat={info} />
        </span>
      )}
    </li>
  );
}
