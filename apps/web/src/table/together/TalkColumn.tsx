import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { Talk } from './Talk.tsx';
import styles from './TalkColumn.module.css';
import type { TalkState } from './useTalk.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly talk: TalkState;
}

/** Talk beside the table, below those who sit there. */
export function TalkColumn({ session: { together: fellowship }, snapshot: { together, seats }, talk }: Props) {
  if (together === undefined || fellowship === undefined) return null;
  return (
    <div className={styles.column}>
      <Talk {...{ together, seats, talk }} say={fellowship.say} />
    </div>
  );
}
