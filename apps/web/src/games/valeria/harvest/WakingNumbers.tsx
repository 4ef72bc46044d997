import type { Seat } from '@three-crowns/core';
import { diceAfter, isBeforeRoll, ownedIn, SLOTS, wokenSlots } from '@three-crowns/valeria/board';
import { Aloud } from '../../../design/Aloud.tsx';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './WakingNumbers.module.css';

/** How many cards of a seat each number wakes, lit where the dice wake them. */
export function WakingNumbers({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const t = useBoardWords();
  const { state } = view;
  const woken = isBeforeRoll(state) ? [] : wokenSlots(diceAfter(state, view.pointed?.move));
  return (
    <ol className={styles.numbers} data-numbers={seat}>
      {SLOTS.map((number, slot) => {
        const count = ownedIn(state, state.players[seat], slot).reduce((sum, owned) => sum + owned.count, 0);
        const isLit = count > 0 && woken.includes(slot);
        return (
          <li
            key={number}
            data-slot={`${slot} ${seat}`}
            data-none={count === 0 ? 'yes' : undefined}
            data-lit={isLit ? 'yes' : undefined}
          >
            <Aloud>{t('numberCards', { number, count })}</Aloud>
            <em aria-hidden="true">{number}</em>
            <b aria-hidden="true">{count === 0 ? '·' : count}</b>
          </li>
        );
      })}
    </ol>
  );
}
