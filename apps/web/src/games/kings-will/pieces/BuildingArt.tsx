import type { BuildingName } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { carpenter, lodge, mill, school, stonemason, tannery, workshop } from './vignette/crafts.tsx';
import { chapel, hospital, royalHall, scriptorium, stables, titheBarn, treasury } from './vignette/houses.tsx';
import { bailiff, fair, granary, market, mint, tavern, tradingHouse } from './vignette/trades.tsx';

const DRAWINGS: { readonly [B in BuildingName]: ReactNode } = {
  school,
  workshop,
  fair,
  mill,
  tannery,
  carpenter,
  stonemason,
  granary,
  market,
  'trading-house': tradingHouse,
  mint,
  bailiff,
  tavern,
  hospital,
  stables,
  lodge,
  chapel,
  scriptorium,
  'tithe-barn': titheBarn,
  'royal-hall': royalHall,
  treasury,
};

/** The picture of a building, whole; its backdrop goes on around it as far as the frame shows it. Needs Sprites. */
export function BuildingArt({ building }: { readonly building: BuildingName }) {
  return (
    <svg
      viewBox="0 0 120 64"
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[building]}
    </svg>
  );
}
