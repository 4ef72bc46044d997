/** Things strewn over the ground: the same ones every time, from a small seed. */

interface Area {
  readonly seed: number;
  readonly count: number;
  /** From x, y, over a width and a height. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

function points({ seed, count, box: [x, y, width, height] }: Area): [number, number][] {
  let state = seed * 7919 + 17;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  next();
  return Array.from({ length: count }, () => [round(x + next() * width), round(y + next() * height)]);
}

const round = (value: number): number => Math.round(value * 10) / 10;

const join = (area: Area, draw: (x: number, y: number, i: number) => string): string =>
  points(area)
    .map(([x, y], i) => draw(x, y, i))
    .join('');

/** Two blades each. */
export const tufts = (area: Area): string =>
  join(area, (x, y, i) => `M${x} ${y}q-1-${2 + (i % 3) * 0.4}-2-${3.4 + (i % 4) * 0.5}M${x} ${y}q.5-2 1.500-3.500`);

/** Dots for a line with round ends. */
export const dots = (area: Area): string => join(area, (x, y) => `M${x} ${y}h.01`);

/** Ears of corn: longer the nearer they are. */
export const stalks = (area: Area): string =>
  join(area, (x, y, i) => {
    const height = round(2 + Math.max(0, y - area.box[1]) * 0.075);
    return `M${x} ${y}q.4-${height} ${(i % 5) * 0.6 - 1.2}-${round(height * 1.5)}`;
  });
