import type { State } from '@three-crowns/valeria';
import { isNothing, SLOTS, wokenSlots } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';
import { Crest } from '../../../../design/Crest.tsx';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { Die } from '../../pieces/Dice.tsx';
import { MiniCard } from '../../pieces/MiniCard.tsx';
import { Amounts } from '../../pieces/ResourceIcon.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { type ExampleId, eventsOf, startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import { diceOf, type Harvest, harvestsOf } from './harvests.ts';
import styles from './Roll.module.css';
import { Story } from './Story.tsx';
import { SEAT_NAMES, SEATS } from './seats.ts';
import { Wood } from './Wood.tsx';

/** A roll, what it wakes, and what everybody gets: told by the rules below. */
export function RollPlate({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  const state = startOf(example);
  const events = eventsOf(example);
  const dice = diceOf(events, state);
  const t = useBoardWords();
  const [one, two] = dice;
  return (
    <Plate caption={caption}>
      <Wood>
        <div className={styles.dice} role="img" aria-label={t('dice', { one, two })}>
          <Die value={one} size={52} />
          <Die value={two} size={52} />
        </div>
        <Wakes dice={dice} />
        {harvestsOf(state, events).map((harvest, seat) => (
          <SeatLine key={SEAT_NAMES[seat]} seat={seat}>
            <Cards state={state} harvest={harvest} />
          </SeatLine>
        ))}
      </Wood>
      <Story events={events} />
    </Plate>
  );
}

/** The numbers that dice wake. */
export function Wakes({ dice }: { readonly dice: readonly [number, number] }) {
  const t = useHowTo();
  return (
    <p className={styles.wakes}>
      {t('roll.wakes')}{' '}
      {wokenSlots(dice).map((slot) => (
        <b key={slot}>{SLOTS[slot]}</b>
      ))}
    </p>
  );
}

export function SeatLine({ seat, children }: { readonly seat: number; readonly children: ReactNode }) {
  const t = useHowTo();
  const { colour, charge } = SEATS[seat];
  return (
    <div className={styles.seat}>
      <span className={styles.name}>
        <Crest colour={colour} charge={charge} size={32} />
        {t(SEAT_NAMES[seat])}
      </span>
      {children}
    </div>
  );
}

/** Drawn only: the story says it in words. */
function Cards({ state, harvest: { woken, got, lost } }: { readonly state: State; readonly harvest: Harvest }) {
  const t = useHowTo();
  return (
    <span className={styles.brought} aria-hidden="true">
      <span className={styles.cards}>
        {woken.map(({ card, times }) => (
          <span key={card} className={styles.mini}>
            <MiniCard state={state} card={card} />
            {times > 1 && <b>×{times}</b>}
          </span>
        ))}
      </span>
      <span className={styles.got}>
        {!isNothing(lost) && <Amounts bundle={lost} sign="−" />}
        {isNothing(got) ? t('roll.nothing') : <Amounts bundle={got} sign="+" />}
      </span>
    </span>
  );
}
