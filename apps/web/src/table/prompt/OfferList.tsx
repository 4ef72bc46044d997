import type { PromptOffer } from '../picking/useOffers.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import styles from './PromptActions.module.css';
import type { TableParts } from './parts.ts';

/** What is offered, a button each; digits press them. */
export function OfferList({ view, sayings, picking, offers, prompting }: TableParts) {
  const { preferred } = prompting;
  const only = view.choices.length === 1 ? view.choices[0] : undefined;
  const main = picking.pointed ?? preferred ?? only;
  if (offers.list.length === 0) return null;
  return (
    <div className={styles.offers} data-count={offers.list.length}>
      {offers.list.map((offer, i) => (
        <ChoiceButton
          key={keyOf(offer)}
          {...{ view, sayings, offer }}
          number={i + 1}
          isPrimary={offer.kind === 'play' && offer.choice === main}
          isPreferred={offer.kind === 'play' && offer.choice === preferred}
          onHover={picking.hover}
          onTake={offers.take}
        />
      ))}
    </div>
  );
}

function keyOf(offer: PromptOffer): string {
  if (offer.kind === 'pick') return `pick ${offer.target}`;
  return `${offer.kind} ${offer.kind === 'play' ? offer.choice.text : offer.ahead.choice.text}`;
}
