import {
  Banner,
  Birds,
  CrownCharge,
  Cypress,
  Gradient,
  House,
  type Place,
  RoseCharge,
  Scene,
  SunCharge,
  Tree,
} from '../../../design/scenery/pieces.tsx';

/** Vineyards, a minster, and the king's tent by the road. */
export function Realm() {
  return (
    <Scene viewBox="0 0 400 452">
      <defs>
        <Gradient
          id="realm-sky"
          stops={[
            [0, '#5f9cbc'],
            [0.35, '#a9cfd2'],
            [0.62, '#f3ead0'],
          ]}
        />
        <Gradient
          id="realm-meadow"
          stops={[
            [0, '#a7b662'],
            [1, '#6d8a3e'],
          ]}
        />
        <Vines id="realm-vines" turn={-14} dark="#4d7034" light="#8aa552" />
        <Vines id="realm-vines-near" turn={16} dark="#587a38" light="#98b05a" />
      </defs>
      <Sky />
      <Hills />
      <Minster />
      {houses.map((place) => (
        <House key={`${place.x} ${place.y}`} {...place} roof="#9c4630" />
      ))}
      <Cypress x={174} y={296} scale={0.8} />
      <Cypress x={186} y={298} scale={0.65} />
      <Meadow />
      {trees.map((place) => (
        <Tree key={`${place.x} ${place.y}`} {...place} />
      ))}
      <Cypress x={370} y={322} scale={1.1} />
      <Cypress x={356} y={326} scale={0.9} />
      <House x={302} y={334} roof="#9c4630" />
      <House x={330} y={338} scale={0.8} roof="#b25a3a" />
      <Tent />
      <Banner x={76} y={412} scale={1.5} fill="#1f5fa8">
        <RoseCharge />
      </Banner>
      <Banner x={296} y={414} scale={1.5} fill="#b8720f">
        <SunCharge />
      </Banner>
      <Flowers />
    </Scene>
  );
}

const houses: Place[] = [
  { x: 18, y: 290 },
  { x: 122, y: 290, scale: 1.05 },
  { x: 150, y: 294, scale: 0.85 },
  { x: 44, y: 296, scale: 0.8 },
];

const trees: Place[] = [
  { x: 392, y: 318, scale: 1.1 },
  { x: 232, y: 330, scale: 0.8 },
  { x: 252, y: 326, scale: 0.65 },
  { x: 150, y: 346, scale: 0.7 },
];

function Vines({ id, turn, dark, light }: { id: string; turn: number; dark: string; light: string }) {
  return (
    <pattern id={id} width="11" height="9" patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      <circle cx="4" cy="5" r="3.300" fill={dark} />
      <circle cx="3" cy="4" r="1.300" fill={light} />
    </pattern>
  );
}

function Sky() {
  return (
    <>
      <rect width="400" height="452" fill="url(#realm-sky)" />
      <g fill="#fffaf0" fillOpacity=".88">
        <path d="M206 84q12-24 40-16q16-24 44-5q30-9 40 17q20 0 26 14H184q6-10 22-10z" />
        <path d="M52 58q8-13 26-8q12-13 28 0q17-2 23 11H38q4-3 14-3z" fillOpacity=".7" />
        <path d="M96 128q8-9 20-5q10-9 22 0q12-1 16 7H86q4-2 10-2z" fillOpacity=".6" />
      </g>
      <Birds d="M70 96q5-6 9 0q5-6 10 0M96 84q4-5 7 0q4-5 8 0M126 98q4-5 7 0q4-5 8 0" stroke="#3f5a66" />
    </>
  );
}

function Hills() {
  return (
    <>
      <path d="M0 212Q60 168 130 200T260 176T400 196V290H0Z" fill="#9bb0a4" />
      <path d="M0 240Q90 196 180 228T330 206T400 214V300H0Z" fill="#93a877" />
      <path d="M176 292Q236 190 330 172Q372 166 400 176V310H170Z" fill="#8fa653" />
      <path d="M196 286Q250 204 330 186Q370 180 400 190V296H186Z" fill="url(#realm-vines)" />
      <Palace />
      <path d="M0 252Q60 232 130 262L170 300H0Z" fill="#9cb05a" />
      <path d="M0 262Q60 244 120 268L150 300H0Z" fill="url(#realm-vines-near)" />
    </>
  );
}

