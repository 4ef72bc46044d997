import styles from './Chain.module.css';

const LINKS = 27;
const STEP = 404 / LINKS;

/** A sagging chain with a padlock, as wide as its box: it lies over the locked tiles. */
export function Chain({ className }: { readonly className?: string }) {
  return (
    <span className={className === undefined ? styles.box : `${styles.box} ${className}`} aria-hidden="true">
      <svg viewBox="0 0 404 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {Array.from({ length: LINKS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links of a chain are where they are
          <Link key={i} at={(i + 0.5) * STEP} flat={i % 2 === 1} />
        ))}
      </svg>
      <svg viewBox="0 0 44 52" className={styles.lock} aria-hidden="true" focusable="false">
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
const sag = (x: number) => 26 + 9 * (1 - ((x - 202) / 202) ** 2);

function Link({ at, flat }: { readonly at: number; readonly flat: boolean }) {
  const turn = (Math.atan2(sag(at + 5) - sag(at - 5), 10) * 180) / Math.PI;
  return (
    <g transform={`translate(${at.toFixed(1)} ${sag(at).toFixed(1)}) rotate(${turn.toFixed(1)})`}>
      {flat ? (
        <>
          <rect x="-11.300" y="-2.600" width="22.600" height="5.200" rx="2.600" className={styles.flat} />
          <path d="M-7.500-1.300h15" className={styles.glint} />
        </>
      ) : (
        <>
          <rect x="-10.900" y="-6.500" width="21.800" height="13" rx="6.500" className={styles.dark} />
          <rect x="-10.900" y="-6.500" width="21.800" height="13" rx="6.500" className={styles.iron} />
          <path d="M-8.300-7.200h15" className={styles.glint} />
        </>
      )}
    </g>
  );
}
