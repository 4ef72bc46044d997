import type { ScoreLine } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { Crest } from '../../../design/Crest.tsx';
import { useGameWords } from '../../../shell/words.ts';
import { useBoardWords } from '../texts/index.ts';
import { startOf } from './examples.ts';
import { Castle } from './figures/Castle.tsx';
import { KINGS } from './figures/kings.ts';
import { Plate } from './figures/Plate.tsx';
import styles from './ScoreSheet.module.css';
import { useHowTo } from './words.ts';

const SEAT_NAMES = ['scoring.first', 'scoring.second'] as const;

/** The end of an example, added up by the rules themselves. */
export function ScoreSheet() {
  const t = useHowTo();
  const nameOf = useLineName();
  const state = startOf('scoring');
  const outcome = kingOfTheValley.rules.outcome(state);
  if (outcome === undefined) return null;
  const [first, second] = outcome.scores;
  const rows = first.lines.map((line, i) => [line, second.lines[i]] as const).filter((pair) => pair.some(isWorth));
  return (
    <Plate caption={t('scoring.caption')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('scoring.what')}</th>
            {KINGS.map(({ seat, colour, charge }) => (
              <th key={seat} scope="col">
                <Crest colour={colour} charge={charge} size={30} />
                {t(SEAT_NAMES[seat])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((pair) => (
            <tr key={pair[0].key}>
              <th scope="row">{nameOf(pair[0].key)}</th>
              {pair.map(({ count, points }, seat) => (
                <td key={SEAT_NAMES[seat]}>
                  <small>{count} ×</small> <b>{points}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('scoring.total')}</th>
            {outcome.scores.map(({ total }, seat) => (
              <td key={SEAT_NAMES[seat]}>
                <b>{total}</b>
                {outcome.winners.includes(seat) && <span className={styles.wins}>{t('scoring.wins')}</span>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Plate>
  );
}

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
