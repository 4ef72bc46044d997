import { type Bundle, KINDS, sumOf } from '@three-crowns/valeria/board';
import { signed } from '../../../design/numbers.ts';
import styles from '../../../table/others/Gains.module.css';
import { changesBy } from '../harvest/changes.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import type { StepProps } from '../pieces/view.ts';

/** What the step did to the goods and points of who made it. */
export function Gains({ step }: StepProps) {
  const sum = step.events
    .flatMap(changesBy)
    .filter(({ seat }) => seat === step.seat)
    .reduce<Bundle>((all, { amount }) => sumOf(all, amount), {});
  const kinds = KINDS.filter((kind) => (sum[kind] ?? 0) !== 0);
  if (kinds.length === 0) return null;
  return (
    <span className={styles.gains}>
      {kinds.map((kind) => (
        <span key={kind}>
          <b>{signed(sum[kind] ?? 0)}</b>
          <ResourceIcon name={kind} size={20} isNamed />
        </span>
      ))}
    </span>
  );
}
