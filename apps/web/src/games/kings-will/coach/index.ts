import type { Reasons } from '../../../table/screen/reasons.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { lineOf, type ReasonLine } from './line.ts';
import { tasks } from './tasks/index.ts';

export const reasons: Reasons<ReasonLine> = { texts: { en, de, fr }, lineOf, tasks };
