import { UNKNOWN } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { contentOf, type Duke, dukeIcons } from '@three-crowns/valeria/board';
import { DukeArt } from './art/DukeArt.tsx';
import styles from './DukeCard.module.css';
import { Glyph } from './glyphs/Glyph.tsx';
import { IconLine } from './IconLine.tsx';
import { useCardWords } from './useCardWords.ts';

interface Props {
  readonly state: State;
  /** UNKNOWN: face down. */
  readonly duke: Duke;
}

/** A duke with arms and rates, as large as its place: from 140 by 120 pixels. The label around it says the rest. */
export function DukeCard({ state, duke }: Props) {
  const { dukeNameOf } = useCardWords();
  if (duke === UNKNOWN) {
    return (
      <span className={styles.back} aria-hidden="true">
        <Glyph name="crown" />
      </span>
    );
  }
  return (
    <span className={styles.duke} aria-hidden="true">
      <span className={styles.face}>
        <DukeArt state={state} duke={duke} />
        <span className={styles.plate}>
          <span className={styles.name}>{dukeNameOf(duke)}</span>
          <span className={styles.rates}>
            <Glyph name="laurel-crown" />
            {dukeIcons(contentOf(state), duke).map(([points, , ...per], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is printed on the card
              <span key={i} className={styles.rate}>
                <b>{points?.amount}</b>/<IconLine icons={per} isStamped />
              </span>
            ))}
          </span>
        </span>
      </span>
    </span>
  );
}
