import type { Seat } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { api, type Chair, type TableSummary } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useHereWords } from '../../online/useHereWords.ts';
import { LEVELS, USUAL_LEVEL } from '../../seats/levels.ts';
import { useT } from '../../words/texts/index.ts';
import { Hall, Place } from '../hall/Hall.tsx';
import { Beside } from './Beside.tsx';
import styles from './Chairs.module.css';

interface Props {
  readonly table: TableSummary;
  act(deed: Promise<unknown>): Promise<void>;
}

/** The chairs around the table, and the start. */
export function Chairs({ table, act }: Props) {
  const t = useT();
  const { status, chairs } = table;
  return (
    <Hall title={t('new.table')} note={status === 'open' && <Start table={table} act={act} />}>
      {chairs.map((chair, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
        <OneChair key={seat} {...{ table, chair, seat, act }} />
      ))}
    </Hall>
  );
}

function Start({ table: { id, chairs, mine, isHost, hostSeat, mayLead = false }, act }: Props) {
  const w = useOnlineWords();
  const here = useHereWords({ chairs, mine });
  const isFull = chairs.every(({ kind }) => kind !== 'free');
  const host = hostSeat === undefined ? undefined : chairs[hostSeat];
  return (
    <div className={styles.start}>
      <p role="status">
        <b>{here}</b>{' '}
        {isHost
          ? !isFull && w('wait.startFirst')
          : host?.kind === 'person' && w(mayLead ? 'wait.away' : 'wait.host', { name: host.name })}
      </p>
      <span className={styles.deeds}>
        {mine.length > 0 && <Button onClick={() => act(api.leave(id))}>{w('wait.leave')}</Button>}
        {mayLead && (
          <Button kind="primary" onClick={() => act(api.lead(id))}>
            {w('wait.lead')}
          </Button>
        )}
        {isHost && (
          <Button
            kind="primary"
            size="large"
            aria-disabled={isFull ? undefined : true}
            onClick={isFull ? () => act(api.start(id)) : undefined}
          >
            {w('wait.start')}
          </Button>
        )}
      </span>
    </div>
  );
}

interface ChairProps extends Props {
  readonly chair: Chair;
  readonly seat: Seat;
}

function OneChair({ table: { id, isHost, mine, hostSeat, status }, chair, seat, act }: ChairProps) {
  const t = useT();
  const w = useOnlineWords();
  const isFree = chair.kind === 'free';
  const level = chair.kind === 'bot' ? LEVELS.find((one) => one === chair.bot) : undefined;
  const name = chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? t('seat.bot') : w('chair.free');
  const note =
    chair.kind === 'bot'
      ? level && t(`bot.${level}`)
      : isFree
        ? undefined
        : mine.includes(seat)
          ? w('new.you')
          : w(chair.isAwaited ? 'chair.awaited' : seat === hostSeat ? 'chair.host' : 'chair.here');
  const isOpen = status === 'open';
  const isMine = mine.includes(seat);
  const canChange = isHost && isOpen && !isMine;
  const isOneOfMine = isOpen && isMine && mine.length > 1;
  const corner = !isFree && (canChange || isOneOfMine) && (
    <IconButton
      label={w(isMine ? 'chair.leave' : 'chair.free.it', { name })}
      kind="plain"
      onClick={() => act(isMine ? api.leave(id, seat) : api.setChair(id, seat))}
    >
      <Icon name="close" size={18} />
    </IconButton>
  );
  return (
    <Place seat={seat} isFree={isFree} corner={corner}>
      <p className={styles.plate}>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </p>
      {canChange && isFree && (
        <Button size="small" onClick={() => act(api.setChair(id, seat, USUAL_LEVEL))}>
          <Icon name="robot" size={18} /> {w('chair.let')}
        </Button>
      )}
      {isOpen && isFree && mine.length > 0 && <Beside table={id} {...{ seat, act }} />}
    </Place>
  );
}