function Palace() {
  return (
    <g transform="translate(328 180) scale(1.350)" stroke="#3f2a18" strokeWidth=".9" strokeLinejoin="round">
      <path d="M-34 4v-24h15V4zM19 4v-24h15V4z" fill="#dcc9a2" />
      <path d="M-20 5v-16h5v-4h6v4h6v-4h6v4h6v-4h6v4h5V5z" fill="#e6d6b2" />
      <path d="M-9-12v-24H9v24z" fill="#dcc9a2" />
      <path d="M3-12v-24h6v24zM27 4v-24h7V4zM-26 4v-24h7V4z" fill="#3a250f" fillOpacity=".2" stroke="none" />
      <path d="M-38-20-26.500-42-15-20ZM15-20 26.500-42 38-20Z" fill="#45617a" />
      <path d="M-13-36 0-60 13-36Z" fill="#3a5570" />
      <path d="M0-60v-12l14 4-14 4M-26.500-42v-8l9 3-9 3M26.500-42v-8l9 3-9 3" fill="#c9982f" />
      <path d="M-5 5v-8a5 5 0 0 1 10 0v8z" fill="#3a2715" />
      <path d="M-2-30h4v8h-4zM-28-14h3v6h-3zM25-14h3v6h-3z" fill="#4a3320" stroke="none" />
    </g>
  );
}

function Minster() {
  return (
    <g transform="translate(70 282) scale(1.180)" stroke="#3f2a18" strokeLinejoin="round">
      <path d="M-26 4V-46H-6V4zM10 4V-46H30V4z" fill="#ddb58b" />
      <path d="M-8 4V-34L2-46 12-34V4z" fill="#e7c49b" />
      <path d="M-29-46-16-92-3-46ZM7-46 20-92 33-46Z" fill="#4d6f73" />
      <path d="M-16-92V-46H-3ZM20-92V-46H33Z" fill="#000" fillOpacity=".18" stroke="none" />
      <path d="M-16-92v-10M-20-98h8M20-92v-10M16-98h8" fill="none" strokeWidth="1.500" />
      <circle cx="2" cy="-24" r="6" fill="#2f4a5a" />
      <path d="M2-30v12M-4-24h12" stroke="#e7c49b" strokeWidth=".8" />
      <path d="M-3 4v-10a5 6 0 0 1 10 0V4z" fill="#4a2a18" />
      <path d="M-20-36h6v12h-6zM17-36h6v12h-6zM-19-14h4v9h-4zM18-14h4v9h-4z" fill="#4a2a18" stroke="none" />
    </g>
  );
}

function Meadow() {
  return (
    <>
      <path d="M0 296Q110 280 220 296T400 290V452H0Z" fill="url(#realm-meadow)" />
      <path
        d="M366 182C300 214 420 232 372 262C330 288 250 286 180 306C110 326 10 326 26 366C36 392 220 372 400 392V448Q160 420 40 440L0 430V352C10 300 150 306 220 288C300 268 350 268 356 250C362 232 300 226 330 190Z"
        fill="#ecd7a4"
      />
      <path
        d="M26 366C36 392 220 372 400 392M180 306C110 326 10 326 26 366"
        fill="none"
        stroke="#a88a50"
        strokeWidth="1.400"
      />
      <path
        d="M26 366C10 326 110 326 180 306C250 286 330 288 372 262Q400 262 400 300V384Q220 364 60 372Q30 374 26 366Z"
        fill="#86a04c"
      />
      <path d="M110 352q60-22 150-20t140-10v52q-160-16-290-14z" fill="#94ad58" />
    </>
  );
}

function Tent() {
  return (
    <g transform="translate(196 12) scale(1 .98)">
      <path d="M-56 322h112V414H-56Z" fill="#7c1f2e" stroke="#3a0d14" strokeWidth="1.400" />
      <path d="M10 322H56V414H30Z" fill="#000" fillOpacity=".2" />
      <path d="M-24 322H24Q20 380 34 414H-34Q-20 380-24 322Z" fill="#2b0d14" />
      <path d="M-24 322Q-26 372-34 414H-48Q-34 370-36 322ZM24 322Q26 372 34 414H48Q34 370 36 322Z" fill="#e9c977" />
      <g fill="#e9c977" transform="translate(0 366) scale(1.700)">
        <CrownCharge />
      </g>
      <path d="M-68 312 0 272 68 312 62 322H-62Z" fill="#a3263a" stroke="#3a0d14" strokeWidth="1.400" />
      <path d="M0 272 68 312 62 322H10Z" fill="#000" fillOpacity=".16" />
      <path d={`M-60 322${'l7.500 10 7.500-10'.repeat(8)}z`} fill="#e9c977" stroke="#5b3a08" strokeWidth=".9" />
      <path d="M0 272v-16l20 6-20 6" fill="#e9c977" stroke="#5b3a08" strokeWidth="1.200" />
    </g>
  );
}

function Flowers() {
  return (
    <>
      <path d="M0 424Q60 414 130 432T290 436T400 422V452H0Z" fill="#52692f" />
      <g fill="#b8392f">
        {[20, 46, 92, 150, 210, 300, 350, 385].map((x, n) => (
          <circle key={x} cx={x} cy={434 + (n % 3) * 4} r={3 + (n % 2)} />
        ))}
      </g>
      <g fill="#f4d774">
        {[34, 70, 120, 180, 250, 328, 370].map((x, n) => (
          <circle key={x} cx={x} cy={444 - (n % 2) * 6} r="2.400" />
        ))}
      </g>
    </>
  );
}
