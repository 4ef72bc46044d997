/** Every way to play: each variant alone for every number of players, and all of them together. */
export type RawOptions = Readonly<Record<string, unknown>>;

export interface Variant {
  readonly name: string;
  readonly options: RawOptions;
}

const ALONE: readonly Variant[] = [
  { name: 'the first game', options: {} },
  { name: 'events', options: { events: 'on' } },
  { name: 'mixed citizens', options: { mixed: 'on' } },
  { name: 'no dukes', options: { dukes: 'off' } },
  { name: 'a random set-up', options: { setup: 'random' } },
  { name: 'events, mixed, no dukes, random', options: { events: 'on', mixed: 'on', dukes: 'off', setup: 'random' } },
];

const LEVELS: readonly Variant[] = ['harder', 'hardest'].flatMap((level) => [
  { name: level, options: { level } },
  { name: `${level}, everything`, options: { level, events: 'on', mixed: 'on', setup: 'random' } },
]);

/** The levels are for one player. */
export const variantsFor = (seats: number): readonly Variant[] => [...ALONE, ...(seats === 1 ? LEVELS : [])];

export const ALL_VARIANTS: readonly Variant[] = [1, 2, 3, 4, 5].flatMap((seats) =>
  variantsFor(seats).map(({ name, options }) => ({ name: `${seats} seats, ${name}`, options: { seats, ...options } })),
);
