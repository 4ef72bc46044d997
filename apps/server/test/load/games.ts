/** What is played: the three games in turn, two persons each. */
import type { AnyGame } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';

export const GAMES: readonly AnyGame[] = [kingOfTheValley, kingsWill, valeria];
export const SEATS = 2;
