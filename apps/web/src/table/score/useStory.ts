import { useMemo } from 'react';
import type { EndProps, EndStep, EndWords, GameEnding } from '../screen/ending.ts';
import type { GameScreen } from '../screen/screen.ts';
import { type EndScene, scenesOf } from './scenes.ts';
import { useSceneWords } from './useSceneWords.ts';

export interface EndingProps extends EndProps {
  readonly screen: GameScreen;
  readonly ending: GameEnding;
}

export interface Story {
  /** What the game draws its end from. */
  readonly props: EndProps;
  readonly steps: readonly EndStep[];
  readonly scenes: readonly EndScene[];
  words(scene: EndScene): EndWords;
}

/** All there is to tell of an end, whoever leads through it. */
export function useStory({ screen, ending, state, outcome, seats }: EndingProps): Story {
  const props = useMemo(() => ({ state, outcome, seats }), [state, outcome, seats]);
  const steps = useMemo(() => ending.steps(props), [ending, props]);
  const scenes = useMemo(
    () => scenesOf(steps, outcome, screen.tieBreak?.lines ?? []),
    [steps, outcome, screen.tieBreak],
  );
  return { props, steps, scenes, words: useSceneWords({ screen, ending, props, steps }) };
}
