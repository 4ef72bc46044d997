import type { ScoreLine } from '@three-crowns/core';
import { Aloud, aloud } from '../../design/Aloud.tsx';
import { Crest } from '../../design/Crest.tsx';
import { classes } from '../../design/classes.ts';
import { printed } from '../../design/numbers.ts';
import sheet from '../../design/sheet.module.css';
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import { useT } from '../texts/index.ts';
import { PadHead, type PadProps } from './PadHead.tsx';
import { rowsOf, wordsOf } from './rows.ts';
import styles from './ScorePad.module.css';

/** A leaf of the score pad: a column for every side, its total first, then a row for everything that earned points. */
export function ScorePad({ game, told, seats, scores, ending, state }: PadProps) {
  const t = useT();
  const { language } = useSettings();
  const words = useTableWords({ game, seats });
  const all = [...scores, ...(ending?.rivals ?? []).map(({ score }) => score)];
  const describe = (line: ScoreLine) => words(game.words.describeScoreLine(line));
  const keys = rowsOf(all);
  const rows = wordsOf(keys.map((key) => describe({ key, count: 2, points: 0 })));
  const hides = (side: number) => ending === undefined && told?.hides?.(state, side) === true;
  const notes = keys.flatMap((key, i) => {
    const text = told?.rowNote?.(language, state, key);
    return text === undefined ? [] : [{ name: rows[i].name, text }];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a keyboard must be able to scroll it
    <section className={classes(sheet.high, styles.frame)} tabIndex={0} aria-label={t('score')}>
      <ul className={styles.names} aria-hidden="true">
        {seats.map(({ seat, name, colour, charge }) => (
          <li key={seat}>
            <Crest colour={colour} charge={charge} size={18} /> {name}
          </li>
        ))}
      </ul>
      <table className={styles.pad} data-columns={all.length}>
        <caption className={aloud}>{t(ending === undefined ? 'score.now' : 'score.title')}</caption>
        <PadHead {...{ game, told, seats, ending, state }} scores={all} />
        <tbody>
          {keys.map((key, i) => {
            const own = all.map(({ lines }) => lines.find((line) => line.key === key));
            const most = Math.max(...own.map((line) => line?.points ?? 0));
            const isHidden = own.map((line, side) => line === undefined && hides(side));
            const isKnown = !isHidden.includes(true);
            return (
              <tr key={key} data-line={key} data-none={most === 0 ? 'yes' : undefined}>
                <th scope="row" className={styles.row}>
                  {rows[i].name}
                </th>
                {own.map((line, column) => {
                  const isBest = all.length > 1 && isKnown && most > 0 && line?.points === most;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side of the table
                    <td key={column} className={styles.cell} data-best={isBest ? 'yes' : undefined}>
                      {line !== undefined && line.count > 0 && (
                        <span className={styles.what}>{rows[i].what(describe(line))}</span>
                      )}
                      {isHidden[column] ? (
                        <span className={classes(styles.won, styles.hidden)}>
                          <span aria-hidden="true">?</span>
                          <Aloud>{t('score.hidden')}</Aloud>
                        </span>
                      ) : (
                        <b className={styles.won}>{printed(line?.points ?? 0)}</b>
                      )}
                      {isBest && <Aloud>{t('score.best')}</Aloud>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {notes.map(({ name, text }) => (
        <p key={name} className={styles.about}>
          {t('score.note', { name, text })}
        </p>
      ))}
    </section>
  );
}
