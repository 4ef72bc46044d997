import { COLUMNS, FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, PLACES } from '@three-crowns/valeria/board';
import { classes } from '../../../../design/classes.ts';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { GridCard } from '../../pieces/GridCard.tsx';
import { type ExampleId, startOf } from '../examples/examples.ts';
import styles from './Grid.module.css';
import { lyingAt } from './lying.ts';
import { Wood } from './Wood.tsx';

const ROWS = [
  { from: 0, to: FIRST_CITIZEN_PLACE, look: styles.monsters },
  { from: FIRST_CITIZEN_PLACE, to: FIRST_CITIZEN_PLACE + COLUMNS, look: styles.citizens },
  { from: FIRST_CITIZEN_PLACE + COLUMNS, to: FIRST_DOMAIN_PLACE, look: styles.citizens },
  { from: FIRST_DOMAIN_PLACE, to: PLACES, look: styles.domains },
];

/** The whole grid of an example. */
export function GridPlate({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  const state = startOf(example);
  return (
    <Plate caption={caption}>
      <Wood className={styles.table ?? ''}>
        <div role="img" aria-label={caption} className={styles.grid}>
          {ROWS.map(({ from, to, look }) => (
            <div key={from} className={classes(styles.row, look)}>
              {Array.from({ length: to - from }, (_, i) => from + i).map((place) => (
                <span key={place} className={styles.place}>
                  <GridCard state={state} {...lyingAt(state, place)} />
                </span>
              ))}
            </div>
          ))}
        </div>
      </Wood>
    </Plate>
  );
}
