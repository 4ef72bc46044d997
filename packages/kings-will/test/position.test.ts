/** Written situations: read back alike, and slips refused with the place and what was expected. */
import { BadInput } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { CONTENT_SETS } from '../src/content/tables.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { view } from '../src/view.ts';
import { everyPly } from './random.ts';
import { acting, levying, situation } from './situation.ts';

test('every situation of random games is read back alike', () => {
  for (const variant of ['full', 'first']) {
    const options = { seats: 3, variant };
    for (const state of everyPly({ options, seed: `position ${variant}`, games: 2 })) {
      const lines = formatPosition(state);
      expect(formatPosition(parsePosition(lines, options, 'other'))).toEqual(lines);
    }
  }
});

test('a view can be written, and read with what was unseen dealt anew', () => {
  const table = situation('plan A B C D E F G H\nseen 1 1 3\nplayer 2 points 9');
  const lines = formatPosition(view(table.state, 0));
  expect(lines).toContain('plan A ? C ? ? ? ? ?');
  const state = parsePosition(lines, { seats: 2 }, 'dealt');
  expect([state.plan[0], state.plan[2]]).toEqual([0, 2]);
  expect(new Set(state.plan).size).toBe(8);
});

function refusal(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'taken';
}

test.each([
  ['turn 3 round 1 phase turn start 1 number 1', 'turn: expected a whole number from 1 to 2'],
  ['turn 1 round 5 phase turn start 1 number 1', 'round: expected a whole number from 1 to 4'],
  ['turn 1 round 1 phase sleep start 1 number 1', 'expected a phase of wills'],
  ['turn 1 round 1', 'expected: turn <seat>'],
  ['turn 1 round 1 phase visit start 1 number 1', 'the king must stand last'],
  ['row king move', 'expected each of king'],
  ['row king move multiply intrigue harvest extract enrich build fly', 'expected one of king'],
  ['plan A A B C D E F G', 'will card A stands twice'],
  ['plan A B C', 'expected 8 of plan, found 3'],
  ['plan A B C D E F G -', 'field 8 must have a card'],
  ['journey R1 R1 R2 R3', 'travel board R1 stands twice'],
  ['player 1 wood 5', 'position line 1: the storehouse holds 4'],
  ['player 1 extension', 'position line 1: nothing here brings the extension'],
  ['player 1 mood -4', 'mood: expected a whole number from -3 to 4'],
  ['player 1 gold 5', 'expected points, coins'],
  ['player 3 coins 5', 'of a player from 1 to 2'],
  ['lands 1 mountain/1 forest meadow', 'needs at least 4 lands'],
  ['lands 1 mountain forest meadow cornfield', 'and a farmer'],
  ['lands 1 mountain/3 forest meadow cornfield', 'has room for 2 farmers'],
  ['lands 1 mountain/1/castle+castle forest meadow cornfield', 'expected at most 1 places'],
  ['lands 1 mountain/1/-/mill forest/0/-/mill meadow cornfield', 'there are 2 of mill, the box holds 1'],
  ['lands 1 mountain/1 forest meadow cornfield hill hill hill hill hill', 'there are 5 of hill'],
  ['discs 1 1 1', '1 stands twice'],
  ['discs 1 1', 'position line 1: expected at most 0 discs by now, found 1'],
  ['discs neutral 1', 'position line 1: expected at most 0 discs by now, found 1'],
  ['waiting act/1/harvest/2', 'need each other'],
  ['taken 5', 'need each other'],
  ['waiting levy/1', 'levy cannot wait in phase turn'],
  ['waiting fly/1', 'expected one of lay'],
  ['hand 1 I J', 'somebody holds cards exactly in phase wills'],
  ['nonsense', 'expected one of turn'],
])('%s is refused', (line, message) => {
  expect(refusal(() => situation(line))).toContain(message);
});

test('what waits must fit the tile that is taken', () => {
  expect(refusal(() => acting('harvest', '').position)).toBe('taken');
  const lines = acting('harvest', '').position;
  const wrong = lines.map((line) => line.replace('act/1/harvest', 'act/1/build'));
  expect(refusal(() => parsePosition(wrong, { seats: 2 }, 'x'))).toContain('must name the tile that is taken');
});

test('a frame inside a payment or a walk is written and read', () => {
  const table = acting('build', 'player 1 education 1 wood 1 leather 1 food 1');
  table.play('found farmstead');
  expect(table.position.at(-1)).toBe('waiting pay/1/farmstead/3 act/1/build/1 follow/2/build/1');
  expect(formatPosition(parsePosition(table.position, { seats: 2 }, 'x'))).toEqual(table.position);
  const offer = levying('R1', 'player 1 mood 4 coins 9 leather 4 food 2\nplayer 2 food 2');
  offer.play('give 2');
  expect(offer.position.at(-1)).toBe('waiting offer/1/2 offer/2/-');
});

