import { expect, test } from 'vitest';
import { type Box, placeBeside } from '../../src/table/card/place.ts';

const window = { width: 1000, height: 700 };
const card = { width: 200, height: 150 };
const box = (left: number, top: number, width = 80, height = 80): Box => ({ left, top, width, height });
const place = (thing: Box, asked: readonly Box[] = [], land?: Box) => placeBeside(thing, card, { window, land, asked });

test('a card stands to the right of its thing, level with it', () => {
  expect(place(box(300, 300))).toEqual({ left: 392, top: 265 });
});

test('where the board has free land it stands there', () => {
  expect(place(box(700, 300), [], box(300, 50, 240, 600))).toEqual({ left: 320, top: 265 });
  expect(place(box(700, 300), [], box(300, 50, 150, 600)).left).not.toBe(275);
});

test('beside the lowest thing it stays on the land: what is asked stands below', () => {
  expect(place(box(700, 360), [], box(300, 50, 240, 400))).toEqual({ left: 320, top: 300 });
});

test('what lies below the land has its card beside it all the same', () => {
  expect(place(box(700, 600), [], box(300, 50, 240, 400))).toEqual({ left: 792, top: 542 });
});

test('it goes where it covers nothing that is asked', () => {
  expect(place(box(300, 300), [box(400, 300)])).toEqual({ left: 88, top: 265 });
  expect(place(box(300, 300), [box(400, 300), box(200, 300)])).toEqual({ left: 240, top: 138 });
});

test('it stays in the window, and covers its own thing last of all', () => {
  const corner = place(box(910, 610));
  expect(corner.left + card.width).toBeLessThanOrEqual(window.width);
  expect(corner.top + card.height).toBeLessThanOrEqual(window.height);
  expect(corner.left + card.width).toBeLessThanOrEqual(910);
});
