import type { GameEvent, Move, State } from '@three-crowns/king-of-the-valley';
import type { Telling } from '../../../table/screen/telling.ts';
import { deeds } from './deeds.ts';
import { Gains } from './Gains.tsx';
import { Picture } from './Picture.tsx';

export const telling: Telling<State, Move, GameEvent> = { ...deeds, place: 'board', tellsOwn: false, Picture, Gains };
