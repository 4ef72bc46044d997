import type { Card } from '@three-crowns/valeria/board';
import styles from './Face.module.css';
import { useCardWords } from './useCardWords.ts';

/** More letters than these want a smaller type, or the short name: on a low card, on any. */
const WIDE = 13;
const BROAD = 15;
const LONG = 19;

/** The name as it is printed: where there is no room for it, the short one. */
export function FaceName({ card }: { readonly card: Card }) {
  const { nameOf, shortName } = useCardWords();
  const name = nameOf(card);
  const short = shortName(card);
  return (
    <span
      className={styles.name}
      data-mark="name"
      data-text={name}
      data-short={short}
      data-wide={name.length > WIDE ? '' : undefined}
      data-broad={name.length > BROAD ? '' : undefined}
      data-brief={short.length < WIDE ? '' : undefined}
      data-long={name.length > LONG ? '' : undefined}
    />
  );
}
