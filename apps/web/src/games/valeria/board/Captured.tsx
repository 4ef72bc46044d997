import { Aloud } from '../../../design/Aloud.tsx';
import { MiniCard } from '../pieces/MiniCard.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './Captured.module.css';

/** The cards the Dark Lord has taken from the grid. */
export function Captured({ view }: { readonly view: View }) {
  const labels = useLabels(view);
  const { state } = view;
  if (state.lord === null) return null;
  const citizens = state.lord.citizens.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
  const domains = state.lord.domains.map((card) => ({ card, count: 1 }));
  return (
    <ul className={styles.cards}>
      {[...citizens, ...domains].map(({ card, count }) => (
        <li key={card} title={labels.owned(card, count)}>
          <Aloud>{labels.owned(card, count)}</Aloud>
          <MiniCard {...{ state, card, count }} />
        </li>
      ))}
    </ul>
  );
}
