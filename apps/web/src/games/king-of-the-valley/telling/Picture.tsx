import type { GameEvent } from '@three-crowns/king-of-the-valley';
import { type Tile as TileValue, tileOf } from '@three-crowns/king-of-the-valley/board';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Pawn } from '../pieces/Pawn.tsx';
import { Tile } from '../pieces/Tile.tsx';
import type { StepProps } from '../pieces/view.ts';
import styles from './Picture.module.css';

/** The king, and whom he or his gold wins. */
export function Picture({ view, step }: StepProps) {
  const tiles = step.events.flatMap(tilesIn);
  return (
    <div className={styles.land} aria-hidden="true">
      <span className={styles.king}>
        <Pawn seat={view.seats[step.seat]} isGhost />
      </span>
      {tiles.length > 0 && <Icon name="arrow-right" size={24} className={styles.arrow} />}
      <span className={styles.tiles} style={{ '--count': tiles.length }}>
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles of a step may be alike
          <span key={i}>
            <Tile tile={tile} values={view.state.values} plain />
          </span>
        ))}
      </span>
    </div>
  );
}

function tilesIn(event: GameEvent): readonly TileValue[] {
  switch (event.type) {
    case 'took':
    case 'refilled':
      return event.tiles;
    case 'recruited':
    case 'swapped':
      return [event.tile];
    case 'kingdom':
    case 'taxed':
      return event.pieces.map(tileOf);
    default:
      return [];
  }
}
