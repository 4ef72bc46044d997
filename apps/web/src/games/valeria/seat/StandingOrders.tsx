import type { Wishes } from '@three-crowns/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../design/Dialog.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Segmented } from '../../../design/Segmented.tsx';
import type { TableActions } from '../../../table/screen/screen.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './StandingOrders.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
}

/** Answers a player may leave standing for the harvest; the table keeps them and answers for the player. */
export function StandingOrders({ view, actions }: Props) {
  const { t, say } = useLabels(view);
  const [isOpen, setOpen] = useState(false);
  const { wishes, game, viewer, choices } = view;
  const { setWishes } = actions;
  // Of a seat that is asked openly they are known, too.
  const isWatching = viewer === 'spectator' && choices.length === 0;
  if (game.standing === undefined || setWishes === undefined || isWatching) return null;
  const count = Object.keys(wishes).length;
  return (
    <>
      <button type="button" className={styles.open} title={t('orders')} onClick={() => setOpen(true)}>
        <Icon name="settings" size={16} /> <span className={styles.word}>{t('orders')}</span>
        {count > 0 && <b>{count}</b>}
      </button>
      {isOpen &&
        createPortal(
          <Dialog open title={t('orders')} onClose={() => setOpen(false)}>
            <div className={styles.sheet}>
              <p>{t('orders.about')}</p>
              {game.standing.wishes.map(({ key, values }) => (
                <Segmented
                  key={key}
                  label={say({ key: `wish.${key}` })}
                  labelled="shown"
                  value={wishes[key] ?? values[0]}
                  options={values.map((value) => ({ value, label: say({ key: `wish.${key}.${value}` }) }))}
                  onChange={(value) => setWishes(wishesWith(wishes, key, value, values[0]))}
                />
              ))}
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/** The first value leaves the question open: then there is no wish. */
function wishesWith(wishes: Wishes, key: string, value: string, open: string): Wishes {
  const { [key]: _, ...others } = wishes;
  return value === open ? others : { ...others, [key]: value };
}
