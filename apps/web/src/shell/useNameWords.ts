import type { NameWords } from './newGame.ts';
import { useSettings } from './settings.ts';
import { useT } from './texts/index.ts';

/** Default names of seats in the reader's language. */
export function useNameWords(): NameWords {
  const t = useT();
  const { name } = useSettings();
  return { guest: t('seat.guest'), player: (seat) => t('seat.player', { seat }), last: name };
}
