import { Scales } from '../../board/Scales.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { Zone } from '../zone/Zone.tsx';
import styles from './ScalesArea.module.css';

/** The four scales below each other. */
export function ScalesArea({ view }: BoardPart) {
  return (
    <Zone view={view}>
      <div className={styles.scales}>
        <Scales view={view} />
      </div>
    </Zone>
  );
}
