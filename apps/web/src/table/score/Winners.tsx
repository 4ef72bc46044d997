import type { AnyGame, Ending } from '@three-crowns/core';
import type { SeatInfo } from '../../seats/seats.ts';
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import type { TieBreak } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './Score.module.css';
import { tiesOf } from './ties.ts';
import { useTieText } from './useTieText.ts';
import { winnersText } from './winners.ts';

interface Props {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly ending: Ending | undefined;
  readonly tieBreak: TieBreak | undefined;
}

/** Who won, above the score pad, and what decided where points did not; or why the game ended before its end. */
export function Winners({ game, seats, ending, tieBreak }: Props) {
  const t = useT();
  const { language } = useSettings();
  const say = useTableWords({ game, seats });
  const tieText = useTieText(seats, tieBreak);
  if (ending === undefined) {
    return (
      <header className={styles.head}>
        <h1>{t('score.now')}</h1>
        <p>{t('score.notOver')}</p>
      </header>
    );
  }
  const notes =
    ending.reason === 'finished'
      ? tiesOf(ending, tieBreak?.lines ?? []).map(tieText)
      : [t(`score.reason.${ending.reason}`)];
  return (
    <header className={styles.head}>
      <h1>{winnersText(ending, seats, say, t, language)}</h1>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </header>
  );
}
