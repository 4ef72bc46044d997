import { useMedia } from '../../design/useMedia.ts';

/** The screens on which the prompt lies under the board in full width. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 1199px)');
