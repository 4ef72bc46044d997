import type { Choice, PromptProps } from '../../../table/screen/screen.ts';

/** What a button of a prompt does to show the preview of its choice. */
export function useHovers(hover: PromptProps['hover']) {
  return (choice: Choice | undefined) => ({
    onPointerEnter: () => hover(choice),
    onPointerLeave: () => hover(undefined),
    onFocus: () => hover(choice),
    onBlur: () => hover(undefined),
  });
}
