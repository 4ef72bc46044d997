import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { registered } from '../../games/list.ts';
import { pathOf } from '../../navigation/router.tsx';
import { seatsOf } from '../../seats/seats.ts';
import { useSettings } from '../../settings/settings.ts';
import { downloadRecord } from '../../storage/download.ts';
import { namesIn } from '../../storage/summary.ts';
import { useT } from '../../words/texts/index.ts';
import styles from './SavedRow.module.css';
import { StateLine } from './StateLine.tsx';
import type { SavedEntry } from './useSaved.ts';

export function SavedRow({ entry, onDelete }: { readonly entry: SavedEntry; readonly onDelete: () => void }) {
  const t = useT();
  const { language } = useSettings();
  const { saved, summary } = entry;
  const names = namesIn(saved).join(', ');
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(saved.savedAt);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{registered(saved.record.game)?.facts.name ?? saved.record.game}</h3>
        <p>
          <StateLine entry={entry} />
        </p>
        <p className={styles.when}>
          {t('games.saved', { when })}, {t('games.moves', { count: saved.record.log.length })}
        </p>
      </div>
      <ul className={styles.seats}>
        {seatsOf(saved.record).map(({ seat, name, bot, colour, charge }) => (
          <li key={seat}>
            <Crest colour={colour} charge={charge} size={26} />
            <span>{name}</span>
            {bot !== undefined && <Icon name="robot" size={16} title={t('seat.bot')} />}
            {summary !== undefined && <b>{summary.scores[seat]}</b>}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Go entry={entry} />
        <IconButton label={t('games.downloadOf', { names })} kind="plain" onClick={() => downloadRecord(saved)}>
          <Icon name="download" size={20} />
        </IconButton>
        <IconButton label={t('games.deleteOf', { names })} kind="plain" onClick={onDelete}>
          <Icon name="trash" size={20} />
        </IconButton>
      </div>
    </li>
  );
}

function Go({ entry: { saved, summary } }: { readonly entry: SavedEntry }) {
  const t = useT();
  const { id } = saved;
  if (summary === undefined) return null;
  if (summary.asked !== undefined) {
    return (
      <Button kind="primary" href={pathOf({ page: 'table', id })}>
        {t('saved.continue')}
      </Button>
    );
  }
  return (
    <>
      <Button href={pathOf({ page: 'score', id })}>{t('games.result')}</Button>
      <Button href={pathOf({ page: 'table', id })}>{t('games.look')}</Button>
    </>
  );
}
