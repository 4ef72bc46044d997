import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import type { Telling } from '../../../table/screen/telling.ts';
import { deeds } from './deeds.ts';
import { Gains } from './Gains.tsx';
import { Picture } from './Picture.tsx';

export const telling: Telling<State, Move, GameEvent> = { ...deeds, place: 'side', tellsOwn: false, Picture, Gains };
