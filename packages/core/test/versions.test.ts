import { describe, expect, it } from 'vitest';
import { checkGame } from '../src/conformance/index.ts';
import {
  type AnyGame,
  BadInput,
  LANGUAGES,
  luckOf,
  newRecord,
  openTable,
  playRandom,
  playText,
  recordOf,
  replay,
  stateOf,
  type Upcast,
  type Versions,
  versionOf,
  worldLuck,
} from '../src/index.ts';
import { firstToy, type Move1, type State1, upcastFirst } from './toy/first.ts';
import { type Toy, toy } from './toy/index.ts';

/** Today's toy: the third version. It lets a player leave the question of the gain to the program. */
const today: Toy = {
  ...toy,
  rulesVersion: 3,
  standing: {
    wishes: [{ key: 'gain', values: ['ask', 'crown'] }],
    answer: (state, seat, { gain }) =>
      toy.rules.legalMoves(state, seat).find((move) => move.do === 'take' && move.what === gain),
  },
};

const SAME: Upcast = { state: (old) => old, move: (old) => old, event: (old) => old };
/** The versions whose upcasts were asked for. */
const asked: number[] = [];
const versions: Versions = {
  game: today,
  earlier: {
    1: { load: async () => firstToy, upcast: () => upcastFirst },
    2: {
      load: async () => ({ ...firstToy, ruleset: { ...toy, rulesVersion: 2 } }),
      upcast(from) {
        asked.push(from.rulesVersion);
        return SAME;
      },
    },
  },
};
const first: AnyGame = await versionOf(versions, 1);
const { rules } = firstToy.ruleset;

/** A game of version 1, to its end, by its own code alone. */
function played() {
  const table = openTable(first, newRecord(first, { options: { seats: 3 }, seed: 'first' }));
  const state: State1 = rules.setup({ seats: 3 }, 'first');
  const luck = worldLuck('first');
  while (rules.pending(state).length > 0) {
    playRandom({ ...first, rules: { ...first.rules, ...rules } }, state, luck, {
      maxMoves: 1,
      onMove({ seat, move }) {
        playText(table, seat, firstToy.ruleset.notation.formatMove(state, move));
      },
    });
  }
  return { record: recordOf(table), table, state };
}

describe('an earlier version with shapes and rules of its own', () => {
  it('conforms as every game does', () => {
    expect(checkGame(first, { options: { seats: 3 }, games: 3, seed: 'first', maxMoves: 300 })).toEqual([]);
  });

  it('plays a record by its own rules, through its own states', () => {
    const { record, table, state } = played();
    expect(record.rulesVersion).toBe(1);
    expect(stateOf(table)).toEqual(state);
    expect(replay(first, record).state).toEqual(state);
    expect(() => replay(today, record)).toThrow('rulesVersion: expected 3, found 1');
  });

  it('is drawn in the shapes of today', () => {
    const state: State1 = rules.setup({ seats: 3 }, 'shapes');
    const shown = first.upcast?.state(state);
    expect(Object.keys(Object(shown)).sort()).toEqual(Object.keys(today.rules.setup({ seats: 3 }, 'shapes')).sort());
    expect(shown).toMatchObject({ hands: state.players.map(({ hand }) => hand), deck: state.piles.deck });
  });

  it('says what today’s code cannot know: that its rules did not allow it', () => {
    const state: State1 = rules.setup({ seats: 2 }, 'older');
    for (const seat of [0, 1]) rules.play(state, seat, { move: { do: 'keep', which: 0 } });
    expect(today.guidance.whyNot(upcastFirst.state(state), 0, 'deck')).toBeUndefined();
    const reason = first.guidance.whyNot(state, 0, 'deck');
    expect(reason).toMatchObject({ reason: 'older-rules', message: { args: { version: 1 } } });
    for (const language of LANGUAGES)
      expect(first.words.texts[language][reason?.message.key ?? '']).toContain('{version}');
    const card = `card ${state.players[0].hand[0]}`;
    expect(first.guidance.whyNot(state, 0, card)).toBeUndefined();
    expect(() => first.guidance.whyNot(state, 0, 'the moon')).toThrow(BadInput);
  });

  it('refuses with the error that callers catch', () => {
    const refused = () => first.parseOptions({ seats: 9 });
    expect(refused).toThrow(BadInput);
    expect(refused).toThrow('seats: expected a number that was right then');
  });

  it('deals worlds with luck of its own kind, each another, from secret luck as from quick luck', () => {
    const view: State1 = first.secrets.view(rules.setup({ seats: 2 }, 'deal'), 0);
    for (const luck of [luckOf('deal'), worldLuck('deal')]) {
      const kind = luck.kind;
      const worlds: State1[] = [1, 2, 3].map(() => first.secrets.determinize(view, luck));
      expect(new Set(worlds.map((world) => JSON.stringify(world.piles))).size).toBe(3);
      for (const { luck: own } of worlds) expect(own).toMatchObject({ kind, key: expect.any(String) });
    }
    const [one, other] = [luckOf('same'), luckOf('same')].map((luck) => first.secrets.determinize(view, luck));
    expect(one).toEqual(other);
  });

  it('finds the answer that a player left standing among its own moves', () => {
    const state: State1 = rules.setup({ seats: 2 }, 'standing');
    const gain = { effect: { kind: 'gain' as const }, seat: 0, source: 1, left: 1 };
    Object.assign(state, { now: { phase: 'turn', turn: 0, round: 2 }, waiting: [gain] });
    const answer: Move1 = first.standing?.answer(state, 0, { gain: 'crown' });
    expect(answer).toEqual({ move: { do: 'take', what: 'crown' } });
    expect(first.standing?.answer(state, 0, { gain: 'ask' })).toBeUndefined();
  });

  it('has what came to the contract after it: a cap that none of its records reaches, and totals', () => {
    const state: State1 = rules.setup({ seats: 2 }, 'later');
    expect(first.mostPlies).toBe(100_000);
    expect(first.rules.total(state, 1)).toBe(rules.scores(state)[1].total);
  });
});

describe('versionOf', () => {
  it('gives the game itself for the version of today', async () => {
    expect(await versionOf(versions, 3)).toBe(today);
  });

  it('leads an old version through every later one', () => {
    expect(asked).toContain(2);
  });

  it.each([0, 4, -1])('says which versions are known, not %i', async (version) => {
    await expect(versionOf(versions, version)).rejects.toThrow(
      `rulesVersion: expected one of 1, 2, 3, found ${version}`,
    );
  });
});
