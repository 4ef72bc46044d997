import type { Score } from '@three-crowns/core';
import { valeria } from '@three-crowns/valeria';
import { dukeOf } from '@three-crowns/valeria/board';
import { Crest } from '../../../../design/Crest.tsx';
import { useGameWords } from '../../../../shell/words.ts';
import { Plate } from '../../../king-of-the-valley/learn/figures/Plate.tsx';
import styles from '../../../king-of-the-valley/learn/ScoreSheet.module.css';
import { DukeCard } from '../../cards/DukeCard.tsx';
import { useCardWords } from '../../cards/useCardWords.ts';
import { startOf } from '../examples.ts';
import { useHowTo } from '../words.ts';
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
  const { colour, charge } = SEATS[seat];
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th scope="col">{t('scoring.what')}</th>
          <th scope="col">
            <Crest colour={colour} charge={charge} size={30} />
            {t(SEAT_NAMES[seat])}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ count }) => count > 0)
          .map((line) => (
            <tr key={line.key}>
              <th scope="row">{say(describeScoreLine(line))}</th>
              <td>
                <b>{line.points}</b>
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('scoring.total')}</th>
          <td>
            <b>{total}</b>
            {isWinner && <span className={styles.wins}>{t('scoring.wins')}</span>}
          </td>
        </tr>
      </tfoot>
    </table>
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
