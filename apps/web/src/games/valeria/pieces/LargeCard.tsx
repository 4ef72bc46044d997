import { UNKNOWN } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { type Bundle, type Card, isDomain, isEvent, isMonster, monsterRow } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { roleOf } from './glyphs/roleOf.ts';
import styles from './LargeCard.module.css';
import { Corners } from './LargeCorners.tsx';
import { Picture } from './MiniCard.tsx';
import { Sections } from './Sections.tsx';
import { useCardWords } from './useCardWords.ts';
import { useKindLine } from './useKindLine.ts';

export interface LargeCardProps {
  readonly state: State;
  readonly card: Card;
  /** What it costs the one at the screen now; without it the printed cost. Owned cards have none: `isOwned`. */
  readonly price?: Bundle | undefined;
  readonly tokens?: readonly number[] | undefined;
  /** What lies beneath it, from the top; UNKNOWN for what lies face down. */
  readonly beneath?: readonly Card[] | undefined;
  /** Somebody has it: without what it costs. */
  readonly isOwned?: boolean | undefined;
}

/** An opened card with everything it says in words, about 230 by 430 pixels, as wide as its place. */
export function LargeCard(props: LargeCardProps) {
  const { state, card } = props;
  const { nameOf } = useCardWords();
  const kindLine = useKindLine(state, card);
  return (
    <article className={classes(styles.card, styles[kindOf(state, card)])}>
      <div className={styles.picture}>
        <Picture state={state} card={card} />
        <Corners {...props} />
      </div>
      <header className={styles.title}>
        <h3>{nameOf(card)}</h3>
        <p>{kindLine}</p>
      </header>
      <Sections {...props} />
    </article>
  );
}

function kindOf(state: State, card: Card): string {
  if (card === UNKNOWN) return 'starter';
  if (isEvent(card)) return 'event';
  if (isMonster(card)) return monsterRow(state, card).type === 'boss' ? 'boss' : 'monster';
  return isDomain(card) ? 'domain' : (roleOf(state, card) ?? 'starter');
}
