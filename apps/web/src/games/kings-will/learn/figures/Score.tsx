import type { Score, ScoreLine } from '@three-crowns/core';
import { kingsWill } from '@three-crowns/kings-will';
import { printed } from '../../../../design/numbers.ts';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { ScoreSheet } from '../../../../learn/parts/ScoreSheet.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import { useExampleView } from './exampleView.ts';

/** The end of an example, added up by the rules themselves. */
export function ScorePlate() {
  const t = useHowTo();
  const state = startOf('scoring');
  const { seats } = useExampleView(state);
  const say = useGameWords(kingsWill.words.texts, []);
  const outcome = kingsWill.rules.outcome(state);
  if (outcome === undefined) return null;
  const lines = new Map(outcome.scores.flatMap(({ lines }) => lines.map((line) => [line.key, line] as const)));
  const wills = [...lines.keys()].filter((key) => key.startsWith('will-')).sort();
  const keys = ['points', 'wrath', 'shields', ...wills, 'seams'].filter((key) => lines.has(key));
  const nameOf = (key: string, line: ScoreLine | undefined) =>
    isOwnLine(key) ? t(`scoring.${key}`) : line && say(kingsWill.words.describeScoreLine(line));
  const cellOf = (key: string, score: Score) => {
    const own = score.lines.find((line) => line.key === key);
    return <b key={key}>{own === undefined ? '–' : key === 'shields' ? `(${own.count})` : printed(own.points)}</b>;
  };
  return (
    <Plate caption={t('scoring.caption')}>
      <ScoreSheet
        columns={seats.map(({ seat, ...look }) => ({
          ...look,
          total: outcome.scores[seat].total,
          isWinner: outcome.winners.includes(seat),
        }))}
        rows={keys.map((key) => ({
          key,
          name: nameOf(key, lines.get(key)) ?? '',
          cells: outcome.scores.map((score) => cellOf(key, score)),
        }))}
        words={{ what: t('scoring.what'), total: t('scoring.total'), wins: t('scoring.wins') }}
      />
    </Plate>
  );
}

/** Lines whose name in the game holds a count: here it would differ from seat to seat. */
const OWN_LINES = ['points', 'wrath', 'shields', 'seams'] as const;
const isOwnLine = (key: string): key is (typeof OWN_LINES)[number] => OWN_LINES.some((line) => line === key);
