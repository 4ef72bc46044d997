import type { Card } from '@three-crowns/valeria/board';
import { cardTarget } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { MiniCard } from '../pieces/MiniCard.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import { usePeek } from '../pieces/usePeek.ts';
import type { View } from '../pieces/view.ts';
import styles from './HeldCard.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: number;
  readonly card: Card;
  readonly count?: number;
  readonly className?: string | undefined;
}

/** A card that lies before a seat. One's own can be clicked: to harvest, to use, to give back. */
export function HeldCard(props: Props) {
  return props.seat === props.view.own ? <Mine {...props} /> : <Theirs {...props} />;
}

function Mine({ view, actions, seat, card, count = 1, className }: Props) {
  const labels = useLabels(view);
  const target = useTargetProps(view, actions, cardTarget(card), labels.owned(card, count));
  const props = usePeek(target, { kind: 'card', card, seat });
  return (
    <span className={classes(styles.card, className)}>
      <button {...props} className={styles.button} />
      <MiniCard state={view.state} card={card} count={count} />
    </span>
  );
}

function Theirs({ view, seat, card, count = 1, className }: Props) {
  const labels = useLabels(view);
  const props = usePeek({}, { kind: 'card', card, seat });
  return (
    <span className={classes(styles.card, className)}>
      <button {...props} type="button" className={styles.button} aria-label={labels.owned(card, count)} />
      <MiniCard state={view.state} card={card} count={count} />
    </span>
  );
}
