import {
  Banner,
  Birds,
  CrownCharge,
  Cypress,
  Glow,
  Gradient,
  House,
  Pine,
  type Place,
  Scene,
  Tree,
} from '../../../design/scenery/pieces.tsx';

/** A castle on its hill, and the road down into the valley. */
export function Valley() {
  return (
    <Scene viewBox="0 -66 440 396">
      <defs>
        <Gradient
          id="valley-sky"
          stops={[
            [0, '#e9a75c'],
            [0.3, '#f6cf86'],
            [0.55, '#fbecc0'],
          ]}
        />
        <Glow
          id="valley-sun"
          stops={[
            [0, '#fffbe6'],
            [0.35, '#fff0b8'],
            [1, '#ffe9a0', 0],
          ]}
        />
        <Gradient
          id="valley-hill"
          x2={1}
          stops={[
            [0, '#b9c06a'],
            [0.55, '#7f9447'],
            [1, '#516b36'],
          ]}
        />
        <Gradient
          id="valley-floor"
          stops={[
            [0, '#c9c97c'],
            [1, '#7e9448'],
          ]}
        />
        <Gradient
          id="valley-front"
          stops={[
            [0, '#3c5231'],
            [1, '#1f2e1d'],
          ]}
        />
      </defs>
      <Sky />
      <Land />
      <Castle />
      {pines.map((place) => (
        <Pine key={`${place.x} ${place.y}`} {...place} />
      ))}
      {trees.map((place) => (
        <Tree key={`${place.x} ${place.y}`} {...place} />
      ))}
      <House x={352} y={226} scale={0.62} />
      <House x={376} y={232} scale={0.7} roof="#8e3b33" />
      <House x={330} y={224} scale={0.5} />
      <House x={338} y={240} scale={0.6} />
      <Cypress x={312} y={232} scale={0.55} />
      <Birds d="M250 176q4-5 7 0q4-5 8 0M272 162q4-5 6 0q3-5 7 0M236 160q3-4 5 0q3-4 6 0" stroke="#5a4020" />
      <path d="M0 262Q50 266 96 296T190 330H0ZM440 286Q390 286 352 306T300 330H440Z" fill="url(#valley-front)" />
      <Pine x={46} y={300} scale={1.5} fill="#24371f" />
      <Pine x={78} y={308} scale={1.1} fill="#2b4025" />
      <Pine x={372} y={314} scale={1.9} fill="#22351e" />
      <Pine x={348} y={320} scale={1.2} fill="#2b4025" />
      <Banner x={140} y={322} scale={1.35} fill="#a3263a">
        <CrownCharge />
      </Banner>
    </Scene>
  );
}

const pines: Place[] = [
  { x: 60, y: 176, scale: 0.7 },
  { x: 46, y: 192, scale: 0.85 },
  { x: 74, y: 192, scale: 0.75 },
  { x: 28, y: 216 },
  { x: 270, y: 246, scale: 0.9 },
];

const trees: Place[] = [
  { x: 232, y: 196, scale: 0.7 },
  { x: 252, y: 222, scale: 0.8 },
  { x: 84, y: 236, scale: 0.8 },
  { x: 60, y: 252, scale: 0.9 },
  { x: 290, y: 262, scale: 0.8 },
];

function Sky() {
  const rays = Array.from({ length: 24 }, (_, n) => n * 15);
  return (
    <>
      <rect y="-80" width="440" height="410" fill="url(#valley-sky)" />
      <g stroke="#fff3c4" strokeOpacity=".3" strokeWidth="10">
        {rays.map((turn) => (
          <path key={turn} d="M312 96h420" transform={`rotate(${turn} 312 96)`} />
        ))}
      </g>
      <circle cx="312" cy="96" r="120" fill="url(#valley-sun)" />
      <circle cx="312" cy="96" r="27" fill="#fffdf0" />
      <g fill="#fff6dc" fillOpacity=".7">
        <path d="M236-8q12-14 32-7q12-14 32-2q20-4 28 9h-104q2 0 12 0z" />
        <path d="M30 60q20-14 42-4q20-12 38 4q16 0 20 8H14q4-8 16-8zM360 52q14-10 28-3q14-8 26 3q12 0 14 6h-82q2-6 14-6z" />
      </g>
    </>
  );
}

