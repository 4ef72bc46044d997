import type { ReactNode } from 'react';
import box from '../../design/Box.module.css';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { registered } from '../../games/list.ts';
import { pathOf } from '../../navigation/router.tsx';
import type { OwnTable, TableSummary } from '../../online/api.ts';
import { onlineId } from '../../online/ids.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useHereWords } from '../../online/useHereWords.ts';
import { usePaceWords } from '../../online/usePaceWords.ts';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../seats/seats.ts';
import { useT } from '../../words/texts/index.ts';
import { Picture } from '../frame/Picture.tsx';
import styles from './TableRow.module.css';
import { useSince } from './useSince.ts';

/** A table one sits at, with whose turn it is. */
export function OwnRow({ table }: { readonly table: OwnTable }) {
  const w = useOnlineWords();
  const { id, status, asked, mine, chairs } = table;
  const here = useHereWords(table);
  const isOwn = asked.some((seat) => mine.includes(seat));
  const other = chairs[asked[0]];
  const who = other === undefined || other.kind === 'free' ? '' : other.name;
  const state =
    status === 'open'
      ? chairs.every(({ kind }) => kind !== 'free')
        ? here
        : w('yours.open')
      : status === 'ended'
        ? w('yours.over')
        : who === ''
          ? ''
          : w('yours.waits', { name: who });
  const href = status === 'open' ? pathOf({ page: 'sit', id }) : pathOf({ page: 'table', id: onlineId(id) });
  return (
    <Row table={table} note={isOwn ? <YourTurn table={table} /> : state}>
      <Button kind={isOwn ? 'primary' : 'plain'} href={href}>
        {w(isOwn ? 'play' : 'look')}
      </Button>
    </Row>
  );
}

/** What the others did since one's own last turn, as far as it is known yet. */
function YourTurn({ table }: { readonly table: OwnTable }) {
  const w = useOnlineWords();
  const deeds = useSince(table);
  return (
    <>
      <b className={styles.turn}>{w('yours.turn')}</b>{' '}
      {deeds.length > 0 && w('yours.since', { deeds: deeds.join(', ') })}
    </>
  );
}

/** A table that waits for people. */
export function OpenRow({ table, isNew }: { readonly table: TableSummary; readonly isNew: boolean }) {
  const w = useOnlineWords();
  const host = table.hostSeat === undefined ? undefined : table.chairs[table.hostSeat];
  return (
    <Row table={table} note={host?.kind === 'person' ? w('of', { name: host.name }) : ''} isNew={isNew}>
      <Button href={pathOf({ page: 'sit', id: table.id })}>{w('sitDown')}</Button>
    </Row>
  );
}

interface Props {
  readonly table: TableSummary;
  readonly note: ReactNode;
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

function Row({ table: { game, pace, chairs }, note, isNew = false, children }: Props) {
  const t = useT();
  const w = useOnlineWords();
  const paceWords = usePaceWords(pace);
  const known = registered(game);
  return (
    <li className={styles.row} data-new={isNew ? '' : undefined}>
      {known !== undefined && (
        <div
          className={classes(box.window, styles.picture)}
          style={{ '--accent': `var(--${known.shelf.colour})` }}
          aria-hidden="true"
        >
          <Picture game={game} />
        </div>
      )}
      <div className={styles.words}>
        <h3>{known?.facts.name ?? game}</h3>
        <p>{note}</p>
        <ul className={styles.chairs}>
          {chairs.map((chair, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <li key={i}>
              {chair.kind === 'free' ? (
                <span className={styles.free} title={w('chair.free')}>
                  <Icon name="plus" size={14} title={w('chair.free')} />
                </span>
              ) : (
                <>
                  <Crest colour={SEAT_COLOURS[i]} charge={SEAT_CHARGES[i]} size={26} />
                  <span>
                    {chair.kind === 'person' ? chair.name : <Icon name="robot" size={16} title={t('seat.bot')} />}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.pace}>{paceWords.short}</p>
      {children}
    </li>
  );
}
