import { BadInput, FAULTS, type FaultKey, LANGUAGES, parseJson, parseRecord } from '@three-crowns/core';
import { argumentsOf, formatMessage } from '@three-crowns/texts';
import { expect, test } from 'vitest';
import { troubleOf } from '../../src/storage/readRecord.ts';
import { texts } from '../../src/words/faults/index.ts';

const KEYS = Object.keys(FAULTS) as FaultKey[];
/** Beside those of the English sentence: whether a text ended, and whom a move was expected of. */
const MORE: readonly string[] = ['at', 'seats'];

test.each(LANGUAGES)('%s has words for every fault, and asks for nothing the program does not give', (language) => {
  expect(Object.keys(texts[language]).sort()).toEqual([...KEYS].sort());
  for (const key of KEYS) {
    const given = new Set([...FAULTS[key].matchAll(/\{(\w+)\}/g)].map(([, name]) => name).concat(MORE));
    for (const { name } of argumentsOf(texts, language, key)) expect(given, `${key}: ${name}`).toContain(name);
  }
});

function told(look: () => unknown, language: 'de' | 'fr'): string {
  try {
    look();
  } catch (error) {
    const { place, reason } = troubleOf(error);
    if (error instanceof BadInput && 'fault' in reason)
      return `${place}: ${formatMessage(texts, language, reason.fault)}`;
  }
  throw new Error('no fault that has words');
}

test('a file that is no record is refused in the language of the reader', () => {
  expect(told(() => parseJson('{"a": ]', ''), 'de')).toBe(': Zeile 1, Spalte 7: Erwartet war ein Wert, nicht "]".');
  expect(told(() => parseJson('{"a"', ''), 'de')).toBe(
    ': Zeile 1, Spalte 5: Erwartet war ein Doppelpunkt, nicht das Ende des Textes.',
  );
  expect(told(() => parseRecord([]), 'fr')).toMatch(/^: Un objet avec .* était attendu, pas \[\]\.$/);
  expect(told(() => parseRecord({ format: 2 }), 'de')).toMatch(/^\w+: Das fehlt\.$/);
});
