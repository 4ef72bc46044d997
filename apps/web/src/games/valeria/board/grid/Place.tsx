import {
  COLUMNS,
  columnOf,
  diceAfter,
  EXHAUSTED,
  FIRST_CITIZEN_PLACE,
  isBeforeRoll,
  isCitizenPlace,
  isMonsterPlace,
  NOTHING,
  type Price,
  placeTarget,
  priceAt,
  priceBundle,
  RESOURCES,
  SLOTS,
  tokensOn,
  wokenSlots,
} from '@three-crowns/valeria/board';
import { type Lift, useTargetProps } from '../../../../table/picking/targets.ts';
import type { TableActions } from '../../../../table/screen/screen.ts';
import { GridCard } from '../../pieces/GridCard.tsx';
import { useLabels } from '../../pieces/useLabels.ts';
import { usePeek } from '../../pieces/usePeek.ts';
import type { View } from '../../pieces/view.ts';
import styles from './Grid.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly place: number;
}

/** A place of the grid: its top card with what it costs here and now, or what lies where the stack is gone. */
export function Place({ view, actions, place }: Props) {
  const labels = useLabels(view);
  const { state } = view;
  const price = priceAt(state, state.players[view.own], place);
  const card = price?.card ?? (state.cover[place] === EXHAUSTED ? EXHAUSTED : NOTHING);
  const target = useTargetProps(view, actions, placeTarget(place), labels.place(place), { lift: liftOf(view, place) });
  const props = usePeek(target, price && { kind: 'card', card, place });
  const number = isCitizenPlace(place) ? SLOTS[place - FIRST_CITIZEN_PLACE] : undefined;
  const height = state.grid[place].length;
  const isActing = isMyAction(view) && (view.asked?.ask !== 'slay' || isMonsterPlace(place));
  return (
    <div
      className={styles.place}
      data-place={place}
      style={{ gridArea: `${Math.floor(place / COLUMNS) + 1} / ${columnOf(place) + 1}` }}
    >
      <button {...props} className={styles.button} data-price={isActing ? price?.payable : undefined} />
      {/* In front of the button and silent: the label of the button says everything. */}
      <GridCard
        key={`${card} ${height}`}
        {...{ state, card, number }}
        count={height === 0 ? 1 : height}
        price={price && !view.isForAll ? priceBundle(price) : undefined}
        tokens={RESOURCES.map((_, resource) => tokensOn(state, place, resource))}
        can={isActing ? canOf(price) : undefined}
        missing={isActing ? price?.missing : undefined}
        short={isActing ? price?.short : undefined}
        lit={number !== undefined && isLit(view, place)}
        fly={`place ${place}`}
      />
    </div>
  );
}

const canOf = (price: Price | undefined) =>
  price && ({ plain: 'yes', magic: 'magic', no: 'no' } as const)[price.payable];

/** Prices matter to who may pay them now; the domain that lets one slay asks the same. */
const isMyAction = ({ asked, choices }: View): boolean =>
  choices.length > 0 && (asked?.ask === 'action' || asked?.ask === 'slay');

/** With a mouse a card can be drawn to one's own area; a finger that rests on it opens it. */
function liftOf(view: View, place: number): Lift | undefined {
  const isFinger = matchMedia('(pointer: coarse)').matches;
  return !isFinger && isMyAction(view) ? { as: 'itself', ghost: `[data-place="${place}"] [data-fly]` } : undefined;
}

/** The dice wake its number, or would after the pointed-at change. */
function isLit(view: View, place: number): boolean {
  const { state } = view;
  if (isBeforeRoll(state) || state.phase === 'over') return false;
  return wokenSlots(diceAfter(state, view.pointed?.move)).includes(place - FIRST_CITIZEN_PLACE);
}
