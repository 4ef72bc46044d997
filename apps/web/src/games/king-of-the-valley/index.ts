/** King of the Valley at the table. */
import { type GameEvent, kingOfTheValley } from '@three-crowns/king-of-the-valley';
import type { GameScreen } from '../../table/screen.ts';
import { Board } from './Board.tsx';
import { neighbour } from './neighbour.ts';
import { Other } from './Other.tsx';
import { Own } from './Own.tsx';
import { headline, phases } from './phases.ts';
import { sayings, tieBreak } from './sayings/index.ts';

const SOUNDS: Partial<Readonly<Record<GameEvent['type'], ReturnType<GameScreen['sound']>>>> = {
  placed: 'wood',
  travelled: 'wood',
  recruited: 'coin',
  prayed: 'coin',
  found: 'coin',
  taxed: 'coin',
  swapped: 'page',
  refilled: 'page',
  kingdom: 'horn',
  ending: 'horn',
};

export const screen: GameScreen = {
  game: kingOfTheValley,
  Board,
  Own,
  Other,
  phases,
  headline,
  neighbour,
  beginsTurn: (event) => (event as GameEvent).type === 'turn',
  sound: (event) => SOUNDS[(event as GameEvent).type],
  sayings,
  tieBreak,
};
