import type { ScoreLine } from '@three-crowns/core';
import { kingsWill } from '@three-crowns/kings-will';
import { Crest } from '../../../../design/Crest.tsx';
import { useGameWords } from '../../../../shell/words.ts';
import { Plate } from '../../../king-of-the-valley/learn/figures/Plate.tsx';
import styles from '../../../king-of-the-valley/learn/ScoreSheet.module.css';
import { startOf } from '../examples.ts';
import { useHowTo } from '../words.ts';
import { useExampleView } from './exampleView.ts';

/** The end of an example, added up by the rules themselves. */
export function ScoreSheet() {
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
  return (
    <Plate caption={t('scoring.caption')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('scoring.what')}</th>
            {seats.map(({ seat, colour, charge, name }) => (
              <th key={seat} scope="col">
                <Crest colour={colour} charge={charge} size={30} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const line = lines.get(key);
            return (
              <tr key={key}>
                <th scope="row">{nameOf(key, line)}</th>
                {outcome.scores.map((score, seat) => {
                  const own = score.lines.find((one) => one.key === key);
                  return (
                    <td key={seats[seat].name}>
                      <b>{own === undefined ? '–' : key === 'shields' ? `(${own.count})` : signed(own.points)}</b>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('scoring.total')}</th>
            {outcome.scores.map(({ total }, seat) => (
              <td key={seats[seat].name}>
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

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Lines whose name in the game holds a count: here it would differ from seat to seat. */
const OWN_LINES = ['points', 'wrath', 'shields', 'seams'] as const;
const isOwnLine = (key: string): key is (typeof OWN_LINES)[number] => OWN_LINES.some((line) => line === key);
