/** Where the card of a thing stands: beside it, and as little as can be over what is asked. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
export type Spot = Pick<Box, 'left' | 'top'>;

interface Room {
  readonly window: Size;
  /** Where the board has nothing to cover. */
  readonly land: Box | undefined;
  /** What is asked. */
  readonly asked: readonly Box[];
}

const AWAY = 12;
const MARGIN = 8;

export function placeBeside(thing: Box, card: Size, { window, land, asked }: Room): Spot {
  const middle = {
    left: thing.left + thing.width / 2 - card.width / 2,
    top: thing.top + thing.height / 2 - card.height / 2,
  };
  const spots: Spot[] = [
    // Beside what lies on the board; not far from it, over what is one's own.
    ...(land !== undefined && land.width >= card.width && middleOf(thing) < land.top + land.height
      ? [{ left: land.left + (land.width - card.width) / 2, top: inLand(middle.top, land, card) }]
      : []),
    { left: thing.left + thing.width + AWAY, top: middle.top },
    { left: thing.left - card.width - AWAY, top: middle.top },
    { left: middle.left, top: thing.top - card.height - AWAY },
    { left: middle.left, top: thing.top + thing.height + AWAY },
  ].map(({ left, top }) => ({
    left: within(left, window.width - card.width),
    top: within(top, window.height - card.height),
  }));
  const cost = (spot: Spot) => {
    const box = { ...spot, ...card };
    // The thing itself is covered last.
    return asked.filter((one) => overlap(one, box)).length + (overlap(thing, box) ? asked.length + 1 : 0);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

const middleOf = ({ top, height }: Box): number => top + height / 2;

/** As high as the thing, but not beyond the land: below it stands what is asked. */
const inLand = (top: number, land: Box, card: Size): number =>
  Math.max(Math.min(top, land.top + land.height - card.height), land.top);

const within = (at: number, most: number): number => Math.max(Math.min(at, most - MARGIN), MARGIN);

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
