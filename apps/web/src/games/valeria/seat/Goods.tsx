import type { Seat } from '@three-crowns/core';
import { type Kind, RESOURCES } from '@three-crowns/valeria/board';
import { amountHeld } from '../harvest/coming.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import type { View } from '../pieces/view.ts';
import styles from './Goods.module.css';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly kinds?: readonly Kind[];
  /** Of an icon, in pixels. */
  readonly size?: number;
}

/** What a seat has, in a row. */
export function Goods({ view, seat, kinds = RESOURCES, size = 26 }: Props) {
  return (
    <ul className={styles.goods}>
      {kinds.map((kind) => (
        <li key={kind} data-track={`${kind} ${seat}`}>
          <ResourceIcon name={kind} size={size} isNamed />
          <b>{amountHeld(view.state, seat, kind)}</b>
        </li>
      ))}
    </ul>
  );
}
