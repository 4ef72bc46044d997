/** The shield of a seat, in a box of 48 by 56. */
export const SHIELD = 'M3 2H45Q46 2 46 4V27C46 41 34 50 24 54C14 50 2 41 2 27V4Q2 2 3 2Z';

/** Where its charge lies there, which is drawn in a box of 512. */
export const CHARGE = { x: 8.5, y: 8, scale: 0.0605 } as const;
