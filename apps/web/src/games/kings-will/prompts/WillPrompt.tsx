import { useHovers } from '../../../table/prompt/useHovers.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { useFaces } from '../board/plan/useFaces.tsx';
import type { Prompt } from '../pieces/view.ts';
import { WillCard } from '../pieces/WillCard.tsx';
import styles from './WillPrompt.module.css';

/** The two will cards side by side: one goes onto the plan. */
export function WillPrompt({ view, choices, choose, hover }: Prompt) {
  const faces = useFaces(view);
  const hovers = useHovers(hover);
  const hand = view.state.hands[view.own];
  const phone = usePhone();
  // They lie in the middle of a phone.
  if (phone !== undefined) return null;
  return (
    <div className={styles.wills}>
      {choices.map((choice) => {
        if (choice.move.do !== 'keep') return null;
        const face = faces.full(hand[choice.move.card]);
        return (
          <button
            key={choice.text}
            type="button"
            data-choice={choice.text}
            className={styles.will}
            onClick={() => choose(choice)}
            {...hovers(choice)}
          >
            <WillCard large {...(face === undefined ? {} : { face })} />
          </button>
        );
      })}
    </div>
  );
}
