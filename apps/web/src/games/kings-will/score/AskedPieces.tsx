import type { State } from '@three-crowns/kings-will';
import {
  type Amount,
  amountOf,
  type Palatinate,
  printedMood,
  seamAt,
  valuesOf,
  WILLS,
} from '@three-crowns/kings-will/board';
import { printed } from '../../../design/numbers.ts';
import type { SeatInfo } from '../../../seats/seats.ts';
import { Farmer } from '../pieces/Farmer.tsx';
import { Medal } from '../pieces/Medal.tsx';
import { PlaceDrawing, SiteMark } from '../pieces/PlaceDrawing.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { WILL_SIGNS } from '../pieces/WillCard.tsx';
import styles from './AskedPieces.module.css';
import type { Chapter } from './chapters.ts';

interface Props {
  readonly state: State;
  readonly seat: SeatInfo;
  readonly chapter: Chapter;
}

const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What of a seat the step looks at: its castles, its farmers, its whole symbols, or a number with a sign. */
export function AskedPieces({ state, seat, chapter }: Props) {
  const values = valuesOf(state);
  const own = state.palatinates[seat.seat];
  switch (chapter.kind) {
    case 'card': {
      const sign = WILL_SIGNS[WILLS[chapter.will]];
      const { amounts } = values.wills[chapter.will].wrath;
      const isBare = amounts.every((amount) => amount.of === 'place' && amountOf(own, amount) === 0);
      return (
        <span className={styles.pieces} aria-hidden="true">
          {isBare && <SiteMark />}
          {amounts.map((amount) => (
            <Asked key={JSON.stringify(amount)} {...{ own, amount, sign, seat }} />
          ))}
        </span>
      );
    }
    case 'seams':
      return (
        <span className={styles.pieces} aria-hidden="true">
          {times(own.buildings.length).map((at) => {
            const points = seamAt(values, own, at);
            return points === 0 ? null : <Medal key={at} points={points} size={36} />;
          })}
        </span>
      );
    case 'hoard':
      return <Amounts sign="coins" count={own.coins} />;
    case 'points':
      return (
        <span className={styles.pieces} aria-hidden="true">
          <Medal points={own.points} size={48} />
        </span>
      );
  }
}

interface AskedProps {
  readonly own: Palatinate;
  readonly amount: Amount;
  readonly sign: (typeof WILL_SIGNS)[keyof typeof WILL_SIGNS];
  readonly seat: SeatInfo;
}

function Asked({ own, amount, sign, seat }: AskedProps) {
  const count = amountOf(own, amount);
  switch (amount.of) {
    case 'place':
      return times(count).map((i) => <PlaceDrawing key={i} place={amount.place} seat={seat.colour} />);
    case 'farmers':
      return times(count).map((i) => <Farmer key={i} look={i} />);
    case 'mood':
      return <Amounts sign={sign} count={printedMood(count)} />;
    default:
      return <Amounts sign={sign} count={count} />;
  }
}

function Amounts({ sign, count }: { readonly sign: AskedProps['sign']; readonly count: number }) {
  return (
    <span className={styles.amount} aria-hidden="true">
      <Sign name={sign} /> <b>{printed(count)}</b>
    </span>
  );
}
