/** Which sign stands for a kind of tile where no tile is drawn. */

import type { Column, Kind, ORDERS } from '@three-crowns/king-of-the-valley/board';
import type { IconName } from '../../../design/icons/Icon.tsx';

export const ICON_OF: { readonly [K in Kind]: IconName } = {
  Q: 'queen-crown',
  D: 'imperial-crown',
  C: 'handheld-fan',
  Kl: 'visored-helm',
  Kf: 'visored-helm',
  Ko: 'visored-helm',
  Ks: 'visored-helm',
  F: 'wheat',
  W: 'basket',
  J: 'jester-hat',
  P: 'monk-face',
  Z: 'pointy-hat',
  T: 'stacked-coins',
};

export const COLUMN_ICON: { readonly [C in Column]: IconName } = {
  Q: ICON_OF.Q,
  D: ICON_OF.D,
  C: ICON_OF.C,
  K: ICON_OF.Kl,
  F: ICON_OF.F,
  W: ICON_OF.W,
};

/** The badge of a knight's order. */
export const ORDER_ICON: Partial<Readonly<Record<Kind, IconName>>> = { Kl: 'lion', Kf: 'falcon', Ko: 'oak', Ks: 'sun' };

/** The knight of an order. */
export const KNIGHT_OF: { readonly [O in (typeof ORDERS)[number]]: Kind } = {
  lion: 'Kl',
  falcon: 'Kf',
  oak: 'Ko',
  sun: 'Ks',
};
