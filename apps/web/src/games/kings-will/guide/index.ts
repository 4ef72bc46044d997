/** The guide of a first game of The King's Will. */
import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import { guideOf } from '../../../table/guide/guideOf.ts';
import type { Guide } from '../../../table/screen/guide.ts';
import { lessons } from './lessons.ts';
import { texts } from './texts/index.ts';
import { thoughtOf } from './thoughts.ts';
import { Worth } from './Worth.tsx';

export const guide: Guide<State, Move, GameEvent> = guideOf({ lessons, texts, Worth, thoughtOf });
