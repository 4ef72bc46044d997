import { Fields } from '../../board/plan/Fields.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { Zone } from '../zone/Zone.tsx';
import { Hand } from './Hand.tsx';
import styles from './WillArea.module.css';

/** All cards of the plan at once; before they lie there, the two of which one goes onto it. */
export function WillArea({ view, actions }: BoardPart) {
  const isChoosing = view.asked?.ask === 'will' && view.choices.length > 0;
  return (
    <Zone view={view}>
      <div className={styles.will}>
        {isChoosing ? <Hand {...{ view, actions }} /> : <Fields {...{ view, actions }} />}
      </div>
    </Zone>
  );
}
