import { CROWNS, type Crowns } from '@three-crowns/coach';
import { DrawnIcon } from '../../design/icons/DrawnIcon.tsx';
import styles from './Cards.module.css';
import { usePuzzleWords } from './texts/index.ts';

/** How hard a puzzle is: so many of four crowns. */
export function CrownRow({ crowns }: { readonly crowns: Crowns }) {
  const w = usePuzzleWords();
  return (
    <span role="img" aria-label={w('crowns', { crowns })} className={styles.row}>
      {CROWNS.map((crown) => (
        <span key={crown} data-on={crown <= crowns || undefined}>
          <DrawnIcon name="crown" size={22} />
        </span>
      ))}
    </span>
  );
}
