import { Glow, Gradient, House, Pine, Scene } from '../../../design/scenery/pieces.tsx';

/** A dragon over the moon, a watchtower, and one light on the way. */
export function Kingdoms() {
  return (
    <Scene viewBox="18 -30 400 418" keep="Min">
      <defs>
        <Gradient
          id="night-sky"
          stops={[
            [0, '#171331'],
            [0.4, '#3b2a5c'],
            [0.66, '#8a3f5f'],
            [0.82, '#d9734a'],
          ]}
        />
        <Glow
          id="night-moon"
          stops={[
            [0, '#ffe9c0', 0.9],
            [0.4, '#f0b98a', 0.35],
            [1, '#f0b98a', 0],
          ]}
        />
        <Gradient
          id="night-tower"
          x2={1}
          y2={0}
          stops={[
            [0, '#4b3a63'],
            [0.5, '#2c2140'],
            [1, '#160f24'],
          ]}
        />
        <Gradient
          id="night-rock"
          stops={[
            [0, '#3a2748'],
            [1, '#120c1d'],
          ]}
        />
        <Glow
          id="night-fire"
          stops={[
            [0, '#ffcf6b', 0.95],
            [1, '#ff8a3a', 0],
          ]}
        />
      </defs>
      <Sky />
      <Dragon />
      <Tower />
      <Village />
      <path d="M0 302Q50 288 110 308T210 344Q320 352 440 322V400H0Z" fill="#0f0a18" />
      <path d="M0 302Q50 288 110 308T210 344" fill="none" stroke="#e08a5a" strokeOpacity=".55" strokeWidth="1.400" />
      <Pine x={44} y={318} scale={2} fill="#0f0a18" />
      <Pine x={84} y={322} scale={1.2} fill="#0f0a18" />
      <Pine x={404} y={336} scale={2.2} fill="#0f0a18" />
      <Pine x={376} y={344} scale={1.5} fill="#0f0a18" />
      <Pine x={240} y={352} scale={1.1} fill="#0f0a18" />
      <Pine x={224} y={350} scale={0.8} fill="#0f0a18" />
      <Wanderer />
      <Sparks />
    </Scene>
  );
}

function Sky() {
  // Spread like seeds on a sunflower: even, but in no row.
  const stars = Array.from({ length: 90 }, (_, n) => ({
    x: (31 + n * 97) % 440,
    y: ((11 + n * 53) % 215) - 66,
    size: 0.5 + (n % 4) * 0.3,
  }));
  return (
    <>
      <rect y="-70" width="440" height="470" fill="url(#night-sky)" />
      <g fill="#fff4dc" fillOpacity=".65">
        {stars.map(({ x, y, size }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
        ))}
      </g>
      <circle cx="160" cy="84" r="160" fill="url(#night-moon)" />
      <circle cx="160" cy="84" r="84" fill="#fbe7bf" />
      <g transform="translate(-30 -46) scale(1.150)" fill="#e4c492" fillOpacity=".55">
        <circle cx="148" cy="92" r="13" />
        <circle cx="192" cy="136" r="17" />
        <circle cx="196" cy="84" r="7" />
        <circle cx="142" cy="140" r="8" />
      </g>
      <path
        d="M0 150q40-12 80-2t90-4t60 8q-60 8-110 6T0 166zM300 120q40-10 76-2t64-4v16q-50 6-80 2t-60-12z"
        fill="#4d3264"
        fillOpacity=".65"
      />
      <path
        d="M0 226 40 186 66 206 104 158 140 204 170 182 214 222 256 176 290 206 330 170 366 204 404 176 440 206V280H0Z"
        fill="#5c3560"
      />
      <path d="M0 250 30 226 74 246 120 212 160 244 206 222 250 248 300 220 440 236V300H0Z" fill="#432850" />
    </>
  );
}

function Dragon() {
  return (
    <g transform="translate(150 92) scale(1.080)" fill="#140d20">
      <path d="M-6 2C-22-34-52-62-104-70C-92-58-88-48-90-34C-102-32-108-26-112-14C-98-22-84-20-76-8C-66-18-52-16-44 0C-34-8-24-4-16 12Z" />
      <path d="M8-2C14-40 34-72 84-92C76-76 76-66 82-54C92-56 102-52 108-42C94-42 84-36 80-22C68-28 56-22 52-6C42-10 30-4 22 10Z" />
      <path d="M-14 10C-6-6 18-12 34-8C48-6 58-12 66-20C70-26 76-30 84-30L80-38 90-32 96-38 95-29C102-27 108-22 112-16L98-16 108-10 94-11C88-9 84-6 80-2C70 10 54 16 40 16C34 30 20 38 4 38L14 46 0 43-2 50-8 41C-28 42-46 52-54 66C-60 78-56 88-46 92L-60 96-50 104C-66 100-74 86-70 70C-64 46-40 34-20 28C-24 22-20 14-14 10Z" />
      <ellipse cx="60" cy="-16" rx="14" ry="10" />
      <circle cx="92" cy="-25" r="1.800" fill="#ffb347" />
    </g>
  );
}

