/**
 * What a choice would bring its seat. It is played in a world dealt from the viewer's own view, never in the real state,
 * so a preview cannot tell what nobody may know.
 */
import { previewWorld, type Seat } from '@three-crowns/core';
import { type GameEvent, kingsWill, type Move, type State } from '@three-crowns/kings-will';
import {
  type ActionName,
  actionTarget,
  COINS,
  FARMERS,
  farmersOf,
  GOODS,
  type Palatinate,
  UNITS,
} from '@three-crowns/kings-will/board';
import type { MoveChoice } from './view.ts';

export interface Gain {
  /** By unit; goods and coins as they come in before anything is lost, below 0 what is given. */
  readonly units: readonly number[];
  /** By unit: what finds no room. */
  readonly lost: readonly number[];
  readonly mood: number;
  readonly education: number;
  readonly development: number;
  readonly points: number;
}

export function gainOf(state: State, seat: Seat, choice: MoveChoice): Gain {
  return gainIn(previewWorld(kingsWill, state), seat, choice.move);
}

/** Plays the move in the world it is given. */
function gainIn(world: State, seat: Seat, move: Move): Gain {
  const before = kingsWill.rules.clone(world).palatinates[seat];
  const lost = UNITS.map(() => 0);
  kingsWill.rules.play(world, seat, move, (event) => countLost(event, seat, lost));
  return difference(before, world.palatinates[seat], lost);
}

function countLost(event: GameEvent, seat: Seat, lost: number[]): void {
  if (!('lost' in event) || event.seat !== seat) return;
  if (event.type === 'harvested') lost[event.good] += event.lost;
  else if (event.type === 'swapped') lost[event.get] += event.lost;
  else lost[COINS] += event.lost;
}

function difference(before: Palatinate, after: Palatinate, lost: readonly number[]): Gain {
  const units = UNITS.map((_, unit) => held(after, unit) - held(before, unit) + lost[unit]);
  return {
    units,
    lost,
    mood: after.mood - before.mood,
    education: after.education - before.education,
    development: after.development - before.development,
    points: after.points - before.points,
  };
}

function held(own: Palatinate, unit: number): number {
  if (unit < GOODS.length) return own.goods[unit];
  return unit === FARMERS ? farmersOf(own) : own.coins;
}

export const isNothing = ({ units, mood, education, development, points }: Gain): boolean =>
  units.every((count) => count === 0) && mood === 0 && education === 0 && development === 0 && points === 0;

/** Moves whose outcome is told by numbers alone. */
const PLAIN = ['harvest', 'taxes', 'educate', 'develop', 'sell', 'swap', 'birth', 'give', 'levy', 'pay'] as const;
export const isPlain = ({ do: what }: Move): boolean => PLAIN.some((one) => one === what);

/** What an action brings where it has one plain outcome: not where it leaves a choice that matters. */
export function actionGain(
  choices: readonly MoveChoice[],
  state: State,
  seat: Seat,
  action: ActionName,
): Gain | undefined {
  const here = choices.filter(({ targets }) => targets[0] === actionTarget(action));
  const plain = here.find(({ move, targets }) => isPlain(move) && targets.length === 1);
  return plain && gainOf(state, seat, plain);
}

/** The same for every action of a tile that has not been taken yet. */
export function choicesAfterTaking(state: State, seat: Seat, slot: number): { state: State; choices: MoveChoice[] } {
  const world = previewWorld(kingsWill, state);
  kingsWill.rules.play(world, seat, { do: 'take', slot });
  const seen = kingsWill.secrets.view(world, seat);
  const choices = kingsWill.rules.legalMoves(seen, seat).map((move) => ({
    move,
    text: kingsWill.notation.formatMove(seen, move),
    label: kingsWill.words.describeMove(seen, move),
    targets: kingsWill.guidance.targetsOf(seen, move),
  }));
  return { state: seen, choices };
}
