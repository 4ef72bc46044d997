import type { Amount, Condition, Reward } from '@three-crowns/kings-will/board';
import { MOOD_ZERO } from '@three-crowns/kings-will/board';
import { Good } from '../../pieces/Good.tsx';
import { Sign, type SignName } from '../../pieces/Sign.tsx';
import styles from './faces.module.css';

const SIGNS: { readonly [A in Exclude<Amount['of'], 'sets' | 'place' | 'land' | 'settled'>]: SignName } = {
  mood: 'people',
  education: 'education',
  development: 'development',
  coins: 'coins',
  goods: 'wood',
  farmers: 'farmers',
  lands: 'land',
  places: 'village',
  kinds: 'estate',
  buildings: 'house',
  street: 'street',
  estates: 'estate',
};

/** What is counted, as a sign. */
function AmountSign({ amount }: { readonly amount: Amount }) {
  switch (amount.of) {
    case 'sets':
      return (
        <span className={styles.set}>
          <Good name="wood" size={13} />
          <Good name="leather" size={13} />
          <Good name="food" size={13} />
          <Good name="stone" size={13} />
        </span>
      );
    case 'place':
      return <Sign name={amount.place} />;
    case 'land':
    case 'settled':
      return <Sign name="land" />;
    default:
      return <Sign name={SIGNS[amount.of]} />;
  }
}

const shown = (amount: Amount, at: number): number => (amount.of === 'mood' ? at - MOOD_ZERO : at);

/** The upper part of a will card in numbers and signs. */
export function RewardLine({ reward }: { readonly reward: Reward }) {
  switch (reward.kind) {
    case 'ladder':
      return (
        <span className={styles.ladder} aria-hidden="true">
          <AmountSign amount={reward.amount} />
          {reward.steps.map(({ at, points }) => (
            <span key={at}>
              <small>{shown(reward.amount, at)}</small>
              <b>{points}</b>
            </span>
          ))}
        </span>
      );
    case 'each':
      // Many terms count the same kind of thing: its sign stands once, the words are in the notebook.
      if (reward.terms.length > 2) {
        return (
          <span className={styles.terms} aria-hidden="true">
            <AmountSign amount={reward.terms[0].amount} />
            {reward.terms.map(({ points }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: terms are where the card prints them
              <b key={i}>{points}</b>
            ))}
          </span>
        );
      }
      return (
        <span className={styles.terms} aria-hidden="true">
          {reward.terms.map(({ amount, points }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: terms are where the card prints them
            <span key={i}>
              <b>{points}</b> × <AmountSign amount={amount} />
            </span>
          ))}
        </span>
      );
    case 'majority':
      return (
        <span className={styles.ladder} data-kind="majority" aria-hidden="true">
          <AmountSign amount={reward.amount} />
          <span>
            <small>1.</small>
            <b>{reward.first}</b>
          </span>
          <span>
            <small>2.</small>
            <b>{reward.second}</b>
          </span>
        </span>
      );
  }
}

/** The lower part: fewer than so many draw the king's wrath. */
export function WrathLine({ wrath, points }: { readonly wrath: Condition; readonly points: number }) {
  const least = wrath.amounts.reduce((sum, amount) => sum - (amount.of === 'mood' ? MOOD_ZERO : 0), wrath.least);
  return (
    <span className={styles.wrath} aria-hidden="true">
      {wrath.amounts.map((amount, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: amounts are where the card prints them
        <AmountSign key={i} amount={amount} />
      ))}
      <i>&lt; {least}</i> <b>−{points}</b>
    </span>
  );
}
