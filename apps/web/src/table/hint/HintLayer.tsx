import { classes } from '../../design/classes.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';
import type { Spot } from '../screen/spots.ts';
import { useMeasured } from '../screen/useMeasured.ts';
import { arrowBetween } from './arrow.ts';
import styles from './Hint.module.css';
import type { Given, Hint } from './useHint.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly hint: Hint;
  readonly given: Given;
}

/** The good moves over the board: rings and numbers on what they use, and an arrow where something moves. */
export function HintLayer({ screen, view, hint, given: { lines } }: Props) {
  const things = lines.map(({ choice }) => ({ from: screen.startOf?.(view, choice), targets: choice.targets }));
  const names = [
    ...new Set(things.flatMap(({ from, targets }) => (from === undefined ? targets : [from, ...targets]))),
  ];
  const spots = useMeasured(names);
  const spotAt = (name: string | undefined): Spot | undefined =>
    name === undefined ? undefined : spots[names.indexOf(name)];
  // The best one lies above the others, the one that is looked at above all.
  const order = lines.map((_, place) => place).sort((a, b) => rankOf(b, hint) - rankOf(a, hint));
  return (
    <div className={styles.layer} aria-hidden="true" data-hint-layer="">
      {order.map((place) => (
        <Drawn
          key={lines[place].choice.text}
          place={place}
          isChosen={hint.chosen === place}
          side={screen.freeSide ?? 'right'}
          from={spotAt(things[place].from)}
          spots={things[place].targets.flatMap((target) => spotAt(target) ?? [])}
        />
      ))}
    </div>
  );
}

const rankOf = (place: number, { chosen }: Hint): number => (place === chosen ? -1 : place);

interface DrawnProps {
  readonly place: number;
  readonly isChosen: boolean;
  readonly side: 'left' | 'right';
  readonly from: Spot | undefined;
  readonly spots: readonly Spot[];
}

function Drawn({ place, isChosen, side, from, spots }: DrawnProps) {
  const to = spots.at(-1);
  if (to === undefined) return null;
  const look = classes(place === 0 ? styles.gold : styles.parchment, isChosen && styles.chosen);
  const arrow = from && arrowBetween(from, to);
  return (
    <>
      {spots.map((spot) => (
        <i key={`${spot.left} ${spot.top}`} className={classes(styles.ring, look)} style={spot} />
      ))}
      {arrow && (
        <svg className={classes(styles.arrow, look)} focusable="false" aria-hidden="true">
          <path d={arrow.shaft} className={styles.edge} />
          <path d={arrow.shaft} className={styles.shaft} />
          <path d={arrow.head} className={styles.tip} />
        </svg>
      )}
      <b
        className={classes(styles.number, styles.badge, place > 0 && styles.other)}
        data-hint-number={place + 1}
        style={numberSpot(to, from, side)}
      >
        {place + 1}
      </b>
    </>
  );
}

/** How far inside the edge the number stands. */
const INSIDE = 12;

/** Behind the tip of an arrow; else on the side where the things of a game have nothing printed. */
function numberSpot(to: Spot, from: Spot | undefined, side: 'left' | 'right'): Pick<Spot, 'left' | 'top'> {
  const onLeft = from === undefined || from.left === to.left ? side === 'left' : from.left > to.left;
  return { left: onLeft ? to.left + INSIDE : to.left + to.width - INSIDE, top: to.top + to.height / 2 };
}
