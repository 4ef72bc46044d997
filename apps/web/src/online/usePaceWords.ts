import type { Pace } from '@three-crowns/protocol';
import { paceFigures } from './paces.ts';
import { useOnlineWords } from './texts/index.ts';

/** A pace in few words, and in a sentence. */
export function usePaceWords(pace: Pace): { readonly short: string; readonly about: string } {
  const w = useOnlineWords();
  const figures = paceFigures(pace);
  return {
    short: pace.kind === 'free' ? w('pace.free') : w(`pace.short.${pace.kind}`, figures),
    about: w(`pace.about.${pace.kind}`, figures),
  };
}
