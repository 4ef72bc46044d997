import type { State } from '@three-crowns/kings-will';
import {
  ACTIONS_OF,
  type ActionName,
  actionTarget,
  INTRIGUE,
  KING,
  LAST_SLOT,
  LOCKED,
  slotsToGo,
  slotTarget,
  TILES,
  tileName,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { usePhone } from '../../../../table/screen/usePhone.ts';
import { ActionTile, type TileLine } from '../../pieces/ActionTile.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart, View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './Slot.module.css';
import { TileActions } from './TileActions.tsx';

interface Props extends BoardPart {
  readonly slot: number;
}

/** A slot of the row with its tile. A tile that is in use shows its actions as things to click. */
export function Slot({ view, actions, slot }: Props) {
  const { t, say } = useNames(view);
  const state = view.state;
  const tile = state.row[slot];
  const isLocked = slot < LOCKED;
  const isTaken = state.slot === slot;
  const name = say(tileName(tile));
  const label = [
    t('row.slot', { tile: name, slot: slot + 1 }),
    ...ACTIONS_OF[TILES[tile]].map((action) => t(`line.${action}`)),
    ...(tile === KING ? [t('king.toGo', { count: slotsToGo(state.row) })] : []),
    ...(isLocked && tile !== KING ? [t('row.locked', { count: LOCKED - slot })] : []),
    ...(slot === LAST_SLOT ? [t('row.bonus', { count: valuesOf(state).numbers.slotBonus })] : []),
  ].join(', ');
  // On a phone the sheet has them.
  const open = usePhone() === undefined ? openActions(view, tile, slot) : [];
  return (
    <li
      className={styles.slot}
      data-slot={slot}
      data-king={tile === KING ? 'yes' : undefined}
      data-taken={isTaken ? 'yes' : undefined}
      data-open={open.length > 0 ? 'yes' : undefined}
    >
      <TargetButton
        {...{ view, actions, label }}
        target={slotTarget(slot)}
        className={styles.button}
        fly={`tile ${TILES[tile]}`}
      >
        <ActionTile
          tile={TILES[tile]}
          name={name}
          order={slot + 1}
          locked={isLocked && !isTaken && open.length === 0 && tile !== KING}
          lines={open.length > 0 ? [] : linesOf(state, tile, t)}
        />
      </TargetButton>
      {open.length > 0 && <TileActions {...{ view, actions }} tile={tile} />}
      {slot === LAST_SLOT && !isTaken && tile !== KING && (
        <span className={styles.bonus}>
          <Medal points={`+${valuesOf(state).numbers.slotBonus}`} unit={t('points.short')} size={40} />
        </span>
      )}
    </li>
  );
}

function linesOf(state: State, tile: number, t: ReturnType<typeof useNames>['t']): TileLine[] {
  if (tile === KING) return [{ text: t('king.short', { count: slotsToGo(state.row) }) }];
  if (tile === INTRIGUE) return [{ text: t('line.intrigue') }];
  return ACTIONS_OF[TILES[tile]].map((action) => ({ action, text: t(`line.${action}`) }));
}

/** Actions of this tile that the seat at the screen may use now: of the one taken, or by intrigue of a locked one. */
function openActions({ asked, choices, picked, state }: View, tile: number, slot: number): ActionName[] {
  const isUsed = asked?.ask === 'intrigue' ? slot < LOCKED : state.slot === slot && asked?.ask !== 'tile';
  if (!isUsed || (choices.length === 0 && picked.length === 0)) return [];
  const printed = ACTIONS_OF[TILES[tile]];
  const isOpen = printed.some((action) => choices.some(({ targets }) => targets.includes(actionTarget(action))));
  return isOpen ? [...printed] : [];
}
