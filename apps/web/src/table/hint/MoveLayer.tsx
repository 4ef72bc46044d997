import type { ReactNode } from 'react';
import { classes } from '../../design/classes.ts';
import type { SeatColour } from '../../seats/seats.ts';
import type { Reach } from '../screen/reaching.ts';
import type { Choice, GameScreen, TableView } from '../screen/screen.ts';
import type { Spot } from '../screen/spots.ts';
import { useMeasured } from '../screen/useMeasured.ts';
import { arrowBetween, wayBetween } from './arrow.ts';
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
  /** What can be got next: by the own seat in dots, by another in dashes of its colour. */
  readonly reaches?: readonly Reach[];
}

/** Moves over the board, which knows nothing of them: rings on what they use, an arrow where something moves, and signs above all. */
export function MoveLayer({ screen, view, marks, reaches = [] }: Props) {
  const things = marks.map(({ choice }) => ({ from: screen.startOf?.(view, choice), targets: choice.targets }));
  const names = [
    ...new Set(
      [...things, ...reaches].flatMap(({ from, targets }) => (from === undefined ? targets : [from, ...targets])),
    ),
  ];
  const spots = useMeasured(names);
  const spotAt = (name: string | undefined): Spot | undefined =>
    name === undefined ? undefined : spots[names.indexOf(name)];
  return (
    <div className={styles.layer} aria-hidden="true" data-moves="">
      {reaches.map(({ seat, from, targets }) => (
        <Ways
          key={seat}
          colour={seat === view.own ? undefined : view.seats[seat].colour}
          from={spotAt(from)}
          spots={targets.flatMap((target) => spotAt(target) ?? [])}
        />
      ))}
      {marks.map((mark, i) => (
        <Drawn
          key={mark.choice.text}
          look={mark.look}
          isStrong={mark.isStrong}
          from={spotAt(things[i].from)}
          spots={things[i].targets.flatMap((target) => spotAt(target) ?? [])}
        />
      ))}
      {marks.map(({ choice, sign }, i) => {
        const to = spotAt(things[i].targets.findLast((target) => spotAt(target) !== undefined));
        return (
          to && (
            <span
              key={choice.text}
              className={styles.sign}
              style={signSpot(to, spotAt(things[i].from), screen.freeSide ?? 'right')}
            >
              {sign}
            </span>
          )
        );
      })}
    </div>
  );
}

interface WaysProps {
  /** Of another seat; the own ways are dotted. */
  readonly colour: SeatColour | undefined;
  readonly from: Spot | undefined;
  readonly spots: readonly Spot[];
}

function Ways({ colour, from, spots }: WaysProps) {
  if (from === undefined) return null;
  return (
    <svg
      className={classes(styles.arrow, colour === undefined ? styles.dots : styles.dashes)}
      style={colour && { '--line-of': `var(--${colour})` }}
      focusable="false"
      aria-hidden="true"
      data-reach={colour ?? 'own'}
    >
      {spots.map((to) => {
        const way = wayBetween(from, to);
        return (
          <g key={way}>
            <path d={way} className={styles.edge} />
            <path d={way} className={styles.shaft} />
          </g>
        );
      })}
    </svg>
  );
}

interface DrawnProps extends Omit<MoveMark, 'choice' | 'sign'> {
  readonly from: Spot | undefined;
  readonly spots: readonly Spot[];
}

function Drawn({ look, isStrong, from, spots }: DrawnProps) {
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
