import {
  diceAfter,
  HERALD,
  isActiveSide,
  isBeforeRoll,
  isNothing,
  ownedIn,
  SLOTS,
  slotYield,
  wokenSlots,
} from '@three-crowns/valeria/board';
import type { TableActions } from '../../../table/screen/screen.ts';
import { YieldLine } from '../harvest/YieldLine.tsx';
import { Glyph } from '../pieces/glyphs/Glyph.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import { HeldCard } from './HeldCard.tsx';
import styles from './Tableau.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: number;
}

const COLUMNS = [...SLOTS.map((_, slot) => slot), SLOTS.length];

/** The citizens by the number that wakes them, and below each what it would bring now. */
export function Tableau({ view, actions, seat }: Props) {
  const labels = useLabels(view);
  const { t } = labels;
  const { state } = view;
  const player = state.players[seat];
  const isActive = isActiveSide(state, seat);
  const isWaiting = isBeforeRoll(state) || state.phase === 'over';
  const woken = isWaiting ? [] : wokenSlots(diceAfter(state, view.pointed?.move));
  return (
    <ol className={styles.tableau} data-side={isActive ? 'left' : 'right'}>
      {COLUMNS.map((slot) => {
        const owned = ownedIn(state, player, slot);
        const brings = slotYield(state, player, slot, isActive);
        const isEmpty = owned.length === 0;
        const isLit = woken.includes(slot) && !isEmpty;
        return (
          <li
            key={slot}
            className={styles.column}
            data-slot={`${slot} ${seat}`}
            data-lit={isLit ? 'yes' : undefined}
            data-empty={isEmpty ? 'yes' : undefined}
          >
            <span className={styles.number}>
              {slot < SLOTS.length ? <b>{SLOTS[slot]}</b> : <Glyph name="trumpet" title={labels.card(HERALD)} />}
            </span>
            <span className={styles.cards}>
              {owned.map(({ card, count }) => (
                <HeldCard key={card} {...{ view, actions, seat, card, count }} />
              ))}
            </span>
            <span className={styles.brings}>
              {isEmpty || (isNothing(brings.got) && brings.open.length === 0) ? (
                <small>{t('number.nothing')}</small>
              ) : (
                <YieldLine brings={brings} isStamped />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
