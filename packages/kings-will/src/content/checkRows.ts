/** Places, buildings, travel boards and the steps of the scales in a custom table. */
import { listAt, objectAt, oneOfAt, wholeAt } from '@three-crowns/core';
import { type Ability, type Advance, MODIFIERS, type PlaceEffect } from '../abilities.ts';
import { GOODS, PLACES, UNITS } from '../vocabulary.ts';
import { MOST_OFFERS } from './box.ts';
import { costAt, kindAt, LARGEST, moodAt, pointsAt, sourceAt } from './parts.ts';
import type { AdvanceRow, BuildingRow, PlaceRow, TravelRow } from './types.ts';

const MOST_EFFECTS = 4;
const MOST_HALF = 9;

export function placeAt(raw: unknown, place: string): PlaceRow {
  const row = objectAt(raw, place, ['count', 'cost', 'mood', 'effects'], ['source']);
  return {
    count: wholeAt(row.count, `${place}.count`, 0, LARGEST),
    cost: costAt(row.cost, `${place}.cost`, GOODS),
    mood: moodAt(row.mood, `${place}.mood`),
    effects: listAt(row.effects, `${place}.effects`, { most: MOST_EFFECTS }).map((effect, i) =>
      placeEffectAt(effect, `${place}.effects[${i}]`),
    ),
    source: sourceAt(row.source, place),
  };
}

function placeEffectAt(raw: unknown, place: string): PlaceEffect {
  const kind = kindAt(raw, place, 'kind', ['births', 'room', 'extension', 'shield']);
  if (kind !== 'room') {
    objectAt(raw, place, ['kind']);
    return { kind };
  }
  const { farmers } = objectAt(raw, place, ['kind', 'farmers']);
  return { kind, farmers: wholeAt(farmers, `${place}.farmers`, 1, LARGEST) };
}

export function buildingAt(raw: unknown, place: string): BuildingRow {
  const row = objectAt(raw, place, ['cost', 'mood', 'left', 'right', 'ability'], ['source']);
  return {
    cost: costAt(row.cost, `${place}.cost`, [...GOODS, 'coins']),
    mood: moodAt(row.mood, `${place}.mood`),
    left: wholeAt(row.left, `${place}.left`, 0, MOST_HALF),
    right: wholeAt(row.right, `${place}.right`, 0, MOST_HALF),
    ability: abilityAt(row.ability, `${place}.ability`),
    source: sourceAt(row.source, place),
  };
}

function abilityAt(raw: unknown, place: string): Ability {
  const kind = kindAt(raw, place, 'kind', ['none', 'raise', 'yield', 'births', 'calm', 'hoard', ...MODIFIERS]);
  const byAt = (by: unknown) => wholeAt(by, `${place}.by`, 1, MOST_HALF);
  switch (kind) {
    case 'none':
    case 'births':
    case 'calm':
      objectAt(raw, place, ['kind']);
      return { kind };
    case 'raise': {
      const { scale, by } = objectAt(raw, place, ['kind', 'scale', 'by']);
      return { kind, scale: oneOfAt(scale, `${place}.scale`, ['education', 'development']), by: byAt(by) };
    }
    case 'yield': {
      const { good, by } = objectAt(raw, place, ['kind', 'good', 'by']);
      return { kind, good: oneOfAt(good, `${place}.good`, GOODS), by: byAt(by) };
    }
    case 'hoard': {
      const row = objectAt(raw, place, ['kind', 'per', 'points', 'most']);
      return {
        kind,
        per: wholeAt(row.per, `${place}.per`, 1, LARGEST),
        points: pointsAt(row.points, `${place}.points`),
        most: pointsAt(row.most, `${place}.most`),
      };
    }
    default: {
      const { by } = objectAt(raw, place, ['kind', 'by']);
      return { kind, by: byAt(by) };
    }
  }
}

export function travelAt(raw: unknown, place: string): TravelRow {
  const row = objectAt(raw, place, ['levy', 'offers'], ['source']);
  return {
    levy: costAt(row.levy, `${place}.levy`, UNITS),
    offers: listAt(row.offers, `${place}.offers`, { most: MOST_OFFERS }).map((offer, i) => {
      const at = `${place}.offers[${i}]`;
      const { mood, pay, points } = objectAt(offer, at, ['mood', 'pay', 'points']);
      return {
        mood: moodAt(mood, `${at}.mood`),
        pay: costAt(pay, `${at}.pay`, UNITS),
        points: pointsAt(points, `${at}.points`),
      };
    }),
    source: sourceAt(row.source, place),
  };
}

export function advanceAt(raw: unknown, place: string, kinds: readonly Advance['kind'][]): AdvanceRow {
  const row = objectAt(raw, place, ['effect'], ['source']);
  return { effect: effectAt(row.effect, `${place}.effect`, kinds), source: sourceAt(row.source, place) };
}

function effectAt(raw: unknown, place: string, kinds: readonly Advance['kind'][]): Advance {
  const kind = kindAt(raw, place, 'kind', kinds);
  if (kind === 'discount') {
    const row = objectAt(raw, place, ['kind', 'place']);
    return { kind, place: oneOfAt(row.place, `${place}.place`, PLACES) };
  }
  if (kind === 'yield') {
    const { good } = objectAt(raw, place, ['kind', 'good']);
    return { kind, good: oneOfAt(good, `${place}.good`, GOODS) };
  }
  objectAt(raw, place, ['kind']);
  return { kind };
}
