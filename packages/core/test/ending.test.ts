import { describe, expect, it } from 'vitest';
import { askedAt, type Entry, endingOf, enter, openTable, playText, recordOf, verify } from '../src/index.ts';
import { fresh, insideGain } from './situations.ts';
import { toy } from './toy/index.ts';

const seated = (...bots: (string | undefined)[]) => openTable(toy, fresh(bots.length, bots));
const person = undefined;

describe('why a game ended', () => {
  it('resigned: the one who is left has won, and nobody is asked any more', () => {
    const table = seated(person, 'random');
    enter(table, { kind: 'resign', seat: 0 });
    expect(endingOf(table)).toMatchObject({ reason: 'resigned', places: [2, 1], winners: [1] });
    expect(askedAt(table)).toEqual([]);
    expect(recordOf(table).result).toMatchObject({ reason: 'resigned', winners: [2] });
    expect(() => playText(table, 0, 'keep 1')).toThrow('the game is over');
    expect(verify(toy, recordOf(table))).toMatchObject({ ok: true, finished: true });
  });

  it('a bot plays on for who resigns among several, who stays behind all others', () => {
    const table = seated(person, person, 'random');
    expect(() => enter(table, { kind: 'resign', seat: 0 })).toThrow('expected the bot that plays the seat on');
    enter(table, { kind: 'resign', seat: 0, bot: 'random' });
    expect(endingOf(table)).toBeUndefined();
    expect(table.course.bots).toEqual(['random', undefined, 'random']);
    enter(table, { kind: 'resign', seat: 1 });
    expect(endingOf(table)).toMatchObject({ reason: 'resigned', places: [3, 2, 1], winners: [2] });
  });

  it('resigned: no person is left among several bots', () => {
    const table = seated(person, 'random', 'random');
    enter(table, { kind: 'resign', seat: 0, bot: 'random' });
    expect(endingOf(table)).toMatchObject({ reason: 'resigned', places: [3, 1, 1], winners: [1, 2] });
  });

  it('abandoned: all persons agreed, nobody has won', () => {
    const table = seated(person, person, 'random');
    expect(() => enter(table, { kind: 'abandon', agreed: [0] })).toThrow('abandon: the others must agree: seat 2');
    enter(table, { kind: 'abandon', agreed: [0, 1] });
    expect(endingOf(table)).toMatchObject({ reason: 'abandoned', winners: [] });
    expect(recordOf(table).log).toEqual(['abandon 1 2']);
  });

  it('limit: after the most plies, scored as it stands', () => {
    const short = { ...toy, mostPlies: 3 };
    const table = openTable(short, fresh());
    for (const [seat, text] of [
      [0, 'keep 1'],
      [1, 'keep 1'],
      [0, 'draw'],
    ] as const)
      playText(table, seat, text);
    expect(endingOf(table)).toMatchObject({ reason: 'limit', scores: short.rules.scores(table.moments[3].state) });
    expect(askedAt(table)).toEqual([]);
    expect(() => playText(table, 1, 'draw')).toThrow('the game is over');
    const longer = { ...recordOf(table), log: [...recordOf(table).log, '2 draw'] };
    expect(() => openTable(short, longer)).toThrow('log: expected at most 3 moves, found 4');
  });

  it('alone, a game that was not finished is not won', () => {
    const alone = {
      ...toy,
      rules: { ...toy.rules, scores: () => [{ total: 7, lines: [] }], outcome: () => undefined },
    };
    const table = openTable({ ...alone, mostPlies: 0 }, fresh());
    expect(endingOf(table)).toMatchObject({ reason: 'limit', winners: [] });
  });
});

describe('seats that change hands', () => {
  it('a bot takes a seat over and gives it back', () => {
    const table = seated(person, person);
    enter(table, { kind: 'clock', seat: 1 });
    enter(table, { kind: 'bot', seat: 1, bot: 'random' });
    expect(table.course.bots).toEqual([undefined, 'random']);
    enter(table, { kind: 'person', seat: 1 });
    expect(table.course.bots).toEqual([undefined, undefined]);
    expect(recordOf(table).log).toEqual(['clock 2', 'bot 2 random', 'person 2']);
    expect(openTable(toy, recordOf(table)).course).toEqual(table.course);
  });

  it('who is away for a while has no say, and is not gone when another gives up', () => {
    const table = openTable(toy, fresh(3));
    enter(table, { kind: 'bot', seat: 2, bot: 'random' });
    enter(table, { kind: 'resign', seat: 0, bot: 'random' });
    enter(table, { kind: 'resign', seat: 1 });
    expect(endingOf(table)).toMatchObject({ reason: 'resigned', winners: [2] });
  });

  it.each<[string, Entry, string]>([
    ['a clock of a bot', { kind: 'clock', seat: 1 }, 'clock: a bot plays that seat'],
    ['a bot that resigns', { kind: 'resign', seat: 1 }, 'resign: a bot plays that seat'],
    ['a person where one sits', { kind: 'person', seat: 0 }, 'person: a person plays that seat'],
  ])('refuses %s', (_name, entry, message) => {
    expect(() => enter(insideGain(fresh(2, [person, 'random'])), entry)).toThrow(message);
  });
});
