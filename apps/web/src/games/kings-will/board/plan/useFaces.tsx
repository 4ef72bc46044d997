import { UNKNOWN } from '@three-crowns/core';
import { NO_WILL, valuesOf, WILLS, type Will, willText } from '@three-crowns/kings-will/board';
import type { View } from '../../pieces/view.ts';
import type { WillFace } from '../../pieces/WillCard.tsx';
import { useNames } from '../../sayings/useNames.ts';
import { RewardLine, WrathLine } from './faces.tsx';

interface Faces {
  /** In signs, for the plan; undefined where the card is not known. */
  brief(will: Will): WillFace | undefined;
  /** In words, to be read. */
  full(will: Will): WillFace | undefined;
  /** Everything on the card in one sentence. */
  aloud(will: Will): string;
}

const isKnown = (will: Will): boolean => will !== UNKNOWN && will !== NO_WILL;

export function useFaces(view: View): Faces {
  const { say, t } = useNames(view);
  const values = valuesOf(view.state);
  const nameOf = (will: Will): string => say({ key: `topic.${WILLS[will]}` });
  const texts = (will: Will): string[] => willText(values, will).map(({ text }) => say(text));
  return {
    brief(will) {
      if (!isKnown(will)) return undefined;
      const { will: reward, wrath } = values.wills[will];
      return {
        will,
        name: nameOf(will),
        reward: <RewardLine reward={reward} />,
        wrath: <WrathLine wrath={wrath} points={values.numbers.wrath} />,
      };
    },
    full(will) {
      if (!isKnown(will)) return undefined;
      const [reward, wrath] = texts(will);
      return { will, name: nameOf(will), reward, wrath };
    },
    aloud: (will) => (isKnown(will) ? [nameOf(will), ...texts(will)].join('. ') : t('plan.unknown')),
  };
}
