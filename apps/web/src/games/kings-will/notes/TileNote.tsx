import { ACTIONS_OF, INTRIGUE, LAST_SLOT, rowAfter, TILES, tileName, valuesOf } from '@three-crowns/kings-will/board';
import { useMemo } from 'react';
import { wordsAfter } from '../board/row/NextRow.tsx';
import { RowStamps } from '../board/row/RowStamps.tsx';
import { GainLine } from '../pieces/GainLine.tsx';
import { actionGain, choicesAfterTaking } from '../pieces/gains.ts';
import { Sign } from '../pieces/Sign.tsx';
import { TileArms } from '../pieces/TileArms.tsx';
import { ACTION_SIGNS } from '../pieces/tiles.ts';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './Note.module.css';
import { Note } from './Note.tsx';

interface Props {
  readonly view: View;
  readonly slot: number;
  /** It can be taken now. */
  readonly isOpen: boolean;
}

/** A tile: what one gets, what the others may do, and the row after it. */
export function TileNote({ view, slot, isOpen }: Props) {
  const { t, say } = useNames(view);
  const { state } = view;
  const tile = state.row[slot];
  const deeds = ACTIONS_OF[TILES[tile]].map((action) => t(`line.${action}`));
  const bonus = slot === LAST_SLOT ? t('row.bonus', { count: valuesOf(state).numbers.slotBonus }) : undefined;
  return (
    <Note
      sign={<TileArms tile={TILES[tile]} />}
      title={say(tileName(tile))}
      aside={bonus}
      rows={
        isOpen && (
          <>
            <Gains view={view} slot={slot} />
            <After view={view} slot={slot} />
          </>
        )
      }
    >
      {tile === INTRIGUE ? t('tile.alone') : isOpen ? t('tile.both') : deeds.join(' · ')}
    </Note>
  );
}

/** Both actions with what they would bring. */
function Gains({ view, slot }: Omit<Props, 'isOpen'>) {
  const { t } = useNames(view);
  const { state, own } = view;
  const after = useMemo(() => choicesAfterTaking(state, own, slot), [state, own, slot]);
  return (
    <div className={styles.does}>
      {ACTIONS_OF[TILES[state.row[slot]]].map((action) => {
        const gain = actionGain(after.choices, after.state, own, action);
        return (
          <span key={action}>
            <Sign name={ACTION_SIGNS[action]} /> <b>{t(`line.${action}`)}</b> {gain && <GainLine gain={gain} />}
          </span>
        );
      })}
    </div>
  );
}

function After({ view, slot }: Omit<Props, 'isOpen'>) {
  const { t, say } = useNames(view);
  const after = rowAfter(view.state.row, slot);
  return (
    <div className={styles.after}>
      <RowStamps {...{ view, after }} />
      <span>
        {after.freed === undefined ? wordsAfter(after, t, say) : t('after.freed', { tile: say(tileName(after.freed)) })}
      </span>
    </div>
  );
}
