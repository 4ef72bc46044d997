/** What is wrong with a table of texts: lets the tests of games and apps try every branch of every text. */
import { LANGUAGES, type Language, type Texts } from '@three-crowns/core';
import { type Argument, argumentsOf } from './arguments.ts';
import { formatMessage } from './format.ts';

const PLURAL_SAMPLES = [0, 1, 2, 5];
/** Signs of ICU that were left over (a brace in quotation marks is meant), blanks where none belong, straight apostrophes. */
const MISPRINT = /[{#]|(?<![“„])\}|\s\s|^\s|\s$|^$|'|undefined/;

/** Each with its key and language; none where every language says everything, and asks for the arguments of English. */
export function textFaults(texts: Texts): string[] {
  const keys = Object.keys(texts.en);
  return LANGUAGES.flatMap((language) => {
    const own = Object.keys(texts[language]);
    const missing = keys.filter((key) => !own.includes(key)).map((key) => `${language} ${key}: missing`);
    const unknown = own.filter((key) => !keys.includes(key)).map((key) => `${language} ${key}: not in English`);
    const said = keys.filter((key) => own.includes(key)).flatMap((key) => faultsOf(texts, language, key));
    return [...missing, ...unknown, ...said];
  });
}

function faultsOf(texts: Texts, language: Language, key: string): string[] {
  const place = `${language} ${key}`;
  const [own, english] = [argumentsOf(texts, language, key), argumentsOf(texts, 'en', key)];
  const missing = namesIn(english.filter(isNeeded)).filter((name) => !namesIn(own).includes(name));
  const unknown = namesIn(own).filter((name) => !namesIn(english).includes(name));
  if (missing.length + unknown.length > 0) {
    return [
      ...missing.map((name) => `${place}: {${name}} is missing`),
      ...unknown.map((name) => `${place}: {${name}} is not in English`),
    ];
  }
  return samplesOf(own)
    .map((args) => formatMessage(texts, language, { key, args }))
    .filter((text) => MISPRINT.test(text))
    .map((text) => `${place}: ${JSON.stringify(text)}`);
}

/** Not every language has other words for one and for more. */
const isNeeded = ({ isPlural, isShown }: Argument): boolean => isShown || !isPlural;

const namesIn = (list: readonly Argument[]): string[] => [...new Set(list.map(({ name }) => name))];

/** Every branch of one argument at a time, the others in their last branch: that is where branches nest. */
function samplesOf(list: readonly Argument[]): Record<string, string | number>[] {
  const base = Object.fromEntries(list.map((argument) => [argument.name, valuesOf(argument).at(-1) ?? 'x']));
  return [
    base,
    ...list.flatMap((argument) => valuesOf(argument).map((value) => ({ ...base, [argument.name]: value }))),
  ];
}

function valuesOf({ branches, isPlural }: Argument): readonly (string | number)[] {
  if (isPlural) return PLURAL_SAMPLES;
  return branches.length > 0 ? branches : ['x'];
}
