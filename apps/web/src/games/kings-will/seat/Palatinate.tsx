import type { Seat } from '@three-crowns/core';
import { DROP_AREA } from '../../../table/picking/targets.ts';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import type { BoardPart } from '../pieces/view.ts';
import styles from './Palatinate.module.css';
import { Panorama } from './Panorama.tsx';
import { Store } from './Store.tsx';

interface Props extends BoardPart {
  readonly seat: Seat;
}

/** The palatinate of a seat: its storehouse and its landscapes as one panorama. */
export function Palatinate({ view, actions, seat }: Props) {
  const isOwn = seat === view.own;
  return (
    <div className={styles.realm}>
      <div className={styles.own} data-realm={seat} {...(isOwn ? DROP_AREA : {})}>
        <Store {...{ view, actions, seat, isOwn }} />
        <Panorama {...{ view, actions, seat, isOwn }} />
        {isOwn && <Refusal view={view} inside="[data-realm]" />}
      </div>
    </div>
  );
}
