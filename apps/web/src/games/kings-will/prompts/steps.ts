import type { MoveChoice } from '../pieces/view.ts';

export interface Step {
  readonly target: string;
  /** Undefined where the thing leaves several. */
  readonly choice: MoveChoice | undefined;
}

export const isPass = ({ move }: MoveChoice): boolean => move.do === 'pass';

export function stepsOf(choices: readonly MoveChoice[], picked: readonly string[]): Step[] {
  const isShared = (target: string) => choices.every(({ targets }) => targets.includes(target));
  const nextOf = ({ targets }: MoveChoice) => targets.find((target) => !picked.includes(target) && !isShared(target));
  const groups = new Map<string, MoveChoice[]>();
  for (const choice of choices) {
    const key = nextOf(choice) ?? choice.text;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups].map(([target, here]) => ({ target, choice: here.length === 1 ? here[0] : undefined }));
}
