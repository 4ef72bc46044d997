import styles from './HillCastle.module.css';

/** The castle on top of the hill, and the hill itself behind the tiles. */
export function HillCastle() {
  return (
    <>
      <span className={styles.road} aria-hidden="true" />
      <svg
        className={styles.body}
        viewBox="0 0 400 600"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M-90 600C-40 420 40 200 96 90Q140 34 200 34T304 90C360 200 440 420 490 600Z"
          className={styles.grass}
        />
        <path d="M-90 600C-40 420 40 200 96 90Q116 62 140 50C80 200 20 420 0 600Z" className={styles.sunny} />
        <path d="M304 90C360 200 440 420 490 600H410C380 420 320 200 268 56Z" className={styles.shady} />
        <path d="M116 70H284L400 584H0Z" className={styles.bank} />
        <path d="M168 66H232L268 584H132Z" className={styles.path} />
        <path d="M132 584 168 66M268 584 232 66" className={styles.edge} />
        <path d="M-4 584H404V600H-4Z" className={styles.wall} />
      </svg>
      <svg className={styles.castle} viewBox="-80 -78 160 88" aria-hidden="true" focusable="false">
        <g strokeWidth="1.500" strokeLinejoin="round" className={styles.stone}>
          <path d="M-70 4V-34h34V4zM36 4V-34h34V4z" />
          <path d="M-38 6v-32h8v-6h9v6h8v-6h9v6h8v-6h9v6h8v-6h9v6h8V6z" />
          <path d="M-16-26v-28h32v28z" />
          <path d="M-76-34-53-66-30-34ZM30-34 53-66 76-34ZM-22-54 0-76 22-54Z" className={styles.roof} />
          <path d="M-53-66v-9l12 4-12 4M53-66v-9l12 4-12 4" className={styles.roof} />
          <path
            d="M-9 7V-8a9 10 0 0 1 18 0V7zM-56-24h6v10h-6zM50-24h6v10h-6zM-3-46h6v11h-6z"
            className={styles.window}
          />
        </g>
      </svg>
    </>
  );
}
