import type { State } from '@three-crowns/king-of-the-valley';
import type { GameEnding } from '../../../table/screen/ending.ts';
import { Castles } from './Castles.tsx';
import type { Storey } from './steps.ts';
import { telling } from './telling.ts';

export const ending: GameEnding<State, Storey> = { ...telling, Stage: Castles };
