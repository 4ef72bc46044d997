/** The guide of a game, from its lessons, what it thinks of a question, and its texts. */
import type { Language } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import type { Guide, Lesson, Progress } from '../screen/guide.ts';
import type { TableView } from '../screen/screen.ts';

/** What to say, before it is put into words: `say` names a head and a text. */
export interface Thought<Say extends string, Key extends string, Section extends string = string> {
  readonly say: Say;
  readonly lesson?: Key;
  readonly args?: Readonly<Record<string, number>>;
  /** Targets. */
  readonly marks?: readonly string[];
  readonly section: Section;
}

type GuideText<Say extends string> = 'goal.title' | 'goal.text' | `${Say}.head` | `${Say}.text`;

interface Parts<S, M, E, Say extends string, Key extends string> {
  readonly lessons: readonly (Lesson<S, E> & { readonly key: Key })[];
  readonly texts: { readonly [L in Language]: { readonly [K in GuideText<Say>]: string } };
  readonly Worth: Guide<S, M, E>['Worth'];
  thoughtOf(view: TableView<S, M, E>, progress: Progress<S, E>): Thought<Say, Key> | undefined;
}

export function guideOf<S, M, E, Say extends string, Key extends string>(
  parts: Parts<S, M, E, Say, Key>,
): Guide<S, M, E> {
  const { lessons, texts, Worth, thoughtOf } = parts;
  const say = (language: Language, key: GuideText<Say>, args: Readonly<Record<string, number>> = {}) =>
    formatMessage(texts, language, { key, args });
  return {
    lessons,
    goal: (language) => ({ title: say(language, 'goal.title'), text: say(language, 'goal.text') }),
    Worth,
    advise(view, progress, language) {
      const thought = thoughtOf(view, progress);
      if (thought === undefined) return undefined;
      const { say: name, lesson, args, marks = [], section } = thought;
      return {
        lesson: lesson && lessons.findIndex(({ key }) => key === lesson),
        head: say(language, `${name}.head`, args),
        text: say(language, `${name}.text`, args),
        marks,
        section,
      };
    },
  };
}
