/** Will cards in a custom table: what they count, what they pay, what draws the wrath. */
import { BadInput, listAt, objectAt, oneOfAt, wholeAt } from '@three-crowns/core';
import type { Amount, Condition, Reward, Step } from '../abilities.ts';
import { LANDS, MOOD_MAX, PLACES } from '../vocabulary.ts';
import { kindAt, LARGEST, pointsAt, sourceAt } from './parts.ts';
import type { WillRow } from './types.ts';

const PLAIN = [
  ...['mood', 'education', 'development', 'coins', 'goods', 'farmers', 'lands'],
  ...['sets', 'places', 'kinds', 'buildings', 'street'],
] as const;
const MOST_STEPS = 12;
const MOST_TERMS = 6;
const MOST_PLACES = 2;

export function willAt(raw: unknown, place: string): WillRow {
  const row = objectAt(raw, place, ['will', 'wrath'], ['source']);
  return {
    will: rewardAt(row.will, `${place}.will`),
    wrath: conditionAt(row.wrath, `${place}.wrath`),
    source: sourceAt(row.source, place),
  };
}

function amountAt(raw: unknown, place: string): Amount {
  const of = kindAt(raw, place, 'of', [...PLAIN, 'land', 'place', 'settled', 'estates']);
  switch (of) {
    case 'land': {
      const { land } = objectAt(raw, place, ['of', 'land']);
      return { of, land: oneOfAt(land, `${place}.land`, LANDS) };
    }
    case 'place': {
      const row = objectAt(raw, place, ['of', 'place']);
      return { of, place: oneOfAt(row.place, `${place}.place`, PLACES) };
    }
    case 'settled': {
      const row = objectAt(raw, place, ['of', 'land', 'places']);
      return {
        of,
        land: oneOfAt(row.land, `${place}.land`, LANDS),
        places: wholeAt(row.places, `${place}.places`, 0, MOST_PLACES),
      };
    }
    case 'estates': {
      const { farmers } = objectAt(raw, place, ['of', 'farmers']);
      return { of, farmers: wholeAt(farmers, `${place}.farmers`, 0, LARGEST) };
    }
    default:
      objectAt(raw, place, ['of']);
      return { of };
  }
}

function conditionAt(raw: unknown, place: string): Condition {
  const row = objectAt(raw, place, ['amounts', 'least']);
  const amounts = amountsAt(row.amounts, `${place}.amounts`);
  return { amounts, least: thresholdAt(row.least, `${place}.least`, amounts) };
}

/** Only mood goes below 0. */
function thresholdAt(raw: unknown, place: string, amounts: readonly Amount[]): number {
  return wholeAt(raw, place, amounts.some((amount) => amount.of === 'mood') ? -MOOD_MAX : 0, LARGEST);
}

function amountsAt(raw: unknown, place: string): Amount[] {
  const amounts = listAt(raw, place, { most: MOST_TERMS }).map((amount, i) => amountAt(amount, `${place}[${i}]`));
  if (amounts.length === 0) throw new BadInput(place, 'expected at least one amount');
  return amounts;
}

function rewardAt(raw: unknown, place: string): Reward {
  const kind = kindAt(raw, place, 'kind', ['ladder', 'each', 'majority']);
  switch (kind) {
    case 'ladder': {
      const row = objectAt(raw, place, ['kind', 'amount', 'steps']);
      const amount = amountAt(row.amount, `${place}.amount`);
      return { kind, amount, steps: stepsAt(row.steps, `${place}.steps`, amount) };
    }
    case 'each': {
      const row = objectAt(raw, place, ['kind', 'terms', 'most']);
      const terms = listAt(row.terms, `${place}.terms`, { most: MOST_TERMS }).map((term, i) => {
        const at = `${place}.terms[${i}]`;
        const { amount, points } = objectAt(term, at, ['amount', 'points']);
        const counted = amountAt(amount, `${at}.amount`);
        // Points for each step of a scale that goes below 0 would mean nothing.
        if (counted.of === 'mood') throw new BadInput(`${at}.amount.of`, 'mood is paid by a ladder, not each');
        return { amount: counted, points: pointsAt(points, `${at}.points`) };
      });
      return { kind, terms, most: pointsAt(row.most, `${place}.most`) };
    }
    case 'majority': {
      const row = objectAt(raw, place, ['kind', 'amount', 'least', 'first', 'second']);
      const amount = amountAt(row.amount, `${place}.amount`);
      return {
        kind,
        amount,
        least: thresholdAt(row.least, `${place}.least`, [amount]),
        first: pointsAt(row.first, `${place}.first`),
        second: pointsAt(row.second, `${place}.second`),
      };
    }
  }
}

/** Rising: the highest step reached pays. */
function stepsAt(raw: unknown, place: string, amount: Amount): Step[] {
  const steps = listAt(raw, place, { most: MOST_STEPS }).map((step, i) => {
    const { at, points } = objectAt(step, `${place}[${i}]`, ['at', 'points']);
    return {
      at: thresholdAt(at, `${place}[${i}].at`, [amount]),
      points: pointsAt(points, `${place}[${i}].points`),
    };
  });
  steps.forEach(({ at }, i) => {
    if (i > 0 && at <= steps[i - 1].at) {
      throw new BadInput(`${place}[${i}].at`, `steps must rise: expected more than ${steps[i - 1].at}, found ${at}`);
    }
  });
  return steps;
}
