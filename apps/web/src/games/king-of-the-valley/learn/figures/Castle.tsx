import type { State } from '@three-crowns/king-of-the-valley';
import { COLUMNS, PIECES_OF, type Piece, tileOf } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../../design/classes.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { Coin, KingdomToken, TaxToken } from '../../pieces/Coin.tsx';
import { COLUMN_ICON } from '../../pieces/looks.ts';
import { Back, Tile } from '../../pieces/Tile.tsx';
import { useBoardWords } from '../../texts/index.ts';
import styles from './Castle.module.css';

interface Props {
  readonly state: State;
  /** Pieces in gold, as often as they are named. */
  readonly marked?: readonly Piece[];
  readonly label: string;
}

interface Card {
  readonly key: string;
  readonly piece: Piece;
  readonly isUp: boolean;
  readonly isMarked: boolean;
}

/** The castle of the first seat: six columns, face-down tiles behind face-up ones. */
export function Castle({ state, marked = [], label }: Props) {
  const t = useBoardWords();
  const castle = state.castles[0];
  return (
    <div className={styles.castle} role="img" aria-label={label}>
      <div className={styles.columns}>
        {COLUMNS.map((column, i) => (
          <div key={column} className={classes(styles.column, styles[column])}>
            <span className={styles.portrait}>
              <Icon name={COLUMN_ICON[column]} />
              {castle.taxed[i] && (
                <span className={styles.tax}>
                  <TaxToken title={t('columnTaxed')} />
                </span>
              )}
            </span>
            {cardsOf(castle, i, marked).map(({ key, piece, isUp, isMarked }) => (
              <span key={key} className={classes(styles.card, isMarked && styles.marked)}>
                {isUp ? <Tile tile={tileOf(piece)} values={state.values} plain /> : <Back />}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.purse}>
        <Coin gold={castle.gold} />
        {Array.from({ length: castle.kingdoms }, (_, n) => n).map((token) => (
          <KingdomToken key={token} points={state.values.kingdomPoints} />
        ))}
      </div>
    </div>
  );
}

function cardsOf({ up, down }: State['castles'][number], column: number, marked: readonly Piece[]): Card[] {
  const many = (piece: Piece, isUp: boolean) =>
    Array.from({ length: (isUp ? up : down)[piece] }, (_, n) => ({
      key: `${isUp} ${piece} ${n}`,
      piece,
      isUp,
      isMarked: isUp && n < marked.filter((one) => one === piece).length,
    }));
  const pieces = PIECES_OF[column];
  const faceUp = pieces.flatMap((piece) => many(piece, true));
  // Marked ones lie in front, where their ring covers nothing.
  return [
    ...pieces.flatMap((piece) => many(piece, false)),
    ...faceUp.filter((card) => !card.isMarked),
    ...faceUp.filter((card) => card.isMarked),
  ];
}
