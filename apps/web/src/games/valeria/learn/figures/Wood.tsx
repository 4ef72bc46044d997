import type { State } from '@three-crowns/valeria';
import type { ReactNode } from 'react';
import { classes } from '../../../../design/classes.ts';
import { GridCard } from '../../pieces/GridCard.tsx';
import type { GridCardProps } from '../../pieces/gridCardProps.ts';
import { useCardWords } from '../../pieces/useCardWords.ts';
import styles from './Wood.module.css';

/** A piece of the oak table that cards lie on. */
export function Wood({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={classes(styles.wood, className)}>{children}</div>;
}

interface RowProps {
  readonly state: State;
  readonly cards: readonly Omit<GridCardProps, 'state'>[];
  /** What lies here; without it the names of the cards. */
  readonly label?: string | undefined;
}

/** Cards side by side. */
export function CardRow({ state, cards, label }: RowProps) {
  const { nameOf } = useCardWords();
  return (
    <div className={styles.cards} role="img" aria-label={label ?? cards.map(({ card }) => nameOf(card)).join(', ')}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order
        <span key={i} className={classes(styles.card, card.count === 0 && styles.single)}>
          <GridCard state={state} {...card} />
        </span>
      ))}
    </div>
  );
}