const VISIT =
  'turn 1 round 2 phase visit start 1 number 9\nrow move multiply intrigue harvest extract enrich build govern king';
const BUILDING = 'row king move multiply intrigue build harvest extract enrich govern\ntaken 5';
const RICH = 'player 1 coins 9 wood 4 leather 4 food 4 stone 4';

test.each(['site/1/mill', 'pay/1/mill/1'])('36: %s of a building that stands already is refused', (frame) => {
  const text = `${BUILDING}\nwaiting ${frame} follow/2/build/1\n${RICH}`;
  expect(refusal(() => situation(text))).toBe('taken');
  const taken = 'lands 2 mountain/1/-/mill forest/1/farmstead meadow cornfield';
  expect(refusal(() => situation(`${text}\n${taken}`))).toContain('this cannot be built there');
});

test('36: a place that is gone, or that nobody can pay, cannot be in the middle of being built', () => {
  const text = `${BUILDING}\nwaiting site/1/village follow/2/build/1`;
  expect(refusal(() => situation(`${text}\n${RICH}`))).toBe('taken');
  expect(refusal(() => situation(text))).toContain('this cannot be built there');
  const villages = 'lake/0/village+village lake/0/village+village hill/0/village';
  const gone = `lands 2 mountain/1 forest/0/farmstead meadow cornfield ${villages}`;
  expect(refusal(() => situation(`${text}\n${RICH}\n${gone}`))).toContain('this cannot be built there');
});

test('18: the last farmer is not the one to lose', () => {
  const text = `${BUILDING}\nwaiting lose/1 act/1/build/1 follow/2/build/1`;
  expect(refusal(() => situation(text))).toBe('taken');
  const alone = `${text}\nlands 1 mountain/1 forest/0/farmstead meadow cornfield`;
  expect(refusal(() => situation(alone))).toContain('player 1 keeps the last farmer');
});

test('1: two actions for whoever took the tile, one for the others', () => {
  const waiting = (frame: string) => refusal(() => situation(`${BUILDING}\n${RICH}\nwaiting ${frame}`));
  expect(waiting('act/1/build/2')).toBe('taken');
  expect(waiting('act/1/build/3')).toContain('expected a whole number from 1 to 2');
  expect(waiting('follow/1/build/2')).toContain('expected a whole number from 1 to 1');
});

test('32: a neutral disc is for two players, one a visit', () => {
  const table = (text: string, seats: number) => refusal(() => situation(`${VISIT}\n${text}`, { seats }));
  expect(table('waiting neutral/1\ndiscs neutral 1', 2)).toBe('taken');
  expect(table('waiting neutral/1\ndiscs neutral 1 2', 2)).toContain('expected at most 1 discs');
  expect(table('waiting levy/1\ndiscs neutral 1', 3)).toContain('with 2 players only');
  expect(table('waiting neutral/1', 3)).toContain('with 2 players only');
});

test('33: a disc for each visit so far', () => {
  const table = (text: string) => refusal(() => situation(`${VISIT}\n${text}`));
  expect(table('waiting levy/1\ndiscs 1 1 2')).toBe('taken');
  expect(table('waiting levy/1\ndiscs 1 1 2 3')).toContain('expected at most 2 discs');
  expect(table('waiting pledge/1\ndiscs 1 1 2')).toContain('expected at most 1 discs');
});

test('38: a castle has brought the extension, said or not', () => {
  const table = acting('build', `${RICH}\nlands 1 mountain/1/castle forest/1/farmstead meadow/1 cornfield`);
  expect(table.player(1).extended).toBe(true);
  expect(table.play('found castle').map(({ type }) => type)).not.toContain('extended');
});

test('29: an offer that the board does not have was not given', () => {
  const table = (given: string) =>
    refusal(() => situation(`${VISIT}\njourney R2 R1 R3 R4\nplayer 1 mood 4 coins 9\nwaiting offer/1/${given}`));
  expect(table('3')).toBe('taken');
  expect(table('4')).toContain('expected a whole number from 1 to 3');
});

/** Player 1 lays the last lands; everything else of the set-up waits. */
const ARRANGING = `turn 1 round 1 phase arrange start 1 number 0
  row king move multiply intrigue harvest extract enrich build govern
  plan A B C D E F G H
  player 1 coins 2
  lands 1 mountain forest
  player 2 coins 2`;
