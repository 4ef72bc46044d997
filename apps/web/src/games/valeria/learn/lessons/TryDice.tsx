import { DIE_FACES, isNothing, rollYield } from '@three-crowns/valeria/board';
import { useState } from 'react';
import { TryIt } from '../../../../learn/parts/TryIt.tsx';
import { YieldLine } from '../../harvest/YieldLine.tsx';
import { Die } from '../../pieces/Dice.tsx';
import { startOf } from '../examples/examples.ts';
import { SeatLine, Wakes } from '../figures/Roll.tsx';
import { SEAT_NAMES } from '../figures/seats.ts';
import { Wood } from '../figures/Wood.tsx';
import { useHowTo } from '../texts/words.ts';
import styles from './TryIt.module.css';

type Dice = readonly [number, number];

const turn = ([one, two]: Dice, die: number): Dice => (die === 0 ? [next(one), two] : [one, next(two)]);
const next = (face: number): number => (face % DIE_FACES) + 1;

/** Dice to be turned: what each player would get. */
export function TryDice() {
  const t = useHowTo();
  const [dice, setDice] = useState<Dice>([3, 1]);
  const state = startOf('choices');
  return (
    <TryIt title={t('roll.try')} about={t('roll.try.about')}>
      <Wood>
        <div className={styles.dice}>
          {dice.map((face, die) => (
            <button
              key={die === 0 ? 'first' : 'second'}
              type="button"
              aria-label={t('roll.die', { number: die + 1, face })}
              onClick={() => setDice(turn(dice, die))}
            >
              <Die value={face} size={60} />
            </button>
          ))}
        </div>
        <div aria-live="polite" className={styles.result}>
          <Wakes dice={dice} />
          {SEAT_NAMES.map((name, seat) => {
            const brings = rollYield(state, seat, dice, seat === state.turn);
            const isEmpty = isNothing(brings.got) && brings.open.length === 0;
            return (
              <SeatLine key={name} seat={seat}>
                <span className={styles.yield}>{isEmpty ? t('roll.nothing') : <YieldLine brings={brings} />}</span>
              </SeatLine>
            );
          })}
        </div>
      </Wood>
    </TryIt>
  );
}
