import type { Seat } from '@three-crowns/core';
import type { Move, State } from '@three-crowns/valeria';
import { ownedIn, SLOTS, wokenSlots } from '@three-crowns/valeria/board';
import type { TableView } from '../../../table/screen/screen.ts';
import { useBoardWords } from '../texts/index.ts';
import { diceAfter } from './coming.ts';
import styles from './Numbers.module.css';

/** How many cards of a seat each number wakes, lit where the dice wake them. */
export function Numbers({ view, seat }: { readonly view: TableView; readonly seat: Seat }) {
  const t = useBoardWords();
  const state = view.state as State;
  const isWaiting = state.phase === 'roll' || state.phase === 'dukes';
  const woken = isWaiting ? [] : wokenSlots(diceAfter(state, view.pointed?.move as Move | undefined));
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
            <span className={styles.aloud}>{t('numberCards', { number, count })}</span>
            <em aria-hidden="true">{number}</em>
            <b aria-hidden="true">{count === 0 ? '·' : count}</b>
          </li>
        );
      })}
    </ol>
  );
}
