import type { AnyGame } from '@three-crowns/core';
import type { State } from '@three-crowns/kings-will';
import { valuesOf, WILLS, willText } from '@three-crowns/kings-will/board';
import { useGameWords } from '../../../words/words.ts';
import { Medal } from '../pieces/Medal.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { WillCard } from '../pieces/WillCard.tsx';
import { useBoardWords } from '../texts/index.ts';
import type { Chapter } from './chapters.ts';
import styles from './ScoreStory.module.css';

interface Props {
  readonly game: AnyGame;
  readonly state: State;
  readonly chapter: Chapter;
}

/** What is scored now: the card turned over, or a sign with a sentence. */
export function ChapterHead({ game, state, chapter }: Props) {
  const t = useBoardWords();
  const say = useGameWords(game.words.texts, []);
  if (chapter.kind === 'card') {
    const [reward, wrath] = willText(valuesOf(state), chapter.will).map(({ text }) => say(text));
    const name = say({ key: `topic.${WILLS[chapter.will]}` });
    return (
      <div key={chapter.field} className={styles.card}>
        <WillCard large face={{ will: chapter.will, name, reward, wrath }} />
      </div>
    );
  }
  return (
    <div key={chapter.kind} className={styles.plain}>
      {chapter.kind === 'points' ? (
        <Sign name="crown" />
      ) : (
        <Medal points={chapter.kind === 'seams' ? 2 : '★'} size={64} />
      )}
      <h2>{t(`story.${chapter.kind}`)}</h2>
      <p>{t(`story.${chapter.kind}.about`)}</p>
    </div>
  );
}
