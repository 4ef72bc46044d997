import type { AnyGame, Ending, Score } from '@three-crowns/core';
import type { ReactNode } from 'react';
import { Aloud } from '../../design/Aloud.tsx';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { printed } from '../../design/numbers.ts';
import type { SeatInfo } from '../../seats/seats.ts';
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import { kindOf } from '../areas/Opponent.tsx';
import type { EndTelling } from '../screen/ending.ts';
import { useT } from '../texts/index.ts';
import { Crown } from './Crown.tsx';
import styles from './PadHead.module.css';

/** What a leaf of the score pad is made of. */
export interface PadProps {
  readonly game: AnyGame;
  readonly told: EndTelling | undefined;
  readonly seats: readonly SeatInfo[];
  /** Of the seats; in the head, of the rivals after them. */
  readonly scores: readonly Score[];
  /** Undefined while the game goes on. */
  readonly ending: Ending | undefined;
  /** As today's version draws it. */
  readonly state: unknown;
}

/** Names and totals of all sides; whoever won wears the crown. */
export function PadHead({ game, told, seats, scores, ending, state }: PadProps) {
  const t = useT();
  const { language } = useSettings();
  const words = useTableWords({ game, seats });
  const rivals = ending?.rivals ?? [];
  const places = [...(ending?.places ?? []), ...rivals.map(({ place }) => place)];
  /** Nobody wins a game that was broken off, whatever the points say. */
  const isWon = (side: number) => (side < seats.length ? ending?.winners.includes(side) === true : places[side] === 1);
  const served = (side: number) =>
    ending?.reason === 'finished' ? told?.servedBy?.(language, { state, outcome: ending, seats }, side) : undefined;
  // Why that side is the last one, whatever its points say.
  const kind = (info: SeatInfo) => (info.gaveUp === true ? t('seat.gaveUp') : (served(info.seat) ?? kindOf(info, t)));
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <Aloud>{t('score.line')}</Aloud>
        </th>
        {seats.map((info) => (
          <Side key={info.seat} isWon={isWon(info.seat)} kind={kind(info)} name={info.name}>
            <Crest colour={info.colour} charge={info.charge} size={34} />
          </Side>
        ))}
        {rivals.map(({ key }, i) => (
          <Side
            key={key}
            isWon={isWon(seats.length + i)}
            kind={served(seats.length + i)}
            name={words({ key: `rival.${key}` })}
          >
            <Icon name="skull" size={32} />
          </Side>
        ))}
      </tr>
      <tr>
        <th scope="row" className={styles.sum}>
          {t('score.total')}
        </th>
        {scores.map(({ total }, side) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is a side of the table
            key={side}
            className={styles.total}
            style={{ '--seat': side < seats.length ? `var(--${seats[side].colour})` : 'var(--edge)' }}
            data-won={isWon(side) ? 'yes' : undefined}
          >
            <b className={styles.points}>{printed(total)}</b>
            {ending === undefined && told?.hides?.(state, side) === true && (
              <span className={styles.more}>
                <span aria-hidden="true"> + ?</span>
                <Aloud>{t('score.faceDown')}</Aloud>
              </span>
            )}
            {ending !== undefined && (
              <small className={styles.place}>{t('score.placeLong', { place: places[side] })}</small>
            )}
          </td>
        ))}
      </tr>
    </thead>
  );
}

interface SideProps {
  readonly isWon: boolean;
  readonly name: string;
  readonly kind: string | undefined;
  readonly children: ReactNode;
}

function Side({ isWon, name, kind, children }: SideProps) {
  return (
    <th scope="col" className={styles.side} data-won={isWon ? 'yes' : undefined}>
      {isWon && (
        <span className={styles.crown}>
          <Crown how="rests" />
        </span>
      )}
      {children}
      <span className={styles.name}>{name}</span>
      {kind !== undefined && <small className={styles.kind}>{kind}</small>}
    </th>
  );
}
