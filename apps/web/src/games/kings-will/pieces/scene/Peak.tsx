interface Props {
  /** The summit, how far the foot reaches to each side, and where the foot is. */
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  /** How much of it is under snow. */
  readonly snow?: number;
}

/** Steps from the summit to the foot: the side of a mountain is never straight. */
const JAGS = [0, 3, -2, 4, -1, 2, 0];

/** A mountain with a lit and a dark side. */
export function Peak({ x, y, left, right, foot, snow = 0.3 }: Props) {
  const h = foot - y;
  const side = (reach: number, sway: number) =>
    JAGS.map((jag, i) => `${n(x + reach * (i / 6) + jag * sway * (i === 6 ? 0 : 1))},${n(y + h * (i / 6))}`);
  const ridge = JAGS.map((jag, i) => `${n(x + jag * 1.6 + i * 0.9)},${n(y + h * (i / 6))}`).reverse();
  const cap = h * snow;
  return (
    <>
      <polygon points={[...side(-left, 0.8), ...ridge].join(' ')} fill="url(#kw-rock-light)" />
      <polygon points={[...side(right, 0.8), ...ridge].join(' ')} fill="url(#kw-rock-dark)" />
      <path
        d={`M${n(x - left * 0.42)} ${n(y + h * 0.5)}l6 11-9 8zM${n(x - left * 0.62)} ${n(y + h * 0.72)}l5 9-8 7zM${n(x - left * 0.2)} ${n(y + h * 0.62)}l4 10-7 6z`}
        fill="#8d8e8c"
        opacity=".55"
      />
      <path
        d={`M${n(x + right * 0.36)} ${n(y + h * 0.5)}l7 11-5 5zM${n(x + right * 0.56)} ${n(y + h * 0.7)}l8 10-5 5zM${n(x + right * 0.28)} ${n(y + h * 0.76)}l6 9-5 5z`}
        fill="#424d5b"
        opacity=".5"
      />
      <path
        d={`M${x} ${y}L${n(x - left * snow)} ${n(y + cap)}l${n(left * 0.1)}-${n(cap * 0.2)}v${n(cap * 0.35)}l${n(left * 0.1)}-${n(cap * 0.3)} 4 ${n(cap * 0.2)}L${n(x + 5)} ${n(y + cap * 0.6)}Z`}
        fill="#fffdf6"
      />
      <path
        d={`M${x} ${y}L${n(x + 5)} ${n(y + cap * 0.6)}l3-4 ${n(right * 0.08)} ${n(cap * 0.36)} 1-${n(cap * 0.3)} ${n(right * 0.12)} ${n(cap * 0.22)}L${x} ${y}`}
        fill="#cfdbe8"
      />
    </>
  );
}

const n = (value: number): number => Math.round(value * 10) / 10;
