import { DISC_SPACES, hasDisc, hasSeen, NEUTRAL, rewardOf, willTarget } from '@three-crowns/kings-will/board';
import { Disc } from '../../pieces/Disc.tsx';
import { Sign } from '../../pieces/Sign.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { WillCard } from '../../pieces/WillCard.tsx';
import { DiscSpace, WillField } from '../../pieces/WillField.tsx';
import { useNames } from '../../sayings/useNames.ts';
import styles from './Plan.module.css';
import { useFaces } from './useFaces.tsx';

/** The plan prints three spaces for discs, the third for four players only. */
const SPACES = 3;
/** The fields from here on are those of the full game. */
const FIRST_LIGHT = 6;

interface Props extends BoardPart {
  readonly field: number;
  readonly isLarge: boolean;
}

/** A field of the plan: the card as far as it is known, its discs, and who has seen it. */
export function PlanField({ view, actions, field, isLarge }: Props) {
  const { t } = useNames(view);
  const faces = useFaces(view);
  const state = view.state;
  const owners = [...view.seats, undefined].filter((seat) => hasDisc(state, field, seat?.seat ?? NEUTRAL));
  const viewers = view.seats.filter(({ seat }) => seat !== view.own && hasSeen(state, seat, field));
  const will = state.plan[field];
  const face = isLarge ? faces.full(will) : faces.brief(will);
  const free = DISC_SPACES[view.seats.length] - owners.length;
  const label = [
    t('plan.field', { number: field + 1 }),
    faces.aloud(will),
    ...owners.map((seat) => t('plan.disc', { name: seat?.name ?? t('neutral') })),
    ...(free === 0 ? [t('plan.full')] : []),
    ...viewers.map(({ name }) => t('plan.seenBy', { name })),
  ].join('. ');
  return (
    <li className={styles.place} data-field={field} data-known={face === undefined ? undefined : 'yes'}>
      <TargetButton
        {...{ view, actions, label }}
        target={willTarget(field)}
        className={styles.field}
        peek={isLarge ? undefined : face && { kind: 'will', index: will }}
      >
        <WillField
          light={field >= FIRST_LIGHT}
          spaces={Array.from({ length: SPACES }, (_, i) => {
            const seat = owners[i];
            if (i < owners.length)
              return <Disc key={seat?.seat ?? 'neutral'} size={21} {...(seat === undefined ? {} : { seat })} />;
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces are where the plan prints them
            return <DiscSpace key={`space ${SPACES - i}`} {...(i === SPACES - 1 ? { mark: '4' } : {})} />;
          })}
        >
          <span className={styles.card} data-card="" data-glance={state.glance[view.own] === field ? 'yes' : undefined}>
            <WillCard large={isLarge} {...(face === undefined ? {} : { face })} />
          </span>
          {isLarge && face !== undefined && (
            <span className={styles.worth}>{t('plan.worth', { count: rewardOf(state, view.own, will) })}</span>
          )}
          {face === undefined && viewers.length > 0 && (
            <span className={styles.eyes} title={viewers.map(({ name }) => t('plan.seenBy', { name })).join('. ')}>
              <Sign name="spyglass" />
              {viewers.map((seat) => (
                <Disc key={seat.seat} seat={seat} size={16} />
              ))}
            </span>
          )}
        </WillField>
      </TargetButton>
    </li>
  );
}
