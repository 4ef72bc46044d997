import type { NameWords } from '../../newGame/draft.ts';
import { useSettings } from '../../settings/settings.ts';
import { useT } from '../../words/texts/index.ts';

/** Default names of seats in the reader's language. */
export function useNameWords(): NameWords {
  const t = useT();
  const { name } = useSettings();
  return { guest: t('seat.guest'), player: (seat) => t('seat.player', { seat }), last: name };
}
