import type { Offer, Yield } from '@three-crowns/valeria/board';
import { type Effect, effectIcons, type Icon, isNothing, RESOURCES, scaled } from '@three-crowns/valeria/board';
import { IconLine } from '../pieces/IconLine.tsx';
import { Amounts } from '../pieces/ResourceIcon.tsx';
import { Stamps } from '../pieces/Stamp.tsx';
import styles from './YieldLine.module.css';

/** What comes by itself, and behind it what is offered: a choice, a trade, a theft. */
export function YieldLine({ brings, isStamped = false }: { readonly brings: Yield; readonly isStamped?: boolean }) {
  const Got = isStamped ? Stamps : Amounts;
  return (
    <span className={styles.line}>
      {!isNothing(brings.got) && <Got bundle={brings.got} />}
      {brings.open.map((offer) => (
        <span key={offer.card} className={styles.offer}>
          <IconLine icons={iconsOf(offer)} isStamped={isStamped} />
        </span>
      ))}
    </span>
  );
}

/** A choice among all three resources is one of any kind. */
function iconsOf(offer: Offer): readonly Icon[] {
  const { effect, times: often } = offer;
  const isAny = effect.kind === 'either' && effect.of.length === RESOURCES.length;
  return isAny ? [{ icon: 'resource', amount: often }] : effectIcons(repeated(offer));
}

/** A choice or a trade as often as it comes. */
function repeated({ effect, times }: Offer): Effect {
  switch (effect.kind) {
    case 'gain':
      return { ...effect, gain: scaled(effect.gain, times) };
    case 'either':
      return { ...effect, of: effect.of.map((one) => repeated({ card: 0, effect: one, times })) };
    case 'trade':
      return { ...effect, pay: scaled(effect.pay, times), get: scaled(effect.get, times) };
    default:
      return effect;
  }
}
