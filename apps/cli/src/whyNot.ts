/** Why a thing cannot be used now, in words. */
import { BadInput, type Language, type Seat, shown } from '@three-crowns/core';
import { didYouMean } from './args/nearest.ts';
import { inWords, type Speaker } from './speech.ts';

export interface Why {
  readonly reason: string | null;
  readonly rule: string | null;
  readonly text: string;
}

const USABLE: Readonly<Record<Language, (target: string) => string>> = {
  en: (target) => `${target} can be used now.`,
  de: (target) => `${target} kann jetzt benutzt werden.`,
  fr: (target) => `${target} peut être utilisé maintenant.`,
};

const EXAMPLES = 6;

/** Asked of what the seat may see, so that an answer tells no secret. */
export function whyNot(speaker: Speaker, state: unknown, seat: Seat, target: string): Why {
  const { secrets, guidance } = speaker.game;
  const view: unknown = secrets.view(state, seat);
  try {
    const found = guidance.whyNot(view, seat, target);
    if (found === undefined) return { reason: null, rule: null, text: USABLE[speaker.language](target) };
    return { reason: found.reason, rule: found.rule, text: inWords(speaker, found.message) };
  } catch (error) {
    if (error instanceof BadInput) throw unknownTarget(target, guidance.targets(view));
    throw error;
  }
}

function unknownTarget(target: string, targets: readonly string[]): BadInput {
  const step = Math.max(1, Math.floor(targets.length / EXAMPLES));
  const examples = targets.filter((_, i) => i % step === 0).slice(0, EXAMPLES);
  return new BadInput(
    '<target>',
    `expected a thing of this game (for example ${examples.join(', ')}), found ${shown(target)}${didYouMean(target, targets)}`,
  );
}

export function formatWhy({ rule, text }: Why): string {
  return rule === null ? text : `${text} [${rule}]`;
}
