import type { Move, State } from '@three-crowns/kings-will';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import type { PromptProps } from '../../../table/screen/screen.ts';
import { useFaces } from '../board/plan/useFace.tsx';
import { WillCard } from '../pieces/WillCard.tsx';
import styles from './WillPrompt.module.css';

/** The two will cards side by side: one goes onto the plan. */
export function WillPrompt({ view, choices, choose, hover }: PromptProps) {
  const faces = useFaces(view);
  const hovers = useHovers(hover);
  const hand = (view.state as State).hands[view.own];
  return (
    <div className={styles.wills}>
      {choices.map((choice) => {
        const will = hand[(choice.move as Extract<Move, { readonly do: 'keep' }>).card];
        const face = faces.full(will);
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
