import { ACTIONS_OF, type ActionName, actionName, TILES } from '@three-crowns/kings-will/board';
import type { TableActions, TableView } from '../../../table/screen.ts';
import { breakable } from '../art/breaks.ts';
import { Sign } from '../art/Sign.tsx';
import { ACTION_SIGNS } from '../art/tiles.ts';
import { Thing } from '../Thing.tsx';
import { useNames } from '../useNames.ts';
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
