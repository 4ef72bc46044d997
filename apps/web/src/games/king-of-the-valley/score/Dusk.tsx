import styles from './Castles.module.css';

/** The valley in the last light. */
export function Dusk() {
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      className={styles.dusk}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="kv-dusk" x2="0" y2="1">
          <stop offset="0" stopColor="#3b2a56" />
          <stop offset=".34" stopColor="#8e4a63" />
          <stop offset=".6" stopColor="#e09a5a" />
          <stop offset=".78" stopColor="#f6d08c" />
        </linearGradient>
        <radialGradient id="kv-sun">
          <stop offset="0" stopColor="#fff6d0" />
          <stop offset=".25" stopColor="#ffe9a8" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H1440V900H0Z" fill="url(#kv-dusk)" />
      <path
        d="M90 84h.1M210 130h.1M520 70h.1M610 150h.1M880 88h.1M980 160h.1M1290 90h.1M1380 150h.1M1160 60h.1M430 180h.1"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="930" cy="560" r="330" fill="url(#kv-sun)" />
      <path
        d="M0 560 120 470 230 540 360 430 500 545 640 470 760 550 900 450 1040 540 1180 440 1310 530 1440 460V900H0Z"
        fill="#7c4f66"
        fillOpacity=".8"
      />
      <path d="M0 640Q200 560 430 620T880 600T1440 610V900H0Z" fill="#615f45" />
      <path
        d="M1440 690Q1180 650 1010 690T760 800Q720 860 740 900H860Q850 850 900 800T1160 730T1440 730Z"
        fill="#f3b878"
        fillOpacity=".75"
      />
      <path
        d="M0 900V760Q150 650 300 690Q470 720 560 830Q640 700 740 690Q860 690 930 820Q1010 690 1150 690T1440 770V900Z"
        fill="#4c5a2c"
      />
      <path
        d="M0 900V800Q150 700 300 735T600 870Q660 760 740 740T960 860Q1040 740 1150 735T1440 810V900Z"
        fill="#39481f"
      />
    </svg>
  );
}
