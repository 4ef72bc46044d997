import { useMedia } from '../../design/useMedia.ts';

/** No room for two columns: the task stands above the board, and what came of a try between the board and the question. */
export const useIsStacked = (): boolean => useMedia('(max-width: 999px)');
