import type { ScoreLine } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { ScoreSheet } from '../../../../learn/parts/ScoreSheet.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { useBoardWords } from '../../texts/index.ts';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import { Castle } from './Castle.tsx';
import { KINGS } from './kings.ts';

const SEAT_NAMES = ['scoring.first', 'scoring.second'] as const;

/** The end of an example, added up by the rules themselves. */
export function ScorePlate() {
  const t = useHowTo();
  const nameOf = useLineName();
  const state = startOf('scoring');
  const outcome = kingOfTheValley.rules.outcome(state);
  if (outcome === undefined) return null;
  const [first, second] = outcome.scores;
  const rows = first.lines.map((line, i) => [line, second.lines[i]] as const).filter((pair) => pair.some(isWorth));
  return (
    <Plate caption={t('scoring.caption')}>
      <ScoreSheet
        columns={outcome.scores.map(({ total }, seat) => ({
          ...KINGS[seat],
          name: t(SEAT_NAMES[seat]),
          total,
          isWinner: outcome.winners.includes(seat),
        }))}
        rows={rows.map((pair) => ({ key: pair[0].key, name: nameOf(pair[0].key), cells: pair.map(counted) }))}
        words={{ what: t('scoring.what'), total: t('scoring.total'), wins: t('scoring.wins') }}
      />
    </Plate>
  );
}

const counted = ({ count, points }: ScoreLine) => (
  <>
    <small>{count} ×</small> <b>{points}</b>
  </>
);

/** The castle of the winner, as it lay at the end. */
export function ScoredCastle({ caption }: { readonly caption: string }) {
  return (
    <Plate caption={caption}>
      <Castle state={startOf('scoring')} label={caption} />
    </Plate>
  );
}

const isWorth = ({ count }: ScoreLine): boolean => count > 0;

const BOARD_LINES = { kingdoms: 'line.kingdoms', couples: 'line.couples', gold: 'line.gold' } as const;
const ORDERS: readonly string[] = ['lion', 'falcon', 'oak', 'sun'];

function useLineName(): (key: string) => string {
  const t = useBoardWords();
  const say = useGameWords(kingOfTheValley.words.texts, []);
  return (key) => {
    if (key in BOARD_LINES) return t(BOARD_LINES[key as keyof typeof BOARD_LINES], { count: 0 });
    return say({ key: ORDERS.includes(key) ? `order.${key}` : `name.${key}` });
  };
}
