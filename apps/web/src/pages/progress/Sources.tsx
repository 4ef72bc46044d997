import type { AnyGame } from '@three-crowns/core';
import { useSettings } from '../../settings/settings.ts';
import { useGameWords } from '../../words/words.ts';
import { ShareBar } from '../plots/ShareBar.tsx';
import type { Source } from './note.ts';

interface Props {
  readonly sources: readonly Source[];
  readonly game: AnyGame;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Where the points of a game come from, on the average. */
export function Sources({ sources, game }: Props) {
  const say = useGameWords(game.words.texts, []);
  const { language } = useSettings();
  const most = Math.max(...sources.map(({ points }) => Math.abs(points)));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <ul>
      {sources.map(({ key, count, points }) => (
        <ShareBar
          key={key}
          name={say(game.words.describeScoreLine({ key, count: toTenth(count), points: toTenth(points) }))}
          share={Math.abs(points) / most}
          figure={number.format(toTenth(points))}
        />
      ))}
    </ul>
  );
}
