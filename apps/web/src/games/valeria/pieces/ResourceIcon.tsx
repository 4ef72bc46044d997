import type { Bundle, Resource } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { Charge } from './glyphs/Glyph.tsx';
import styles from './glyphs/Signs.module.css';
import { useCardWords } from './useCardWords.ts';

/** `any` is one of the three, as the player chooses. */
export type Good = Resource | 'points' | 'any';

interface Props {
  readonly name: Good;
  /** In pixels; without it a little larger than the text around it. */
  readonly size?: number | undefined;
  /** Says its name to a screen reader. */
  readonly isNamed?: boolean | undefined;
  /** Its field without the sign on it: a figure stands there. */
  readonly isBare?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Gold is a coin, strength a shield, magic a crystal, points a laurel: told apart by their shape. */
export function ResourceIcon({ name, size, isNamed = false, isBare = false, className }: Props) {
  const { t } = useCardWords();
  return (
    <svg
      viewBox="0 0 32 32"
      className={classes(styles.good, className)}
      style={size === undefined ? undefined : { width: size, height: size }}
      focusable="false"
      role={isNamed ? 'img' : undefined}
      aria-hidden={!isNamed}
      aria-label={isNamed ? t(`good.${name}`) : undefined}
    >
      {FIELD[name]}
      {(isBare ? RIM : SIGN)[name]}
    </svg>
  );
}

const SHIELD = 'M16 1C20 3 25 3.400 29 3V17C29 24 23 29 16 31.400C9 29 3 24 3 17V3C7 3.400 12 3 16 1Z';
const SHINE = 'M3 16A13 13 0 0 1 25 6.600A16 16 0 0 0 6.600 25A13 13 0 0 1 3 16Z';

const FIELD: { readonly [G in Good]: React.ReactNode } = {
  gold: (
    <>
      <circle cx="16" cy="16" r="15" fill="#dba63a" stroke="#5a3a0a" />
      <path d={SHINE} fill="#ffe9a8" fillOpacity=".75" />
    </>
  ),
  strength: (
    <>
      <path d={SHIELD} fill="#b73a2b" stroke="#4a100b" />
      <path d="M16 1C12 3 7 3.400 3 3V17C3 24 9 29 16 31.400Z" fill="#fff" fillOpacity=".2" />
    </>
  ),
  magic: (
    <>
      <path d="M16 .800L28.600 8.400V23.600L16 31.200L3.400 23.600V8.400Z" fill="#4a55c4" stroke="#191a52" />
      <path d="M16 .800L3.400 8.400V23.600L16 16Z" fill="#fff" fillOpacity=".28" />
      <path d="M16 31.200L28.600 23.600V8.400L16 16Z" fill="#0d0d3a" fillOpacity=".25" />
    </>
  ),
  points: (
    <>
      <circle cx="16" cy="16" r="15" fill="#2f7d48" stroke="#0f3a1c" />
      <path d={SHINE} fill="#fff" fillOpacity=".22" />
    </>
  ),
  any: (
    <>
      <circle cx="16" cy="16" r="15" fill="#efe4cb" stroke="#4a3a2d" />
      <path d="M16 1a15 15 0 0 1 13 22.500L16 16Z" fill="#5a6ad0" />
      <path d="M16 1a15 15 0 0 0-13 22.500L16 16Z" fill="#c8483a" />
      <path d="M3 23.500a15 15 0 0 0 26 0L16 16Z" fill="#e0ac3f" />
      <path d="M16 16V1M16 16 3 23.500M16 16l13 7.500" stroke="#2a1f16" strokeWidth="1.500" />
      <circle cx="16" cy="16" r="15" fill="none" stroke="#2a1f16" />
    </>
  ),
};

const SIGN: { readonly [G in Good]: React.ReactNode } = {
  gold: (
    <>
      <circle cx="16" cy="16" r="12" fill="none" stroke="#7a5210" strokeWidth="1.100" />
      <Charge name="crown" x={16} y={16} size={17} fill="#4a2e06" />
    </>
  ),
  strength: <Charge name="fist" x={16} y={15} size={19} fill="#fff1dc" />,
  magic: <Charge name="crystals" x={16} y={16} size={20} fill="#f4f3ff" />,
  points: <Charge name="laurel-crown" x={16} y={16} size={23} fill="#fdf6d8" />,
  any: null,
};

/** What is left of the sign around a figure. */
const RIM: { readonly [G in Good]: React.ReactNode } = {
  gold: <circle cx="16" cy="16" r="12.800" fill="none" stroke="#7a5210" strokeWidth="1.100" />,
  strength: null,
  magic: null,
  points: <Charge name="laurels" x={16} y={16} size={30} fill="#bfe6b4" fillOpacity={0.6} />,
  any: <circle cx="16" cy="16" r="10" fill="#17110c" />,
};

/** "3 gold" as a figure and a coin. */
function Amount({ n, of, sign = '' }: { readonly n: number | string; readonly of: Good; readonly sign?: string }) {
  return (
    <span className={styles.amount}>
      <b>
        {sign}
        {n}
      </b>
      <ResourceIcon name={of} isNamed />
    </span>
  );
}

const ORDER = ['strength', 'gold', 'magic', 'points'] as const;

/** All of a bundle, one after the other. */
export function Amounts({ bundle, sign }: { readonly bundle: Bundle; readonly sign?: string }) {
  return (
    <span className={styles.line}>
      {ORDER.filter((good) => (bundle[good] ?? 0) !== 0).map((good) => (
        <Amount key={good} n={bundle[good] ?? 0} of={good} {...(sign === undefined ? {} : { sign })} />
      ))}
    </span>
  );
}