function Tower() {
  return (
    <g transform="translate(338 0)">
      <path
        d="M-110 330C-84 296-62 268-52 232L-38 222-30 236H38L48 224 58 238C70 276 86 300 112 330Z"
        fill="url(#night-rock)"
      />
      <path d="M-28 238V118H28V238Z" fill="url(#night-tower)" />
      <path d="M-36 120V104h9v6h8v-6h9v6h8v-6h8v6h9v-6h8v6h9v-6h4V120L30 132H-30Z" fill="url(#night-tower)" />
      <path d="M-24 104V78H24V104Z" fill="url(#night-tower)" />
      <path d="M-30 80 0 22 30 80Z" fill="#241733" />
      <path d="M-30 80 0 22-6 80Z" fill="#54406f" />
      <path d="M0 24V4l24 7-24 8" fill="#a3263a" stroke="#160f24" strokeWidth="1.500" />
      <path d="M28 238V176H54V238ZM25 178v-10h6v4h5v-4h6v4h5v-4h6v4h4v10z" fill="#1b122b" />
      <path d="M-48 238V190H-28V238ZM-51 192v-9h6v4h5v-4h6v4h6v9z" fill="#3a2b50" />
      <path d="M-53 184-39 158-25 184Z" fill="#2b1d3d" />
      <circle cx="0" cy="92" r="30" fill="url(#night-fire)" />
      <path
        d="M-5 100V90a5 6 0 0 1 10 0v10zM-14 150v-9a4 5 0 0 1 8 0v9zM8 176v-9a4 5 0 0 1 8 0v9zM-12 206v-9a4 5 0 0 1 8 0v9zM38 202v-8a3 4 0 0 1 6 0v8zM-41 212v-8a3 4 0 0 1 6 0v8z"
        fill="#ffd57e"
      />
      <path d="M-8 238v-16a8 9 0 0 1 16 0v16z" fill="#0d0815" />
      <path
        d="M-8 238h16C30 262-10 280-50 300S-70 326-80 330H-30C-30 306 50 286 40 262Q34 248 8 238Z"
        fill="#7d5a6a"
        fillOpacity=".5"
      />
    </g>
  );
}

function Village() {
  return (
    <>
      <rect y="300" width="440" height="100" fill="#1a1126" />
      <path d="M0 262Q60 244 120 262T260 268L330 300V400H0Z" fill="#2b1b38" />
      <g transform="translate(78 14)">
        <circle cx="124" cy="258" r="30" fill="url(#night-fire)" fillOpacity=".7" />
        <House x={96} y={264} scale={0.7} wall="#4a3350" roof="#2a1830" />
        <House x={124} y={262} scale={0.8} wall="#4a3350" roof="#2a1830" />
        <House x={152} y={266} scale={0.65} wall="#4a3350" roof="#2a1830" />
        <path d="M94 258h3v3h-3zM122 256h3v3h-3zM117 257h2v3h-2zM150 261h3v3h-3z" fill="#ffd57e" />
      </g>
      <ellipse cx="96" cy="276" rx="90" ry="44" fill="#c8705a" fillOpacity=".32" />
      <path d="M0 276q80-16 150-4t140 2t150-6v18q-90 14-160 8t-140 2T0 300z" fill="#e8b6a0" fillOpacity=".16" />
    </>
  );
}

function Wanderer() {
  return (
    <g transform="translate(150 334)">
      <path d="M-13 4C-12-18-8-30-2-36C-8-38-10-40-12-40L0-60 6-42C4-40 3-38 2-36C8-30 12-16 13 6Z" fill="#0f0a18" />
      <path d="M4-26 17-30" stroke="#0f0a18" strokeWidth="4" />
      <path d="M18 8V-58" stroke="#0f0a18" strokeWidth="2.600" />
      <circle cx="18" cy="-62" r="14" fill="url(#night-fire)" />
      <circle cx="18" cy="-62" r="3.600" fill="#ffe2a0" />
    </g>
  );
}

const sparks = [
  [210, 240],
  [228, 214],
  [246, 196],
  [262, 226],
  [192, 262],
  [280, 180],
  [60, 210],
  [90, 232],
];

function Sparks() {
  return (
    <g fill="#ffb55e">
      {sparks.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.200" />
      ))}
    </g>
  );
}
