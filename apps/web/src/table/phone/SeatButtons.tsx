import type { Seat } from '@three-crowns/core';
import { useState } from 'react';
import { Crest } from '../../design/Crest.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import { Opponent } from '../areas/Opponent.tsx';
import { SeatDrawer } from '../areas/SeatDrawer.tsx';
import { othersOf, tallyOf } from '../areas/tally.ts';
import { DROP_AREA } from '../picking/targets.ts';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './PhoneBar.module.css';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  readonly isOwnOpen: boolean;
  onOwn(): void;
}

/** More than these do not fit beside each other: the others share a button. */
const MOST = 4;

/** The own crest turns to the own area, another one shows what that seat has. */
export function SeatButtons({ screen, view, actions, isOwnOpen, onOwn }: Props) {
  const t = useT();
  const [open, setOpen] = useState<Seat | 'all'>();
  const others = othersOf(view);
  const own = view.seats[view.own];
  const isFan = view.seats.length > MOST;
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={styles.seats} data-seats={isFan ? 2 : view.seats.length}>
        <SeatButton
          {...{ screen, view }}
          info={own}
          label={t('own', { name: own.name })}
          isOwn
          onClick={onOwn}
          isOpen={isOwnOpen}
        />
        {!isFan &&
          others.map((info) => (
            <SeatButton
              key={info.seat}
              {...{ screen, view, info }}
              label={t('seat.open', { name: info.name })}
              isOpen={open === info.seat}
              onClick={() => setOpen(info.seat)}
            />
          ))}
        {isFan && (
          <button
            type="button"
            className={styles.fan}
            data-crest="all"
            aria-label={t('others')}
            onClick={() => setOpen('all')}
          >
            {others.map(({ seat, colour, charge }) => (
              <Crest key={seat} colour={colour} charge={charge} size={25} />
            ))}
          </button>
        )}
      </div>
      {open === 'all' && (
        <Drawer open title={t('others')} onClose={close}>
          <div className={styles.all}>
            {others.map((info) => (
              <Opponent key={info.seat} {...{ screen, view, actions, info }} onOpen={setOpen} />
            ))}
          </div>
        </Drawer>
      )}
      {typeof open === 'number' && <SeatDrawer {...{ screen, view, actions }} seat={open} onClose={close} />}
    </>
  );
}

interface ButtonProps {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly info: SeatInfo;
  readonly label: string;
  readonly isOwn?: boolean;
  readonly isOpen: boolean;
  onClick(): void;
}

function SeatButton({ screen, view, info, label, isOwn = false, isOpen, onClick }: ButtonProps) {
  const tally = tallyOf(screen, view, info.seat);
  return (
    <button
      type="button"
      {...(isOwn ? DROP_AREA : {})}
      data-crest={isOwn ? 'own' : 'other'}
      className={styles.seat}
      data-turn={view.asked?.seat === info.seat ? 'yes' : undefined}
      aria-label={`${label}: ${tally}`}
      aria-pressed={isOpen}
      onClick={onClick}
    >
      <Crest colour={info.colour} charge={info.charge} size={25} className={styles.crest} />
      <b>{tally}</b>
    </button>
  );
}
