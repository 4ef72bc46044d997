import styles from './hall.module.css';

/** Courses of stone in the wall: every second one is moved by half a stone. */
const COURSES = [90, 206, 322, 438].map((y) => `M0 ${y}H1440M0 ${y + 58}H1440`).join('');
const JOINTS = Array.from({ length: 12 }, (_, i) => {
  const x = 40 + 120 * i;
  return [90, 206, 322, 438].map((y) => `M${x} ${y}v58M${x + 60} ${y + 58}v58`).join('');
}).join('');

/** The hall of the king: windows, pillars, a carpet that leads to the throne. */
export function Hall() {
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMin slice"
      className={styles.hall}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="kw-wall" x2="0" y2="1">
          <stop offset="0" stopColor="#4a3330" />
          <stop offset="1" stopColor="#8a5f48" />
        </linearGradient>
        <linearGradient id="kw-floor" x2="0" y2="1">
          <stop offset="0" stopColor="#6b4630" />
          <stop offset="1" stopColor="#3a2418" />
        </linearGradient>
        <linearGradient id="kw-ray" x2=".3" y2="1">
          <stop offset="0" stopColor="#ffe9a8" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 0H1440V900H0Z" fill="url(#kw-wall)" />
      <path d={COURSES + JOINTS} stroke="#000" strokeOpacity=".13" strokeWidth="3" />
      <Window x={470} colours={['#c2404c', '#3f7fc0', '#e0b04a', '#3f9a6a']} />
      <Window x={970} colours={['#3f9a6a', '#c2404c', '#3f7fc0', '#e0b04a']} />
      <path
        d="M372 0H412V560H372ZM1028 0H1068V560H1028ZM362 60H422V82H362ZM1018 60H1078V82H1018Z"
        fill="#5a3d33"
        stroke="#2a1812"
        strokeWidth="4"
      />
      <path d="M0 548H1440V900H0Z" fill="url(#kw-floor)" />
      <path d="M600 500H840L1000 900H440Z" fill="#9f2b3e" stroke="#5c0f1e" strokeWidth="4" />
      <path d="M618 500 470 900M822 500 970 900" stroke="#f0c75a" strokeWidth="6" />
      <path d="M520 470H920V506H520ZM486 506H954V546H486Z" fill="#7a5a46" stroke="#2a1812" strokeWidth="4" />
      <path d="M600 470H840L850 546H590Z" fill="#9f2b3e" />
      <path d="M426 130H514L640 548H300ZM926 130H1014L1160 548H810Z" fill="url(#kw-ray)" />
    </svg>
  );
}

/** Stained glass: above left, above right, below left, below right. */
function Window({ x, colours: [nw, ne, sw, se] }: { readonly x: number; readonly colours: readonly string[] }) {
  return (
    <g transform={`translate(${x} 60)`}>
      <path d="M-44 300V60Q-44-10 0-40Q44-10 44 60V300Z" fill="#f3dca0" stroke="#3a2412" strokeWidth="5" />
      <path d="M-44 60Q-44-10 0-40V120H-44Z" fill={nw} />
      <path d="M44 60Q44-10 0-40V120H44Z" fill={ne} />
      <path d="M-44 120H0V300H-44Z" fill={sw} />
      <path d="M0 120H44V300H0Z" fill={se} />
      <circle cy="84" r="24" fill="#fff3c4" />
      <path d="M0-40V300M-44 120H44M-44 210H44M0 60v48M-24 84h48" stroke="#3a2412" strokeWidth="3.500" />
    </g>
  );
}
