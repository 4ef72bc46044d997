import { UNKNOWN } from '@three-crowns/core';
import {
  type Amount,
  amountOf,
  hasSeen,
  isMet,
  MOOD_ZERO,
  type Palatinate,
  type Reward,
  rewardOf,
  valuesOf,
  WILLS,
  willText,
} from '@three-crowns/kings-will/board';
import { Crest } from '../../../design/Crest.tsx';
import { signed } from '../../../design/numbers.ts';
import { Sign } from '../pieces/Sign.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './Note.module.css';
import { Note } from './Note.tsx';

/** A card of the plan: who has seen it, what it would pay today, and how the seats stand by what it counts. */
export function WillNote({ view, field }: { readonly view: View; readonly field: number }) {
  const { t, say } = useNames(view);
  const { state, own } = view;
  const will = state.plan[field];
  const seers = view.seats.filter(({ seat }) => seat !== own && hasSeen(state, seat, field));
  const names = seers.map(({ name }) => name).join(', ');
  if (will === UNKNOWN) {
    return (
      <Note title={t('plan.field', { number: field + 1 })} aside={t('plan.unknown')}>
        {seers.length > 0 ? t('plan.seen', { names }) : t('plan.unseen')}
      </Note>
    );
  }
  const values = valuesOf(state);
  const { will: reward, wrath } = values.wills[will];
  const [pays, angers] = willText(values, will).map(({ text }) => say(text));
  return (
    <Note
      title={say({ key: `topic.${WILLS[will]}` })}
      {...(seers.length > 0 ? { aside: t('plan.seenToo', { names }) } : {})}
      rows={
        <div className={styles.seats}>
          {view.seats.map(({ seat, name, colour, charge }) => (
            <span key={seat} title={name} data-own={seat === own ? '' : undefined}>
              <Crest colour={colour} charge={charge} size={22} /> {counted(state.palatinates[seat], reward)}
            </span>
          ))}
        </div>
      }
    >
      {pays}. <strong>{t('plan.today', { count: rewardOf(state, own, will) })}</strong>
      <span className={styles.wrath}>
        <Sign name="wrath" /> {angers}. {!isMet(state.palatinates[own], wrath) && <em>{t('plan.wrathToday')}</em>}
      </span>
    </Note>
  );
}

/** How much a seat has of what the card counts, as it is printed. */
function counted(own: Palatinate, reward: Reward): string {
  if (reward.kind !== 'each') return printed(own, reward.amount);
  return String(reward.terms.reduce((sum, { amount }) => sum + amountOf(own, amount), 0));
}

const printed = (own: Palatinate, amount: Amount): string =>
  amount.of === 'mood' ? signed(amountOf(own, amount) - MOOD_ZERO) : String(amountOf(own, amount));
