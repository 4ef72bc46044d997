/** King of the Valley at the table. */
import { type GameEvent, kingOfTheValley, type Move, type State } from '@three-crowns/king-of-the-valley';
import { type Ask, placeTarget } from '@three-crowns/king-of-the-valley/board';
import type { GameScreen, Prompts } from '../../table/screen/screen.ts';
import { Board } from './board/Board.tsx';
import { Rings } from './board/Legend.tsx';
import { lastRound } from './board/lastRound.ts';
import { neighbour } from './board/neighbour.ts';
import { headline, phases } from './board/phases.ts';
import { TileCard } from './card/TileCard.tsx';
import { phone } from './phone.ts';
import { sayings, tieBreak } from './sayings/index.ts';
import { Castle } from './seat/Castle.tsx';
import { CastleSummary } from './seat/CastleSummary.tsx';
import { Goods } from './seat/Goods.tsx';
import { telling } from './telling/telling.ts';
import './pieces/palette.css';

const SOUNDS: Partial<Readonly<Record<GameEvent['type'], ReturnType<GameScreen['sound']>>>> = {
  placed: 'wood',
  travelled: 'wood',
  recruited: 'coin',
  prayed: 'bell',
  found: 'coin',
  taxed: 'coin',
  swapped: 'page',
  refilled: 'page',
  kingdom: 'horn',
  ending: 'horn',
  standstill: 'horn',
};

/** Everything can be clicked on the table, and the buttons name the rest. */
const prompts: Prompts<Ask, State, Move, GameEvent> = {
  place: 'default',
  recruit: 'default',
  summon: 'default',
  kingdom: 'default',
  replenish: 'default',
  jester: 'default',
  swap: 'default',
  tax: 'default',
};

export const screen: GameScreen<State, Move, GameEvent, Ask> = {
  game: kingOfTheValley,
  prompts,
  Board,
  SeatArea: Castle,
  SeatSummary: CastleSummary,
  Goods,
  ending: async () => (await import('./score/ending.ts')).ending,
  lastRound,
  Legend: Rings,
  Card: TileCard,
  phone,
  /** A king sets off from where he stands. */
  startOf: ({ state }, { move }) => (move.do === 'take' ? placeTarget(state.kings[state.turn]) : undefined),
  phases,
  headline,
  neighbour,
  beginsTurn: (event) => event.type === 'turn',
  sound: (event) => SOUNDS[event.type],
  sayings,
  telling,
  tieBreak,
};
