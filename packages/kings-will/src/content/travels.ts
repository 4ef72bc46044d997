/** The eight travel boards. The levy and the first offer of R1 are the rulebook's example; the others are ours. */
import type { Content } from './types.ts';

export const TRAVEL_ROWS: Content['travels'] = {
  R1: {
    levy: { food: 2 },
    offers: [
      { mood: 1, pay: { coins: 2 }, points: 2 },
      { mood: 2, pay: { leather: 2 }, points: 2 },
      { mood: 4, pay: { wood: 1, stone: 1 }, points: 3 },
    ],
    source: 'RECONSTRUCTED',
  },
  R2: {
    levy: { wood: 2 },
    offers: [
      { mood: 1, pay: { food: 2 }, points: 2 },
      { mood: 2, pay: { coins: 3 }, points: 3 },
      { mood: 4, pay: { stone: 2 }, points: 3 },
    ],
    source: 'RECONSTRUCTED',
  },
  R3: {
    levy: { leather: 2 },
    offers: [
      { mood: 1, pay: { wood: 2 }, points: 2 },
      { mood: 2, pay: { food: 2 }, points: 2 },
      { mood: 4, pay: { coins: 4 }, points: 4 },
    ],
    source: 'RECONSTRUCTED',
  },
  R4: {
    levy: { stone: 2 },
    offers: [
      { mood: 1, pay: { coins: 2 }, points: 2 },
      { mood: 2, pay: { wood: 2 }, points: 2 },
      { mood: 4, pay: { leather: 2 }, points: 3 },
    ],
    source: 'RECONSTRUCTED',
  },
  R5: {
    levy: { coins: 2 },
    offers: [
      { mood: 1, pay: { leather: 1, food: 1 }, points: 2 },
      { mood: 2, pay: { wood: 2 }, points: 2 },
      { mood: 4, pay: { stone: 2 }, points: 3 },
    ],
    source: 'RECONSTRUCTED',
  },
  R6: {
    levy: { farmers: 1 },
    offers: [
      { mood: 1, pay: { coins: 2 }, points: 2 },
      { mood: 2, pay: { leather: 2 }, points: 2 },
      { mood: 4, pay: { food: 2 }, points: 3 },
    ],
    source: 'RECONSTRUCTED',
  },
  R7: {
    levy: { wood: 1, stone: 1 },
    offers: [
      { mood: 1, pay: { food: 2 }, points: 2 },
      { mood: 2, pay: { leather: 2 }, points: 2 },
      { mood: 4, pay: { farmers: 1 }, points: 4 },
    ],
    source: 'RECONSTRUCTED',
  },
  R8: {
    levy: { leather: 1, food: 1 },
    offers: [
      { mood: 1, pay: { coins: 2 }, points: 2 },
      { mood: 2, pay: { wood: 1, stone: 1 }, points: 2 },
      { mood: 4, pay: { coins: 4 }, points: 4 },
    ],
    source: 'RECONSTRUCTED',
  },
};
