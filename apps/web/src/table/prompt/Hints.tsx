import { GoalCard } from '../guide/GoalCard.tsx';
import { Coach, type CoachProps } from './Coach.tsx';
import type { TableParts } from './parts.ts';

/** In a first game its goal, and the coach only where the guide has no word; else the coach alone. */
export function Hints({ guiding, ...rest }: CoachProps & Pick<TableParts, 'guiding'>) {
  return (
    <>
      {guiding !== undefined && <GoalCard {...rest} guiding={guiding} />}
      {guiding?.advice === undefined && <Coach {...rest} />}
    </>
  );
}
