import { useFaces } from '../../board/plan/useFaces.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { WillCard } from '../../pieces/WillCard.tsx';
import styles from './WillArea.module.css';

/** The two will cards one was dealt, to be read. */
export function Hand({ view, actions }: BoardPart) {
  const faces = useFaces(view);
  const hand = view.state.hands[view.own];
  return (
    <div className={styles.hand}>
      {view.choices.map(({ text, move, targets }) => {
        if (move.do !== 'keep') return null;
        const will = hand[move.card];
        const face = faces.full(will);
        return (
          <TargetButton
            key={text}
            {...{ view, actions }}
            target={targets[0]}
            label={faces.aloud(will)}
            className={styles.card}
          >
            <WillCard large {...(face === undefined ? {} : { face })} />
          </TargetButton>
        );
      })}
    </div>
  );
}
