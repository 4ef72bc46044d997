import { accentOf } from '../../design/accent.ts';
import box from '../../design/Box.module.css';
import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import sheet from '../../design/sheet.module.css';
import { registered } from '../../games/list.ts';
import { pathOf } from '../../navigation/router.tsx';
import { useSettings } from '../../settings/settings.ts';
import { downloadRaw, downloadRecord } from '../../storage/download.ts';
import { namesIn } from '../../storage/summary.ts';
import { tables } from '../../storage/tables.ts';
import { useT } from '../../words/texts/index.ts';
import { Picture } from '../frame/Picture.tsx';
import styles from './SavedCard.module.css';
import { Scores } from './Scores.tsx';
import { StateLine } from './StateLine.tsx';
import { type BrokenEntry, isOpen, type OpenEntry, type SavedEntry } from './useSaved.ts';

interface Props<Entry> {
  readonly entry: Entry;
  readonly onDelete: () => void;
}

export function SavedCard({ entry, onDelete }: Props<SavedEntry>) {
  if (!isOpen(entry)) return <BrokenCard entry={entry} onDelete={onDelete} />;
  return <OpenCard entry={entry} onDelete={onDelete} />;
}

function useWhen(savedAt: number): string {
  const t = useT();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
  return t('games.saved', { when });
}

/** It spoils no other card: what is stored can be taken out as it is, and removed. */
function BrokenCard({ entry: { saved }, onDelete }: Props<BrokenEntry>) {
  const t = useT();
  const when = useWhen(saved.savedAt);
  const download = () => void tables.raw(saved.id).then((raw) => downloadRaw(saved.id, raw));
  return (
    <li className={classes(sheet.high, styles.card)} data-broken="">
      <div className={styles.words}>
        <h3>{t('saved.unreadable')}</h3>
        <p lang="en">{saved.problem.message}</p>
        <p className={styles.when}>{when}</p>
      </div>
      <div className={styles.actions}>
        <IconButton label={t('games.downloadRaw')} kind="plain" onClick={download}>
          <Icon name="download" size={20} />
        </IconButton>
        <IconButton label={t('games.delete')} kind="plain" onClick={onDelete}>
          <Icon name="trash" size={20} />
        </IconButton>
      </div>
    </li>
  );
}

function OpenCard({ entry, onDelete }: Props<OpenEntry>) {
  const t = useT();
  const { saved, summary } = entry;
  const names = namesIn(saved).join(', ');
  const when = useWhen(saved.savedAt);
  const game = registered(saved.record.game);
  return (
    <li className={classes(sheet.high, styles.card)} style={game && accentOf(game.shelf.colour)}>
      {game !== undefined && (
        <div className={classes(box.window, styles.picture)}>
          <Picture game={game.facts.id} />
        </div>
      )}
      <div className={styles.words}>
        <h3>{game?.facts.name ?? saved.record.game}</h3>
        <p>
          <StateLine entry={entry} />
        </p>
        <p className={styles.when}>
          {when}, <span>{t('games.moves', { count: summary.moves })}</span>
        </p>
      </div>
      <Scores entry={entry} />
      <div className={styles.actions}>
        <Go entry={entry} />
        <IconButton label={t('games.downloadOf', { names })} kind="plain" onClick={() => downloadRecord(saved)}>
          <Icon name="download" size={20} />
        </IconButton>
        <IconButton label={t('games.deleteOf', { names })} kind="plain" onClick={onDelete}>
          <Icon name="trash" size={20} />
        </IconButton>
        {summary.asked === undefined && <More id={saved.id} />}
      </div>
    </li>
  );
}

function Go({ entry: { saved, summary } }: { readonly entry: OpenEntry }) {
  const t = useT();
  const { id } = saved;
  if (summary.asked !== undefined) {
    return (
      <Button kind="primary" href={pathOf({ page: 'table', id })}>
        {t('saved.continue')}
        <Icon name="arrow-right" size={18} />
      </Button>
    );
  }
  return <Button href={pathOf({ page: 'score', id })}>{t('games.result')}</Button>;
}

/** What else can be done with a game that is over. */
function More({ id }: { readonly id: string }) {
  const t = useT();
  return (
    <span className={styles.more}>
      <Button href={pathOf({ page: 'analysis', id })}>{t('analysis.title')}</Button>
      <Button href={pathOf({ page: 'table', id })}>{t('games.look')}</Button>
    </span>
  );
}
