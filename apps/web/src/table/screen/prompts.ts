/** How the question that is asked is put: as the game says, or with the list of buttons every table has. */
import type { Choice, GameScreen, PromptOf, TableView } from './screen.ts';

const DEFAULT: PromptOf = {};

export interface Prompting {
  readonly Body: PromptOf['Body'];
  readonly preferred: Choice | undefined;
}

/** A preferred choice that is not among those left is none. */
export function promptingOf({ prompts }: Pick<GameScreen, 'prompts'>, view: TableView): Prompting {
  const ask = view.asked?.ask ?? '';
  const found = Object.hasOwn(prompts, ask) ? prompts[ask] : DEFAULT;
  const { Body, preferred } = found === 'default' ? DEFAULT : found;
  if (view.choices.length === 0) return { Body: undefined, preferred: undefined };
  const meant = preferred?.(view);
  return { Body, preferred: meant !== undefined && view.choices.includes(meant) ? meant : undefined };
}
