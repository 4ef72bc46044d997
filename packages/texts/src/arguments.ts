/** What a text asks for. */
import type { Language, Texts } from '@three-crowns/core';
import { compiledText } from './compile.ts';

export interface Argument {
  readonly name: string;
  /** The branches of a plural or a select; none for an argument that is put in as it is. */
  readonly branches: readonly string[];
  readonly isPlural: boolean;
  /** It stands in the text itself; a plural may only choose words by it. */
  readonly isShown: boolean;
}

type Element = ReturnType<ReturnType<typeof compiledText>['getAst']>[number];
const LITERAL = 0;
/** The number of a plural: # in the text. */
const NUMBER = 7;

/** Each argument as often as the text branches on it or puts it in. Throws where the text is not ICU. */
export function argumentsOf(texts: Texts, language: Language, key: string): Argument[] {
  return compiledText(texts, language, key).getAst().flatMap(argumentsIn);
}

function argumentsIn(element: Element): Argument[] {
  if (!('value' in element) || element.type === LITERAL) return [];
  if (!('options' in element)) return [{ name: element.value, branches: [], isPlural: false, isShown: true }];
  const branches = Object.keys(element.options);
  const parts = Object.values(element.options).flatMap((option) => option.value);
  const isShown = parts.some(({ type }) => type === NUMBER);
  return [{ name: element.value, branches, isPlural: 'pluralType' in element, isShown }, ...parts.flatMap(argumentsIn)];
}
