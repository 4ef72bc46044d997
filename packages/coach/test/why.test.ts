/** Reasons, from endings written by hand: seat 0 decides, line 0 against line 1. */
import type { Ending, Endings } from '@three-crowns/ai';
import { describe, expect, it } from 'vitest';
import { whyBetween } from '../src/why.ts';

interface Told {
  readonly own?: Readonly<Record<string, number>>;
  readonly rival?: Readonly<Record<string, number>>;
  readonly share?: number;
  readonly turns?: number;
}

function ending({ own = {}, rival = {}, share = 0.5, turns = 5 }: Told): Ending {
  const total = (lines: Readonly<Record<string, number>>) => Object.values(lines).reduce((sum, one) => sum + one, 0);
  return { shares: [share, 1 - share], points: [total(own), total(rival)], lines: [own, rival], turns };
}

const inAllWorlds = (one: Told, other: Told): Endings => Array.from({ length: 4 }, () => [ending(one), ending(other)]);
const why = (one: Told, other: Told) => whyBetween(inAllWorlds(one, other), 0, 1, 0);

describe('why a line is better', () => {
  it('it brings points, it saves points, it takes them from a rival', () => {
    expect(why({ own: { gold: 5 } }, { own: { gold: 2 } })).toEqual([
      { kind: 'gains', seat: 0, key: 'gold', points: 3 },
    ]);
    expect(why({ own: { wrath: -1 } }, { own: { wrath: -4 } })).toEqual([
      { kind: 'saves', seat: 0, key: 'wrath', points: 3 },
    ]);
    expect(why({ rival: { gold: 1 } }, { rival: { gold: 3 } })).toEqual([
      { kind: 'denies', seat: 1, key: 'gold', points: 2 },
    ]);
  });

  it('the two that tell most, and nothing that speaks against it', () => {
    const reasons = why(
      { own: { gold: 5, oak: 2, sun: 9 }, rival: { gold: 9 } },
      { own: { gold: 1, oak: 1, sun: 1, moon: 7 }, rival: { gold: 1 } },
    );
    expect(reasons.map((reason) => 'key' in reason && reason.key)).toEqual(['sun', 'gold']);
  });

  it('an end that comes sooner for who is ahead, else a little of everything', () => {
    expect(why({ share: 0.8, turns: 3 }, { share: 0.7, turns: 6 })).toEqual([{ kind: 'ends' }]);
    expect(why({ share: 0.3, turns: 3 }, { share: 0.2, turns: 6 })).toEqual([{ kind: 'waits' }]);
    expect(why({ own: { gold: 1.2 } }, { own: { gold: 1 } })).toEqual([{ kind: 'waits' }]);
  });

  it('nothing that the worlds do not agree on', () => {
    const endings: Endings = [9, -8, 9, -8].map((gold) => [ending({ own: { gold } }), ending({})]);
    expect(whyBetween(endings, 0, 1, 0)).toEqual([{ kind: 'waits' }]);
  });
});
