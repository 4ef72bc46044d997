/** The round and square marks of cards: roles, kinds of monsters, what a card costs and what it is worth. */
import type { MonsterType, Role } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import styles from './Badges.module.css';
import { type Drawing, Glyph } from './glyphs/Glyph.tsx';
import { ROLE_DRAWING, TYPE_DRAWING } from './glyphs/looks.ts';
import { ResourceIcon } from './ResourceIcon.tsx';

interface RoleProps {
  readonly role: Role;
  /** Lacking: a dashed ring. */
  readonly isMissing?: boolean;
  readonly title?: string | undefined;
}

/** A role is a symbol on its colour. */
export function RoleBadge({ role, isMissing = false, title }: RoleProps) {
  return (
    <span className={classes(styles.role, styles[role], isMissing && styles.missing)} data-mark="role">
      <Glyph name={ROLE_DRAWING[role]} title={title} />
    </span>
  );
}

export function TypeIcon({ type, title }: { readonly type: MonsterType; readonly title?: string | undefined }) {
  return <Glyph name={TYPE_DRAWING[type]} title={title} className={styles.type ?? ''} />;
}

/** Printed points inside a laurel. */
export function Laurel({ points }: { readonly points: number }) {
  return (
    <span className={styles.laurel} data-mark="laurel">
      <Glyph name="laurels" />
      <b>{points}</b>
    </span>
  );
}

interface CoinProps {
  readonly now: number;
  readonly printed: number;
  /** Magic has to stand in for some of the gold. */
  readonly withMagic?: boolean;
}

/** What a card costs now; the printed cost stands small beside it where it differs. */
export function CostCoin({ now, printed, withMagic = false }: CoinProps) {
  return (
    <span
      className={classes(styles.coin, now > printed && styles.dearer, now < printed && styles.cheaper)}
      data-mark="coin"
    >
      <b>{now}</b>
      {now !== printed && (
        <small>
          {printed}
          {now > printed ? '+' : '−'}
          {Math.abs(now - printed)}
        </small>
      )}
      {withMagic && <ResourceIcon name="magic" className={styles.helper} />}
    </span>
  );
}

interface StrengthProps {
  readonly strength: number;
  readonly magic: number;
  /** Printed numbers; a token makes them larger. */
  readonly printed: { readonly strength: number; readonly magic: number };
  readonly withMagic?: boolean;
}

/** What it takes to slay a monster. */
export function SlayCost({ strength, magic, printed, withMagic = false }: StrengthProps) {
  return (
    <span className={styles.slay} data-mark="slay" data-wide={strength > 9 ? '' : undefined}>
      <span className={classes(styles.strength, strength !== printed.strength && styles.raised)}>
        <Glyph name="fist" />
        <b>{strength}</b>
        {withMagic && <ResourceIcon name="magic" className={styles.helper} />}
      </span>
      {magic > 0 && (
        <span className={classes(styles.magic, magic !== printed.magic && styles.raised)}>
          <Glyph name="crystals" />
          <b>{magic}</b>
        </span>
      )}
    </span>
  );
}

/** The number that wakes a citizen. */
export function NumberFlag({ number, isLit = false }: { readonly number: string; readonly isLit?: boolean }) {
  const [first, second] = number.split('/');
  return (
    <span className={classes(styles.flag, isLit && styles.lit, second !== undefined && styles.wide)} data-mark="flag">
      <b>
        {first}
        {second !== undefined && (
          <>
            <i>/</i>
            {second}
          </>
        )}
      </b>
    </span>
  );
}

/** A flag with a sign in the place of a number: the herald's. */
export function SignFlag({ name }: { readonly name: Drawing }) {
  return (
    <span className={styles.flag} data-mark="flag">
      <Glyph name={name} />
    </span>
  );
}
