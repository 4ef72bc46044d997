import type { ActionName, TileName } from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import styles from './ActionTile.module.css';
import { breakable } from './breaks.ts';
import { KingFigure } from './KingFigure.tsx';
import { Sign } from './Sign.tsx';
import { TileArms } from './TileArms.tsx';
import { ACTION_SIGNS } from './tiles.ts';

/** One line of a tile; without an action it is a sentence (intrigue, or how far the king has to go). */
export interface TileLine {
  readonly action?: ActionName;
  readonly text: string;
}

interface Props {
  readonly tile: TileName;
  readonly name: string;
  /** None where they are things to click, which lie on the tile. */
  readonly lines: readonly TileLine[];
  /** Its slot, counted from 1. */
  readonly order: number;
  readonly locked?: boolean;
}

/** An action tile of parchment; the king's is of dark oak. Fills its box, which lies in a slot. */
export function ActionTile({ tile, name, lines, order, locked = false }: Props) {
  const king = tile === 'king';
  return (
    <span className={classes(styles.tile, king && styles.king, locked && styles.locked)} data-tile={tile}>
      <span className={styles.name} data-long={name.length > 9 ? '' : undefined}>
        {breakable(name)}
      </span>
      <span className={styles.crest} data-small={lines.length === 0 ? '' : undefined}>
        <span className={styles.order}>{order}</span>
        {king ? <KingFigure /> : <TileArms tile={tile} />}
      </span>
      {lines.length > 0 && (
        <span className={styles.lines}>
          {lines.map(({ action, text }) => (
            <span key={text} className={styles.line}>
              {action !== undefined && <Sign name={ACTION_SIGNS[action]} />}
              <span>{breakable(text)}</span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
