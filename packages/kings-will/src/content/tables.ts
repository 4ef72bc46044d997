/**
 * The built-in content set. RULEBOOK is printed in the rulebook; CONFIRMED is stated by a published source;
 * RECONSTRUCTED is ours, made to fit every example and hint: the glossary with the printed values is not public.
 * A row has one mark; where its parts differ in support it is the weakest of them.
 */
import { BUILDING_ROWS } from './buildings.ts';
import { TRAVEL_ROWS } from './travels.ts';
import type { Content } from './types.ts';
import { WILL_ROWS } from './wills.ts';

const RECONSTRUCTED_SET: Content = {
  id: 'reconstructed',
  numbers: {
    farmers: { value: 36, source: 'RULEBOOK' },
    farmersPerLand: { value: 2, source: 'RULEBOOK' },
    store: { value: 4, source: 'RULEBOOK' },
    extension: { value: 8, source: 'RECONSTRUCTED' },
    money: { value: 15, source: 'RECONSTRUCTED' },
    startPoints: { value: 5, source: 'RULEBOOK' },
    startCoins: { value: 2, source: 'RULEBOOK' },
    startGoods: { value: 4, source: 'RULEBOOK' },
    startFarmers: { value: 2, source: 'RULEBOOK' },
    slotBonus: { value: 1, source: 'RULEBOOK' },
    steps: { value: 2, source: 'RULEBOOK' },
    sale: { value: 2, source: 'RULEBOOK' },
    taxMood: { value: 2, source: 'RULEBOOK' },
    educationMood: { value: 1, source: 'RULEBOOK' },
    rebellionPoints: { value: 1, source: 'RULEBOOK' },
    lastFarmerPoints: { value: 1, source: 'RECONSTRUCTED' },
    levyPoints: { value: 1, source: 'RULEBOOK' },
    levyMood: { value: 1, source: 'RULEBOOK' },
    wrath: { value: 2, source: 'RULEBOOK' },
  },
  variants: {
    full: { rounds: 4, fields: 8, wills: 16, lakes: true, abilities: true, source: 'RULEBOOK' },
    first: { rounds: 3, fields: 6, wills: 12, lakes: false, abilities: false, source: 'RULEBOOK' },
  },
  start: {
    row: ['mountain', 'forest', 'meadow', 'cornfield'],
    farmers: ['forest', 'meadow'],
    farmstead: 'forest',
    goods: { wood: 1, leather: 1, food: 2 },
    source: 'RULEBOOK',
  },
  lands: {
    mountain: { count: 7, yields: 'stone', sites: 1, source: 'RECONSTRUCTED' },
    forest: { count: 7, yields: 'wood', sites: 1, source: 'RECONSTRUCTED' },
    meadow: { count: 7, yields: 'leather', sites: 1, source: 'RECONSTRUCTED' },
    cornfield: { count: 7, yields: 'food', sites: 1, source: 'RECONSTRUCTED' },
    hill: { count: 4, yields: 'none', sites: 1, source: 'RECONSTRUCTED' },
    lake: { count: 4, yields: 'none', sites: 2, source: 'RECONSTRUCTED' },
  },
  places: {
    farmstead: {
      count: 12,
      cost: { wood: 1, leather: 1, food: 1 },
      mood: 1,
      effects: [{ kind: 'births' }],
      source: 'RECONSTRUCTED',
    },
    castle: {
      count: 10,
      cost: { wood: 1, stone: 2 },
      mood: -1,
      effects: [{ kind: 'extension' }],
      source: 'RECONSTRUCTED',
    },
    monastery: {
      count: 8,
      cost: { leather: 1, food: 1, stone: 2 },
      mood: 1,
      effects: [{ kind: 'shield' }],
      source: 'RECONSTRUCTED',
    },
    village: {
      count: 5,
      cost: { wood: 1, leather: 1, food: 1, stone: 1 },
      mood: 1,
      effects: [{ kind: 'births' }, { kind: 'room', farmers: 3 }],
      source: 'RECONSTRUCTED',
    },
  },
  education: [
    { effect: { kind: 'discount', place: 'farmstead' }, source: 'RULEBOOK' },
    { effect: { kind: 'discount', place: 'castle' }, source: 'RULEBOOK' },
    { effect: { kind: 'discount', place: 'monastery' }, source: 'RECONSTRUCTED' },
    { effect: { kind: 'discount', place: 'village' }, source: 'RECONSTRUCTED' },
    { effect: { kind: 'substitute' }, source: 'RULEBOOK' },
  ],
  development: [
    { effect: { kind: 'yield', good: 'wood' }, source: 'RULEBOOK' },
    { effect: { kind: 'yield', good: 'leather' }, source: 'RULEBOOK' },
    { effect: { kind: 'yield', good: 'food' }, source: 'RULEBOOK' },
    { effect: { kind: 'yield', good: 'stone' }, source: 'RULEBOOK' },
    { effect: { kind: 'exchange' }, source: 'RULEBOOK' },
  ],
  buildings: BUILDING_ROWS,
  wills: WILL_ROWS,
  travels: TRAVEL_ROWS,
};

export const CONTENT_SETS = { reconstructed: RECONSTRUCTED_SET } as const;
export type ContentSet = keyof typeof CONTENT_SETS;
