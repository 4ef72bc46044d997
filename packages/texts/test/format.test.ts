import { BadInput, type Message, type Texts } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { formatMessage, parseLanguage } from '../src/index.ts';

const texts: Texts = {
  en: {
    player: 'Player {seat}',
    apple: '{count, plural, one {an apple} other {# apples}}',
    pear: '{count, plural, one {a pear} other {# pears}}',
    eats: '{player} eats {fruit}.',
    side: '{side, select, left {on the left} other {on the right}}',
    plain: 'a < b, and {gold} gold',
    only: 'English only',
  },
  de: {
    player: 'Spieler {seat}',
    apple: '{count, plural, one {einen Apfel} other {# Äpfel}}',
    pear: '{count, plural, one {eine Birne} other {# Birnen}}',
    eats: '{player} isst {fruit}.',
    side: '{side, select, left {links} other {rechts}}',
    plain: 'a < b, und {gold} Gold',
  },
  fr: {
    player: 'Joueur {seat}',
    apple: '{count, plural, one {une pomme} other {# pommes}}',
    pear: '{count, plural, one {une poire} other {# poires}}',
    eats: '{player} mange {fruit}.',
    side: '{side, select, left {à gauche} other {à droite}}',
    plain: 'a < b, et {gold} Or',
  },
};

const player: Message = { key: 'player', args: { seat: 2 } };
const some = (key: string, count: number): Message => ({ key, args: { count } });
const eats = (...fruit: readonly Message[]): Message => ({ key: 'eats', args: { player, fruit } });

describe('formatMessage', () => {
  it('formats plurals as each language has them', () => {
    expect(formatMessage(texts, 'en', some('apple', 1))).toBe('an apple');
    expect(formatMessage(texts, 'de', some('apple', 2))).toBe('2 Äpfel');
    expect(formatMessage(texts, 'fr', some('pear', 3))).toBe('3 poires');
  });

  it('formats select, numbers (also 0) and marks of HTML as plain text', () => {
    expect(formatMessage(texts, 'de', { key: 'side', args: { side: 'left' } })).toBe('links');
    expect(formatMessage(texts, 'fr', { key: 'plain', args: { gold: 0 } })).toBe('a < b, et 0 Or');
  });

  it('formats messages inside messages and joins lists of them', () => {
    expect(formatMessage(texts, 'en', eats(some('apple', 1)))).toBe('Player 2 eats an apple.');
    expect(formatMessage(texts, 'de', eats(some('apple', 1), some('pear', 2)))).toBe(
      'Spieler 2 isst einen Apfel und 2 Birnen.',
    );
    expect(formatMessage(texts, 'fr', eats(some('apple', 1), some('pear', 2), some('apple', 3)))).toBe(
      'Joueur 2 mange une pomme, 2 poires et 3 pommes.',
    );
  });

  it('puts a name in the place of a player, and keeps the number where there is none', () => {
    expect(formatMessage(texts, 'en', eats(some('pear', 1)), ['Ada', 'Bo'])).toBe('Bo eats a pear.');
    expect(formatMessage(texts, 'en', eats(some('pear', 1)), ['Ada'])).toBe('Player 2 eats a pear.');
    expect(formatMessage(texts, 'en', player, ['Ada', 'Bo'])).toBe('Bo');
  });

  it('never reads a name as a message', () => {
    const name = "{count, plural, other {#}} '{' <b>";
    expect(formatMessage(texts, 'fr', eats(some('pear', 1)), ['Ada', name])).toBe(`${name} mange une poire.`);
  });

  it('names key and language of a text that does not exist', () => {
    expect(() => formatMessage(texts, 'de', { key: 'only' })).toThrow('"only" in language de');
    expect(() => formatMessage(texts, 'en', { key: 'toString' })).toThrow('"toString" in language en');
  });

  it('keeps the texts of two games apart', () => {
    const other: Texts = { ...texts, en: { ...texts.en, only: 'another game' } };
    expect(formatMessage(texts, 'en', { key: 'only' })).toBe('English only');
    expect(formatMessage(other, 'en', { key: 'only' })).toBe('another game');
  });

  it('refuses a message whose argument is missing', () => {
    expect(() => formatMessage(texts, 'en', { key: 'plain' })).toThrow('gold');
  });
});

describe('parseLanguage', () => {
  it('knows the three languages and nothing else', () => {
    expect(['en', 'de', 'fr'].map(parseLanguage)).toEqual(['en', 'de', 'fr']);
    for (const raw of ['EN', 'it', '', undefined, 3]) expect(() => parseLanguage(raw)).toThrow(BadInput);
  });
});
