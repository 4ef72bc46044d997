import { LANDS, PLACES } from '@three-crowns/kings-will/board';
import styles from './Sprites.module.css';
import { FARMER_DRAWINGS } from './scene/Farmers.tsx';
import { Gradients } from './scene/Gradients.tsx';
import { PICTURES } from './scene/index.ts';
import { PLACE_DRAWINGS } from './scene/Places.tsx';

/** What the pictures share, drawn once on the page: put it once beside them. */
export function Sprites() {
  return (
    <svg className={styles.sprites} aria-hidden="true" focusable="false">
      <defs>
        <Gradients />
        {LANDS.flatMap((land) =>
          PICTURES[land].map((Picture, variant) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures are told apart by their number
            <g key={`${land} ${variant}`} id={`kw-${land}-${variant}`}>
              <Picture />
            </g>
          )),
        )}
        {PLACES.map((place) => (
          <g key={place} id={`kw-${place}`}>
            {PLACE_DRAWINGS[place]}
          </g>
        ))}
        {FARMER_DRAWINGS.map((farmer, look) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: farmers are told apart by their number
          <g key={look} id={`kw-farmer-${look}`}>
            {farmer}
          </g>
        ))}
      </defs>
    </svg>
  );
}
