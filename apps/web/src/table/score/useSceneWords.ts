/** What a scene of the end is called and what is said of it. */
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import type { EndProps, EndStep, EndWords, GameEnding } from '../screen/ending.ts';
import type { GameScreen } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import type { EndScene } from './scenes.ts';
import { useTieText } from './useTieText.ts';
import { winnersText } from './winners.ts';

interface Told {
  readonly screen: GameScreen;
  readonly ending: GameEnding;
  readonly props: EndProps;
  readonly steps: readonly EndStep[];
}

export function useSceneWords({ screen, ending, props, steps }: Told): (scene: EndScene) => EndWords {
  const t = useT();
  const { language } = useSettings();
  const { seats, outcome } = props;
  const say = useTableWords({ game: screen.game, seats });
  const tieText = useTieText(seats, screen.tieBreak);
  return (scene) => {
    switch (scene.kind) {
      case 'step':
        return ending.words(language, props, steps[scene.at]);
      case 'tie':
        return { name: t('end.tie'), sentence: tieText(scene.tie) };
      case 'crown':
        return { name: t('end.crown'), sentence: `${winnersText(outcome, seats, say, t, language)}.` };
    }
  };
}
