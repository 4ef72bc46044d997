import { BUILDINGS, buildingTarget, isOnMarket } from '@three-crowns/kings-will/board';
import { useState } from 'react';
import { Drawer } from '../../../../design/Drawer.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { Stall } from './Stall.tsx';
import styles from './Supply.module.css';
import { Ware } from './Ware.tsx';

/** The buildings of the market, small, and those that somebody has erected. */
export function Market({ view, actions }: BoardPart) {
  return (
    <div className={styles.stalls}>
      {BUILDINGS.map((name, building) => (
        <Stall key={name} {...{ view, actions, building }} />
      ))}
    </div>
  );
}

/** How many buildings are left, and a button for the drawer in which they can be read. */
export function MarketCards({ view, actions }: BoardPart) {
  const { t } = useNames(view);
  const [isOpen, setOpen] = useState(false);
  const state = view.state;
  const left = BUILDINGS.map((_, building) => building).filter((building) => isOnMarket(state, building));
  return (
    <>
      <small>{t('market.count', { left: left.length, count: BUILDINGS.length })}</small>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {t('market.open')}
      </button>
      <Drawer open={isOpen} title={t('market')} onClose={() => setOpen(false)}>
        <p className={styles.ours}>{t('content.ours')}</p>
        <div className={styles.wares}>
          {left.map((building) => (
            <Ware
              key={BUILDINGS[building]}
              {...{ view, building }}
              onPick={() => {
                setOpen(false);
                actions.pick(buildingTarget(building));
              }}
            />
          ))}
        </div>
      </Drawer>
    </>
  );
}
