/** The sign of the house: one crown over two. */
export function Crowns() {
  return (
    <svg viewBox="0 0 46 44" width="46" height="44" aria-hidden="true" fill="currentColor">
      <Crown x={12} y={0} />
      <Crown x={0} y={23} />
      <Crown x={24} y={23} />
    </svg>
  );
}

function Crown({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2.500 15 1 5.500 6.500 9 11 2l4.500 7L21 5.500 19.500 15z" />
      <path d="M2.500 16.500h17V20h-17z" />
      <circle cx="1" cy="4" r="1.600" />
      <circle cx="11" cy="1.600" r="1.600" />
      <circle cx="21" cy="4" r="1.600" />
    </g>
  );
}
