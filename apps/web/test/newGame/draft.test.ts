import { BadInput, replay } from '@three-crowns/core';
import { kingOfTheValley as game } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import * as newGame from '../../src/newGame/draft.ts';

const words: newGame.NameWords = { guest: 'Guest', player: (seat) => `Player ${seat}`, last: '' };
const bot = newGame.newDraft(game, 'bot');
const friends = newGame.newDraft(game, 'friends');

test('a draft begins with two seats and the defaults of the game', () => {
  expect(bot.seats.map((seat) => seat.bot)).toEqual([undefined, 'knight']);
  expect(friends.seats.map((seat) => seat.bot)).toEqual([undefined, undefined]);
  expect(newGame.optionsOf(bot)).toEqual({ seats: 2, content: 'even', start: 'random' });
});

test('everybody has a name: typed, remembered, or of the house', () => {
  expect(newGame.namesOf(bot.seats, words)).toEqual(['Guest', 'Anselm']);
  expect(newGame.namesOf(friends.seats, words)).toEqual(['Player 1', 'Player 2']);
  expect(newGame.namesOf(friends.seats, { ...words, last: 'Mathilde' })).toEqual(['Mathilde', 'Player 2']);
  const typed = newGame.changeSeat(newGame.changeSeat(bot, 0, { name: ' Brida ' }), 1, { name: '  ' });
  expect(newGame.namesOf(typed.seats, words)).toEqual(['Brida', 'Anselm']);
});

test('seats come and go, each with a key of its own', () => {
  const three = newGame.addSeat(bot);
  expect(three.seats.map((seat) => seat.bot)).toEqual([undefined, 'knight', 'knight']);
  const again = newGame.addSeat(newGame.removeSeat(game, three, 1));
  expect(new Set(again.seats.map((seat) => seat.key)).size).toBe(3);
});

test('the starting player is chosen anew when that seat leaves', () => {
  const three = newGame.addSeat(friends);
  const third = { ...three, options: { ...three.options, start: '3' } };
  expect(newGame.removeSeat(game, third, 0).options.start).toBe('random');
  const second = { ...three, options: { ...three.options, start: '2' } };
  expect(newGame.removeSeat(game, second, 2).options.start).toBe('2');
});

test('a game for one to five begins with two and can be played alone', () => {
  const wide = { ...game, seats: { min: 1, max: 5 } };
  expect(newGame.presetsOf(wide)).toEqual(['solo', 'bot', 'friends']);
  expect(newGame.presetsOf(game)).toEqual(['bot', 'friends']);
  const alone = newGame.newDraft(wide, 'solo');
  expect(alone.seats).toEqual([{ key: 1, name: undefined, bot: undefined }]);
  expect(newGame.presetOf(alone)).toBe('solo');
  expect(newGame.optionsOf(alone).seats).toBe(1);
  expect(newGame.newDraft(wide, 'bot').seats).toHaveLength(2);
  const many = { ...game, seats: { min: 3, max: 5 } };
  expect(newGame.newDraft(many, 'bot').seats.map((seat) => seat.bot)).toEqual([undefined, 'knight', 'knight']);
});

test('options a game asks for in its own way stay while seats come and go', () => {
  const draft = { ...newGame.addSeat(friends), options: { ...friends.options, areas: ['mine', 'mill'], start: '3' } };
  expect(newGame.removeSeat(game, draft, 2).options).toEqual({
    content: 'even',
    start: 'random',
    areas: ['mine', 'mill'],
  });
});

test('the record of a draft can be played', () => {
  const four = newGame.addSeat(newGame.addSeat({ ...bot, options: { content: 'ramped', start: '4' } }));
  const record = newGame.recordFrom(game, four, newGame.namesOf(four.seats, words), 'seed');
  expect(record.seats).toEqual([
    { name: 'Guest' },
    { name: 'Anselm', bot: 'knight' },
    { name: 'Brida', bot: 'knight' },
    { name: 'Corvin', bot: 'knight' },
  ]);
  const { state } = replay(game, record);
  expect(game.rules.pending(state)).toEqual([{ seat: 3, ask: 'place' }]);
});

test('a custom table is checked, and an error names its row', () => {
  const custom = { ...bot, custom: { file: 'box.json', table: { id: 'mine' } } };
  expect(() => newGame.recordFrom(game, custom, ['a', 'b'], 'seed')).toThrow(BadInput);
  expect(() => newGame.recordFrom(game, custom, ['a', 'b'], 'seed')).toThrow(/^content\.prices: missing/);
});

test('texts of options are found by their keys', () => {
  expect(newGame.textKey(game, 'option.content')).toBe('option.content');
  expect(newGame.textKey(game, 'option.content.even', 'content.even')).toBe('content.even');
  expect(newGame.textKey(game, 'option.nothing', 'toString')).toBeUndefined();
});
