import type { State } from '@three-crowns/king-of-the-valley';
import {
  COLUMN_OF,
  COLUMNS,
  columnTarget,
  FIRST_JESTER,
  PIECES_OF,
  type Piece,
  pieceTarget,
  tileOf,
} from '@three-crowns/king-of-the-valley/board';
import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import type { Id } from '../motion/identities.ts';
import { TaxToken } from '../pieces/Coin.tsx';
import { COLUMN_ICON } from '../pieces/looks.ts';
import { Back, TILE_LIFT, Tile } from '../pieces/Tile.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './ColumnBox.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: number;
  readonly column: number;
  readonly castle: State['castles'][number];
  readonly up: readonly (readonly Id[])[];
  readonly down: readonly (readonly Id[])[];
}

/** A column of the castle: its portrait, then face-down and face-up tiles, fanned. */
export function ColumnBox({ view, actions, seat, column, castle, up, down }: Props) {
  const labels = useLabels(view);
  const pieces = PIECES_OF[column];
  const name = labels.column(column);
  const isOwn = seat === view.own;
  const count = (list: readonly number[]) => pieces.reduce((sum, piece) => sum + list[piece], 0);
  const label = [
    labels.t('column', { name, up: count(castle.up), down: count(castle.down) }),
    ...(castle.taxed[column] ? [labels.t('columnTaxed')] : []),
  ].join(', ');
  const head = (
    <>
      <span className={styles.portrait}>
        <Icon name={COLUMN_ICON[COLUMNS[column]]} />
      </span>
      <span className={styles.name}>{name}</span>
      {castle.taxed[column] && (
        <span className={styles.taxed}>
          <TaxToken title={labels.t('columnTaxed')} />
        </span>
      )}
      <b className={styles.flag} data-text={view.state.values.influence[column]} />
    </>
  );
  const total = count(castle.up) + count(castle.down);
  return (
    <section className={classes(styles.column, styles[COLUMNS[column]])} style={{ '--n': total }} aria-label={name}>
      {isOwn ? (
        <ColumnButton view={view} actions={actions} column={column} label={label}>
          {head}
        </ColumnButton>
      ) : (
        <div className={styles.head} role="img" aria-label={label}>
          {head}
        </div>
      )}
      <div className={styles.stack}>
        {pieces.flatMap((piece) =>
          down[piece].map((id) => (
            <span
              key={id}
              className={styles.card}
              role="img"
              aria-label={labels.t('faceDown', { tile: labels.piece(piece) })}
            >
              <Back id={id} />
            </span>
          )),
        )}
        {pieces.map((piece) => (
          <Pieces key={piece} {...{ view, actions, piece, isOwn }} ids={up[piece]} />
        ))}
      </div>
    </section>
  );
}

interface HeadProps {
  readonly view: View;
  readonly actions: TableActions;
  readonly column: number;
  readonly label: string;
  readonly children: ReactNode;
}

function ColumnButton({ view, actions, column, label, children }: HeadProps) {
  const props = useTargetProps(view, actions, columnTarget(column), label);
  return (
    <button {...props} className={styles.head}>
      {children}
    </button>
  );
}

interface PiecesProps {
  readonly view: View;
  readonly actions: TableActions;
  readonly piece: Piece;
  readonly ids: readonly Id[];
  readonly isOwn: boolean;
}

/** Equal tiles face up: one thing to click, however many they are. */
function Pieces({ view, actions, piece, ids, isOwn }: PiecesProps) {
  const labels = useLabels(view);
  const { values } = view.state;
  const label = labels.t('copies', { tile: labels.piece(piece), count: ids.length });
  const props = useTargetProps(view, actions, pieceTarget(piece), label, { lift: TILE_LIFT });
  if (ids.length === 0) return null;
  const isJester = piece >= FIRST_JESTER;
  const tiles = ids.map((id) => (
    <span key={id} className={styles.card}>
      <Tile tile={tileOf(piece)} values={values} id={id} plain fanned />
    </span>
  ));
  const inside = (
    <>
      {tiles}
      {isJester && (
        <span className={styles.part} aria-hidden="true">
          <Icon name={COLUMN_ICON[COLUMNS[COLUMN_OF[piece]]]} />
        </span>
      )}
    </>
  );
  return isOwn ? (
    <button {...props} className={styles.pieces}>
      {inside}
    </button>
  ) : (
    <span className={styles.pieces} role="img" aria-label={label}>
      {inside}
    </span>
  );
}
