/** A game to be looked at again: its record played through, and what the page says of its moments. */
import {
  type AnyGame,
  type Ending,
  endingOf,
  type GameRecord,
  luckIn,
  openTable,
  type Seat,
  type Viewer,
} from '@three-crowns/core';
import { type SeatInfo, seatsOf } from '../../../seats/seats.ts';
import type { Departure } from '../../../table/playOn/startPlayOn.ts';
import type { Choice, GameScreen } from '../../../table/screen/screen.ts';
import { seenBy } from '../../../table/session/seen.ts';
import { type AnyMoment, NOTHING_BACK, type Snapshot } from '../../../table/session/snapshot.ts';
import { choicesOf } from '../../../table/view/choices.ts';
import { drawingOf } from '../../../table/view/drawing.ts';

/** A stretch of the game that has a name of its own, as "6" for its sixth round. */
export interface Round {
  readonly name: string;
  /** Its first ply, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

export interface Study {
  readonly id: string;
  /** In the version that was played. */
  readonly game: AnyGame;
  readonly screen: GameScreen;
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  /** With all secrets: only `seenAt` gives them to a board. */
  readonly moments: readonly AnyMoment[];
  /** How many moves stand. */
  readonly plies: number;
  readonly ending: Ending | undefined;
  /** The seat of the one who looks. */
  readonly own: Seat | undefined;
  readonly rounds: readonly Round[];
}

interface Given extends Pick<Study, 'id' | 'game' | 'screen' | 'record'> {
  readonly viewer: Viewer;
}

export function studyOf({ viewer, ...given }: Given): Study {
  const { game, record, screen } = given;
  const table = openTable(game, record);
  const { moments } = table;
  return {
    ...given,
    seats: seatsOf(record),
    moments,
    plies: moments.length - 1,
    ending: endingOf(table),
    own: viewer === 'spectator' ? undefined : viewer,
    rounds: roundsOf(moments, game, screen),
  };
}

export const roundAt = ({ rounds }: Study, ply: number): Round | undefined =>
  rounds.find(({ from, to }) => from <= ply && ply < to);

/** The seat that decided at this ply; undefined after the last one. */
export const deciderAt = ({ moments }: Study, ply: number): Seat | undefined => moments[ply + 1]?.seat;

/** A game that is over is seen as the one saw it who decided; one that goes on only as the one who looks may see it. */
function viewerAt(study: Study, ply: number): Viewer {
  const { ending, own } = study;
  return (ending === undefined ? own : (deciderAt(study, ply) ?? own)) ?? 'spectator';
}

/** The moment before a decision. */
export function seenAt(study: Study, ply: number): AnyMoment {
  const [seen] = seenBy(study.game, [study.moments[ply]], viewerAt(study, ply));
  return seen;
}

/** What the decision of a ply led to, as far as the one who decided could see it. */
export function eventsAt(study: Study, ply: number): readonly unknown[] {
  const after = study.moments[ply + 1];
  if (after === undefined) return [];
  const [seen] = seenBy(study.game, [after], viewerAt(study, ply));
  return seen.events;
}

/** Whether dice were thrown, cards drawn or tiles turned up after the decision of a ply. */
export function isDealtAt({ moments }: Study, ply: number): boolean {
  return luckIn(moments[ply].state)?.at !== luckIn(moments[ply + 1].state)?.at;
}

/** What the table draws: this moment, and the one that was on the screen before. */
export function snapshotAt(study: Study, at: number, from: number): Snapshot {
  const { game, seats, moments, own = 0 } = study;
  const viewer = viewerAt(study, at);
  return {
    game,
    seats,
    moments: seenBy(game, moments, viewer),
    at,
    from,
    status: 'replay',
    asked: undefined,
    viewer,
    own: viewer === 'spectator' ? own : viewer,
    ending: undefined,
    ...NOTHING_BACK,
  };
}

/** To play on from this moment, by what was known there. */
export function departureAt(study: Study, ply: number): Departure {
  const { game, viewer, seats, moments } = snapshotAt(study, ply, ply);
  return { game, viewer, seats, seen: moments.slice(0, ply + 1), options: () => study.record.options };
}

/** A move that could be made at this ply, by its text. */
export function choiceAt(study: Study, ply: number, text: string | undefined): Choice | undefined {
  const seat = deciderAt(study, ply);
  if (seat === undefined || text === undefined) return undefined;
  return choicesOf(study.game, seenAt(study, ply).state, seat).find((choice) => choice.text === text);
}

/** The move that was made there. */
export const playedAt = (study: Study, ply: number): Choice | undefined =>
  choiceAt(study, ply, study.moments[ply + 1]?.text);

function roundsOf(moments: readonly AnyMoment[], game: AnyGame, screen: GameScreen): Round[] {
  const drawn = drawingOf(game);
  const rounds: { key: string; name: string; from: number; to: number }[] = [];
  moments.slice(0, -1).forEach(({ state }, ply) => {
    const { key, args } = screen.headline(drawn.state(state));
    const same = JSON.stringify([key, args]);
    const last = rounds.at(-1);
    if (last?.key === same) last.to = ply + 1;
    else rounds.push({ key: same, name: String(args?.round ?? rounds.length + 1), from: ply, to: ply + 1 });
  });
  return rounds;
}
