import type { State } from '@three-crowns/kings-will';
import { BUILDINGS, isOnMarket } from '@three-crowns/kings-will/board';
import { useState } from 'react';
import { Drawer } from '../../../design/Drawer.tsx';
import type { TableActions, TableView } from '../../../table/screen.ts';
import { useNames } from '../useNames.ts';
import { Stall } from './Stall.tsx';
import styles from './Supply.module.css';
import { Ware } from './Ware.tsx';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
}

/** The buildings nobody has erected yet, small; the drawer shows them to be read. */
export function Market({ view, actions }: Props) {
  const { t } = useNames(view);
  const [isOpen, setOpen] = useState(false);
  const state = view.state as State;
  const left = BUILDINGS.map((_, building) => building).filter((building) => isOnMarket(state, building));
  return (
    <>
      <h2 className={styles.title}>
        {t('market')} <small>{t('market.count', { left: left.length, count: BUILDINGS.length })}</small>
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          {t('market.open')}
        </button>
      </h2>
      <div className={styles.stalls}>
        {BUILDINGS.map((name, building) => (
          <Stall key={name} {...{ view, actions, building }} />
        ))}
      </div>
      <Drawer open={isOpen} title={t('market')} onClose={() => setOpen(false)}>
        <p className={styles.ours}>{t('content.ours')}</p>
        <div className={styles.wares}>
          {left.map((building) => (
            <Ware
              key={BUILDINGS[building]}
              {...{ view, building }}
              onPick={() => {
                setOpen(false);
                actions.pick(`building-${BUILDINGS[building]}`);
              }}
            />
          ))}
        </div>
      </Drawer>
    </>
  );
}
