import { useT } from '../../words/texts/index.ts';
import { useToday } from '../daily/useToday.ts';
import { Loading } from '../frame/Loading.tsx';
import { Page, Sheet } from '../frame/Page.tsx';
import { PuzzleRoom } from './PuzzleRoom.tsx';
import { RatingCard } from './RatingCard.tsx';
import { StreakCard } from './StreakCard.tsx';
import { PUZZLE_GAMES } from './shelf.ts';
import { usePuzzleWords } from './texts/index.ts';
import { usePuzzles } from './usePuzzles.ts';

/** The puzzle of the day first, then one after the other of a game. */
export function PuzzlesPage() {
  const t = useT();
  const w = usePuzzleWords();
  const { day: today } = useToday();
  const { tries, set, problem, rate, next, choose } = usePuzzles(today);
  if (problem !== undefined) {
    return (
      <Page title={t('puzzles.title')}>
        <Sheet title={w('none')}>
          <p lang="en">{problem}</p>
        </Sheet>
      </Page>
    );
  }
  if (set === undefined || tries === undefined) return <Loading />;
  return (
    <PuzzleRoom key={`${set.day} ${set.puzzle.id} ${set.number}`} {...set} onRated={rate} onNext={next}>
      <StreakCard tries={tries} today={today} />
      <RatingCard tries={tries} games={PUZZLE_GAMES} game={set.puzzle.game} onGame={choose} />
    </PuzzleRoom>
  );
}
