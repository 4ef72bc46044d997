import { useMedia } from '../../design/useMedia.ts';

/** No room for two columns: the task stands above the board, and what came of a try between the board and the question. */
export const useIsStacked = (): boolean => useMedia('(max-width: 1199px)');

/** No room for a whole board, in a game whose places can be shown one by one. */
export const useIsSmall = (): boolean => useMedia('(max-width: 979px), (max-height: 450px)');
