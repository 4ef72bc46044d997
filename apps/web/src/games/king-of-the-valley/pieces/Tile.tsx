import type { State } from '@three-crowns/king-of-the-valley';
import {
  characterOf,
  influenceOf,
  isSubject,
  kindOf,
  PRIEST_TILE,
  type Tile as TileValue,
  taxOf,
} from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { Lift } from '../../../table/picking/targets.ts';
import { useBoardWords } from '../texts/index.ts';
import { ORDER_ICON } from './looks.ts';
import { pictureOf } from './people.ts';
import styles from './Tile.module.css';
import kinds from './TileKinds.module.css';

interface Props {
  readonly tile: TileValue;
  readonly values: State['values'];
  /** Its own number: lets the same tile travel over the screen, with the same picture. */
  readonly id?: number | undefined;
  /** Without the ribbon, for the hill and the castles. */
  readonly plain?: boolean;
  /** The next tile covers its right side: the order moves below the number. */
  readonly fanned?: boolean;
  /** A king stands at its right: the character makes room. */
  readonly hasKing?: boolean;
}

/** A tile is dragged as itself, however many of its kind lie there. */
export const TILE_LIFT: Lift = { as: 'itself', ghost: '[data-fly]' };

/** A tile with its character, as wide as its place. What it says stands in the label of the button around it. */
export function Tile({ tile, values, id, plain = false, fanned = false, hasKing = false }: Props) {
  const kind = kindOf(tile);
  const influence = influenceOf(values, tile);
  const order = ORDER_ICON[kind];
  const frame = classes(
    styles.tile,
    kinds[kind],
    !isSubject(tile) && styles.special,
    plain && styles.plain,
    fanned && styles.fanned,
    hasKing && styles.hasKing,
  );
  return (
    <span className={frame} data-fly={id === undefined ? undefined : `tile ${id}`} aria-hidden="true">
      <span className={styles.picture}>
        <img className={styles.person} src={pictureOf(kind, id)} alt="" draggable={false} />
      </span>
      {influence !== undefined && <b className={styles.flag} data-text={influence} />}
      {order !== undefined && (
        <span className={styles.order}>
          <Icon name={order} />
        </span>
      )}
      {tile === PRIEST_TILE && (
        <b className={styles.fee}>
          <Figure text={values.priestFee} />
          <Icon name="coins" />
        </b>
      )}
      <Ribbon tile={tile} values={values} />
    </span>
  );
}

/** Text on a tile is drawn, not written: the label of the button around it says it in whole sentences. */
function Figure({ text }: { readonly text: number | string }) {
  return <span className={styles.figure} data-text={text} />;
}

/** The name; a collector says what he needs and what he pays. */
function Ribbon({ tile, values }: Props) {
  const t = useBoardWords();
  const character = characterOf(tile);
  if (character !== 'T') {
    return <span className={styles.ribbon} data-text={t(`ribbon.${character}`)} />;
  }
  const { need, gold } = taxOf(values, tile);
  return (
    <b className={styles.tax}>
      {need > 0 && (
        <>
          <Figure text={need} />
          <Icon name="arrow-right" />
        </>
      )}
      <Figure text={gold} />
      <Icon name="coins" />
    </b>
  );
}

/** The back: of a tile that lies face down, or of a stack. */
export function Back({ stage, id }: { readonly stage?: string; readonly id?: number | undefined }) {
  return (
    <span
      className={classes(styles.tile, styles.back)}
      data-fly={id === undefined ? undefined : `tile ${id}`}
      aria-hidden="true"
    >
      <span className={styles.picture} />
      <span className={styles.emblem}>
        {stage === undefined ? <Icon name="queen-crown" /> : <b data-text={stage} />}
      </span>
    </span>
  );
}
