/** Tiles slide when the row shifts, discs move on their scales, goods fly to the storehouse, farmers walk. */
import { UNITS } from '@three-crowns/kings-will/board';
import { boxOf, elementAt } from '../../../table/motion/spots.ts';
import { FLIGHT, type Stage, shifted } from '../../../table/motion/stage.ts';
import type { View } from '../pieces/view.ts';
import { type Act, actsOf } from './acts.ts';

/** No more of a kind fly than the eye can count. */
const MOST_SIGNS = 4;
const MOST_WAITS = 12;
/** A sign in the air, in pixels. */
const SIGN = { fontSize: '20px', width: 25 };

export function motions(stage: Stage, { latest }: View): void {
  slide(stage);
  for (const act of latest.events.flatMap(actsOf)) perform(stage, act);
}

/** From where they were before the step to where they are. */
function slide(stage: Stage): void {
  for (const [name, { element, box }] of stage.after) {
    const from = stage.before.get(name)?.box;
    if (from === undefined) continue;
    const [x, y] = [from.left - box.left, from.top - box.top];
    if (Math.abs(x) + Math.abs(y) >= 2) stage.show(element, [moved(x, y), AT_HOME]);
  }
}

const AT_HOME: Keyframe = { transform: 'none' };
const moved = (x: number, y: number): Keyframe => ({ transform: shifted(x, y) });

/** How a thing shows that something has happened to it. */
const SHOWN: { readonly [K in 'grow' | 'turn' | 'glow']: { readonly frames: Keyframe[]; readonly lasts: number } } = {
  grow: { frames: [{ transform: 'scale(0.6)', opacity: 0 }, AT_HOME], lasts: FLIGHT },
  turn: { frames: [{ transform: 'rotateY(90deg)' }, AT_HOME], lasts: FLIGHT },
  glow: { frames: [{}, { filter: 'brightness(1.5)' }, {}], lasts: 2 * FLIGHT },
};

function perform(stage: Stage, act: Act): void {
  if (act.kind === 'fly') flySigns(stage, act);
  else if (act.kind === 'walk') walk(stage, elementAt(act.at), boxOf(act.from));
  else {
    const element = elementAt(act.at);
    const { frames, lasts } = SHOWN[act.kind];
    if (element !== undefined) stage.show(element, frames, { lasts });
  }
}

/** Along the lands, from the one he left. */
function walk(stage: Stage, farmer: HTMLElement | undefined, from: DOMRect | undefined): void {
  const to = farmer?.closest('[data-at]')?.getBoundingClientRect();
  if (farmer === undefined || from === undefined || to === undefined) return;
  stage.show(farmer, [moved(from.left - to.left, 0), AT_HOME]);
}

function flySigns(stage: Stage, act: Extract<Act, { readonly kind: 'fly' }>): void {
  const [from, to] = [boxOf(act.from), boxOf(act.to)];
  const sign = elementAt(`[data-good="${UNITS[act.unit]}"]`);
  if (from === undefined || to === undefined || sign === undefined) return;
  const { fontSize, width } = SIGN;
  const goal = new DOMRect(to.left + Math.min(to.width / 2, 24), to.top + to.height / 2 - 12, width, width);
  const count = Math.min(act.count, MOST_SIGNS);
  for (let i = 1; i <= count; i++) {
    const start = new DOMRect(from.left + (from.width * i) / (count + 1), from.top + from.height / 2, width, width);
    stage.fly(sign, start, goal, { wait: stage.nextWait(MOST_WAITS), fade: 'in', fontSize });
  }
}
