/** What docs/kings-will.md shows is true: its tables against the rows, its examples by reading them. */
import { readFileSync } from 'node:fs';
import { BadInput } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { CONTENT_SETS, kingsWill, parseContent } from '../src/index.ts';
import { formatMove } from '../src/notation.ts';
import { OPTION_SPECS } from '../src/options.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { targets } from '../src/targets.ts';
import { legalMoves } from '../src/turn.ts';
import { DOCS_ROWS } from './docsRows.ts';
import { everyPly } from './random.ts';
import { situation } from './situation.ts';

const page = readFileSync(new URL('../../../docs/kings-will.md', import.meta.url), 'utf8');
const lines = page.split('\n');
const section = (title: string): string => page.split(`\n## ${title}`)[1]?.split('\n## ')[0] ?? '';
/** The texts between fences, in their order. */
const blocks = (text: string): string[] => text.split(/^```.*$/m).filter((_, i) => i % 2 === 1);

describe.each(Object.entries(DOCS_ROWS))('%s stand on the page as they are', (_, rows) => {
  test.each(rows)('%s', (row) => {
    expect(lines).toContain(row);
  });
});

test('every option stands on the page', () => {
  for (const { key, default: usual } of OPTION_SPECS) {
    expect(section('3. Options')).toMatch(new RegExp(`^\\| \`${key}\` \\|.*\\| \`${usual}\` \\|$`, 'm'));
  }
});

describe('a custom table', () => {
  const copy = () => JSON.parse(JSON.stringify(CONTENT_SETS.reconstructed));

  test('the rows shown are rows of a table', () => {
    const shown = JSON.parse(blocks(section('4. Your own box'))[0]);
    const table = copy();
    table.id = shown.id;
    for (const part of ['numbers', 'places', 'buildings', 'wills', 'travels']) Object.assign(table[part], shown[part]);
    expect(parseContent(table).numbers.money.value).toBe(20);
  });

  test('the errors shown are those of these slips', () => {
    const slips = [
      (table: ReturnType<typeof copy>) => {
        table.numbers.extension.value = 3;
      },
      (table: ReturnType<typeof copy>) => {
        table.lands.hill.count += 1;
      },
      (table: ReturnType<typeof copy>) => {
        table.wills.A.will.steps[1].at = 1;
      },
    ];
    const said = slips.map((slip) => {
      const table = copy();
      slip(table);
      return wordsOf(() => parseContent(table));
    });
    expect(blocks(section('4. Your own box'))[1].trim().split('\n')).toEqual(said);
  });
});

function wordsOf(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'taken';
}

describe('written positions', () => {
  const [shown, errors] = blocks(section('8. Written positions'));
  const written = shown.trim().split('\n');

  test('the one shown is read, and asks what it says', () => {
    const state = parsePosition(written, { seats: 2 }, 'page');
    expect(kingsWill.rules.pending(state)).toEqual([{ seat: 0, ask: 'act' }]);
    const again = parsePosition(formatPosition(state), { seats: 2 }, 'other');
    expect(formatPosition(again)).toEqual(formatPosition(state));
  });

  test('the errors shown are those of these slips', () => {
    const row = situation('').position.map((line) => line.replace('king move', 'king king'));
    const villages = 'lake/0/village+village lake/0/village+village lake/0/village+village';
    const said = [
      wordsOf(() => parsePosition(row, { seats: 2 }, 'page')),
      wordsOf(() => situation(`lands 2 mountain/1 forest meadow cornfield ${villages}`)),
    ];
    expect(errors.trim().split('\n')).toEqual(said);
  });

  test('every keyword and every word that waits stands in the tables', () => {
    for (const state of everyPly({ options: { seats: 2 }, seed: 'keywords', games: 3 })) {
      for (const line of formatPosition(state)) {
        expect(section('8. Written positions')).toContain(`\`${line.split(' ')[0]}`);
      }
      for (const { effect } of state.stack) expect(section('8. Written positions')).toContain(`\`${effect.kind}/`);
    }
  });
});

test('every example of a move is one, and every kind of move has one', () => {
  const examples = [...section('7. Notation of moves').matchAll(/^\|[^|]*\|[^|]*\| `([^`]+)` \|/gm)].map(
    ([, text]) => text,
  );
  const verbs = new Set(examples.map((text) => text.split(' ')[0]));
  const harvests = ['till', 'breed', 'fell', 'quarry', 'taxes', 'educate', 'develop'];
  const met = new Set<string>();
  for (const seats of [2, 3]) {
    for (const state of everyPly({ options: { seats }, seed: `notation ${seats}`, games: 20 })) {
      for (const { seat } of kingsWill.rules.pending(state)) {
        for (const move of legalMoves(state, seat)) met.add(formatMove(state, move));
      }
    }
  }
  for (const text of met) expect([...verbs, ...harvests]).toContain(text.split(' ')[0]);
  // One step of education more or less, another board: some examples are rare in random games.
  const rare = ['levy food food', 'till with stone'];
  for (const text of examples) if (!rare.includes(text)) expect([...met]).toContain(text);
});

test('every target begins like one on the page', () => {
  const names = section('9. Why a thing').match(/`[a-z][a-z0-9-]*`/g) ?? [];
  for (const target of targets(situation('').state)) {
    const kind = target.replace(/-.*$/, '');
    expect(names.some((name) => name.startsWith(`\`${kind}`))).toBe(true);
  }
});

test('every reason stands on the page, and no other', () => {
  const keys = Object.keys(kingsWill.words.texts.en).filter((key) => key.startsWith('why.'));
  const [, table = ''] = section('9. Why a thing').split('| about | codes |');
  const [own] = table.split('\n\n');
  const listed = (own.match(/`[a-z-]+`/g) ?? []).map((code) => `why.${code.slice(1, -1)}`);
  expect(listed.toSorted()).toEqual(keys.toSorted());
});

test('the answers of the command line are those of whyNot', () => {
  const [, said] = blocks(section('8. Written positions') + section('9. Why a thing')).slice(-2);
  const state = parsePosition(blocks(section('8. Written positions'))[0].trim().split('\n'), { seats: 2 }, 'page');
  const asked = [...said.matchAll(/^\$ .* why kings-will\.json 1 (\S+)(?: --json)?\n([\s\S]*?)(?=^\$|$(?![\s\S]))/gm)];
  expect(asked.length).toBeGreaterThan(1);
  for (const [, target, answer] of asked) {
    const why = kingsWill.guidance.whyNot(state, 0, target);
    expect(answer).toMatch(new RegExp(`\\[${why?.rule}\\]|"rule": "${why?.rule}"`));
  }
});
