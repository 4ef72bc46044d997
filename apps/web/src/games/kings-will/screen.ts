/** The King's Will at the table. */
import { UNKNOWN } from '@three-crowns/core';
import { type GameEvent, kingsWill, type Move, type State } from '@three-crowns/kings-will';
import type { Ask } from '@three-crowns/kings-will/board';
import type { GameScreen } from '../../table/screen/screen.ts';
import { Board } from './board/Board.tsx';
import { lastRound } from './board/lastRound.ts';
import { neighbour } from './board/neighbour.ts';
import { headline, phases } from './board/phases.ts';
import { Card } from './notes/Card.tsx';
import { phone } from './phone.ts';
import { prompts } from './prompts/index.ts';
import { sayings, tieBreak } from './sayings/index.ts';
import { Goods } from './seat/Goods.tsx';
import { Palatinate } from './seat/Palatinate.tsx';
import { PalatinateSummary } from './seat/PalatinateSummary.tsx';
import { telling } from './telling/telling.ts';
import './pieces/palette.css';

const SOUNDS: Partial<Readonly<Record<GameEvent['type'], ReturnType<GameScreen['sound']>>>> = {
  kept: 'page',
  laid: 'wood',
  housed: 'wood',
  took: 'wood',
  harvested: 'wood',
  looked: 'page',
  taxed: 'coin',
  founded: 'stone',
  erected: 'stone',
  educated: 'page',
  developed: 'page',
  walked: 'wood',
  explored: 'page',
  swapped: 'coin',
  sold: 'coin',
  rebelled: 'horn',
  visit: 'horn',
  pledged: 'wood',
  neutral: 'wood',
  levied: 'coin',
  gave: 'coin',
  over: 'horn',
};

/** Points lie face down unless the table plays with open ones (35). */
function tally(state: State, seat: number): string {
  const { points } = state.palatinates[seat];
  return points === UNKNOWN ? '?' : String(points);
}

export const screen: GameScreen<State, Move, GameEvent, Ask> = {
  game: kingsWill,
  prompts,
  Board,
  SeatArea: Palatinate,
  SeatSummary: PalatinateSummary,
  Goods,
  ending: async () => (await import('./score/ending.ts')).ending,
  lastRound,
  tally,
  Card,
  phone,
  phases,
  headline,
  neighbour,
  beginsTurn: (event) => ['turn', 'visit', 'round'].includes(event.type),
  sound: (event) => SOUNDS[event.type],
  sayings,
  telling,
  tieBreak,
};
