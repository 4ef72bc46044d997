/** What a card does in words, from the row the rules play by. A new word of the vocabulary does not compile without. */
import type { Message } from '@three-crowns/core';
import type { Content, Count, Effect, Instruction, Power, Rates } from '../content/types.ts';
import { type Card, type Duke, RESOURCES } from '../vocabulary.ts';
import { amountOf, bundleText, citizenName, message, resourceName, typeName } from './names.ts';
import { type CardVisitor, type Part, partsOf } from './parts.ts';

export type { Part };

export interface CardText {
  readonly part: Part;
  readonly text: Message;
}

/** Every part of a card: the two powers of a citizen, the reward of a monster, the power of a domain. */
export const cardText = (content: Content, card: Card): readonly CardText[] =>
  partsOf(content, card, WORDS).map(([part, text]) => ({ part, text }));

type CountWords = { readonly [O in Count['of']]: (count: Extract<Count, { readonly of: O }>) => Message };

const COUNTS: CountWords = {
  role: ({ role }) => message(`per-citizen-of.${role}`),
  icon: ({ role }) => message(`icon.${role}`),
  named: ({ citizen }) => citizenName(citizen),
  area: ({ area }) => message(`monster-of.${area}`),
  type: ({ type }) => typeName(type),
  citizens: () => message('per.citizens'),
  monsters: () => message('per.monsters'),
  domains: () => message('per.domains'),
};

const countText = (count: Count): Message => (COUNTS[count.of] as (count: Count) => Message)(count);
const perText = (gain: Message, per: Count): Message => message('text.each', { gain, per: countText(per) });

type EffectWords = { readonly [K in Effect['kind']]: (effect: Extract<Effect, { readonly kind: K }>) => Message };

const EFFECTS: EffectWords = {
  gain: ({ gain }) => bundleText(gain),
  each: ({ gain, per }) => perText(bundleText(gain), per),
  all: ({ of }) => allText(of),
  either: ({ of }) => oneOf(of.map(effectText), of.every(isShort)),
  trade: ({ pay, get }) => message('text.trade', { pay: bundleText(pay), get: bundleText(get) }),
  steal: ({ resources, amount, less, may }) =>
    message('text.steal', {
      what: oneOf(
        resources.map((name) => amountOf(RESOURCES.indexOf(name), amount)),
        true,
      ),
      extent: less ? 'less' : may ? 'may' : 'all',
    }),
  citizen: (effect) => citizenText(effect),
  slay: () => message('text.slay'),
  rob: () => message('text.rob'),
  return: ({ what, get }) => message('text.return', { what, get: bundleText(get) }),
};

export const effectText = (effect: Effect): Message => (EFFECTS[effect.kind] as (effect: Effect) => Message)(effect);

/** Things that read as one amount. */
const isShort = ({ kind }: Effect): boolean => kind === 'gain';
/** Things that are said as a deed, not as something one gets. */
const isDeed = ({ kind }: Effect): boolean => kind === 'slay';

function allText(of: readonly Effect[]): Message {
  const [first, ...rest] = of;
  if (rest.length === 0) return effectText(first);
  if (of.some(isDeed)) return message('text.then', { first: effectText(first), rest: allText(rest) });
  return message('list', { parts: of.map(effectText) });
}

/** a, b or c; long ones are kept apart by a comma. */
function oneOf(parts: readonly Message[], areShort: boolean): Message {
  const [first, ...rest] = parts;
  if (rest.length === 0) return first;
  if (rest.length > 1) return message('text.comma', { first, rest: oneOf(rest, areShort) });
  return message(areShort ? 'text.or' : 'text.or-else', { first, rest: rest[0] });
}

function citizenText({ role, citizen, atMost }: Extract<Effect, { readonly kind: 'citizen' }>): Message {
  const kind = citizen === undefined ? role && message(`citizen-of.${role}`) : citizenName(citizen);
  if (kind === undefined) {
    return atMost === undefined ? message('text.citizen') : message('text.citizen-at-most', { most: atMost });
  }
  return atMost === undefined
    ? message('text.citizen-of', { kind })
    : message('text.citizen-of-at-most', { kind, most: atMost });
}

type PowerWords = { readonly [W in Power['when']]: (power: Power & { readonly when: W }) => Message };

const POWERS: PowerWords = {
  now: ({ effect }) => message('text.now', { effect: effectText(effect) }),
  'action-start': ({ effect }) => message('text.action-start', { effect: effectText(effect) }),
  'action-end': ({ effect }) => message('text.action-end', { effect: effectText(effect) }),
  citizen: ({ effect }) => message('text.on-citizen', { effect: effectText(effect) }),
  monster: ({ effect }) => message('text.on-monster', { effect: effectText(effect) }),
  double: ({ effect }) => message('text.on-double', { effect: effectText(effect) }),
  dice: (power) => diceText(power),
  recruiting: () => message('text.recruiting'),
  building: ({ discount }) => message('text.building', { count: discount }),
};

function diceText(power: Extract<Power, { readonly when: 'dice' }>): Message {
  if (!('set' in power)) return message('text.dice-lower', { count: power.lower });
  const price = bundleText(power.pay);
  return message('text.dice-set', {
    face: power.set,
    price: power.per === undefined ? price : perText(price, power.per),
  });
}

type InstructionWords = {
  readonly [K in Instruction['kind']]: (
    instruction: Extract<Instruction, { readonly kind: K }>,
    number: number,
  ) => Message;
};

const INSTRUCTIONS: InstructionWords = {
  token: ({ resource }, number) =>
    message('text.token', { number, resource, name: resourceName(RESOURCES.indexOf(resource)) }),
  lose: ({ loss }, number) => message('text.lose', { number, loss: bundleText(loss) }),
};

const WORDS: CardVisitor<Message> = {
  effect: effectText,
  power: (power) => (POWERS[power.when] as (power: Power) => Message)(power),
  instruction: (instruction, number) =>
    (INSTRUCTIONS[instruction.kind] as (instruction: Instruction, number: number) => Message)(instruction, number),
};

/** One line for each thing a duke counts, resources last. */
export const dukeText = (content: Content, duke: Duke): readonly Message[] => rateTexts(content.dukes[duke]);

/** What everybody scores in the game without dukes (A36). */
export function noDukeText({ noDuke }: Content): readonly Message[] {
  const [most, tied] = [noDuke.most, noDuke.tied].map((points) => bundleText({ points }));
  const majorities = (['text.most-citizens', 'text.most-monsters', 'text.most-domains'] as const).map((key) =>
    message(key, { most, tied }),
  );
  return [...rateTexts(noDuke), ...majorities];
}

function rateTexts({ rates, resources }: Rates): Message[] {
  return [
    ...rates.map(({ per, points }) => perText(bundleText({ points }), per)),
    message('text.resources', { points: bundleText({ points: 1 }), count: resources }),
  ];
}
