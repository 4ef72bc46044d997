import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { LEVELS } from '../../seats/levels.ts';
import { seatsOf } from '../../seats/seats.ts';
import { useT } from '../../words/texts/index.ts';
import styles from './Scores.module.css';
import type { OpenEntry } from './useSaved.ts';

/** Who plays, how well where it is the computer, whose turn it is, and the points: as a number and as a bar. */
export function Scores({ entry: { saved, summary } }: { readonly entry: OpenEntry }) {
  const t = useT();
  const { scores, asked, winners } = summary;
  const most = Math.max(1, ...scores);
  return (
    <ul className={styles.scores}>
      {seatsOf(saved.record).map(({ seat, name, bot, colour, charge }) => {
        const level = LEVELS.find((one) => one === bot);
        return (
          <li
            key={seat}
            data-turn={seat === asked ? '' : undefined}
            style={{ '--seat': `var(--${colour})`, '--share': Math.max(0, scores[seat]) / most }}
          >
            <Crest colour={colour} charge={charge} size={30} className={styles.crest} />
            <span className={styles.name}>
              <span>{name}</span>
              {bot !== undefined && (
                <small>
                  <Icon name="robot" size={15} title={t('seat.bot')} /> {level && t(`bot.${level}`)}
                </small>
              )}
              {winners.includes(seat) && <Icon name="crown" size={18} title={t('games.winner')} />}
            </span>
            <b>{scores[seat]}</b>
            <i className={styles.bar} />
          </li>
        );
      })}
    </ul>
  );
}
