/** Choices parted by the next thing in which they differ. */
import type { Move } from '@three-crowns/kings-will';
import type { Choice } from '../../../table/screen/screen.ts';

export interface Step {
  readonly target: string;
  /** Undefined where the thing leaves several. */
  readonly choice: Choice | undefined;
}

export const isPass = ({ move }: Choice): boolean => (move as Move).do === 'pass';

export function stepsOf(choices: readonly Choice[], picked: readonly string[]): Step[] {
  const isShared = (target: string) => choices.every(({ targets }) => targets.includes(target));
  const nextOf = ({ targets }: Choice) => targets.find((target) => !picked.includes(target) && !isShared(target));
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = nextOf(choice) ?? choice.text;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups].map(([target, here]) => ({ target, choice: here.length === 1 ? here[0] : undefined }));
}
