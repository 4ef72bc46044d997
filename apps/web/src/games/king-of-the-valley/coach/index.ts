import type { ScoreKey } from '@three-crowns/king-of-the-valley/board';
import type { Reasons } from '../../../table/screen/reasons.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { reach } from './reach/index.ts';
import { tasks } from './tasks/index.ts';

export const reasons: Reasons<ScoreKey> = { texts: { en, de, fr }, reach, tasks };
