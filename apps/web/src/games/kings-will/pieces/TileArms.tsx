import type { TileName } from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import { Sign } from './Sign.tsx';
import styles from './TileArms.module.css';
import { TILE_SIGNS } from './tiles.ts';

/** The shield of a tile alone: the row as it will be after a choice. */
export function TileArms({ tile }: { readonly tile: TileName }) {
  return (
    <span className={classes(styles.arms, styles[tile])}>
      <Sign name={TILE_SIGNS[tile]} />
    </span>
  );
}
