import type { Score } from '@three-crowns/core';
import { valeria } from '@three-crowns/valeria';
import { dukeOf } from '@three-crowns/valeria/board';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { ScoreSheet } from '../../../../learn/parts/ScoreSheet.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { DukeCard } from '../../pieces/DukeCard.tsx';
import { useCardWords } from '../../pieces/useCardWords.ts';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import dukes from './Score.module.css';
import { SEAT_NAMES, SEATS } from './seats.ts';
import { Wood } from './Wood.tsx';

/** The end of an example, added up by the rules themselves: each duke counts other things, so each has a sheet. */
export function ScoreSheets() {
  const t = useHowTo();
  const outcome = valeria.rules.outcome(startOf('scoring'));
  if (outcome === undefined) return null;
  return (
    <Plate caption={t('scoring.caption')}>
      {outcome.scores.map((score, seat) => (
        <Sheet key={SEAT_NAMES[seat]} score={score} seat={seat} isWinner={outcome.winners.includes(seat)} />
      ))}
    </Plate>
  );
}

interface SheetProps {
  readonly score: Score;
  readonly seat: number;
  readonly isWinner: boolean;
}

function Sheet({ score: { lines, total }, seat, isWinner }: SheetProps) {
  const t = useHowTo();
  const { texts, describeScoreLine } = valeria.words;
  const say = useGameWords(texts, []);
  return (
    <ScoreSheet
      columns={[{ ...SEATS[seat], name: t(SEAT_NAMES[seat]), total, isWinner }]}
      rows={lines
        .filter(({ count }) => count > 0)
        .map((line) => ({
          key: line.key,
          name: say(describeScoreLine(line)),
          cells: [<b key={line.key}>{line.points}</b>],
        }))}
      words={{ what: t('scoring.what'), total: t('scoring.total'), wins: t('scoring.wins') }}
    />
  );
}

/** What the two dukes of the example count. */
export function DukesPlate({ caption }: { readonly caption: string }) {
  const { dukeNameOf, dukeLines } = useCardWords();
  const state = startOf('scoring');
  return (
    <Plate caption={caption}>
      <Wood className={dukes.dukes ?? ''}>
        {state.players.map((player, seat) => {
          const duke = dukeOf(player) ?? 0;
          return (
            <div
              key={SEAT_NAMES[seat]}
              className={dukes.duke}
              role="img"
              aria-label={`${dukeNameOf(duke)}: ${dukeLines(state, duke).join(', ')}`}
            >
              <DukeCard state={state} duke={duke} />
            </div>
          );
        })}
      </Wood>
    </Plate>
  );
}
