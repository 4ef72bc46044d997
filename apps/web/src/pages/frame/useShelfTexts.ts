import type { Registration, ShelfTexts } from '../../registration/registration.ts';
import { useSettings } from '../../settings/settings.ts';

/** What the shelf says of a game, in the reader's language. */
export function useShelfTexts({ shelf }: Registration): ShelfTexts {
  const { language } = useSettings();
  return shelf.texts[language];
}
