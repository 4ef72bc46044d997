import { CELL_NAMES, EMPTY, landTarget, placeTarget } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../design/classes.ts';
import { type Lift, useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import type { Identities } from '../motion/identities.ts';
import { Coin } from '../pieces/Coin.tsx';
import { Tile } from '../pieces/Tile.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import { Kings } from './Kings.tsx';
import { Marks } from './Marks.tsx';
import type { Preview } from './preview.ts';
import { SetButton, SetChip } from './SetChip.tsx';
import { setEndAt } from './sets.ts';
import styles from './Valley.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly ids: Identities;
  readonly preview: Preview;
  readonly cell: number;
}

/** A place of the valley: its tile, coins and kings. */
export function Place({ view, actions, ids, preview, cell }: Props) {
  const labels = useLabels(view);
  // Two things on one small tile cannot be told apart by a finger: the sheet offers the set.
  const isPhone = usePhone() !== undefined;
  const { state } = view;
  const name = CELL_NAMES[cell];
  const isTaken = isUsed(view, placeTarget(cell));
  const end = setEndAt(view, cell);
  const isLanding = end !== undefined;
  const onlyLanding = isLanding && !isTaken;
  const props = useTargetProps(view, actions, placeTarget(cell), labels.cell(cell, isLanding), {
    means: onlyLanding ? landTarget(cell) : undefined,
    lift: kingsLift(view, cell),
  });
  const tile = state.valley[cell];
  const fill = preview.fills.findIndex((one) => one.cell === cell);
  const hasKing = preview.end === cell || state.kings.includes(cell);
  const isMoving = view.choices.length > 0 && ['summon', 'place'].includes(view.asked?.ask ?? '');
  return (
    <div className={classes(styles.place, wasTouched(view, cell) && styles.touched)}>
      <button
        {...props}
        aria-disabled={!isTaken && !isLanding}
        className={classes(
          styles.button,
          isMoving && !isTaken && !isLanding && styles.rest,
          view.asked?.ask === 'place' && styles.calm,
          onlyLanding && styles.landing,
          preview.taken.has(cell) && styles.taken,
          preview.end === cell && styles.end,
          tile === EMPTY && styles.empty,
        )}
      >
        {tile !== EMPTY && (
          <Tile key={ids.valley[cell]} tile={tile} values={state.values} id={ids.valley[cell]} hasKing={hasKing} />
        )}
        {tile === EMPTY && fill >= 0 && (
          <span className={styles.ghost}>
            <Tile tile={preview.fills[fill].tile} values={state.values} />
          </span>
        )}
      </button>
      <Kings view={view} preview={preview} cell={cell} />
      {state.coins[cell] > 0 && <Coin gold={state.coins[cell]} className={styles.coin} place={name} />}
      <Marks preview={preview} cell={cell} fill={fill} />
      {end !== undefined && (onlyLanding || isPhone) && <SetChip end={end} />}
      {end !== undefined && isTaken && !isPhone && <SetButton {...{ view, actions, cell, end }} />}
    </div>
  );
}

const isUsed = (view: View, target: string): boolean => view.choices.some((choice) => choice.targets.includes(target));

/** The king of the one to move is lifted with his place. */
function kingsLift({ asked, state }: View, cell: number): Lift | undefined {
  if (asked?.ask !== 'summon' || state.kings[asked.seat] !== cell) return undefined;
  return { as: 'any', ghost: `[data-fly="pawn ${asked.seat}"]` };
}

/** Something happened here in the turn before. */
function wasTouched(view: View, cell: number): boolean {
  return view.turn.some((event) => (event.type === 'refilled' || event.type === 'took') && event.cells.includes(cell));
}
