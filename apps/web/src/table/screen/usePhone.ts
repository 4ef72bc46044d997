import { useMedia } from '../../design/useMedia.ts';

/** upright: zones one below the other. sideways: a rail, the board, a page. Stylesheets ask the same of the window. */
export type Phone = 'upright' | 'sideways' | undefined;

export function usePhone(): Phone {
  const isUpright = useMedia('(max-width: 600px)');
  const isSideways = useMedia('(min-width: 601px) and (max-height: 450px)');
  if (isUpright) return 'upright';
  return isSideways ? 'sideways' : undefined;
}
