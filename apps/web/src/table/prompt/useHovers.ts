import type { Choice } from '../screen/screen.ts';

/** What a button of a prompt does to show the preview of its choice; the one that is `shown` already is marked. */
export function useHovers<M>(hover: (choice: Choice<M> | undefined) => void, shown?: Choice<M>) {
  return (choice: Choice<M> | undefined) => ({
    'data-shown': choice !== undefined && choice === shown ? 'yes' : undefined,
    onPointerEnter: () => hover(choice),
    onPointerLeave: () => hover(undefined),
    onFocus: () => hover(choice),
    onBlur: () => hover(undefined),
  });
}
