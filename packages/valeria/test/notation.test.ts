import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Move } from '../src/move.ts';
import { formatMove, parseMove } from '../src/notation.ts';
import { parsePosition } from '../src/position/parse.ts';
import { targets } from '../src/targets.ts';
import { en } from '../src/texts/en.ts';
import { legalMoves, pending } from '../src/turn.ts';
import { whyNot } from '../src/whyNot.ts';
import { everyPly } from './random.ts';
import { ALL_VARIANTS } from './variants.ts';

const written = new Set<Move['do']>();

describe('on random games', () => {
  test.each(ALL_VARIANTS)('parse of format is the move, $name', ({ options }) => {
    let ply = 0;
    for (const state of everyPly({ options, seed: 'notation', games: 2 })) {
      ply += 1;
      const asked = pending(state).map(({ seat }) => seat);
      for (const seat of asked) {
        const moves = legalMoves(state, seat);
        const texts = moves.map((move) => formatMove(state, move));
        expect(texts.join('')).toMatch(/^[a-z0-9- ]+$/);
        expect(new Set(texts).size).toBe(texts.length);
        for (const move of moves) written.add(move.do);
        if (ply % 5 > 0) continue;
        moves.forEach((move, i) => {
          expect(JSON.stringify(parseMove(state, seat, texts[i]))).toBe(JSON.stringify(move));
        });
      }
      const other = state.players.findIndex((_, seat) => !asked.includes(seat));
      if (other >= 0 && asked.length > 0) {
        expect(parseMove(state, other, formatMove(state, legalMoves(state, asked[0])[0]))).toBeUndefined();
      }
    }
  });

  test('moves of every kind were met', () => {
    const rare = new Set(['exhaust']);
    const kinds = ['keep', 'roll', 'change', 'pass', 'token', 'steal', 'pick', 'trade', 'take', 'recruit', 'slay'];
    const more = ['build', 'choose', 'citizen', 'return', 'bargain', 'rob', 'column', 'capture'];
    expect([...kinds, ...more].filter((kind) => !rare.has(kind) && !written.has(kind as Move['do']))).toEqual([]);
  });
});

describe('single texts', () => {
  const lines = [
    'turn 1 round 6 phase action start 2 actions 2 dice 3 5',
    'm2 flaming-skeleton, skeleton-king; tokens strength 2',
    'd1 palace-of-the-dawn; down ?2',
    'player 1 gold 11, strength 9, magic 3; citizens merchant, archer 2, peasant',
  ];
  const table = () => parsePosition(lines, { seats: 2 }, 'notation');
  const texts = (start: string) =>
    legalMoves(table(), 0)
      .map((move) => formatMove(table(), move))
      .filter((text) => text.startsWith(start));

  test('payments: as little magic as can be first, and always something real (A14)', () => {
    expect(texts('build d1')).toEqual(['build d1', 'build d1 magic 1', 'build d1 magic 2', 'build d1 magic 3']);
    expect(texts('slay m1')).toEqual(['slay m1']);
    expect(texts('slay m2')).toEqual(['slay m2', 'slay m2 magic 1', 'slay m2 magic 2', 'slay m2 magic 3']);
    expect(texts('recruit c5')).toEqual([
      'recruit c5',
      'recruit c5 magic 1',
      'recruit c5 magic 2',
      'recruit c5 magic 3',
    ]);
    expect(texts('take')).toEqual(['take gold', 'take strength', 'take magic']);
  });

  test('spaces around and between words do not matter', () => {
    expect(parseMove(table(), 0, '  slay   m2  magic 1 ')).toEqual({ do: 'slay', place: 1, magic: 1 });
    expect(parseMove(table(), 0, 'take\tgold')).toEqual({ do: 'take', resource: 0 });
  });

  test.each([
    '',
    ' ',
    'take',
    'take points',
    'TAKE gold',
    'take gold gold',
    'slay m2 magic 0',
    'slay m2 magic 4',
    'slay m2 magic',
    'slay c3',
    'slay m9',
    'recruit m1',
    'build d1 magic 11',
    'keep 1',
    'roll',
    'pass',
    'pick herald 1 0 0',
    'constructor',
    '__proto__',
    'take gold\u0000',
  ])('illegal or garbage: %j', (text) => {
    expect(parseMove(table(), 0, text)).toBeUndefined();
  });

  test('any text is a legal move or nothing', () => {
    const state = table();
    const legal = new Set(texts(''));
    const near = fc.stringMatching(/^(slay|recruit|build|take) [mcd][0-9] ?(magic [0-4])?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => {
        expect(parseMove(state, 0, text) !== undefined).toBe(legal.has(text.trim().replace(/\s+/g, ' ')));
      }),
    );
  });
});

describe('docs/valeria.md', () => {
  const page = readFileSync(new URL('../../../docs/valeria.md', import.meta.url), 'utf8');

  test('lists every kind of move', () => {
    for (const kind of written) expect(page).toMatch(new RegExp(`\\| [^|]+ \\| \`${kind}[ \`]`));
  });

  test('lists every reason, and none that does not exist', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('why.'))
      .map((key) => key.slice('why.'.length));
    const section = page.slice(page.indexOf('| about | codes |'), page.indexOf('## 9.'));
    const rows = section.split('\n').filter((line) => line.startsWith('|'));
    const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code));
    expect(listed.toSorted()).toEqual(codes.toSorted());
  });

  test('names things as they are called', () => {
    const section = page.slice(page.indexOf('| target | what |'), page.indexOf('| about | codes |'));
    for (const name of targets(parsePosition(['turn 1 phase roll'], { seats: 2 }, 'targets'))) {
      const [first, last] = [name.replace(/\d+$/, '1'), name.startsWith('card ') ? 'card <name>' : name];
      expect([first, last].some((word) => section.includes(`\`${word}\``))).toBe(true);
    }
  });

  test('gives reasons that are true', () => {
    const [example] = [...page.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].filter(([, text]) => text.includes('\nturn '));
    const state = parsePosition(example[1].split('\n'), { seats: 2, events: 'on' }, 'docs');
    expect(whyNot(state, 0, 'd2')).toMatchObject({ reason: 'roles', rule: 'RULEBOOK' });
    expect(whyNot(state, 0, 'die 1')).toMatchObject({ reason: 'dice-done', rule: 'A4' });
  });
});
