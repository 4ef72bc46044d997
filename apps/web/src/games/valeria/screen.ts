/** Valeria: Card Kingdoms at the table. */
import { type GameEvent, type Move, type State, valeria } from '@three-crowns/valeria';
import type { Ask } from '@three-crowns/valeria/board';
import type { GameScreen } from '../../table/screen/screen.ts';
import { Board } from './board/Board.tsx';
import { DarkLordArea } from './board/DarkLordArea.tsx';
import { Legend } from './board/Legend.tsx';
import { lastRound } from './board/lastRound.ts';
import { neighbour } from './board/neighbour.ts';
import { headline, phases } from './board/phases.ts';
import { SheetCard } from './board/SheetCard.tsx';
import { phone } from './phone.ts';
import { prompts } from './prompts/index.ts';
import { sayings, tieBreak } from './sayings/index.ts';
import { Goods } from './seat/Goods.tsx';
import { Realm } from './seat/Realm.tsx';
import { RealmSummary } from './seat/RealmSummary.tsx';
import { telling } from './telling/telling.ts';
import './pieces/palette.css';

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
  built: 'stone',
  revealed: 'page',
  slew: 'wood',
  exhausted: 'wood',
  attacked: 'horn',
  ending: 'horn',
  over: 'horn',
};

export const screen: GameScreen<State, Move, GameEvent, Ask> = {
  game: valeria,
  prompts,
  Board,
  SeatArea: Realm,
  SeatSummary: RealmSummary,
  Goods,
  AloneArea: DarkLordArea,
  ending: async () => (await import('./score/ending.ts')).ending,
  lastRound,
  Legend,
  Card: SheetCard,
  phone,
  freeSide: 'left',
  phases,
  headline,
  neighbour,
  beginsTurn: (event) => event.type === 'turn',
  sound: (event) => SOUNDS[event.type],
  sayings,
  telling,
  tieBreak,
};
