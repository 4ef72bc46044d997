import styles from './Chain.module.css';

const LINKS = 27;
const STEP = 404 / LINKS;

/** A chain with a padlock, as wide as its box: it lies across the locked tiles. `lock`: where it hangs, in percent. */
export function Chain({ lock = 50 }: { readonly lock?: number }) {
  return (
    <span className={styles.box} aria-hidden="true">
      <svg viewBox="0 0 404 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {Array.from({ length: LINKS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links of a chain are where they are
          <Link key={i} at={(i + 0.5) * STEP} flat={i % 2 === 1} />
        ))}
      </svg>
      <svg
        viewBox="0 0 44 52"
        className={styles.lock}
        style={{ left: `${lock}%` }}
        aria-hidden="true"
        focusable="false"
      >
        <path d="M12 24V15a10 10 0 0 1 20 0v9" fill="none" stroke="#1c1a19" strokeWidth="7" />
        <path d="M12 24V15a10 10 0 0 1 20 0v9" fill="none" stroke="#9a9892" strokeWidth="4.400" />
        <rect x="5" y="22" width="34" height="27" rx="4" fill="#55534f" stroke="#1c1a19" strokeWidth="1.600" />
        <path d="M6.500 27q0-3.500 3-3.500h25q3 0 3 3.500" fill="none" stroke="#bdbab2" strokeWidth="1.400" />
        <circle cx="22" cy="33" r="4.200" fill="#15110e" />
        <path d="M22 33v9" stroke="#15110e" strokeWidth="4" strokeLinecap="round" />
      </svg>
    </span>
  );
}

/** Hangs a little lower in the middle. */
const sag = (x: number) => 8 + 4 * (1 - ((x - 202) / 202) ** 2);

function Link({ at, flat }: { readonly at: number; readonly flat: boolean }) {
  const turn = (Math.atan2(sag(at + 5) - sag(at - 5), 10) * 180) / Math.PI;
  return (
    <g transform={`translate(${at.toFixed(1)} ${sag(at).toFixed(1)}) rotate(${turn.toFixed(1)})`}>
      {flat ? (
        <>
          <rect x="-10.800" y="-2.100" width="21.600" height="4.200" rx="2.100" className={styles.flat} />
          <path d="M-7-1h14" className={styles.glint} />
        </>
      ) : (
        <>
          <rect x="-10.400" y="-5" width="20.800" height="10" rx="5" className={styles.dark} />
          <rect x="-10.400" y="-5" width="20.800" height="10" rx="5" className={styles.iron} />
          <path d="M-7-5.700h13" className={styles.glint} />
        </>
      )}
    </g>
  );
}
