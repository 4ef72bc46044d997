import { UNITS } from '@three-crowns/kings-will/board';
import { Good } from '../../pieces/Good.tsx';
import styles from './Supply.module.css';

/** What something costs where there is little room: a number only where it is more than one. */
export function Price({ units, less }: { readonly units: readonly number[]; readonly less: number }) {
  return (
    <span className={styles.price}>
      {units.map((count, unit) =>
        count === 0 ? null : (
          <span key={UNITS[unit]}>
            {count > 1 && <b>{count}</b>}
            <Good name={UNITS[unit]} />
          </span>
        ),
      )}
      {less > 0 && <em className={styles.less}>−{less}</em>}
    </span>
  );
}
