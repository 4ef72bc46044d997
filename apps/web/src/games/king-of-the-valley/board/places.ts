/** Where the places of the valley lie, in hundredths of the step from one to the next: for what is drawn over them. */
import { SIZE } from '@three-crowns/king-of-the-valley/board';

export const TILE = 94;
export const STEP = 100;
export const WIDTH = STEP * (SIZE - 1) + TILE;

export const leftOf = (cell: number): number => (cell % SIZE) * STEP;
export const topOf = (cell: number): number => (SIZE - 1 - Math.floor(cell / SIZE)) * STEP;
