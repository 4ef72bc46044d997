import { useMedia } from '../../design/useMedia.ts';

/** upright: zones one below the other. sideways: a rail, the board, a page. Stylesheets ask the same of the window. */
export type Phone = 'upright' | 'sideways' | undefined;

const UPRIGHT = '(max-width: 600px)';
/** Low windows, and those with room for a board and a page but not for a desk: a tablet on its side, a zoomed page, half a screen. */
const SIDEWAYS =
  '(min-width: 601px) and (max-height: 450px), (min-width: 601px) and (max-width: 1199px) and (orientation: landscape)';

export function usePhone(): Phone {
  const isUpright = useMedia(UPRIGHT);
  const isSideways = useMedia(SIDEWAYS);
  if (isUpright) return 'upright';
  return isSideways ? 'sideways' : undefined;
}