function Land() {
  return (
    <>
      <path
        d="M0 168 46 128 78 150 120 108 168 152 206 130 250 166 300 126 338 158 382 116 440 160V220H0Z"
        fill="#b9a98c"
      />
      <path
        d="M120 108 168 152 150 150 132 138 118 148 108 128ZM382 116 410 138 396 140 384 134 370 144 362 136Z"
        fill="#fbf0d8"
        fillOpacity=".75"
      />
      <path d="M0 186Q70 150 150 178T300 172T440 176V240H0Z" fill="#a5ac79" />
      <path d="M0 214Q120 186 240 204T440 198V330H0Z" fill="url(#valley-floor)" />
      <g stroke="#6d7d3c" strokeOpacity=".65">
        <path d="M300 212l56-8 12 16-60 9z" fill="#dcc675" />
        <path d="M303 216l58-8M305 221l60-8M307 225l62-8" />
        <path d="M370 206l50-5 16 14-54 8z" fill="#a9b25c" />
        <path d="M322 236l66-10 16 18-70 12z" fill="#c3b862" />
        <path d="M326 241l68-10M329 247l70-11M332 252l72-11" />
      </g>
      <path d="M440 232Q380 240 330 262T250 290T210 330H300Q296 308 330 292T440 256Z" fill="#93b9b2" />
      <path
        d="M440 238Q386 246 338 267T262 294T232 330M440 250Q392 258 346 279T290 306T276 330"
        fill="none"
        stroke="#eef6ea"
        strokeOpacity=".75"
        strokeWidth="1.600"
      />
      <path
        d="M-40 330C0 250 60 160 96 128Q122 104 150 104T204 130C236 166 280 250 306 330Z"
        fill="url(#valley-hill)"
      />
      <path
        d="M204 130C236 166 280 250 306 330H246C226 250 206 170 168 108Q190 114 204 130Z"
        fill="#2e4220"
        fillOpacity=".32"
      />
      <path
        d="M122 330C176 306 236 300 214 276S102 262 112 238S196 226 186 204S124 194 134 174S166 160 154 138L148 118H158L168 138C176 162 150 168 150 178S204 190 206 208S140 230 142 242S246 252 252 282S222 318 200 330Z"
        fill="#ecd7a2"
        stroke="#8a7238"
        strokeOpacity=".5"
      />
    </>
  );
}

function Castle() {
  return (
    <g transform="translate(152 116)" stroke="#3a2715" strokeWidth="1.200" strokeLinejoin="round">
      <path d="M-60 8V-26h24V8z" fill="#dccaa4" />
      <path d="M36 8V-26h24V8z" fill="#bda87e" />
      <path d="M-40 10v-26h7v-5h8v5h7v-5h8v5h7v-5h8v5h7v-5h8v5h7v-5h6v31z" fill="#ecdcb8" />
      <path d="M-17-16v-40h34v40z" fill="#e2d1ac" />
      <path d="M5-16v-40h12v40zM-44 8v-34h8V8zM52 8v-34h8V8z" fill="#3a250f" fillOpacity=".2" stroke="none" />
      <path d="M-66-26-48-56-30-26ZM30-26 48-56 66-26Z" fill="#86273a" />
      <path d="M-23-56 0-92 23-56Z" fill="#a3263a" />
      <path d="M0-92V-56H23Z" fill="#000" fillOpacity=".18" stroke="none" />
      <path d="M0-92v-16l18 5-18 6M-48-56v-12l13 4-13 5M48-56v-12l13 4-13 5" fill="#d8493f" />
      <path d="M-9 10V-6a9 10 0 0 1 18 0V10z" fill="#3a2715" />
      <path
        d="M-4-46h8v12h-8zM-51-16h6v10h-6zM45-16h6v10h-6zM-30-6h5v8h-5zM25-6h5v8h-5z"
        fill="#5a3a18"
        stroke="none"
      />
    </g>
  );
}
