import { ACTIONS_OF, INTRIGUE, LAST_SLOT, TILES, tileName, valuesOf } from '@three-crowns/kings-will/board';
import { useMemo } from 'react';
import { Disc } from '../pieces/Disc.tsx';
import { GainLine } from '../pieces/GainLine.tsx';
import { actionGain, choicesAfterTaking } from '../pieces/gains.ts';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './TilePrompt.module.css';

/** What a tile would bring: each action with its outcome, the bonus, and who may follow. */
export function TakePreview({ view, slot }: { readonly view: View; readonly slot: number }) {
  const { t, say } = useNames(view);
  const state = view.state;
  const { own, seats } = view;
  const tile = state.row[slot];
  const after = useMemo(() => choicesAfterTaking(state, own, slot), [state, own, slot]);
  const followers = seats.slice(1).map((_, i) => seats[(own + i + 1) % seats.length]);
  return (
    <>
      <b className={styles.name}>{say(tileName(tile))}</b>
      {ACTIONS_OF[TILES[tile]].map((action) => {
        const gain = actionGain(after.choices, after.state, own, action);
        return (
          <span key={action} className={styles.gain}>
            {t(`line.${action}`)} {gain && <GainLine gain={gain} />}
          </span>
        );
      })}
      {slot === LAST_SLOT && (
        <b className={styles.bonus}>
          +{valuesOf(state).numbers.slotBonus} {t('points.short')}
        </b>
      )}
      {tile === INTRIGUE ? (
        <span>{t('tile.alone')}</span>
      ) : (
        <span className={styles.gain}>
          {t('tile.then')}
          {followers.map((seat) => (
            <Disc key={seat.seat} seat={seat} size={20} title={seat.name} />
          ))}
          <span className={styles.wide}>{t('tile.may', { count: followers.length })}</span>
        </span>
      )}
    </>
  );
}
