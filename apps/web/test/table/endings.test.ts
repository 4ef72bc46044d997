/** The end of every game as it is told: its steps are the points of the rules, and each has its words. */
import { type AnyGame, LANGUAGES, type Outcome } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import { proof } from '../../../../packages/core/test/proof.ts';
import { telling as valley } from '../../src/games/king-of-the-valley/score/telling.ts';
import { telling as will } from '../../src/games/kings-will/score/telling.ts';
import { telling as dukes } from '../../src/games/valeria/score/telling.ts';
import type { SeatInfo } from '../../src/seats/seats.ts';
import { totalsOf } from '../../src/table/score/scenes.ts';
import type { EndTelling } from '../../src/table/screen/ending.ts';
import { playOut } from './playOut.ts';

const GAMES = proof('endings a kind of game', { small: 3, full: 25 });

interface Kind {
  readonly name: string;
  readonly game: AnyGame;
  readonly telling: EndTelling;
  readonly options: Readonly<Record<string, unknown>>;
}

function kinds(game: AnyGame, telling: EndTelling, seats: readonly number[], more: Kind['options'] = {}): Kind[] {
  return seats.map((count) => ({
    name: [game.name, `${count} seats`, ...Object.values(more)].join(', '),
    game,
    telling,
    options: { seats: count, ...more },
  }));
}

const VALERIA = [...kinds(valeria, dukes, [1, 2, 3, 4, 5]), ...kinds(valeria, dukes, [1, 2, 5], { dukes: 'off' })];
const KINDS = [
  ...kinds(kingOfTheValley, valley, [2, 3, 4]),
  ...kinds(kingsWill, will, [2, 3, 4]),
  ...kinds(kingsWill, will, [2, 3, 4], { variant: 'first' }),
  ...VALERIA,
];

const NAMES = ['Mathilde', 'Anselm', 'Brida', 'Corvin', 'Dietlind'];
const COLOURS = ['crimson', 'azure', 'forest', 'violet', 'amber'] as const;
const seated = (count: number): SeatInfo[] =>
  NAMES.slice(0, count).map((name, seat) => ({ seat, name, colour: COLOURS[seat], charge: 'lion', bot: undefined }));

function ended({ game, options }: Kind, i: number): { state: unknown; outcome: Outcome; seats: SeatInfo[] } {
  const state = playOut(game, options, `${GAMES.seed} ${i}`);
  const outcome = game.rules.outcome(state);
  if (outcome === undefined) throw new Error(`not over: ${GAMES.seed} ${i}`);
  return { state, outcome, seats: seated(outcome.scores.length) };
}

const sidesOf = ({ scores, rivals = [] }: Outcome) => [...scores, ...rivals.map(({ score }) => score)];

test.each(KINDS)(`$name: the steps add up to the points of the rules (${GAMES.name})`, (kind) => {
  for (let i = 0; i < GAMES.size; i++) {
    const props = ended(kind, i);
    const steps = kind.telling.steps(props);
    const totals = sidesOf(props.outcome).map(({ total }) => total);
    expect(totalsOf(steps, steps.length), `${GAMES.seed} ${i}`).toEqual(totals);
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
  }
});

test.each(KINDS)('$name: every step has a name and a sentence in every language', (kind) => {
  const { telling } = kind;
  const props = ended(kind, 0);
  for (const language of LANGUAGES) {
    expect(telling.title(language, props.state)).toMatch(/\p{L}/u);
    for (const step of telling.steps(props)) {
      const { name, sentence } = telling.words(language, props, step);
      expect(name).toMatch(/\p{L}/u);
      expect(sentence, step.key).toMatch(/\p{L}.*[.!?]$/u);
      expect(sentence).not.toMatch(/[{}]|undefined/);
    }
  }
});

test.each(VALERIA)('$name: what all could see comes first, then one duke at a time', (kind) => {
  const props = ended(kind, 0);
  const [open, ...turned] = kind.telling.steps(props);
  const isOpen = (key: string) => ['monsters', 'domains', 'points'].includes(key);
  expect(open.points).toEqual(
    sidesOf(props.outcome).map(({ lines }) =>
      lines.filter(({ key }) => isOpen(key)).reduce((sum, { points }) => sum + points, 0),
    ),
  );
  if (kind.options.dukes === 'off') return expect(turned).toHaveLength(1);
  expect(turned).toHaveLength(open.points.length);
  for (const { points } of turned) expect(points.filter((won) => won !== 0).length).toBeLessThanOrEqual(1);
});
