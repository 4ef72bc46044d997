import { exhaustedLimit, exhaustedPlaces } from '@three-crowns/valeria/board';
import { Glyph } from '../pieces/glyphs/Glyph.tsx';
import { END } from '../pieces/things.ts';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './Exhausted.module.css';

/** How near the end is: places without cards, and how many there may be. */
export function Exhausted({ view }: { readonly view: View }) {
  const t = useBoardWords();
  const { state } = view;
  const count = exhaustedPlaces(state);
  const limit = exhaustedLimit(state);
  return (
    <p className={styles.exhausted} data-thing={END} data-near={count >= limit - 1 ? 'yes' : undefined}>
      <Glyph name="cracked-shield" title={t('exhaustedOf', { count, limit })} />
      <b>
        {count}/{limit}
      </b>
      <span className={styles.word}>{t('exhaustedWord')}</span>
    </p>
  );
}

/** The end condition holds: the round is played out. */
export function LastRound({ view }: { readonly view: View }) {
  const t = useBoardWords();
  const { state } = view;
  return state.ending && state.phase !== 'over' ? <p className={styles.last}>{t('lastRound')}</p> : null;
}
