import type { CSSProperties } from 'react';
import type { SeatColour } from '../seats/seats.ts';

/** The colour of a part of the page, for its frames and its main action, and the same as ink. */
export const accentOf = (colour: SeatColour): CSSProperties => ({
  '--accent': `var(--${colour})`,
  '--accent-ink': `var(--${colour}-ink)`,
});
