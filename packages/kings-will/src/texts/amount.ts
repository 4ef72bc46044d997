/** What will cards count, in words: as a heading, after “per”, and when there is too little of it. */
import type { Message } from '@three-crowns/core';
import type { Amount, Step } from '../abilities.ts';
import type { Values } from '../values.ts';
import { type LANDS, MOOD_MAX, PLACES, printedMood } from '../vocabulary.ts';
import { message, signed } from './names.ts';
import type { AmountKey } from './tables.ts';

type Form = 'many' | 'per' | 'fewer';

/** The texts of some amounts need more than their name. */
function amountText(amount: Amount, form: Form, least = 0): Message {
  const args = form === 'fewer' ? { least: amount.of === 'mood' ? signed(least) : least } : {};
  switch (amount.of) {
    case 'settled':
      return message(`${form}.settled`, { ...args, ...settledArgs(amount.land, form), places: amount.places });
    case 'estates':
      return message(`${form}.estates`, { ...args, farmers: amount.farmers });
    default:
      return form === 'fewer' ? message(`fewer.${keyOf(amount)}`, args) : message(`${form}.${keyOf(amount)}`);
  }
}

const settledArgs = (land: (typeof LANDS)[number], form: Form) =>
  form === 'per' ? { land: message(`per.land.${land}`) } : { lands: message(`many.land.${land}`) };

function keyOf(amount: Amount): AmountKey {
  switch (amount.of) {
    case 'land':
      return `land.${amount.land}`;
    case 'place':
      return `place.${amount.place}`;
    default:
      return amount.of;
  }
}

export const amountMany = (amount: Amount): Message => amountText(amount, 'many');
export const amountPer = (amount: Amount): Message => amountText(amount, 'per');
/** Less than so much of it. */
export const thresholdOf = (amount: Amount, least: number): Message => amountText(amount, 'fewer', least);

/** Values count mood from its lowest step; people read what the scale prints. */
export const printed = (amount: Amount, count: number): number => (amount.of === 'mood' ? printedMood(count) : count);

/** The steps of a ladder as 1/2/3+; nothing lies beyond the end of a scale. */
export function stepTexts(values: Values, amount: Amount, steps: readonly Step[]): string {
  const texts = steps.map(({ at }) => signed(printed(amount, at)));
  const isEnd = steps.length > 0 && printed(amount, steps[steps.length - 1].at) >= mostOf(values, amount);
  return isEnd ? texts.join('/') : `${texts.join('/')}+`;
}

function mostOf(values: Values, { of }: Amount): number {
  switch (of) {
    case 'mood':
      return MOOD_MAX;
    case 'education':
      return values.education.length;
    case 'development':
      return values.development.length;
    case 'coins':
      return values.numbers.money;
    case 'kinds':
      return PLACES.length;
    default:
      return Number.POSITIVE_INFINITY;
  }
}
