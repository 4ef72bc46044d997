import { ACTIONS_OF, type ActionName, actionName, TILES } from '@three-crowns/kings-will/board';
import type { TableActions, TableView } from '../../../../table/screen/screen.ts';
import { breakable } from '../../pieces/breaks.ts';
import { Sign } from '../../pieces/Sign.tsx';
import { Thing } from '../../pieces/Thing.tsx';
import { ACTION_SIGNS } from '../../pieces/tiles.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './Lines.module.css';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
  readonly tile: number;
}

/** The two actions of a tile in use. */
export function Lines({ view, actions, tile }: Props) {
  return (
    <span className={styles.lines}>
      {ACTIONS_OF[TILES[tile]].map((action) => (
        <Line key={action} {...{ view, actions, action }} />
      ))}
    </span>
  );
}

function Line({ view, actions, action }: Omit<Props, 'tile'> & { readonly action: ActionName }) {
  const { t, say } = useNames(view);
  return (
    <Thing {...{ view, actions }} target={`action-${action}`} label={say(actionName(action))} className={styles.line}>
      <Sign name={ACTION_SIGNS[action]} />
      <span>{breakable(t(`line.${action}`))}</span>
    </Thing>
  );
}
