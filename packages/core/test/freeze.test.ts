/** What `npm run freeze` makes of the rules of today is a version that plays as they do. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freeze, games } from '../../../scripts/freeze.mjs';
import { canonicalJson, type FrozenRuleset, type FrozenVersion, worldLuck } from '../src/index.ts';
import { playRandom } from '../src/random.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frozen-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type AnyRules = Parameters<typeof playRandom>[0];

/** The last state of a random game. */
function played(ruleset: FrozenRuleset): string {
  const state = ruleset.rules.setup(ruleset.parseOptions({ seats: 2 }), 'frozen');
  playRandom(ruleset as unknown as AnyRules, state, worldLuck('frozen'));
  return canonicalJson(state);
}

describe.each(games)('%s', (game) => {
  test('is frozen into one file of rules without words, and refuses to be frozen twice', async () => {
    const at = join(folder, game);
    const file: string = await freeze(game, at);
    const code = readFileSync(file, 'utf8');
    expect(code).not.toMatch(/^import /m);
    expect(code).not.toMatch(/src\/(texts|whyNot|instinct)/);
    expect(readFileSync(file.replace('.js', '.d.ts'), 'utf8')).toContain('FrozenVersion');
    const frozen: FrozenVersion = await import(pathToFileURL(file).href);
    const { ruleset }: { ruleset: FrozenRuleset } = await import(`../../${game}/src/ruleset.ts`);
    expect(frozen.ruleset.rulesVersion).toBe(ruleset.rulesVersion);
    expect(played(frozen.ruleset)).toBe(played(ruleset));
    await expect(freeze(game, at)).rejects.toThrow('never changed');
    expect(readFileSync(file, 'utf8')).toBe(code);
  });
});

test('a game that is not there is refused with those that are', async () => {
  await expect(freeze('chess')).rejects.toThrow(games.join(', '));
});
