import { LANDS, PLACES } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { Farmer } from './Farmer.tsx';
import { LandScene } from './LandScene.tsx';
import { PlaceDrawing } from './PlaceDrawing.tsx';
import styles from './SupplyPiles.module.css';

/** A stack of landscapes of one kind. Fills its box. */
export function SupplyLand({ land, count }: { readonly land: number; readonly count: number }) {
  return (
    <span className={styles.land} data-empty={count === 0 ? '' : undefined}>
      <LandScene land={LANDS[land]} className={styles.scene} />
      <b className={styles.count}>{count}</b>
    </span>
  );
}

/** Places of one kind, with what they cost now. */
export function SupplyPlace({
  place,
  count,
  cost,
}: {
  readonly place: number;
  readonly count: number;
  readonly cost?: ReactNode;
}) {
  return (
    <span className={styles.pile} data-empty={count === 0 ? '' : undefined}>
      <PlaceDrawing place={PLACES[place]} className={styles.place} />
      <b className={styles.number}>{count}</b>
      <span className={styles.cost}>{cost}</span>
    </span>
  );
}

/** The farmers that are left. */
export function SupplyFarmers({ count, name }: { readonly count: number; readonly name: string }) {
  return (
    <span className={styles.pile}>
      <Farmer className={styles.farmer} />
      <b className={styles.number}>{count}</b>
      <span className={styles.cost}>{name}</span>
    </span>
  );
}
