import { describe, expect, it } from 'vitest';
import { formatMessage } from '../src/index.ts';
import { typeset } from '../src/typeset.ts';

describe('typeset', () => {
  it('keeps French signs on the line of the word before them', () => {
    expect(typeset('Qui : « moi » ; où ? Là !', 'fr')).toBe('Qui\u00a0: «\u00a0moi\u00a0»\u202f; où\u202f? Là\u202f!');
  });

  it('leaves other languages and other spaces alone', () => {
    expect(typeset('Wer : wo ?', 'de')).toBe('Wer : wo ?');
    expect(typeset('deux ou trois, puis (à la fin).', 'fr')).toBe('deux ou trois, puis (à la fin).');
  });

  it('reaches every branch of a text', () => {
    const fr = { ask: '{count, plural, one {Lequel ?} other {Lesquels : # ?}}' };
    const texts = { en: fr, de: fr, fr };
    expect(formatMessage(texts, 'fr', { key: 'ask', args: { count: 1 } })).toBe('Lequel\u202f?');
    expect(formatMessage(texts, 'fr', { key: 'ask', args: { count: 2 } })).toBe('Lesquels\u00a0: 2\u202f?');
  });
});
