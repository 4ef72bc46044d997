import { BadInput } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { command } from '../src/args/command.ts';
import { commandHelp } from '../src/args/help.ts';
import { didYouMean } from '../src/args/nearest.ts';
import { flag, list, oneOf, text, texts, whole } from '../src/args/option.ts';
import { parseArguments } from '../src/args/parse.ts';

const ARGS = [{ name: 'game', about: 'a game' }];
const OPTIONS = {
  seats: whole('seats', 2, 4),
  bots: list('a,b', 'bots'),
  option: texts('key=value', 'options'),
  seed: text('text', 'a seed'),
  lang: oneOf(['en', 'de'], 'language', 'en'),
  swap: flag('swap'),
};
const parse = (...argv: string[]) => parseArguments(argv, ARGS, OPTIONS);

describe('arguments', () => {
  it('reads words, numbers, lists, flags and what is left out', () => {
    const { args, options } = parse('x', '--seats', '3', '--bots', 'a, b', '--option', 'k=1', '--option=l=2', '--swap');
    expect(args).toEqual(['x']);
    expect(options).toEqual({
      seats: 3,
      bots: ['a', 'b'],
      option: ['k=1', 'l=2'],
      seed: undefined,
      lang: 'en',
      swap: true,
    });
  });

  it('takes a lone dash as an argument and anything after an equals sign as a value', () => {
    expect(parse('-', '--seed=--x')).toMatchObject({ args: ['-'], options: { seed: '--x' } });
  });

  it('joins the words of a last argument that may have several', () => {
    const target = [...ARGS, { name: 'target', about: 'a thing', rest: true as const }];
    expect(parseArguments(['x', 'set', 'b3'], target, OPTIONS).args).toEqual(['x', 'set b3']);
    expect(() => parseArguments(['x'], target, OPTIONS)).toThrow('<target>: expected a thing, found nothing');
  });

  it.each([
    [['x', '--seats', '5'], '--seats: expected a whole number from 2 to 4, found "5"'],
    [['x', '--seats', '-1'], '--seats: expected a whole number from 2 to 4, found "-1"'],
    [['x', '--seats', '1e0'], '--seats: expected a whole number'],
    [['x', '--seats', ''], '--seats: expected a whole number'],
    [['x', '--seats'], '--seats: expected a value (n), found nothing'],
    [['x', '--seats', '--swap'], '--seats: expected a value (n), found "--swap"'],
    [['x', '--seats', '2', '--seats', '3'], '--seats: expected once'],
    [['x', '--seat', '2'], 'did you mean --seats?'],
    [['x', '-s'], '-s: unknown option'],
    [['x', '--swap=yes'], '--swap: expected no value'],
    [['x', '--lang', 'fr'], '--lang: expected en, de, found "fr"'],
    [['x', '--bots', 'a,,b'], '--bots: expected a value'],
    [['x', '--__proto__'], '--__proto__: unknown option'],
    [[], '<game>: expected a game, found nothing'],
    [['x', 'y'], '"y": expected <game> and nothing after'],
  ])('refuses %j', (argv, message) => {
    expect(() => parse(...argv)).toThrow(BadInput);
    expect(() => parse(...argv)).toThrow(message);
  });

  it('suggests near words only', () => {
    expect(didYouMean('reply', ['replay', 'sim'])).toBe('; did you mean replay?');
    expect(didYouMean('ismm', ['replay', 'sim'])).toBe('; did you mean sim?');
    expect(didYouMean('r', ['replay', 'sim'])).toBe('; did you mean replay?');
    expect(didYouMean('xylophone', ['replay', 'sim'])).toBe('');
    expect(didYouMean('9', ['random', '1', '2'])).toBe('');
  });

  it('makes the help from the same declaration', () => {
    const one = command({
      name: 'one',
      about: 'Do one thing',
      args: ARGS,
      options: OPTIONS,
      notes: ['Note.'],
      run: async () => undefined,
    });
    const help = commandHelp(one);
    for (const word of ['crowns one <game>', 'Do one thing.', '--option <key=value> …', '--swap', '--json', 'Note.']) {
      expect(help).toContain(word);
    }
  });
});
