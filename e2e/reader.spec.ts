/** A game of each to its end by a screen reader's tree: only roles, names and live text are used. */
import { expect } from '@playwright/test';
import { type GameRecord, worldLuck } from '../packages/core/src/index.ts';
import { proof } from '../packages/core/test/proof.ts';
import { openTable, recordFrom, settle, troubles } from './app.ts';
import { test } from './kept.ts';
import { lateFor as lateWill, newGame as newWill } from './kings-will/positions.ts';
import { modelOf } from './model.ts';
import { expectVerified } from './playing.ts';
import { finished } from './positions.ts';
import { hearResult, playByEar } from './reader.ts';
import { saved } from './stored.ts';
import { lateFor as lateRealm, newGame as newRealm } from './valeria/positions.ts';
import { expectScore } from './watching.ts';

const { size } = proof('whole games by ear', { small: 0, full: 1 });
const span = size === 0 ? 'the end of a game' : 'a whole game';
/** So many different things are told on the way. */
const ENOUGH = size === 0 ? 2 : 16;

// A time-out means stuck, not slow: some hundred moves take their time on a busy machine.
test.describe.configure({ timeout: size === 0 ? 180_000 : 1_800_000 });
// A trace of some hundred moves costs more than the moves.
test.use({ trace: 'off' });

const BOTS = { bots: [undefined, 'greedy'] } as const;

interface Games {
  whole(): GameRecord;
  late(): GameRecord;
}

const GAMES: Readonly<Record<string, Games>> = {
  'King of the Valley': {
    whole: () => recordFrom(BOTS),
    late: () => recordFrom({ ...BOTS, seed: 'finished', moves: finished(2).log.slice(0, -24) }),
  },
  'The King’s Will': { whole: () => newWill(BOTS), late: () => lateWill(2, BOTS) },
  Valeria: { whole: () => newRealm(BOTS), late: () => lateRealm('two', BOTS) },
};

for (const [name, { whole, late }] of Object.entries(GAMES)) {
  test(`${name}: ${span} with nothing but roles, names and what is said`, async ({ page }) => {
    const found = troubles(page);
    await settle(page);
    await openTable(page, size === 0 ? late() : whole());
    const said = await playByEar(page, worldLuck(name), ENOUGH);
    expect(said).toBe(ENOUGH);
    await hearResult(page);
    const { record } = await saved(page);
    await expectScore(page, modelOf(record));
    await expectVerified(page);
    expect(found).toEqual([]);
  });
}
