/** Whole games that look the same to a seat, and are not: every bot that sits there from the start decides alike in both. */
import { BOTS, type Bot, quickBot } from '@three-crowns/ai';
import { type AnyGame, worldLuck } from '@three-crowns/core';
import { kingOfTheValley, type State as Valley } from '@three-crowns/king-of-the-valley';
import { kingsWill, type State as Palatinates } from '@three-crowns/kings-will';
import { type State as Kingdoms, valeria } from '@three-crowns/valeria';
import { describe, expect, test } from 'vitest';

const SEAT = 0;
const RIVAL = 1;
/** Decisions of a game that a bot is asked for, and how far it thinks. */
const ASKED = 5;
const BUDGET = { rollouts: 16 };

/** Something happened, as the seat saw it, and what it sees then. */
interface Moment {
  readonly events: readonly unknown[];
  readonly view: unknown;
}

/** Plays on in both until something shows that they are not the same; by history what the seat saw. */
function histories(game: AnyGame, change: (state: never) => void): readonly [Moment[], Moment[]] {
  const { rules, secrets, notation } = game;
  const one: unknown = rules.setup(game.parseOptions({ seats: 2 }), 'fairness');
  const other: unknown = rules.clone(one);
  change(other as never);
  const seen: [Moment[], Moment[]] = [[], []];
  const luck = worldLuck('fairness');
  const look = (state: unknown, events: readonly unknown[]): Moment => ({
    events: events.flatMap((event) => secrets.redact(event, SEAT) ?? []),
    view: secrets.view(state, SEAT),
  });
  for (let moments = [look(one, []), look(other, [])]; ; ) {
    if (JSON.stringify(moments[0]) !== JSON.stringify(moments[1])) return seen;
    seen[0].push(moments[0]);
    seen[1].push(moments[1]);
    const [asked] = rules.pending(one);
    if (asked === undefined) return seen;
    const move = quickBot.choose(game, secrets.view(one, asked.seat), asked.seat, luck);
    const same = notation.parseMove(other, asked.seat, notation.formatMove(one, move));
    if (same === undefined) return seen;
    moments = [look(one, played(game, one, asked.seat, move)), look(other, played(game, other, asked.seat, same))];
  }
}

function played({ rules }: AnyGame, state: unknown, seat: number, move: unknown): unknown[] {
  const events: unknown[] = [];
  rules.play(state, seat, move, (event: unknown) => events.push(event));
  return events;
}

/** What a bot decides on its way through a game. */
function decisions(game: AnyGame, bot: Bot, moments: readonly Moment[]): string[] {
  const player = bot.sit(game, SEAT, worldLuck('sitting'));
  const isFree = ({ view }: Moment): boolean => game.rules.legalMoves(view, SEAT).length > 1;
  const every = Math.ceil(moments.filter(isFree).length / ASKED);
  const luck = worldLuck('deciding');
  let free = 0;
  return moments.flatMap((moment) => {
    player.observe?.(moment.events, moment.view);
    if (!isFree(moment) || free++ % every !== 0) return [];
    const { move } = player.choose(moment.view, luck, { budget: BUDGET });
    return [game.notation.formatMove(moment.view, move)];
  });
}

/** By game: what the seat cannot see, changed at the start, and the least of decisions until it comes out. */
const CASES: readonly (readonly [AnyGame, (state: never) => void, number])[] = [
  // The last tiles of the last stack.
  [kingOfTheValley, ({ piles: [, last] }: Valley) => last.unshift(...last.splice(1, 1)), 30],
  // The last two cards of the plan.
  [kingsWill, ({ plan }: Palatinates) => plan.push(...plan.splice(-2, 1)), 60],
  // The dukes that the rival may keep.
  [valeria, ({ players }: Kingdoms) => players[RIVAL].dukes.reverse(), 30],
];

describe.each(CASES.map(([game, change, least]) => ({ name: game.name, game, change, least })))(
  '$name',
  ({ game, change, least }) => {
    const [one, other] = histories(game, change);

    test('two games look the same for long', () => {
      const free = one.filter(({ view }) => game.rules.legalMoves(view, SEAT).length > 1);
      expect(free.length).toBeGreaterThan(least);
    });

    test.each(Object.values(BOTS))('$name decides alike in both', (bot) => {
      const decided = decisions(game, bot, one);
      expect(decided).toHaveLength(ASKED);
      expect(decisions(game, bot, other)).toEqual(decided);
    });
  },
);
