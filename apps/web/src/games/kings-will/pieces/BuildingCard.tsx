import { BUILDINGS } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import { BuildingArt } from './BuildingArt.tsx';
import styles from './BuildingCard.module.css';
import { breakable } from './breaks.ts';
import { HalfMedal, Medal } from './Medal.tsx';

/** A longer text has no room on a low card. */
const LONG = 36;

interface Props {
  /** As BUILDINGS lists them. */
  readonly building: number;
  readonly name: string;
  /** The halves at its sides: 0 is none. */
  readonly left: number;
  readonly right: number;
  /** It stands beside a building that shows the same half: the symbol is whole. */
  readonly joinedLeft?: boolean;
  readonly joinedRight?: boolean;
  /** What it does, short. */
  readonly text?: ReactNode;
  /** What it costs: in the market. */
  readonly cost?: ReactNode;
  /** yard: below a landscape, as wide as that. market: a small card. large: to be read. */
  readonly form?: 'yard' | 'market' | 'large';
  /** The word below the points of a whole symbol. */
  readonly unit?: string;
  readonly className?: string;
}

/** A building: its picture, its name, what it does, and half a symbol at each side. Fills its box. */
export function BuildingCard({
  building,
  name,
  left,
  right,
  joinedLeft = false,
  joinedRight = false,
  text,
  cost,
  form = 'yard',
  unit,
  className,
}: Props) {
  return (
    <span
      className={classes(
        styles.card,
        styles[form],
        joinedLeft && styles.toLeft,
        joinedRight && styles.toRight,
        className,
      )}
      data-building={BUILDINGS[building]}
    >
      <span className={styles.picture}>
        <BuildingArt building={BUILDINGS[building]} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} data-long={name.length > 12 ? '' : undefined}>
          {breakable(name)}
        </span>
        {text !== undefined && (
          <span className={styles.text} data-long={typeof text === 'string' && text.length > LONG ? '' : undefined}>
            {text}
          </span>
        )}
        {cost !== undefined && <span className={styles.cost}>{cost}</span>}
      </span>
      {joinedLeft ? <Seam points={left} unit={unit} /> : <HalfMedal points={left} side="left" />}
      {!joinedRight && <HalfMedal points={right} side="right" />}
    </span>
  );
}

/** A whole symbol over the edge between two buildings, drawn by the right one: it comes later and lies above. */
function Seam({ points, unit }: { readonly points: number; readonly unit: string | undefined }) {
  return (
    <span className={styles.seam}>
      <Medal points={points} size={48} {...(unit === undefined ? {} : { unit })} />
    </span>
  );
}

/** Where no building stands yet. */
export function BuildingSite({ label }: { readonly label?: string }) {
  return <span className={styles.site}>{label}</span>;
}
