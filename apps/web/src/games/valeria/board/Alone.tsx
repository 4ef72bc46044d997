import { useIsNarrow } from '../../../table/screen/useIsNarrow.ts';
import type { View } from '../pieces/view.ts';
import styles from './Alone.module.css';
import { Captured } from './Captured.tsx';
import { Lord } from './Lord.tsx';

/** In the place of opponents: the Dark Lord with all he has taken. */
export function Alone({ view }: { readonly view: View }) {
  if (useIsNarrow()) return null;
  return (
    <div className={styles.alone}>
      <Lord view={view} />
      <Captured view={view} />
    </div>
  );
}
