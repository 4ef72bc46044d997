import { LANDS, landName } from '@three-crowns/kings-will/board';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { LandScene } from '../pieces/LandScene.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import type { Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './FoundPrompt.module.css';

/** The landscapes that are left to lay, as pictures. */
export function LayPrompt({ view, choices, actions, choose, hover }: Prompt) {
  const { say } = useNames(view);
  const hovers = useHovers(hover);
  const phone = usePhone();
  return (
    <div className={styles.places}>
      {choices.map((choice) => {
        if (choice.move.do !== 'lay') return null;
        const { land } = choice.move;
        const name = say(landName(land));
        const face = (
          <>
            <LandScene land={LANDS[land]} className={styles.scene ?? ''} />
            <b>{name}</b>
          </>
        );
        return phone === undefined ? (
          <button
            key={choice.text}
            type="button"
            data-choice={choice.text}
            className={styles.place}
            onClick={() => choose(choice)}
            {...hovers(choice)}
          >
            {face}
          </button>
        ) : (
          <TargetButton
            key={choice.text}
            {...{ view, actions }}
            target={choice.targets[0]}
            label={name}
            className={styles.place}
          >
            {face}
          </TargetButton>
        );
      })}
    </div>
  );
}
