import type { GameEvent } from '@three-crowns/king-of-the-valley';
import { Icon } from '../../../design/icons/Icon.tsx';
import { signed } from '../../../design/numbers.ts';
import type { StepProps } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './Gains.module.css';

/** What the step did to the gold of who made it; the points stand beside it. */
export function Gains({ step }: StepProps) {
  const t = useBoardWords();
  const gold = step.events.reduce((sum, event) => sum + goldBy(event), 0);
  if (gold === 0) return null;
  return (
    <span className={styles.gold}>
      <span aria-hidden="true">{signed(gold)}</span>
      <Icon name="coins" size={18} title={t('gold', { count: gold })} />
    </span>
  );
}

function goldBy(event: GameEvent): number {
  switch (event.type) {
    case 'recruited':
    case 'prayed':
      return -event.gold;
    case 'found':
    case 'taxed':
    case 'kingdom':
      return event.gold;
    default:
      return 0;
  }
}
