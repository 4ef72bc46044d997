/** Valeria: Card Kingdoms at the table. */
import { type GameEvent, valeria } from '@three-crowns/valeria';
import type { Ask } from '@three-crowns/valeria/board';
import type { GameScreen } from '../../table/screen.ts';
import { Alone } from './Alone.tsx';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { neighbour } from './neighbour.ts';
import { Other } from './Other.tsx';
import { Own } from './own/Own.tsx';
import { headline, phases } from './phases.ts';
import { prompts } from './prompts/index.ts';
import { sayings, tieBreak } from './sayings/index.ts';

const SOUNDS: Partial<Readonly<Record<GameEvent['type'], ReturnType<GameScreen['sound']>>>> = {
  rolled: 'wood',
  changed: 'wood',
  harvested: 'coin',
  picked: 'coin',
  traded: 'coin',
  took: 'coin',
  stole: 'coin',
  recruited: 'page',
  joined: 'page',
  built: 'page',
  revealed: 'page',
  slew: 'wood',
  exhausted: 'wood',
  attacked: 'horn',
  ending: 'horn',
  over: 'horn',
};

export const screen: GameScreen<Ask> = {
  game: valeria,
  prompts,
  Board,
  Own,
  Other,
  Alone,
  Legend,
  phases,
  headline,
  neighbour,
  beginsTurn: (event) => (event as GameEvent).type === 'turn',
  sound: (event) => SOUNDS[(event as GameEvent).type],
  sayings,
  tieBreak,
};
