import type { AnyGame, Ending, Outcome } from '@three-crowns/core';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import type { TieBreak } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './Score.module.css';
import { tiesOf } from './ties.ts';

interface Props {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly ending: Ending | undefined;
  readonly tieBreak: TieBreak | undefined;
}

/** The crowned ones above the score pad. */
export function Winners({ game, seats, ending, tieBreak }: Props) {
  const t = useT();
  const { language } = useSettings();
  const say = useTableWords({ game, seats });
  if (ending === undefined) {
    return (
      <header className={styles.head}>
        <h1>{t('score.now')}</h1>
        <p>{t('score.notOver')}</p>
      </header>
    );
  }
  const winners = ending.winners.map((seat) => seats[seat]);
  const rivals = (ending.rivals ?? []).filter(({ place }) => place === 1);
  const all = [...winners.map(({ name }) => name), ...rivals.map(({ key }) => say({ key: `rival.${key}` }))];
  const names = new Intl.ListFormat(language).format(all);
  return (
    <header className={styles.head}>
      <p className={styles.game}>{game.name}</p>
      <div className={styles.crests}>
        {winners.map(({ seat, colour, charge }) => (
          <span key={seat}>
            <Icon name="queen-crown" size={54} className={styles.crown} />
            <Crest colour={colour} charge={charge} size={104} named />
          </span>
        ))}
        {rivals.map(({ key }) => (
          <span key={key}>
            <Icon name="skull" size={96} />
          </span>
        ))}
      </div>
      <h1>{all.length === 0 ? t('score.nobody') : t('score.won', { names, count: all.length })}</h1>
      {ending.reason === 'finished' ? (
        <Ties seats={seats} outcome={ending} tieBreak={tieBreak} />
      ) : (
        <p>{t(`score.reason.${ending.reason}`)}</p>
      )}
    </header>
  );
}

interface TiesProps extends Pick<Props, 'seats' | 'tieBreak'> {
  readonly outcome: Outcome;
}

function Ties({ seats, outcome, tieBreak }: TiesProps) {
  const t = useT();
  const { language } = useSettings();
  return tiesOf(outcome, tieBreak?.lines ?? []).map((tie) => {
    const key = tie.seats.join(' ');
    const names = tie.seats.map((seat) => seats[seat].name);
    const all = new Intl.ListFormat(language).format(names);
    if (tie.isShared) return <p key={key}>{t('score.shared', { names: all })}</p>;
    if (tieBreak === undefined) return <p key={key}>{t('score.tie', { names: all })}</p>;
    const list = names.map((name, i) => `${name} ${tie.points[i]}`).join(', ');
    return <p key={key}>{tieBreak.say(language, { names: all, list })}</p>;
  });
}
