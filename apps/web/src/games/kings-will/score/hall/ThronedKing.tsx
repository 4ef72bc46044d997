import styles from './hall.module.css';

/** The king on his throne, who judges. */
export function ThronedKing() {
  return (
    <svg viewBox="0 0 340 400" className={styles.king} aria-hidden="true" focusable="false">
      <ellipse cx="172" cy="384" rx="150" ry="14" fill="#000" fillOpacity=".35" />
      <path d="M52 380V96Q52 34 170 22Q288 34 288 96V380Z" fill="#6d1b2b" className={styles.line} />
      <path
        d="M52 380V96Q52 34 170 22Q288 34 288 96V380H262V104Q262 62 170 50Q78 62 78 104V380Z"
        fill="#dcae45"
        className={styles.line}
      />
      <path d="M170 22Q288 34 288 96V380H262V104Q262 62 170 50Z" fill="#7d5510" fillOpacity=".4" />
      <g fill="#f0c75a" className={styles.line}>
        <circle cx="60" cy="60" r="13" />
        <circle cx="280" cy="60" r="13" />
        <path d="M170-2l10 18-10 12-10-12z" />
      </g>
      <g stroke="#8f3142" strokeWidth="2" fill="none">
        <path d="M100 120l18 18-18 18-18-18zM240 120l18 18-18 18-18-18zM100 180l18 18-18 18-18-18zM240 180l18 18-18 18-18-18z" />
      </g>
      <path d="M36 250H92V384H36ZM248 250H304V384H248Z" fill="#b27c1d" className={styles.line} />
      <path d="M30 240H98V258H30ZM242 240H310V258H242Z" fill="#f0c75a" className={styles.line} />
      <path d="M70 384C64 300 84 214 130 190H210C256 214 276 300 270 384Z" fill="#b12c42" className={styles.line} />
      <path d="M210 190C256 214 276 300 270 384H222C228 310 226 240 196 190Z" fill="#5c0f1e" fillOpacity=".5" />
      <path d="M146 196H194L206 384H134Z" fill="#fffaf0" className={styles.line} />
      <path d="M170 200V384" stroke="#dcae45" strokeWidth="6" />
      <g stroke="#2b1a10" strokeWidth="5" strokeLinecap="round">
        <path d="M150 250v5M188 272v5M150 300v5M190 326v5M148 350v5" />
      </g>
      <path d="M112 198Q170 166 228 198L222 232Q170 206 118 232Z" fill="#fffaf0" className={styles.line} />
      <g stroke="#2b1a10" strokeWidth="5" strokeLinecap="round">
        <path d="M130 208v5M152 200v5M188 200v5M210 208v5" />
      </g>
      <path d="M92 262C104 236 124 236 134 252C128 272 112 282 98 280Z" fill="#b12c42" className={styles.line} />
      <circle cx="86" cy="268" r="14" fill="#f3cda4" className={styles.line} />
      <circle cx="86" cy="240" r="17" fill="#3f7fc0" className={styles.line} />
      <path d="M70 238h32M86 223v34" stroke="#f0c75a" strokeWidth="3.500" />
      <path d="M86 223v-14M80 215h12" stroke="#f0c75a" strokeWidth="5" />
      <path
        d="M206 252C226 214 262 196 282 178L294 196C276 222 246 262 226 276Z"
        fill="#b12c42"
        className={styles.line}
      />
      <path d="M276 172l22 20-6 8-24-18z" fill="#fffaf0" className={styles.line} />
      <circle cx="296" cy="176" r="13" fill="#f3cda4" className={styles.line} />
      <path d="M256 246 326 104" stroke="#2b1a10" strokeWidth="11" strokeLinecap="round" />
      <path d="M256 246 326 104" stroke="#f0c75a" strokeWidth="5.500" />
      <path d="M330 66c12 10 12 24 0 34-12-10-12-24 0-34z" fill="#f6d98c" className={styles.line} />
      <circle cx="297" cy="171" r="10" fill="#f3cda4" className={styles.line} />
      <ellipse cx="170" cy="136" rx="40" ry="45" fill="#f0c9a0" className={styles.line} />
      <g fill="#dd7f66" fillOpacity=".5">
        <circle cx="146" cy="150" r="9" />
        <circle cx="194" cy="150" r="9" />
      </g>
      <path d="M154 130v7M186 130v7" stroke="#2b1a10" strokeWidth="7" strokeLinecap="round" />
      <path d="M142 118l16 5M198 118l-16 5" stroke="#e9e2d2" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M142 118l16 5M198 118l-16 5"
        stroke="#2b1a10"
        strokeWidth="2"
        strokeLinecap="round"
        transform="translate(0 -5)"
      />
      <path d="M170 138q6 7 0 11" fill="none" stroke="#2b1a10" strokeWidth="3.500" strokeLinecap="round" />
      <path
        d="M130 140C118 200 148 236 170 244C192 236 222 200 210 140C205 162 192 164 186 159Q170 150 154 159C148 164 135 162 130 140Z"
        fill="#f1ece0"
        className={styles.line}
      />
      <path d="M158 173Q170 180 182 173" fill="none" stroke="#c7705a" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M150 192q5 18 12 30M188 192q-4 18-10 28M170 190v36"
        stroke="#b9b2a2"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M124 108 112 44 144 72 170 30 196 72 228 44 216 108Q170 122 124 108Z"
        fill="#f0c040"
        className={styles.line}
      />
      <path d="M170 30 196 72 228 44 216 108Q194 115 170 115Z" fill="#a8741a" fillOpacity=".5" />
      <g fill="#fff3c4" className={styles.line}>
        <circle cx="112" cy="42" r="7" />
        <circle cx="170" cy="29" r="8" />
        <circle cx="228" cy="42" r="7" />
      </g>
      <circle cx="170" cy="90" r="8" fill="#c22b48" className={styles.line} />
      <circle cx="142" cy="90" r="5" fill="#2f6fb4" className={styles.line} />
      <circle cx="198" cy="90" r="5" fill="#2f7d4f" className={styles.line} />
    </svg>
  );
}
