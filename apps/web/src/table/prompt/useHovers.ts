import type { Choice } from '../screen/screen.ts';

/** What a button of a prompt does to show the preview of its choice. */
export function useHovers<M>(hover: (choice: Choice<M> | undefined) => void) {
  return (choice: Choice<M> | undefined) => ({
    onPointerEnter: () => hover(choice),
    onPointerLeave: () => hover(undefined),
    onFocus: () => hover(choice),
    onBlur: () => hover(undefined),
  });
}
