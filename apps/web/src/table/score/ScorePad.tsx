import type { AnyGame, Rival, Score, ScoreLine } from '@three-crowns/core';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { printed } from '../../design/numbers.ts';
import type { SeatInfo } from '../../seats/seats.ts';
import { useTableWords } from '../../words/words.ts';
import { kindOf } from '../areas/Opponent.tsx';
import { useT } from '../texts/index.ts';
import styles from './ScorePad.module.css';

interface Props {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly Score[];
  /** Opponents without a seat. */
  readonly rivals: readonly Rival[];
  /** Undefined while the game goes on. */
  readonly places: readonly number[] | undefined;
}

/** A leaf of the score pad: a column for every seat, a row for everything that earned points. */
export function ScorePad({ game, seats, scores, rivals, places }: Props) {
  const t = useT();
  const words = useTableWords({ game, seats });
  const columns = [
    ...scores.map((score, seat) => ({ key: `${seats[seat].seat}`, score, place: places?.[seat] })),
    ...rivals.map(({ key, score, place }) => ({ key, score, place })),
  ];
  const all = columns.map(({ score }) => score);
  const keys = rowsOf(all);
  const describe = (line: ScoreLine) => words(game.words.describeScoreLine(line));
  const lineOf = (score: Score, key: string) => score.lines.find((line) => line.key === key);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a keyboard must be able to scroll it
    <section className={styles.frame} tabIndex={0} aria-label={t('score')}>
      <table className={styles.pad}>
        <caption className={styles.caption}>{t(places === undefined ? 'score.now' : 'score.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('score.line')}</th>
            {seats.map((info) => (
              <th key={info.seat} scope="col" style={{ '--seat': `var(--${info.colour})` }}>
                <Crest colour={info.colour} charge={info.charge} size={40} />
                <span>{info.name}</span>
                <small>{kindOf(info, t)}</small>
              </th>
            ))}
            {rivals.map(({ key }) => (
              <th key={key} scope="col">
                <Icon name="skull" size={36} />
                <span>{words({ key: `rival.${key}` })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const most = Math.max(...all.map((score) => lineOf(score, key)?.points ?? 0));
            return (
              <tr key={key} data-line={key} data-none={most === 0 ? 'yes' : undefined}>
                <th scope="row">{withoutCount(describe({ key, count: 2, points: 0 }))}</th>
                {columns.map(({ key: column, score }) => {
                  const line = lineOf(score, key);
                  return (
                    <td key={column} data-best={most > 0 && line?.points === most ? 'yes' : undefined}>
                      <b>{printed(line?.points ?? 0)}</b>
                      {line !== undefined && isTelling(line) && (
                        <small title={describe(line)}>{t('score.times', { count: line.count })}</small>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('score.total')}</th>
            {columns.map(({ key, score, place }) => (
              <td key={key}>
                <b>{printed(score.total)}</b>
                {place !== undefined && <small>{t('score.placeLong', { place })}</small>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Every line anybody has, each where it stands among a seat's own: what is secret, or not earned, is missing at some. */
function rowsOf(scores: readonly Score[]): string[] {
  const keys: string[] = [];
  for (const { lines } of scores) {
    let at = 0;
    for (const { key } of lines) {
      const known = keys.indexOf(key);
      if (known === -1) keys.splice(at, 0, key);
      at = (known === -1 ? at : known) + 1;
    }
  }
  return keys;
}

/** How many there were says nothing where it is one, or the points themselves. */
const isTelling = ({ count, points }: ScoreLine): boolean => count > 1 && count !== points;

/** "2 queens" without its number names the row. */
function withoutCount(text: string): string {
  const name = text.replace('2', '').replaceAll(/\s+/g, ' ').trim();
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
