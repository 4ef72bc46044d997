/** What moved flies to its new place while the thing itself waits unseen; what left the board flies to who took it. */
import type { GameEvent } from '@three-crowns/king-of-the-valley';
import { boxOf, type Spots } from '../../../table/motion/spots.ts';
import { FLIGHT, STAGGER, type Stage } from '../../../table/motion/stage.ts';
import type { View } from '../pieces/view.ts';

const MOST_WAITS = 5;

export function flights(stage: Stage, { latest: { events } }: View): void {
  const { before, after } = stage;
  // What is taken waits for the king.
  const ride = events.some(({ type }) => type === 'travelled') ? FLIGHT : 0;
  for (const [name, { element, box }] of after) {
    const from = before.get(name)?.box ?? cameFrom(name, before, events);
    if (from === undefined || !isApart(from, box)) continue;
    const wait = name.startsWith('pawn') ? 0 : ride + stage.nextWait(MOST_WAITS);
    stage.fly(element, from, box, { wait, hides: element });
  }
  for (const [name, { element, box }] of before) {
    if (after.has(name)) continue;
    stage.fly(element, box, wentTo(name, box, events), { wait: ride + STAGGER, fade: 'out', sized: 'from' });
  }
}

const isApart = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.left - b.left, a.top - b.top) > 3;

/** A new tile comes from a stack, a coin from the purse of the one who paid it. */
function cameFrom(name: string, before: Spots, events: readonly GameEvent[]): DOMRect | undefined {
  if (name.startsWith('coin')) {
    const paid = events.find((event) => event.type === 'prayed');
    return paid && boxOf(`[data-gold="${paid.seat}"]`);
  }
  const isDrawn = name.startsWith('tile') && before.size > 0 && events.some(({ type }) => type === 'drew');
  return isDrawn ? (boxOf('[data-pile="0"]') ?? boxOf('[data-pile="1"]')) : undefined;
}

/** To the castle of its new owner, small; a specialist fades where he was. */
function wentTo(name: string, box: DOMRect, events: readonly GameEvent[]): DOMRect {
  const gain = events.find((event) => event.type === 'took' || event.type === 'recruited' || event.type === 'found');
  const goal = gain && boxOf(`${name.startsWith('coin') ? '[data-gold' : '[data-castle'}="${gain.seat}"]`);
  if (goal === undefined) return new DOMRect(box.left, box.top + 24, box.width, box.height);
  const size = Math.min(box.width, 40);
  return new DOMRect(goal.left + goal.width / 2 - size / 2, goal.top + 8, size, (size * box.height) / box.width);
}
