/** What buildings will bring in the time that is left. */
import type { Ability } from '../abilities.ts';
import { MOOD_STEPS } from '../vocabulary.ts';
import type { Clock } from './clock.ts';
import { ABILITIES, type Counts, TOPICS } from './counts.ts';

/** By kind of ability: points in a whole game, as far as time alone decides. */
const BY_TIME: { readonly [K in Ability['kind']]: number } = {
  ...{ none: 0, raise: 0, yield: 0.31, births: 0.41, calm: 0.08, store: 0.15, sale: 0.26, trades: 0.2 },
  ...{ taxes: 0.41, mercy: 0.46, cheer: 0, steps: 0.26, discount: 0.26, looks: 0, relief: 0, favour: 0, hoard: 0.26 },
};
const WORTH = ABILITIES.map((kind) => BY_TIME[kind]);
/** At every visit to come: a step of mood, a unit of the levy, an offer a step higher. */
const CHEER = 0.07;
const RELIEF = 0.15;
const FAVOUR = 0.15;
/** Another card seen at every look, while there are discs without a card. */
const LOOKS = 0.2;

const CHEERS = ABILITIES.indexOf('cheer');
const RELIEFS = ABILITIES.indexOf('relief');
const FAVOURS = ABILITIES.indexOf('favour');
const LOOK = ABILITIES.indexOf('looks');
const MOOD = TOPICS.indexOf('mood');

export function abilitiesWorth({ amounts, abilities }: Counts, { time, visits, near }: Clock, idle: number): number {
  let worth = 0;
  for (let kind = 0; kind < WORTH.length; kind++) worth += WORTH[kind] * abilities[kind];
  worth *= time;
  const ahead = visits + (near < 1 ? 1 : 0);
  // A people that could not be happier gains nothing.
  worth += CHEER * abilities[CHEERS] * ahead * (amounts[MOOD] < MOOD_STEPS ? 1 : 0.5);
  worth += (RELIEF * abilities[RELIEFS] + FAVOUR * abilities[FAVOURS]) * ahead;
  return worth + LOOKS * abilities[LOOK] * time * Math.min(2, idle);
}
