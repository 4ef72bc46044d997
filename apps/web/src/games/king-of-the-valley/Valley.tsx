import type { TableActions, TableView } from '../../table/screen.ts';
import type { Identities } from './identities.ts';
import { Place } from './Place.tsx';
import type { Preview } from './preview.ts';
import { Route } from './Route.tsx';
import { useBoardWords } from './texts/index.ts';
import { SIZE } from './things.ts';
import styles from './Valley.module.css';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
  readonly ids: Identities;
  readonly preview: Preview;
}

/** Row 5 first, as it lies on the table. */
const CELLS = Array.from({ length: SIZE * SIZE }, (_, i) => (SIZE - 1 - Math.floor(i / SIZE)) * SIZE + (i % SIZE));

export function Valley(props: Props) {
  const t = useBoardWords();
  return (
    <section className={styles.valley} aria-label={t('valley')}>
      <div className={styles.grid}>
        {CELLS.map((cell) => (
          <Place key={cell} {...props} cell={cell} />
        ))}
        {props.preview.way && <Route {...props.preview.way} />}
      </div>
    </section>
  );
}
