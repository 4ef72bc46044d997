import { useIsNarrow } from '../../../table/screen/useIsNarrow.ts';
import type { View } from '../pieces/view.ts';
import { Captured } from './Captured.tsx';
import { DarkLord } from './DarkLord.tsx';
import styles from './DarkLordArea.module.css';

/** In the place of opponents: the Dark Lord with all he has taken. */
export function DarkLordArea({ view }: { readonly view: View }) {
  if (useIsNarrow()) return null;
  return (
    <div className={styles.alone}>
      <DarkLord view={view} />
      <Captured view={view} />
    </div>
  );
}
