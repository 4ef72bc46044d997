/** The drawings of Valeria's pages: situations that parse, moves that are legal, and what their captions tell. */
import { parseJson } from '@three-crowns/core';
import { valeria } from '@three-crowns/valeria';
import { AREAS, BASE, CARDS, exhaustedLimit, exhaustedPlaces, isResting } from '@three-crowns/valeria/board';
import { describe, expect, test } from 'vitest';
import {
  AREAS_BY_STRENGTH,
  cardsInBox,
  domainEntries,
  monsterEntries,
  templateText,
} from '../../src/games/valeria/learn/components/tally.ts';
import {
  EXAMPLES,
  type ExampleId,
  eventsOf,
  momentsOf,
  startOf,
} from '../../src/games/valeria/learn/examples/examples.ts';
import { answerTo } from '../../src/games/valeria/learn/examples/trial.ts';
import { diceOf, harvestsOf } from '../../src/games/valeria/learn/figures/harvests.ts';
import { offeredAt, placeOf } from '../../src/games/valeria/learn/figures/lying.ts';
import { isRuling, PLAIN } from '../../src/games/valeria/learn/texts/rulings/ids.ts';

const { rules, notation, guidance } = valeria;
const ids = Object.keys(EXAMPLES) as ExampleId[];
const harvest = (id: ExampleId) => harvestsOf(startOf(id), eventsOf(id));

test.each(ids)('%s: the situation parses and its moves are legal', (id) => {
  const moments = momentsOf(id);
  expect(moments.map(({ before, move }) => notation.formatMove(before, move))).toEqual([...EXAMPLES[id].moves]);
  for (const { before, seat, move } of moments) {
    expect(rules.pending(before).map((asked) => asked.seat)).toContain(seat);
    expect(rules.legalMoves(before, seat)).toContainEqual(move);
  }
});

describe('what the captions tell', () => {
  test.each([
    ['roll', [3, 5]],
    ['double', [4, 4]],
    ['herald', [1, 2]],
    ['trade', [1, 4]],
    ['thief', [2, 5]],
    ['event', [2, 3]],
    ['ongoing', [3, 2]],
  ] as const)('%s: the dice', (id, dice) => expect(diceOf(eventsOf(id), startOf(id))).toEqual(dice));

  test('three archers are woken twice each, and the champion of the 8 once', () => {
    const [red] = harvest('double');
    expect(red.woken.map(({ card, times }) => `${CARDS[card]} ${times}`)).toEqual([
      'archer 6',
      'champion 1',
      'herald 1',
    ]);
    expect(red.got).toEqual({ gold: 1, strength: 16 });
  });

  test('the herald brings a strength', () => expect(harvest('herald')[0].got).toEqual({ strength: 1 }));

  test('the monk turns the gold of this roll into two magic', () =>
    expect(harvest('trade')[1]).toMatchObject({ got: { gold: 1, magic: 2 }, lost: { gold: 1 } }));

  test('the thief comes before the peasants are paid', () => {
    const types = eventsOf('thief').map(({ type }) => type);
    expect(types.indexOf('stole')).toBeLessThan(types.indexOf('harvested'));
    expect(harvest('thief')[1]).toMatchObject({ got: { gold: 2 }, lost: { gold: 2 } });
  });

  test('the peasant costs one more than printed', () =>
    expect(offeredAt(startOf('recruit'), placeOf('c5'), 0).price).toEqual({ gold: 3 }));

  test('the palace can be taken; for the eye a holy citizen is missing', () => {
    const state = startOf('build');
    expect(offeredAt(state, placeOf('d1'), 0)).toMatchObject({ can: 'yes', missing: [] });
    expect(offeredAt(state, placeOf('d2'), 0)).toMatchObject({ can: 'no', missing: ['holy'] });
  });

  test('the fourth place is enough for two', () => {
    const { after } = momentsOf('exhausted')[0];
    expect([exhaustedPlaces(after), exhaustedLimit(after)]).toEqual([4, 4]);
    expect(eventsOf('exhausted').map(({ type }) => type)).toContain('ending');
  });

  test('the fifth player rests', () => {
    const state = startOf('five');
    expect(state.players.map((_, seat) => isResting(state, seat))).toEqual([false, false, false, false, true]);
  });

  test('columns 2 and 4 are attacked; a citizen and a domain are lost', () => {
    const lost = eventsOf('attack').flatMap((event) => (event.type === 'captured' ? [CARDS[event.card]] : []));
    expect(lost).toEqual(['merchant', 'blood-crow-army']);
  });

  test('red wins the example of the scoring', () => expect(rules.outcome(startOf('scoring'))?.winners).toEqual([0]));
});

test('whatever is tried is allowed, or refused with a rule that the page has', () => {
  const state = startOf('choices');
  const answers = guidance.targets(state).map((target) => answerTo(state, target));
  for (const answer of answers) {
    if (answer.kind === 'moves') expect(answer.moves.length).toBeGreaterThan(0);
    else expect(answer.reason.rule === PLAIN || isRuling(answer.reason.rule)).toBe(true);
  }
  expect(new Set(answers.map(({ kind }) => kind)).size).toBe(2);
});

describe('components', () => {
  test('226 cards in the box', () => expect(cardsInBox()).toBe(226));

  test('the areas by strength, as A1 has them', () =>
    expect(AREAS_BY_STRENGTH.join(' ')).toBe('wasteland hills ruins forest swamp valley caverns mountains'));

  test('every monster and every domain is listed once', () => {
    expect(AREAS.flatMap(monsterEntries)).toHaveLength(BASE.monsters.length);
    expect([domainEntries(true).length, domainEntries(false).length]).toEqual([11, 13]);
  });

  test('the table can be loaded, with the printed numbers', () => {
    const content = parseJson(templateText(), 'template') as {
      readonly citizens: readonly { readonly cost: number }[];
    };
    expect(() => valeria.parseOptions({ seats: 2, content })).not.toThrow();
    expect(content.citizens.map(({ cost }) => cost)).toEqual(BASE.citizens.map(({ cost }) => cost));
  });
});
