import { parseTarget } from '@three-crowns/kings-will/board';
import { useState } from 'react';
import type { View } from '../pieces/view.ts';
import { askedPlace } from './askedPlace.ts';

/** What lies large over the middle of the table. */
export type SheetName = 'market' | 'will';

/** Opens where the answer lies on it; one that somebody opened or closed stays so until something else is asked. */
export function useSheet(view: View): [SheetName | undefined, (sheet: SheetName | undefined) => void] {
  const question = [view.latest.ply, view.asked?.ask, ...view.picked].join(' ');
  const [kept, setKept] = useState<{ question: string; sheet: SheetName | undefined }>();
  const sheet = kept?.question === question ? kept.sheet : askedSheet(view);
  return [sheet, (next) => setKept({ question, sheet: next })];
}

/** The two cards of which one goes onto the plan are in the prompt. Nobody builds by a picture as small as a stamp. */
function askedSheet(view: View): SheetName | undefined {
  if (view.choices.length === 0 || view.asked?.ask === 'will') return undefined;
  const place = askedPlace(view);
  if (place === 'market' || place === 'will') return place;
  // To intrigue is to choose among the locked tiles: they stay in view until it is a building.
  if (view.asked?.ask === 'intrigue') return undefined;
  return place === 'row' && isBuilding(view) ? 'market' : undefined;
}

/** Buildings are among the answers. */
export const isBuilding = ({ choices }: View): boolean =>
  choices.some(({ targets }) => targets.some((target) => parseTarget(target)?.kind === 'building'));
