import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { api, type RefusalReason, refusalOf, type TableSummary } from '../../online/api.ts';
import { comeAs } from '../../online/guest.ts';
import { onlineId } from '../../online/ids.ts';
import { keepLink } from '../../online/links.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { newSeed } from '../../storage/random.ts';
import { useT } from '../../words/texts/index.ts';
import { Sheet } from '../frame/Page.tsx';
import { NameField } from '../friends/NameField.tsx';
import { useName } from '../friends/useName.ts';
import { invitationTo } from './invitation.ts';
import styles from './SitDown.module.css';

interface Props {
  readonly table: TableSummary;
  onDone(): void;
}

/** For somebody who came by the link: a name, and one button. */
export function SitDown({ table, onDone }: Props) {
  const t = useT();
  const w = useOnlineWords();
  const [name, setName] = useName();
  const [isSitting, setSitting] = useState(false);
  const [problem, setProblem] = useState<RefusalReason>();
  const { id, status, chairs, hostSeat } = table;
  const host = hostSeat === undefined ? undefined : chairs[hostSeat];
  const canSit = status === 'open' && chairs.some(({ kind }) => kind === 'free');
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSitting || name.trim() === '') return;
    setSitting(true);
    setProblem(undefined);
    try {
      await comeAs(name.trim());
      const invitation = invitationTo(id, location);
      await api.sit(id, { ...invitation, name: name.trim(), nonce: newSeed() });
      if (invitation.link !== undefined) keepLink(id, invitation.link);
      onDone();
    } catch (error) {
      setSitting(false);
      setProblem(refusalOf(error));
    }
  };
  if (!canSit) {
    // Everybody got up before it began: there is nothing to watch.
    if (status === 'ended' && chairs.some(({ kind }) => kind === 'free')) {
      return (
        <Sheet title={w('sit.closed')} note={w('sit.closedNote')}>
          <div className={styles.ways}>
            <Button kind="primary" href={pathOf({ page: 'friends' })}>
              {t('friends.title')}
            </Button>
          </div>
        </Sheet>
      );
    }
    const state = status === 'ended' ? 'sit.over' : status === 'running' ? 'sit.begun' : 'sit.full';
    return (
      <Sheet title={w(state)} note={w(`${state}Note`)}>
        <div className={styles.ways}>
          {status !== 'open' && (
            <Button kind="primary" href={pathOf({ page: 'table', id: onlineId(id) })}>
              {w(status === 'ended' ? 'look' : 'sit.watch')}
            </Button>
          )}
          <Button href={pathOf({ page: 'friends' })}>{t('friends.title')}</Button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={host?.kind === 'person' ? w('sit.keeps', { name: host.name }) : w('sit.table')}>
      <form className={styles.form} onSubmit={sit}>
        <NameField value={name} onChange={setName} />
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {w(`refused.${problem}`)}
          </p>
        )}
        <Button
          type="submit"
          kind="primary"
          size="large"
          aria-busy={isSitting}
          aria-disabled={name.trim() === '' || isSitting ? true : undefined}
        >
          {w('sitDown')}
        </Button>
        <Button kind="quiet" href={`${pathOf({ page: 'tv', id })}${location.search}${location.hash}`}>
          <Icon name="television" size={18} /> {w('sit.television')}
        </Button>
      </form>
    </Sheet>
  );
}
