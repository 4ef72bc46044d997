import type { State } from '@three-crowns/valeria';
import type { GameEnding } from '../../../table/screen/ending.ts';
import { Realms } from './Realms.tsx';
import type { Turning } from './steps.ts';
import { telling } from './telling.ts';

export const ending: GameEnding<State, Turning> = { ...telling, Stage: Realms };
