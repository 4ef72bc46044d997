import type { ReactNode } from 'react';
import { classes } from '../../design/classes.ts';
import type { Choice, GameScreen, TableView } from '../screen/screen.ts';
import type { Spot } from '../screen/spots.ts';
import { useMeasured } from '../screen/useMeasured.ts';
import { arrowBetween } from './arrow.ts';
import styles from './MoveLayer.module.css';

/** A move as it is drawn on the board. */
export interface MoveMark {
  readonly choice: Choice;
  /** gold: the best one. parchment: another good one. red: what was played, in dashes. */
  readonly look: 'gold' | 'parchment' | 'red';
  readonly isStrong: boolean;
  /** Stands on what it ends at. */
  readonly sign: ReactNode;
}

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  /** The last one lies above the others. */
  readonly marks: readonly MoveMark[];
}

/** Moves over the board, which knows nothing of them: rings and signs on what they use, and an arrow where something moves. */
export function MoveLayer({ screen, view, marks }: Props) {
  const things = marks.map(({ choice }) => ({ from: screen.startOf?.(view, choice), targets: choice.targets }));
  const names = [
    ...new Set(things.flatMap(({ from, targets }) => (from === undefined ? targets : [from, ...targets]))),
  ];
  const spots = useMeasured(names);
  const spotAt = (name: string | undefined): Spot | undefined =>
    name === undefined ? undefined : spots[names.indexOf(name)];
  return (
    <div className={styles.layer} aria-hidden="true" data-moves="">
      {marks.map((mark, i) => (
        <Drawn
          key={mark.choice.text}
          {...mark}
          side={screen.freeSide ?? 'right'}
          from={spotAt(things[i].from)}
          spots={things[i].targets.flatMap((target) => spotAt(target) ?? [])}
        />
      ))}
    </div>
  );
}

interface DrawnProps extends Omit<MoveMark, 'choice'> {
  readonly side: 'left' | 'right';
  readonly from: Spot | undefined;
  readonly spots: readonly Spot[];
}

function Drawn({ look, isStrong, sign, side, from, spots }: DrawnProps) {
  const to = spots.at(-1);
  if (to === undefined) return null;
  const looks = classes(styles[look], isStrong && styles.strong);
  const arrow = from && arrowBetween(from, to);
  return (
    <>
      {spots.map((spot) => (
        <i key={`${spot.left} ${spot.top}`} className={classes(styles.ring, looks)} style={spot} />
      ))}
      {arrow && (
        <svg className={classes(styles.arrow, looks)} focusable="false" aria-hidden="true">
          <path d={arrow.shaft} className={styles.edge} />
          <path d={arrow.shaft} className={styles.shaft} />
          <path d={arrow.head} className={styles.tip} />
        </svg>
      )}
      <span className={styles.sign} style={signSpot(to, from, side)}>
        {sign}
      </span>
    </>
  );
}

/** How far inside the edge the sign stands. */
const INSIDE = 12;

/** Behind the tip of an arrow; else on the side where the things of a game have nothing printed. */
function signSpot(to: Spot, from: Spot | undefined, side: 'left' | 'right'): Pick<Spot, 'left' | 'top'> {
  const onLeft = from === undefined || from.left === to.left ? side === 'left' : from.left > to.left;
  return { left: onLeft ? to.left + INSIDE : to.left + to.width - INSIDE, top: to.top + to.height / 2 };
}
