import type { TileName } from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import { TileArms } from './TileArms.tsx';
import styles from './TileStamp.module.css';

interface Props {
  readonly tile: TileName;
  readonly locked: boolean;
  readonly fresh: boolean;
  readonly title: string;
}

/** A tile as small as a stamp, in the preview of the row. `fresh`: it has just moved there. */
export function TileStamp({ tile, locked, fresh, title }: Props) {
  return (
    <span
      className={classes(styles.stamp, locked && styles.locked, fresh && styles.fresh, tile === 'king' && styles.king)}
      role="img"
      aria-label={title}
    >
      <TileArms tile={tile} />
    </span>
  );
}
