/** Turns cut into scenes, in whole games of bots: what every telling has to keep. */
import { botNamed } from '@three-crowns/ai';
import {
  type AnyGame,
  askedAt,
  LANGUAGES,
  newRecord,
  openTable,
  playText,
  stateOf,
  viewersOf,
  worldLuck,
} from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import { describe, expect, test } from 'vitest';
import { proof } from '../../../../packages/core/test/proof.ts';
import { deeds as valleyDeeds } from '../../src/games/king-of-the-valley/telling/deeds.ts';
import { deeds as willDeeds } from '../../src/games/kings-will/telling/deeds.ts';
import { deeds as valeriaDeeds } from '../../src/games/valeria/telling/deeds.ts';
import { scenesOf, scenesSince } from '../../src/table/log/scenes.ts';
import type { Deeds } from '../../src/table/screen/telling.ts';
import { seenBy } from '../../src/table/session/seen.ts';

const SCENES = proof('games in scenes', { small: 1, full: 12 });
const SEATS = 3;
const MOST_MOVES = 150;

function playedBy(game: AnyGame, seed: string) {
  const seats = Array.from({ length: SEATS }, (_, i) => ({ name: `Bot ${i}`, bot: 'random' }));
  const table = openTable(game, newRecord(game, { options: { seats: SEATS }, seats, seed }));
  const luck = worldLuck(seed);
  for (let i = 0; i < MOST_MOVES; i++) {
    const [asked] = askedAt(table);
    if (asked === undefined) break;
    const view: unknown = game.secrets.view(stateOf(table), asked.seat);
    const move: unknown = botNamed('random')?.choose(game, view, asked.seat, luck);
    playText(table, asked.seat, game.notation.formatMove(view, move));
  }
  return table.moments;
}

const TELLERS: readonly { readonly game: AnyGame; readonly deeds: Deeds }[] = [
  { game: kingOfTheValley, deeds: valleyDeeds },
  { game: kingsWill, deeds: willDeeds },
  { game: valeria, deeds: valeriaDeeds },
];

const TURNS = { beginsTurn: (event: unknown) => ['turn', 'visit', 'round'].includes((event as { type: string }).type) };

describe.each(TELLERS)('$game.id', ({ game, deeds }) => {
  test.each(Array.from({ length: SCENES.size }, (_, i) => `${SCENES.seed} ${i}`))(
    `${SCENES.name}: steps a person would name, at most five, in order, in three languages: %s`,
    (seed) => {
      const moments = playedBy(game, seed);
      for (const viewer of viewersOf(SEATS)) {
        const scenes = scenesOf({ game, moments: seenBy(game, moments, viewer) }, TURNS, deeds);
        expect(scenes.length).toBeGreaterThan(SEATS);
        let last = 0;
        for (const { seat, steps } of scenes) {
          expect(steps.length).toBeLessThanOrEqual(5);
          for (const step of steps) {
            expect(step.seat).toBe(seat);
            expect(step.from).toBeGreaterThanOrEqual(last);
            expect(step.to).toBeGreaterThanOrEqual(step.from);
            last = step.from;
            for (const language of LANGUAGES) expect(deeds.say(step, language)).not.toMatch(/[{}]|told\.|undefined/);
            for (const target of deeds.targetsOf(step)) expect(typeof target).toBe('string');
          }
        }
      }
    },
  );

  test('a scene is told from what the viewer may know alone', () => {
    const moments = seenBy(game, playedBy(game, 'redacted'), 1);
    const known = new Set(moments.flatMap(({ events }) => events));
    const scenes = scenesOf({ game, moments }, TURNS, deeds);
    for (const event of scenes.flatMap(({ steps }) => steps.flatMap(({ events }) => events))) {
      expect(known.has(event)).toBe(true);
    }
  });
});

test('since the own last turn: what the others did in it and after it, nothing of one’s own', () => {
  const scene = (turn: number, turnOf: number, seat: number) => ({ turn, turnOf, seat, steps: [] });
  const before = [scene(1, 0, 0), scene(1, 0, 2), scene(2, 1, 1), scene(3, 2, 2), scene(3, 2, 0)];
  const said = (scenes: Parameters<typeof scenesSince>[0]) =>
    scenesSince(scenes, 0).map(({ turn, seat }) => [turn, seat]);
  const expected = [
    [1, 2],
    [2, 1],
    [3, 2],
  ];
  expect(said(before)).toEqual(expected);
  // One’s own turn has begun: what came before it can still be looked at.
  expect(said([...before, scene(4, 0, 0)])).toEqual(expected);
  expect(said([...before, scene(4, 0, 0), scene(5, 1, 1)])).toEqual([[5, 1]]);
  expect(scenesSince([], 0)).toEqual([]);
});
