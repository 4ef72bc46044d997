/** The drawings of the pages about The King's Will: situations that parse, legal moves, and what their captions tell. */
import { parseJson } from '@three-crowns/core';
import { CONTENT_SETS, kingsWill, parseContent } from '@three-crowns/kings-will';
import { KING, TILES } from '@three-crowns/kings-will/board';
import { describe, expect, test } from 'vitest';
import { templateText } from '../../src/games/kings-will/learn/components/template.ts';
import {
  EXAMPLES,
  type ExampleId,
  endOf,
  eventsOf,
  momentsOf,
  startOf,
} from '../../src/games/kings-will/learn/examples/examples.ts';
import { isRuling, PRINTED } from '../../src/games/kings-will/learn/texts/rulings/ids.ts';

const { rules, notation, guidance } = kingsWill;
const ids = Object.keys(EXAMPLES) as ExampleId[];
const typesOf = (id: ExampleId) => eventsOf(id).map(({ type }) => type);

test.each(ids)('%s: the situation parses and its moves are legal', (id) => {
  const moments = momentsOf(id);
  expect(moments.map(({ before, move }) => notation.formatMove(before, move))).toEqual([...EXAMPLES[id].moves]);
  for (const { before, seat, move } of moments) expect(rules.legalMoves(before, seat)).toContainEqual(move);
});

describe('what the captions tell', () => {
  test('the king moves one slot on when the last tile is taken, and its taker gets a point', () => {
    const [before, after] = [startOf('row'), endOf('row')];
    expect(after.row.indexOf(KING)).toBe(before.row.indexOf(KING) + 1);
    expect(TILES[after.row[0]]).toBe('govern');
    expect(eventsOf('row').find((event) => event.type === 'took')?.points).toBe(1);
  });

  test('the king stays on slot 7 when a tile left of him is taken', () =>
    expect([startOf('stays'), endOf('stays')].map(({ row }) => row.indexOf(KING) + 1)).toEqual([7, 7]));

  test('three wood, and room for two', () =>
    expect(eventsOf('extract')[0]).toMatchObject({ type: 'harvested', count: 3, lost: 1 }));

  test('four coins of taxes', () => expect(eventsOf('enrich').find((event) => event.type === 'taxed')?.coins).toBe(4));

  test('the castle extends the storehouse at once', () =>
    expect(typesOf('build').slice(0, 2)).toEqual(['founded', 'extended']));

  test('the farmstead is paid without food', () => {
    const founded = eventsOf('discount').find((event) => event.type === 'founded');
    expect(founded?.paid.slice(0, 4)).toEqual([1, 1, 0, 0]);
  });

  test('the people rebel', () => expect(typesOf('rebellion')).toEqual(expect.arrayContaining(['rebelled', 'fled'])));

  test('nobody follows an intrigue', () =>
    expect(eventsOf('intrigue').filter((event) => event.type === 'harvested')).toHaveLength(1));

  test('one pays and gives twice, the other cannot pay', () => {
    const types = typesOf('levies');
    expect(types.filter((type) => type === 'gave')).toHaveLength(2);
    expect(types.filter((type) => type === 'unpaid')).toHaveLength(1);
  });

  test('red wins the example of the scoring, and a monastery has turned away one wrath', () => {
    const outcome = rules.outcome(startOf('scoring'));
    expect(outcome?.winners).toEqual([0]);
    expect(outcome?.scores[0].lines).toContainEqual({ key: 'shields', count: 1, points: 0 });
  });
});

test.each(ids)('%s: every reason names a ruling that has its place on the page', (id) => {
  for (const state of [startOf(id), endOf(id)]) {
    for (const { seat } of rules.pending(state)) {
      for (const target of guidance.targets(state)) {
        const reason = guidance.whyNot(state, seat, target);
        if (reason !== undefined) expect(isRuling(reason.rule) || reason.rule === PRINTED, reason.rule).toBe(true);
      }
    }
  }
});

test('the template is a table that can be loaded, with the numbers of the built-in set', () => {
  const table = parseContent(parseJson(templateText(), 'template'));
  const { buildings, wills, travels, numbers } = CONTENT_SETS.reconstructed;
  expect(table.id).not.toBe(CONTENT_SETS.reconstructed.id);
  expect(table.wills.A.will).toEqual(wills.A.will);
  expect(table.travels.R1.levy).toEqual(travels.R1.levy);
  expect(table.buildings.school.cost).toEqual(buildings.school.cost);
  expect([table.buildings.school.source, table.numbers.store.source]).toEqual(['CUSTOM', numbers.store.source]);
});
