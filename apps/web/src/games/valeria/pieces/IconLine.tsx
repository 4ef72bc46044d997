import type { IconName, Icon as IconOf, Role } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/icons/Icon.tsx';
import { RoleBadge, TypeIcon } from './Badges.tsx';
import { Die } from './Dice.tsx';
import { Glyph } from './glyphs/Glyph.tsx';
import { AREA_DRAWING, CITIZEN_DRAWING } from './glyphs/looks.ts';
import styles from './glyphs/Signs.module.css';
import { type Good, ResourceIcon } from './ResourceIcon.tsx';
import { Stamp } from './Stamp.tsx';
import { useCardWords } from './useCardWords.ts';

interface Props {
  readonly icons: readonly IconOf[];
  /** Amounts of goods stand on their signs, where there is little room. */
  readonly isStamped?: boolean | undefined;
}

/** What a card does, as pictures. The words of it stand in the label of the button around, or beside it. */
export function IconLine({ icons, isStamped = false }: Props) {
  const { t } = useCardWords();
  return (
    <span className={styles.line} data-long={icons.length > LONG ? '' : undefined} aria-hidden="true">
      {icons.map((icon, i) => {
        const { amount } = icon;
        const of = goodOf(icon.icon);
        // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its order
        if (isStamped && amount !== undefined && of !== undefined) return <Stamp key={i} n={amount} of={of} />;
        const word = icon.icon === 'or' || icon.icon === 'per' ? t(`sign.${icon.icon}`) : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its order
          <span key={i} className={word === undefined ? styles.amount : styles.word} data-sign={icon.icon}>
            {amount !== undefined && !(amount === 1 && COUNTED_BY_SIGHT.has(icon.icon)) && icon.icon !== 'minus' && (
              <b>{amount}</b>
            )}
            {word ?? pictureOf(icon)}
          </span>
        );
      })}
    </span>
  );
}

/** More things than these lie close together on a card. */
const LONG = 5;

function goodOf(icon: IconName): Good | undefined {
  if (icon === 'resource') return 'any';
  return icon === 'gold' || icon === 'strength' || icon === 'magic' || icon === 'points' ? icon : undefined;
}

/** One of these needs no figure. */
const COUNTED_BY_SIGHT: ReadonlySet<IconName> = new Set(['citizen', 'monster', 'domain']);

function pictureOf(icon: IconOf): ReactNode {
  return PICTURES[icon.icon](icon);
}

const badge = (role: Role) => () => <RoleBadge role={role} />;
const area = (name: keyof typeof AREA_DRAWING) => () => <Glyph name={AREA_DRAWING[name]} />;
const good = (name: Good) => () => <ResourceIcon name={name} />;

const PICTURES: { readonly [N in IconName]: (icon: IconOf) => ReactNode } = {
  gold: good('gold'),
  strength: good('strength'),
  magic: good('magic'),
  points: good('points'),
  resource: good('any'),
  worker: badge('worker'),
  soldier: badge('soldier'),
  shadow: badge('shadow'),
  holy: badge('holy'),
  hills: area('hills'),
  ruins: area('ruins'),
  forest: area('forest'),
  valley: area('valley'),
  mountains: area('mountains'),
  wasteland: area('wasteland'),
  swamp: area('swamp'),
  caverns: area('caverns'),
  minion: () => <TypeIcon type="minion" />,
  beast: () => <TypeIcon type="beast" />,
  titan: () => <TypeIcon type="titan" />,
  boss: () => <TypeIcon type="boss" />,
  citizen: ({ role, citizen }) => {
    if (role !== undefined) return <RoleBadge role={role} />;
    return <Glyph name={citizen === undefined ? 'people' : CITIZEN_DRAWING[citizen]} />;
  },
  monster: () => <Glyph name="skull" />,
  domain: () => <Glyph name="castle" />,
  die: ({ face }) => <Die value={face ?? 0} className={styles.face} />,
  double: () => (
    <>
      <Die value={2} className={styles.face} />
      <Die value={2} className={styles.face} />
    </>
  ),
  stack: () => <Small d="M5 8h11v12H5zM8 8V4h11v12h-3" />,
  token: () => <Small d="M12 4a8 8 0 1 0 .01 0M8 12h8M12 8v8" />,
  opponent: () => <Icon name="person" className={styles.small} />,
  everybody: () => <Icon name="people" className={styles.small} />,
  or: () => null,
  per: () => null,
  and: () => <span className={styles.sign}>+</span>,
  plus: () => <span className={styles.sign}>+</span>,
  arrow: () => <Small d="M5 5l14 7-14 7z" isSolid />,
  minus: ({ amount }) => <span className={styles.sign}>−{amount}</span>,
  'at-most': () => <span className={styles.sign}>≤</span>,
  from: () => <Icon name="arrow-left" className={styles.small} />,
  may: () => <span className={styles.sign}>?</span>,
  now: () => <Small d="M14 2 5 14h6l-2 8 10-13h-6z" isSolid />,
  start: () => <Small d="M3 19h18M6 19a6 6 0 0 1 12 0M12 3v6M9 6l3-3 3 3" />,
  end: () => <Small d="M3 19h18M6 19a6 6 0 0 1 12 0M12 3v6M9 6l3 3 3-3" />,
  most: () => <Small d="M4 18 3 8l5 3.500L12 5l4 6.500L21 8l-1 10z" />,
  tied: () => <span className={styles.sign}>=</span>,
};

function Small({ d, isSolid = false }: { readonly d: string; readonly isSolid?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={isSolid ? styles.solid : styles.drawn} aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}
