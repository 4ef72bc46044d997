/** The rows of the box as docs/kings-will.md writes them, so that page and table cannot part. */
import type { Ability, Advance, Amount, Condition, Modifier, PlaceEffect, Reward } from '../src/abilities.ts';
import { CONTENT_SETS } from '../src/content/tables.ts';
import { type Cost, NUMBERS } from '../src/content/types.ts';
import { BUILDINGS, LANDS, PLACES, TRAVELS, UNITS, type UnitName, WILLS } from '../src/vocabulary.ts';

const table = CONTENT_SETS.reconstructed;

const LETTERS: { readonly [U in UnitName]: string } = {
  wood: 'W',
  leather: 'L',
  food: 'F',
  stone: 'S',
  coins: 'c',
  farmers: 'b',
};

const units = (cost: Cost): string =>
  UNITS.flatMap((unit) => (cost[unit] === undefined ? [] : [`${cost[unit]}${LETTERS[unit]}`])).join(' ');
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
const line = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function effectText(effect: PlaceEffect): string {
  switch (effect.kind) {
    case 'births':
      return 'offspring';
    case 'room':
      return `room for ${effect.farmers} farmers`;
    case 'extension':
      return 'the first one: storehouse extension';
    case 'shield':
      return 'shields from one wrath';
  }
}

function advanceText(advance: Advance): string {
  switch (advance.kind) {
    case 'discount':
      return `a ${advance.place} costs 1 good of choice less`;
    case 'substitute':
      return 'once per build, any good in the place of one required';
    case 'yield':
      return `+1 ${advance.good} per action that brings it`;
    case 'exchange':
      return 'once per tile, one received good as any other';
  }
}

const MODIFIER_TEXTS: { readonly [M in Modifier]: (by: number) => string } = {
  store: (by) => `storehouse +${by} of every good`,
  sale: (by) => `+${by} coin for a good sold`,
  trades: (by) => `+${by} good in a swap action`,
  taxes: (by) => `+${by} coins by taxes`,
  mercy: (by) => `taxes cost ${by} mood less`,
  cheer: (by) => `mood +${by} at every visit, before the levies`,
  steps: (by) => `+${by} step in a move action`,
  discount: (by) => `later buildings cost ${by} good of choice less`,
  looks: (by) => `+${by} card when exploring`,
  relief: (by) => `mandatory levy ${by} unit less`,
  favour: (by) => `mood counts ${by} higher for voluntary levies`,
};

function abilityText(ability: Ability): string {
  switch (ability.kind) {
    case 'none':
      return 'none';
    case 'raise':
      return `at once: ${ability.scale} +${ability.by}`;
    case 'yield':
      return `+${ability.by} ${ability.good} per action that brings it`;
    case 'births':
      return 'offspring wherever a farmer has room';
    case 'calm':
      return 'a rebellion costs neither point nor farmer';
    case 'hoard':
      return `at the end ${ability.points} VP per ${ability.per} coins, at most ${ability.most}`;
    default:
      return MODIFIER_TEXTS[ability.kind](ability.by);
  }
}

function amountText(amount: Amount): string {
  switch (amount.of) {
    case 'land':
    case 'place':
      return amount.of === 'land' ? amount.land : amount.place;
    case 'settled':
      return `${amount.land} with ${amount.places} place${amount.places === 1 ? '' : 's'}`;
    case 'estates':
      return amount.farmers > 0
        ? `land with place, building and ${amount.farmers} farmers`
        : 'land with place and building';
    case 'kinds':
      return 'kinds of place';
    default:
      return amount.of;
  }
}

function rewardText(reward: Reward): string {
  switch (reward.kind) {
    case 'ladder': {
      const { steps } = reward;
      const [at, points] = [steps.map((step) => step.at), steps.map((step) => step.points)];
      return `${amountText(reward.amount)} ${at.join('/')}: ${points.join('/')}`;
    }
    case 'each': {
      const terms = reward.terms.map(
        ({ amount, points }) => `${points} per ${amountText(amount).replace(/^farmers$/, 'farmer')}`,
      );
      return `${terms.join(', ')}; at most ${reward.most}`;
    }
    case 'majority':
      return `most ${amountText(reward.amount)}: ${reward.first}, second ${reward.second}`;
  }
}

const wrathText = ({ amounts, least }: Condition): string => `${amounts.map(amountText).join(' + ')} below ${least}`;

export const DOCS_ROWS: Readonly<Record<string, readonly string[]>> = {
  numbers: NUMBERS.map((name) => line(`\`${name}\``, table.numbers[name].value, table.numbers[name].source)),
  lands: LANDS.map((name) => {
    const { count, yields, sites, source } = table.lands[name];
    return line(name, yields, sites, count, source);
  }),
  places: PLACES.map((name) => {
    const { count, cost, mood, effects, source } = table.places[name];
    return line(name, count, units(cost), signed(mood), effects.map(effectText).join(', '), source);
  }),
  education: table.education.map(({ effect, source }, i) => line(i + 1, advanceText(effect), source)),
  development: table.development.map(({ effect, source }, i) => line(i + 1, advanceText(effect), source)),
  buildings: BUILDINGS.map((name) => {
    const { cost, mood, left, right, ability, source } = table.buildings[name];
    return line(name, units(cost), signed(mood), `${left} / ${right}`, abilityText(ability), source);
  }),
  wills: WILLS.map((name) => {
    const { will, wrath, source } = table.wills[name];
    return line(name, rewardText(will), wrathText(wrath), source);
  }),
  travels: TRAVELS.map((name) => {
    const { levy, offers, source } = table.travels[name];
    return line(
      name,
      units(levy),
      ...offers.map(({ mood, pay, points }) => `${mood}: ${units(pay)} → ${points}`),
      source,
    );
  }),
};
