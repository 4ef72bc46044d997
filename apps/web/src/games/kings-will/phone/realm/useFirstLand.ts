import { parseTarget } from '@three-crowns/kings-will/board';
import { useState } from 'react';
import type { View } from '../../pieces/view.ts';
import { plannedFor } from '../../seat/planned.ts';

/** How many landscapes are seen at a time. */
export const SHOWN = 3;

/** The land shown at the left. It follows what is asked until somebody goes elsewhere, and then the next question. */
export function useFirstLand(view: View): [number, (land: number) => void] {
  const moment = `${view.latest.ply} ${view.asked?.ask} ${view.picked.join()}`;
  const [kept, setKept] = useState({ moment: '', first: 0 });
  const last = Math.max(0, view.state.palatinates[view.own].lands.length - SHOWN);
  const goTo = (land: number) => setKept({ moment, first: within(land, last) });
  return [kept.moment === moment ? kept.first : firstFor(landsMeant(view), within(kept.first, last), last), goTo];
}

const within = (land: number, last: number): number => Math.min(Math.max(land, 0), last);

/** Stays where something can be chosen; else the first thing that can stands in the middle. */
export function firstFor(used: readonly number[], first: number, last: number): number {
  const isSeen = used.length === 0 || used.some((at) => at >= first && at < first + SHOWN);
  return isSeen ? first : within(used[0] - 1, last);
}

/** Where something is about to be built, or what can be chosen. */
const landsMeant = (view: View): readonly number[] => plannedFor(view, view.own)?.lands ?? landsUsed(view);

/** Lands that the choices left name, by whatever stands on them; the ends of the row are those of its outer lands. */
function landsUsed({ choices, picked, state, own }: View): number[] {
  const { lands } = state.palatinates[own];
  const names = choices.flatMap(({ targets }) => targets.filter((target) => !picked.includes(target)));
  return [...new Set(names)].flatMap((name) => {
    const thing = parseTarget(name);
    if (thing?.kind === 'end') return [thing.side === 0 ? 0 : lands.length - 1];
    return thing !== undefined && 'at' in thing ? [thing.at] : [];
  });
}
