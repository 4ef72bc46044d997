import { ACTIONS_OF, type ActionName, actionName, actionTarget, TILES } from '@three-crowns/kings-will/board';
import { breakable } from '../../pieces/breaks.ts';
import { Sign } from '../../pieces/Sign.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import { ACTION_SIGNS } from '../../pieces/tiles.ts';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './TileActions.module.css';

interface Props extends BoardPart {
  readonly tile: number;
}

/** The two actions of a tile in use. */
export function TileActions({ view, actions, tile }: Props) {
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
    <TargetButton
      {...{ view, actions }}
      target={actionTarget(action)}
      label={say(actionName(action))}
      className={styles.line}
    >
      <Sign name={ACTION_SIGNS[action]} />
      <span>{breakable(t(`line.${action}`))}</span>
    </TargetButton>
  );
}
