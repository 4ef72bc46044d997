import type { State } from '@three-crowns/kings-will';
import type { GameEnding } from '../../../table/screen/ending.ts';
import type { Chapter } from './chapters.ts';
import { Judgement } from './Judgement.tsx';
import { telling } from './telling.ts';

export const ending: GameEnding<State, Chapter> = { ...telling, Stage: Judgement };
