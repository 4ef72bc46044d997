/** What a local table shows: whose view it is, of which moment, and what can be done there. */
import { type Decision, endingOf, type Seat, type Table, type Viewer, type Wishes } from '@three-crowns/core';
import { seatsOf } from '../../seats/seats.ts';
import type { Driver } from './driver.ts';
import { offeredEnds } from './givingUp.ts';
import type { Looking } from './looking.ts';
import { seenBy } from './seen.ts';
import type { Snapshot, Status } from './snapshot.ts';
import { offeredBack } from './takingBack.ts';
import { lookAt } from './viewer.ts';

interface Situation extends Pick<Snapshot, 'asked' | 'givesHints' | 'problem' | 'storage'> {
  readonly table: Table<unknown, unknown, unknown, unknown>;
  /** The person whose secrets the screen shows. */
  readonly atScreen: Seat | undefined;
  /** The person who was asked last. */
  readonly askedLast: Seat | undefined;
  readonly looking: Looking;
  /** By seat. */
  readonly wishes: readonly Wishes[];
  /** A deal of the day: nothing is dealt anew. */
  readonly isSameForAll: boolean;
  /** It was deleted elsewhere. */
  readonly isGone: boolean;
  /** This page plays. */
  readonly isOurs: boolean;
  readonly driver: Pick<Driver, 'isBot' | 'isQuick'>;
}

interface Showing extends Pick<Situation, 'atScreen' | 'askedLast'> {
  readonly snapshot: Snapshot;
}

export function showingOf(situation: Situation): Showing {
  const { table, asked, looking, wishes, driver, givesHints, problem, storage } = situation;
  const { game, base, course, moments } = table;
  const { holder, viewer, isFaceDown } = lookAt(table, asked, situation.atScreen);
  const askedLast = asked !== undefined && !driver.isBot(asked.seat) ? asked.seat : situation.askedLast;
  const own = typeof viewer === 'number' ? viewer : (askedLast ?? 0);
  // Who is asked openly acts for the own seat, though nobody's secrets are seen.
  const actor = isFaceDown ? own : viewer;
  return {
    atScreen: holder,
    askedLast,
    snapshot: {
      game,
      seats: seatsOf(base, course.bots, course.resigned),
      moments: seenBy(game, moments, viewer),
      at: Math.min(looking.at, moments.length - 1),
      from: looking.from,
      status: statusOf(situation, asked, actor),
      asked,
      viewer,
      own,
      isFaceDown,
      ending: endingOf(table),
      wishes: typeof actor === 'number' ? wishes[actor] : {},
      ...offeredBack(table, actor, situation.isSameForAll),
      ...offeredEnds(table, actor),
      givesHints,
      problem,
      storage,
    },
  };
}

function statusOf(situation: Situation, asked: Decision | undefined, actor: Viewer): Status {
  const { looking, driver, problem, isGone, isOurs } = situation;
  if (isGone) return 'gone';
  if (problem !== undefined) return 'failed';
  if (looking.isReplay) return 'replay';
  if (asked === undefined) return 'over';
  if (!isOurs) return 'following';
  if (driver.isQuick(asked.seat)) return 'thinking';
  return actor === asked.seat ? 'choose' : 'handOver';
}
