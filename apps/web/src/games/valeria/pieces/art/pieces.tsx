/** What the pictures of the domains are built from. Each piece stands on the point (x, y), lit from the top left. */

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`;

/** Two folds of land, the nearer one darker. */
export function Land({ far, near }: { readonly far: string; readonly near: string }) {
  return (
    <>
      <path d="M0 98Q40 82 90 94T200 88V150H0Z" fill={far} />
      <path d="M0 116Q70 102 200 113V150H0Z" fill={near} />
    </>
  );
}

export function Water({
  y,
  fill,
  light = '#fff',
}: {
  readonly y: number;
  readonly fill: string;
  readonly light?: string;
}) {
  return (
    <>
      <path d={`M0 ${y}H200V150H0Z`} fill={fill} />
      <path
        d={`M12 ${y + 7}h30M70 ${y + 5}h22M120 ${y + 8}h40M36 ${y + 16}h44M108 ${y + 18}h30M160 ${y + 15}h26M10 ${y + 26}h36M84 ${y + 28}h50`}
        stroke={light}
        strokeOpacity=".5"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </>
  );
}

interface TowerProps extends Place {
  readonly height?: number;
  readonly wall?: string;
  /** A pointed roof of this colour; battlements without it. */
  readonly roof?: string;
}

/** Eighteen wide. */
export function Tower({ height = 40, wall = '#4b4a4e', roof, ...place }: TowerProps) {
  return (
    <g transform={at(place)}>
      <path d={`M-9 0V${-height}H9V0Z`} fill={wall} />
      <path d={`M-9 0V${-height}h5V0Z`} fill="#fff" fillOpacity=".22" />
      <path d={`M3 0V${-height}h6V0Z`} fillOpacity=".22" />
      {roof === undefined ? (
        <path d={`M-12 ${-height}v-8h5v3h4v-3h6v3h4v-3h5v8z`} fill={wall} />
      ) : (
        <>
          <path d={`M-12 ${-height}L0 ${-height - 22}L12 ${-height}Z`} fill={roof} />
          <path d={`M-12 ${-height}L0 ${-height - 22}L-2 ${-height}Z`} fill="#fff" fillOpacity=".25" />
        </>
      )}
      <path d={`M-2.500 ${-height + 14}v-5a2.500 3 0 0 1 5 0v5z`} fill="#ffdf8a" />
    </g>
  );
}

/** A flag on a pole. */
export function Pennant({ fill, ...place }: Place & { readonly fill: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0 0V-20" stroke="#2a1a0c" strokeWidth="1.600" />
      <path d="M0-20L14-16L0-11Z" fill={fill} stroke="#2a1a0c" strokeWidth=".8" />
    </g>
  );
}

export function Tent({ fill, ...place }: Place & { readonly fill: string }) {
  return (
    <g transform={at(place)} stroke="#2a1a0c" strokeWidth="1.200" strokeLinejoin="round">
      <path d="M-24 0L0-34L24 0Z" fill={fill} />
      <path d="M-24 0L0-34L-8 0Z" fill="#fff" fillOpacity=".3" stroke="none" />
      <path d="M-6 0L0-26L7 0Z" fill="#2a1a12" />
      <path d="M0-34V-42" />
    </g>
  );
}

export function Ship({ sail, ...place }: Place & { readonly sail: string }) {
  return (
    <g transform={at(place)} stroke="#20140c" strokeWidth="1.200" strokeLinejoin="round">
      <path d="M-26-10H24L30-16L22 4H-18Z" fill="#4a2f1a" />
      <path d="M0-10V-58" strokeWidth="2.400" />
      <path d="M2-56Q24-40 22-16H2Z" fill={sail} />
      <path d="M-2-50Q-18-34-18-14H-2Z" fill={sail} />
      <path d="M2-56Q24-40 22-16H14Q16-40 2-56Z" fillOpacity=".15" stroke="none" />
    </g>
  );
}

export function Cloud({ fill = '#fff', ...place }: Place & { readonly fill?: string }) {
  return (
    <path
      transform={at(place)}
      d="M-26 6Q-34 6-32-2Q-30-9-22-8Q-20-18-9-16Q0-24 9-15Q20-18 22-8Q32-8 31 0Q31 6 24 6Z"
      fill={fill}
      fillOpacity=".85"
    />
  );
}

export function Gravestone({ fill = '#6f7480', ...place }: Place & { readonly fill?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-9 0V-18Q-9-27 0-27Q9-27 9-18V0Z" fill={fill} />
      <path d="M-9 0V-18Q-9-27 0-27Q-5-22-5 0Z" fill="#fff" fillOpacity=".3" />
      <path d="M0-22V-8M-4-17H4" stroke="#3a3d46" strokeWidth="2" />
    </g>
  );
}

const SPOTS = ['18 30', '44 46', '70 22', '128 28', '150 50', '178 34', '96 38', '186 62', '30 64', '114 52'];

export function Stars() {
  return (
    <g fill="#fff8dc">
      {SPOTS.map((spot) => (
        <circle key={spot} r="1.300" transform={`translate(${spot})`} />
      ))}
    </g>
  );
}
