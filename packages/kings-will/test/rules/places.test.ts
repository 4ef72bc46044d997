/** Every place: price, mood, how many there are, what it does. Numbers are those of the page, by hand. */
import { describe, expect, test } from 'vitest';
import { PLACES } from '../../src/vocabulary.ts';
import { acting, finished } from '../situation.ts';

const RICH = 'player 1 coins 0 wood 4 leather 4 food 4 stone 4';
const BARE = 'lands 1 mountain/1 forest meadow cornfield';

describe.each([
  ['farmstead', '3W 3L 3F 4S', 1, 12],
  ['castle', '3W 4L 4F 2S', -1, 10],
  ['monastery', '4W 3L 3F 2S', 1, 8],
  ['village', '3W 3L 3F 3S', 1, 5],
] as const)('place %s', (place, left, mood, count) => {
  test.each(['full', 'first'] as const)('price, mood and number, in the %s game', (variant) => {
    const table = acting('build', `${RICH}\n${BARE}`, { variant });
    table.play(`found ${place}`);
    expect(table.player(1)).toMatchObject({ goods: left, mood, coins: 0, extended: place === 'castle' });
    expect(table.lands(1)).toBe(`mountain/1/${place} forest meadow cornfield`);
    // The other player began with a farmstead.
    expect(table.state.placesLeft[PLACES.indexOf(place)]).toBe(count - (place === 'farmstead' ? 2 : 1));
  });

  test('education makes it a good cheaper from its own step on', () => {
    const step = PLACES.indexOf(place) + 1;
    const ways = (education: number) => {
      const table = acting('build', `${RICH} education ${education}\n${BARE}`);
      const [event] = table.play(`found ${place}`);
      return event === undefined ? table.moves('pay').length : 1;
    };
    expect(ways(step - 1)).toBe(1);
    expect(ways(step)).toBeGreaterThan(1);
  });
});

test('place farmstead: offspring up to two farmers', () => {
  const table = acting('multiply', 'player 1 coins 0\nlands 1 mountain/1/farmstead forest meadow cornfield');
  // The second action has nothing to offer, but passing; it is not asked.
  table.play('birth 1');
  expect(table.lands(1)).toContain('mountain/2/farmstead');
  expect(table.seat).toBe(2);
});

test('place castle: the first one extends the storehouse to 8 of each good', () => {
  const table = acting('extract', 'player 1 wood 4 extension\nlands 1 mountain/0/castle forest/2 meadow cornfield/1');
  table.play('fell', 'fell');
  expect(table.player(1).goods).toBe('8W');
  const more = acting('extract', 'player 1 wood 7 extension\nlands 1 mountain/0/castle forest/2 meadow cornfield/1');
  expect(more.play('fell')[0]).toMatchObject({ count: 2, lost: 1 });
});

test('place monastery: each shields from one wrath', () => {
  // Education, development and coins fail; only the disc of the other player lies there.
  const wrath = (lands: string) =>
    finished(`plan B C K A D E F G\ndiscs 2 1 2 3\nplayer 1 points 20 coins 0\nlands 1 ${lands}`).line(1, 'wrath');
  expect(wrath('mountain/1 forest meadow cornfield')).toBe(-6);
  expect(wrath('mountain/1/monastery forest meadow cornfield')).toBe(-4);
  expect(wrath('mountain/1/monastery forest/0/monastery meadow cornfield')).toBe(-2);
  expect(wrath('mountain/1/monastery forest/0/monastery meadow/0/monastery cornfield')).toBe(0);
  expect(wrath('mountain/1/monastery forest/0/monastery meadow/0/monastery cornfield/0/monastery')).toBe(0);
});

test('place village: offspring up to three farmers', () => {
  const table = acting('multiply', 'player 1 coins 0\nlands 1 mountain/1/village forest meadow cornfield');
  table.play('birth 1', 'birth 1');
  expect(table.lands(1)).toContain('mountain/3/village');
});
