import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { registered } from '../../games/list.ts';
import type { Chair, TableSummary } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useHereWords } from '../../online/useHereWords.ts';
import { usePaceWords } from '../../online/usePaceWords.ts';
import { LEVELS } from '../../seats/levels.ts';
import { isLongName, SEAT_CHARGES, SEAT_COLOURS } from '../../seats/seats.ts';
import { useT } from '../../words/texts/index.ts';
import { QrCode } from '../sit/QrCode.tsx';
import styles from './Hall.module.css';
import { useTelevisionWords } from './texts/index.ts';
import { useWayIn } from './useWayIn.ts';

/** A table that waits: its chairs, and how a phone takes one. */
export function Hall({ table }: { readonly table: TableSummary }) {
  const t = useTelevisionWords();
  const w = useOnlineWords();
  const { short } = usePaceWords(table.pace);
  const { id, game, visibility, chairs, hostSeat } = table;
  const { address, isOnlyHere, spoken, givesChair } = useWayIn(id);
  const here = useHereWords(table);
  const host = hostSeat === undefined ? undefined : chairs[hostSeat];
  return (
    <main className={styles.hall} data-television="">
      <section className={styles.way}>
        <h2>{t('join')}</h2>
        {(givesChair || visibility === 'public') && <QrCode text={address} label={w('invite.qr')} />}
        {spoken !== undefined && (
          <p>
            {t('join.words')}
            <b lang="en">{spoken}</b>
          </p>
        )}
        <p>{isOnlyHere ? w('invite.onlyHere') : t('join.at', { address: new URL(address).host })}</p>
      </section>
      <section className={styles.room}>
        <header>
          <h1>{registered(game)?.facts.name ?? game}</h1>
          <p>{short}</p>
        </header>
        <ol className={styles.chairs}>
          {chairs.map((chair, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <OneChair key={seat} {...{ chair, seat }} isHost={seat === hostSeat} />
          ))}
        </ol>
        <p className={styles.wait} role="status">
          <b>{here}</b> {host?.kind === 'person' && w('wait.host', { name: host.name })}
        </p>
      </section>
    </main>
  );
}

interface ChairProps {
  readonly chair: Chair;
  readonly seat: number;
  readonly isHost: boolean;
}

function OneChair({ chair, seat, isHost }: ChairProps) {
  const t = useT();
  const w = useOnlineWords();
  const level = chair.kind === 'bot' ? LEVELS.find((one) => one === chair.bot) : undefined;
  const name = chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? t('seat.bot') : w('chair.free');
  return (
    <li data-kind={chair.kind} style={{ '--seat': `var(--${SEAT_COLOURS[seat]})` }}>
      <span className={styles.back}>
        {chair.kind === 'free' ? (
          <Icon name="plus" size={56} />
        ) : (
          <Crest colour={SEAT_COLOURS[seat]} charge={SEAT_CHARGES[seat]} size={110} />
        )}
      </span>
      <p className={styles.plate}>
        <b data-long={isLongName(name) ? '' : undefined}>{name}</b>
        {chair.kind === 'person' && (
          <small>{w(chair.isAwaited ? 'chair.awaited' : isHost ? 'chair.host' : 'chair.here')}</small>
        )}
        {level !== undefined && <small>{t(`bot.${level}`)}</small>}
      </p>
    </li>
  );
}
