import type { Seat } from '@three-crowns/core';
import { COLUMNS } from '@three-crowns/king-of-the-valley/board';
import { DROP_AREA } from '../../../table/picking/targets.ts';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import type { TableActions } from '../../../table/screen/screen.ts';
import { identitiesOf } from '../motion/identitiesOf.ts';
import type { View } from '../pieces/view.ts';
import styles from './Castle.module.css';
import { ColumnBox } from './ColumnBox.tsx';
import { Purse } from './Purse.tsx';
import { ScorePad } from './ScorePad.tsx';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: Seat;
}

/** The castle of a seat: six columns of subjects, gold, tokens, and what it is worth. */
export function Castle({ view, actions, seat }: Props) {
  const ids = identitiesOf(view);
  return (
    <div className={styles.castle} data-castle={seat} {...(seat === view.own ? DROP_AREA : {})}>
      <div className={styles.inner}>
        <Purse view={view} actions={actions} seat={seat} />
        <div className={styles.columns}>
          {COLUMNS.map((name, column) => (
            <ColumnBox
              key={name}
              {...{ view, actions, seat, column }}
              castle={view.state.castles[seat]}
              up={ids.up[seat]}
              down={ids.down[seat]}
            />
          ))}
        </div>
        <ScorePad view={view} seat={seat} />
      </div>
      {seat === view.own && <Refusal view={view} inside="[data-castle]" />}
    </div>
  );
}
