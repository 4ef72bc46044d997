type Stop = readonly [offset: number, colour: string];

/** From the top down, unless `across`. What differs by day and by dusk is a variable of Sprites.module.css. */
const SHADES: { readonly [Id: string]: readonly Stop[] } = {
  far: [
    [0, 'var(--kw-far-top)'],
    [1, 'var(--kw-far-foot)'],
  ],
  near: [
    [0, '#8fb155'],
    [1, '#6f9440'],
  ],
  verge: [
    [0, '#6a8a3a'],
    [0.5, '#46632a'],
    [1, '#33491f'],
  ],
  road: [
    [0, '#c9a86e'],
    [0.5, '#ecd5a2'],
    [1, '#c39f64'],
  ],
  corn: [
    [0, '#f0cf6a'],
    [1, '#d49a2c'],
  ],
  'corn-2': [
    [0, '#e2b94e'],
    [1, '#b97d1f'],
  ],
  mead: [
    [0, '#b9d66e'],
    [1, '#7fae3f'],
  ],
  lake: [
    [0, '#d9e8e0'],
    [0.25, '#86b9cf'],
    [1, '#2a6391'],
  ],
  'rock-light': [
    [0, '#e3e2df'],
    [1, '#a8a79f'],
  ],
  'rock-dark': [
    [0, '#7c8799'],
    [1, '#5c6560'],
  ],
  thatch: [
    [0, '#e6c377'],
    [1, '#a9772f'],
  ],
  tile: [
    [0, '#c9694a'],
    [1, '#8d3b28'],
  ],
  slate: [
    [0, '#7791a6'],
    [1, '#40566b'],
  ],
  dusk: [
    [0, 'var(--kw-dusk-top)'],
    [0.4, 'var(--kw-dusk-middle)'],
    [1, 'var(--kw-dusk-foot)'],
  ],
};

const ACROSS: { readonly [Id: string]: readonly Stop[] } = {
  trunk: [
    [0, '#8a5d36'],
    [1, '#4b2f1a'],
  ],
  wall: [
    [0, '#efe9dc'],
    [0.6, '#c9c1b0'],
    [1, '#8f8878'],
  ],
};

const DIAGONAL: { readonly [Id: string]: readonly Stop[] } = {
  hill: [
    [0, '#bcd072'],
    [0.55, '#86a748'],
    [1, '#587a35'],
  ],
  gold: [
    [0, '#fbe7a0'],
    [0.5, '#e0ae3e'],
    [1, '#9c6a12'],
  ],
};

const SKY: readonly Stop[] = [
  [0, 'var(--kw-sky-1)'],
  [0.3, 'var(--kw-sky-2)'],
  [0.62, 'var(--kw-sky-3)'],
  [0.86, 'var(--kw-sky-4)'],
  [1, 'var(--kw-sky-5)'],
];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour]) => <stop key={offset} offset={offset} style={{ stopColor: colour }} />);

const paint = (shades: { readonly [Id: string]: readonly Stop[] }, x2: number, y2: number) =>
  Object.entries(shades).map(([id, list]) => (
    <linearGradient key={id} id={`kw-${id}`} x1="0" y1="0" x2={x2} y2={y2}>
      {stops(list)}
    </linearGradient>
  ));

/** The paints of all pictures, by name: url(#kw-…). */
export function Gradients() {
  return (
    <>
      <linearGradient id="kw-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="104">
        {stops(SKY)}
      </linearGradient>
      {paint(SHADES, 0, 1)}
      {paint(ACROSS, 1, 0)}
      {paint(DIAGONAL, 1, 1)}
    </>
  );
}
