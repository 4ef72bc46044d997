/** The examples of the rulebook, by its section. Marion is player 1. */
import { expect, test } from 'vitest';
import { acting, finished, levying, situation, typesOf } from '../situation.ts';

test('X1 (section 4, mood): from -3 by two steps or from -2 by three it falls to -4 only; it rises to 4 only', () => {
  const rich = 'coins 15 wood 4 leather 4 food 4 stone 4';
  const taxed = (mood: number) => {
    const table = acting('enrich', `player 1 mood ${mood}`);
    return table.play('taxes').flatMap((event) => (event.type === 'mood' ? [event.to] : []));
  };
  // -4 is left at once: the rebellion puts it to -3. Two losses in one turn rebel twice.
  expect([taxed(-3), taxed(-2), taxed(-1)]).toEqual([[-4, -3], [-4, -3], [-3]]);
  const fair = acting('build', `player 1 mood 2 ${rich}`);
  fair.play('erect fair', 'site 1');
  expect(fair.player(1).mood).toBe(4);
});

test('X2 (section 6, course of play): the tile lies before its player while all act, then goes to the left end', () => {
  const table = situation('');
  table.play('take 5');
  expect(table.state.slot).toBe(4);
  table.play('till', 'breed');
  expect([table.seat, table.ask, table.state.slot]).toEqual([2, 'follow', 4]);
  table.play('breed');
  expect(table.row).toBe('harvest king move multiply intrigue extract enrich build govern');
});

test('X3 (section 6, harvest): a farmer on a cornfield and two on meadows: 1 food and 2 leather', () => {
  const table = acting('harvest', 'lands 1 mountain forest meadow/1 cornfield/1 meadow/1');
  table.play('till', 'breed');
  expect(table.player(1).goods).toBe('2L 1F');
});

test('X4 (section 6, extract): felling twice with development 1 brings 4 wood, of which one is lost', () => {
  const table = acting('extract', 'lands 1 mountain forest/1 meadow/1 cornfield\nplayer 1 development 1 wood 1');
  const lost = table.play('fell', 'fell').map((event) => (event.type === 'harvested' ? event.lost : 0));
  expect(table.player(1).goods).toBe('4W');
  expect(lost).toEqual([0, 1]);
});

test('X5 (section 6, enrich): a look at a card, then taxes of four farmers: 4 coins, mood 2 lower', () => {
  const table = acting('enrich', 'lands 1 mountain forest/2/farmstead meadow/2 cornfield\nplayer 1 coins 2');
  table.play('look 2', 'taxes');
  expect(table.player(1)).toMatchObject({ coins: 6, mood: -2 });
});

test('X6 (section 6, build): a first castle on the mountain, then the School below the meadow', () => {
  const table = acting(
    'build',
    'player 1 coins 2 wood 1 leather 1 stone 3\nlands 1 mountain/1 forest/1/farmstead meadow cornfield',
  );
  const events = table.play('found castle', 'erect school', 'site 3');
  expect(typesOf(events).slice(0, 6)).toEqual(['founded', 'extended', 'mood', 'erected', 'educated', 'mood']);
  expect(table.lands(1)).toBe('mountain/1/castle forest/1/farmstead meadow/0/-/school cornfield');
  expect(table.player(1)).toMatchObject({ extended: true, coins: 1, goods: '', education: 1, mood: 0 });
});

test('X7 (section 6, govern): education to 1 and mood to -1, then development to 2', () => {
  const table = acting('govern', 'player 1 mood -2 development 1');
  table.play('educate', 'develop');
  expect(table.player(1)).toMatchObject({ education: 1, mood: -1, development: 2 });
});

test('X8 (section 6, move): two farmers a step each, the second onto a new lake; then a leather for a food', () => {
  const table = acting('move', 'lands 1 mountain forest/1/farmstead meadow cornfield/1\nplayer 1 leather 1');
  table.play('walk 2 3', 'explore right lake', 'swap leather food');
  expect(table.lands(1)).toBe('mountain forest/0/farmstead meadow/1 cornfield lake/1');
  expect(table.player(1).goods).toBe('1F');
});

test('X9 (section 6, multiply): no room on the meadow; a second farmer in the forest, a third in the village at the lake', () => {
  const table = acting(
    'multiply',
    'player 1 coins 0\nlands 1 mountain forest/1/farmstead meadow/2/farmstead cornfield lake/2/village',
  );
  expect(table.moves()).toEqual(['birth 2', 'birth 5', 'pass']);
  table.play('birth 2', 'birth 5');
  expect(table.lands(1)).toBe('mountain forest/2/farmstead meadow/2/farmstead cornfield lake/3/village');
});

test('X10 (section 6, the king travels): a disc on the second card, 2 food as levy, then 2 coins for 2 points, once', () => {
  const table = situation(`
    row move multiply intrigue harvest extract enrich build king govern
    plan A B C D E F G H
    journey R1 R2 R3 R4
    seen 1 2
    player 1 points 5 mood 1 coins 4 food 2
    player 2 food 2`);
  table.play('take 9', 'pass', 'pass');
  expect([table.seat, table.ask]).toEqual([1, 'pledge']);
  table.play('pledge 2', 'pledge 1', 'neutral 3');
  expect(table.player(1).goods).toBe('');
  expect(table.moves()).toEqual(['give 1', 'pass']);
  table.play('give 1');
  // A point for the last slot, two for the coins.
  expect(table.player(1)).toMatchObject({ points: 8, coins: 2 });
  expect(table.ask).toBe('tile');
  const again = levying('R1', 'player 1 mood 1 coins 4 food 2\nplayer 2 food 2');
  again.play('give 1');
  expect(again.ask).toBe('tile');
});

test('X11 (section 7, wrath): at mood -2 a card that asks for mood costs 2 points', () => {
  const table = finished('plan A B C D E F G H\ndiscs 2 1\nplayer 1 points 9 mood -2');
  expect(table.line(1, 'wrath')).toBe(-2);
  expect(table.scores()[0]).toBe(7);
});

test('X12 (section 7, buildings): three adjoining buildings bring 3 points', () => {
  const table = finished('lands 1 mountain/1/-/mill forest/0/-/school meadow/0/-/fair cornfield');
  expect(table.line(1, 'seams')).toBe(3);
});
