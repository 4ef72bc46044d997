import { Aloud } from '../../design/Aloud.tsx';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { registered } from '../../games/list.ts';
import { pathOf } from '../../navigation/router.tsx';
import { seatsOf } from '../../seats/seats.ts';
import { useT } from '../../words/texts/index.ts';
import { Picture } from '../frame/Picture.tsx';
import { StateLine } from '../saved/StateLine.tsx';
import { isOpen, type OpenEntry, useSaved } from '../saved/useSaved.ts';
import styles from './LastGame.module.css';

/** How far back the last unfinished game is looked for. */
const LOOK_BACK = 5;

/** The last game that is not over, where there is one. It brings the store with it, so it comes after the page is there. */
export function LastGame() {
  const [list] = useSaved(LOOK_BACK);
  if (list.state !== 'there') return null;
  const last = list.entries.filter(isOpen).find(({ summary }) => summary.asked !== undefined);
  return last === undefined ? null : <ContinueCard entry={last} />;
}

function ContinueCard({ entry }: { readonly entry: OpenEntry }) {
  const t = useT();
  const { record, id } = entry.saved;
  const game = registered(record.game);
  return (
    <section className={styles.card} aria-label={t('saved.last')}>
      {game !== undefined && (
        <div className={styles.picture}>
          <Picture game={game.facts.id} />
        </div>
      )}
      <div className={styles.words}>
        <h2>{game?.facts.name ?? record.game}</h2>
        <StateLine entry={entry} />
      </div>
      <ul className={styles.seats}>
        {seatsOf(record).map(({ seat, name, colour, charge }) => (
          <li key={seat} title={name}>
            <Crest colour={colour} charge={charge} size={34} />
            <Aloud>{name}</Aloud>
          </li>
        ))}
      </ul>
      <Button kind="primary" className={styles.go} href={pathOf({ page: 'table', id })}>
        {t('saved.continue')}
        <Icon name="arrow-right" size={18} />
      </Button>
    </section>
  );
}
