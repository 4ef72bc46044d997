import { expect, test } from 'vitest';
import { faultsOf } from '../../../../scripts/check-house.mjs';

const from = (file: string, to: string) => ({ from: file, to });

test('what lies higher may import what lies lower', () => {
  expect(
    faultsOf([from('pages/home/HomePage.tsx', 'games/list.ts'), from('design/Button.tsx', 'words/words.ts')]),
  ).toEqual([]);
});

test('what lies lower may not import what lies higher', () => {
  const [fault, ...more] = faultsOf([from('design/Crest.tsx', 'table/screen/screen.ts')]);
  expect(fault).toBe('design/Crest.tsx (design) imports table/screen/screen.ts, which lies higher (table)');
  expect(more).toEqual([]);
});

test('a game may import neither another one nor the list of games', () => {
  const faults = faultsOf([
    from('games/valeria/board/Board.tsx', 'games/kings-will/pieces/Good.tsx'),
    from('games/valeria/board/Board.tsx', 'games/list.ts'),
    from('games/valeria/board/Board.tsx', 'games/valeria/pieces/Stamp.tsx'),
  ]);
  expect(faults).toEqual([
    'games/valeria/board/Board.tsx imports games/kings-will/pieces/Good.tsx of another game',
    'games/valeria/board/Board.tsx (games/*) imports games/list.ts, which lies higher (games)',
  ]);
});

test('rooms of one storey may not import each other in a circle, however long', () => {
  const circle = [
    from('table/log/Log.tsx', 'table/view/useView.ts'),
    from('table/view/useView.ts', 'table/picking/targets.ts'),
    from('table/picking/usePicking.ts', 'table/log/log.ts'),
  ];
  expect(faultsOf(circle)).toEqual([
    'folders import each other in a circle: table/log -> table/view -> table/picking -> table/log',
  ]);
  expect(faultsOf(circle.slice(1))).toEqual([]);
});

test('a folder that no storey names does not pass', () => {
  expect(faultsOf([from('helpers/misc.ts', 'words/words.ts')])).toEqual([
    'helpers/misc.ts lies in no storey of the house',
  ]);
});
