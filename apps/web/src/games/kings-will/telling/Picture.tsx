import type { GameEvent } from '@three-crowns/kings-will';
import { GOODS, PLACES, TILES } from '@three-crowns/kings-will/board';
import { Sign, type SignName } from '../pieces/Sign.tsx';
import { TileArms } from '../pieces/TileArms.tsx';
import type { StepProps } from '../pieces/view.ts';
import styles from './Picture.module.css';

/** The arms of the tile, or the sign of what was done. */
export function Picture({ step }: StepProps) {
  const [first] = step.events;
  return (
    <div className={styles.medal} aria-hidden="true">
      {first.type === 'took' ? <TileArms tile={TILES[first.tile]} /> : <Sign name={signOf(first)} />}
    </div>
  );
}

function signOf(event: GameEvent): SignName {
  switch (event.type) {
    case 'harvested':
    case 'sold':
    case 'stocked':
      return GOODS[event.good];
    case 'founded':
      return PLACES[event.place];
    default:
      return SIGNS[event.type] ?? 'crown';
  }
}

const SIGNS: Partial<Readonly<Record<GameEvent['type'], SignName>>> = {
  kept: 'decree',
  laid: 'land',
  housed: 'farmstead',
  settled: 'farmers',
  looked: 'spyglass',
  taxed: 'taxes',
  erected: 'house',
  educated: 'education',
  developed: 'development',
  walked: 'boot',
  explored: 'land',
  swapped: 'swap',
  born: 'family',
  rebelled: 'wrath',
  pledged: 'decree',
  neutral: 'decree',
  levied: 'crown-coin',
  unpaid: 'wrath',
  gave: 'crown-coin',
};
