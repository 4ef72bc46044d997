import { expect, test } from 'vitest';
import { faultsOf } from '../../../../scripts/check-colours.mjs';

const tokens = { name: 'design/tokens.css', text: ':root {\n  --ink: light-dark(#2a1f16, #f0e4cd);\n}\n' };
const sheet = (text: string) => ({ name: 'table/page/Table.module.css', text });

test('a stylesheet takes its colours from tokens', () => {
  expect(
    faultsOf([tokens, sheet(".a {\n  /* once #fff */\n  color: var(--ink);\n  fill: url('#gold');\n}\n")]),
  ).toEqual([]);
});

test.each(['#fff', 'rgb(', 'oklch(', 'black'])('a stylesheet may not name %s', (colour) => {
  const value = colour.endsWith('(') ? `${colour}0 0 0 / 40%)` : colour;
  const text = `.a {\n  color: var(--ink);\n  box-shadow: 0 1px 0 ${value};\n}\n`;
  expect(faultsOf([tokens, sheet(text)])).toEqual([
    `table/page/Table.module.css:3 names the colour ${colour}: give it a token`,
  ]);
});

test('a property that nothing sets may not be used, unless it has a fallback', () => {
  const text = '.a {\n  color: var(--ink);\n  fill: var(--none);\n  stroke: var(--glow, transparent);\n}\n';
  expect(faultsOf([tokens, sheet(text)])).toEqual(['table/page/Table.module.css:3 uses --none, which nothing sets']);
  const drawn = { name: 'table/page/Table.tsx', text: "style={{ '--none': 1 }}" };
  expect(faultsOf([tokens, sheet(text), drawn])).toEqual([]);
});

test('the palette of a game may name colours, and has none that nothing uses', () => {
  const palette = {
    name: 'games/valeria/pieces/palette.css',
    text: ':root {\n  --v-gold: #f0c75a;\n  --v-red: #a00;\n}\n',
  };
  const board = { name: 'games/valeria/board/Board.module.css', text: '.a {\n  color: var(--v-gold);\n}\n' };
  expect(faultsOf([palette, board])).toEqual(['games/valeria/pieces/palette.css has --v-red, which nothing uses']);
});

test('colours of seats are used by names that are put together', () => {
  const seats = { name: 'design/tokens.css', text: ':root {\n  --azure: #1f5fa8;\n  --azure-ink: #1f5fa8;\n}\n' };
  const drawn = { name: 'design/Crest.tsx', text: `style={{ fill: \`var(--\${colour})\` }}` };
  expect(faultsOf([seats, drawn])).toEqual(['design/tokens.css has --azure-ink, which nothing uses']);
});
