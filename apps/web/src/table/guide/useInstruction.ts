import { useT } from '../texts/index.ts';
import type { Guiding } from './useGuide.ts';

export interface Said {
  readonly head: string;
  readonly text: string;
  /** Of the lesson, from 1. */
  readonly number: number | undefined;
  readonly section: string | undefined;
}

/** The sentence of the guide for what is asked, for the eye and for the ear. */
export function useInstruction(guiding: Guiding | undefined): Said | undefined {
  const t = useT();
  const advice = guiding?.advice;
  if (guiding === undefined || advice === undefined) return undefined;
  if (guiding.isDone) {
    return { head: t('guide.done'), text: t('guide.done.text'), number: undefined, section: undefined };
  }
  const { head, text, lesson, section } = advice;
  return { head, text, number: lesson === undefined ? undefined : lesson + 1, section };
}
