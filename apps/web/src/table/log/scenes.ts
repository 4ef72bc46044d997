/** What happened, cut into scenes: what one seat did in a turn, step by step. Made from redacted events alone. */
import type { Seat } from '@three-crowns/core';
import type { GameScreen } from '../screen/screen.ts';
import type { Deeds, Step } from '../screen/telling.ts';
import type { AnyMoment, Snapshot } from '../session/snapshot.ts';
import { seatIn } from './log.ts';

export interface Scene {
  /** Whose turn of the game it belongs to, counted from the first. */
  readonly turn: number;
  readonly turnOf: Seat | undefined;
  readonly seat: Seat;
  readonly steps: readonly Step[];
}

interface Draft extends Omit<Scene, 'steps'> {
  readonly steps: Step[];
}

/** All that is known of a game here: what was told, moment by moment. */
export interface Happened extends Pick<Snapshot, 'game'> {
  readonly moments: readonly Pick<AnyMoment, 'events'>[];
}

/** More steps than these nobody keeps in mind: the last of them holds the rest. */
const MOST_STEPS = 5;

export function scenesOf(
  { game, moments }: Happened,
  { beginsTurn }: Pick<GameScreen, 'beginsTurn'>,
  deeds: Deeds,
): Scene[] {
  const scenes: Draft[] = [];
  let [turn, turnOf]: [number, Seat | undefined] = [0, undefined];
  moments.forEach(({ events }, ply) => {
    for (const raw of events) {
      const event = game.upcast?.event(raw) ?? raw;
      const seat = seatIn(event);
      if (beginsTurn(event)) [turn, turnOf] = [turn + 1, seat];
      else tell(scenes, { turn, turnOf, seat, ply, event, deed: deedIn(event, seat, turnOf, deeds) });
    }
  });
  return scenes;
}

const deedIn = (event: unknown, seat: Seat | undefined, turnOf: Seat | undefined, { deedOf }: Deeds) =>
  seat === undefined ? undefined : deedOf(event, turnOf ?? seat);

interface Told {
  readonly turn: number;
  readonly turnOf: Seat | undefined;
  readonly seat: Seat | undefined;
  readonly ply: number;
  readonly event: unknown;
  readonly deed: string | undefined;
}

function tell(scenes: Draft[], { turn, turnOf, seat, ply, event, deed }: Told): void {
  const scene = scenes.at(-1)?.turn === turn ? scenes.at(-1) : undefined;
  if (deed === undefined || seat === undefined) {
    if (scene !== undefined) goWith(scene, ply, event);
  } else if (scene?.seat !== seat) {
    scenes.push({ turn, turnOf, seat, steps: [{ deed, seat, from: ply, to: ply, events: [event] }] });
  } else if (scene.steps.at(-1)?.deed === deed || scene.steps.length === MOST_STEPS) {
    goWith(scene, ply, event);
  } else {
    scene.steps.push({ deed, seat, from: ply, to: ply, events: [event] });
  }
}

function goWith({ steps }: Draft, ply: number, event: unknown): void {
  const last = steps[steps.length - 1];
  steps[steps.length - 1] = { ...last, to: ply, events: [...last.events, event] };
}

/** Of the others since the own seat's last turn began, the one that is being played apart: in it, and after it. */
export function scenesSince(scenes: readonly Scene[], own: Seat): Scene[] {
  const now = scenes.at(-1);
  const last = scenes.findLast(({ turnOf, turn }) => turnOf === own && (now?.turnOf !== own || turn !== now.turn));
  return scenes.filter(({ seat, turn }) => seat !== own && turn >= (last?.turn ?? 0));
}

/** A scene is told anew with every moment; its name stays. */
export const nameOf = ({ turn, seat }: Scene): string => `${turn} ${seat}`;

export const beginOf = ({ steps }: Scene): number => steps[0].from;
export const endOf = ({ steps }: Scene): number => steps[steps.length - 1].to;

/** The scene that a moment belongs to, or comes after. */
export const sceneAt = (scenes: readonly Scene[], ply: number): Scene | undefined =>
  scenes.findLast((scene) => beginOf(scene) <= ply);

/** The last step that is through at a moment; the first one before that. */
export function stepAt({ steps }: Scene, ply: number): number {
  return Math.max(
    0,
    steps.findLastIndex(({ to }) => to <= ply),
  );
}

/** What a turn is remembered by: the last step that is not a minor one. */
export function chiefOf({ steps }: Scene, { minor }: Deeds): number {
  const chief = steps.findLastIndex(({ deed }) => !minor.includes(deed));
  return chief < 0 ? steps.length - 1 : chief;
}
