import { type Card, DOMAINS, FIRST_DOMAIN } from '@three-crowns/valeria/board';
import { Art } from './Art.tsx';
import { OUTPOSTS } from './outposts.tsx';
import { STRONGHOLDS } from './strongholds.tsx';
import type { Vignette } from './vignette.ts';
import { WONDERS } from './wonders.tsx';

type DomainName = (typeof DOMAINS)[number];

const VIGNETTES: { readonly [N in DomainName]: Vignette } = { ...STRONGHOLDS, ...OUTPOSTS, ...WONDERS };

/** Every domain has a picture of its own. */
export function DomainArt({ card }: { readonly card: Card }) {
  const { sky, draw } = VIGNETTES[DOMAINS[card - FIRST_DOMAIN]];
  return <Art sky={sky}>{draw}</Art>;
}
