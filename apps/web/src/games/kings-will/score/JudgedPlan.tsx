import type { State } from '@three-crowns/kings-will';
import { hasDisc, WILLS } from '@three-crowns/kings-will/board';
import type { SeatInfo } from '../../../seats/seats.ts';
import { Disc } from '../pieces/Disc.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { WILL_SIGNS, WillCard } from '../pieces/WillCard.tsx';
import type { Chapter } from './chapters.ts';
import styles from './JudgedPlan.module.css';
import { useEndWords } from './texts/index.ts';

interface Props {
  readonly state: State;
  readonly seats: readonly SeatInfo[];
  readonly steps: readonly Chapter[];
  readonly at: number;
}

/** The plan beside the throne: cards that were judged lie open, the others still face down, discs below them. */
export function JudgedPlan({ state, seats, steps, at }: Props) {
  const t = useEndWords();
  const toldAt = (field: number) => steps.findIndex((step) => step.kind === 'card' && step.field === field);
  return (
    <section className={styles.plan} aria-hidden="true">
      <h2>{t('plan')}</h2>
      <ol>
        {state.plan.map((will, field) => {
          const told = toldAt(field);
          const isOpen = told >= 0 && told <= at;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field has no name but its number
            <li key={field} data-now={told === at ? 'yes' : undefined} data-unused={told < 0 ? 'yes' : undefined}>
              {isOpen ? (
                <span className={styles.open}>
                  <Sign name={WILL_SIGNS[WILLS[will]]} />
                </span>
              ) : (
                <WillCard />
              )}
              <span className={styles.discs}>
                {seats
                  .filter(({ seat }) => hasDisc(state, field, seat))
                  .map((seat) => (
                    <Disc key={seat.seat} seat={seat} size={18} />
                  ))}
              </span>
            </li>
          );
        })}
      </ol>
      <p>{t('plan.about')}</p>
    </section>
  );
}