const ARRANGED = 'home/1 settle/1 stock/1/4';
const OTHER = 'lay/2/4 home/2 settle/2 stock/2/4';

const arranging = (waiting: string, text = ARRANGING): string =>
  refusal(() => parsePosition([...text.split('\n'), `waiting ${waiting}`], { seats: 2 }, 'arranging'));

test.each([
  ['as the rules leave it', `lay/1/2 ${ARRANGED} ${OTHER}`, 'taken'],
  ['the farmstead before the lands', `home/1 lay/1/2 settle/1 stock/1/4 ${OTHER}`, 'order of play'],
  ['a step left out', `lay/1/2 home/1 stock/1/4 ${OTHER}`, 'order of play'],
  ['the other seat first', `lay/2/4 home/2 settle/2 stock/2/4 lay/1/2 ${ARRANGED}`, 'order of play'],
  ['a seat forgotten', `lay/1/2 ${ARRANGED}`, 'order of play'],
  ['a thing twice', `lay/1/2 home/1 ${ARRANGED} ${OTHER}`, 'order of play'],
  ['more goods than the start gives', `lay/1/2 home/1 settle/1 stock/1/9 ${OTHER}`, 'order of play'],
])('52: arranging, %s', (_, waiting, said) => {
  expect(arranging(waiting)).toContain(said);
});

test('52: what is arranged already is there, and nothing else', () => {
  const stocking = (player: string, lands: string) =>
    arranging(
      `stock/1/3 ${OTHER}`,
      ARRANGING.replace('player 1 coins 2', `player 1 ${player}`).replace('mountain forest', lands),
    );
  expect(stocking('wood 1', 'mountain forest/2/farmstead meadow cornfield')).toBe('taken');
  expect(stocking('wood 1', 'mountain forest/1/farmstead meadow cornfield')).toContain('do not fit what waits');
  expect(stocking('wood 1', 'mountain/1 forest/1/castle meadow cornfield')).toContain('do not fit what waits');
  expect(stocking('wood 1', 'mountain/1/-/mill forest/1/farmstead meadow cornfield')).toContain('do not fit');
  expect(stocking('wood 2', 'mountain forest/2/farmstead meadow cornfield')).toContain(
    'has 2 goods, expected 1 by now',
  );
});

test('2: in a turn everybody waits once, in the order of play', () => {
  const waiting = (frames: string) => refusal(() => situation(`${BUILDING}\n${RICH}\nwaiting ${frames}`, { seats: 3 }));
  expect(waiting('act/1/build/2 follow/2/build/1 follow/3/build/1')).toBe('taken');
  expect(waiting('site/1/mill act/1/build/1 follow/3/build/1')).toBe('taken');
  for (const frames of [
    'follow/2/build/1 act/1/build/2',
    'act/1/build/2 act/1/build/2',
    'act/1/build/2 follow/3/build/1 follow/2/build/1',
    'act/2/build/2 follow/3/build/1',
    'follow/1/build/1 follow/2/build/1',
    'site/1/mill act/1/build/2',
    'site/1/mill follow/1/build/1',
  ]) {
    expect(waiting(frames), frames).toContain('order of play');
  }
});

test('29: in a visit discs come before levies and these before offers, each seat once', () => {
  const waiting = (frames: string) => refusal(() => situation(`${VISIT}\n${RICH}\nwaiting ${frames}`));
  expect(waiting('pledge/1 pledge/2 neutral/1 levy/1 levy/2 offer/1/- offer/2/-')).toBe('taken');
  expect(waiting('lose/1 levy/2 offer/1/- offer/2/-')).toBe('taken');
  for (const frames of [
    'levy/1 pledge/1',
    'pledge/2 pledge/1',
    'levy/1 levy/1',
    'offer/1/- levy/1',
    'pledge/1 neutral/2',
    'lose/1 levy/1 offer/1/-',
  ]) {
    expect(waiting(frames), frames).toContain('order of play');
  }
});

test('what a custom table makes long is read back too', () => {
  const content = structuredClone(CONTENT_SETS.reconstructed) as {
    id: string;
    numbers: Record<string, { value: number }>;
  };
  content.id = 'long';
  content.numbers.store.value = 20;
  content.numbers.extension.value = 20;
  content.numbers.startGoods.value = 60;
  const options = { seats: 2, content };
  let longest = 0;
  for (const state of everyPly({ options, seed: 'long', games: 1 })) {
    longest = Math.max(longest, ...state.stack.map((frame) => frame.left));
    const lines = formatPosition(state);
    expect(formatPosition(parsePosition(lines, options, 'other'))).toEqual(lines);
  }
  expect(longest).toBe(60);
});
