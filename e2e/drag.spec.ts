import { expect, type Page } from '@playwright/test';
import type { Choice } from '../apps/web/src/table/screen/screen.ts';
import { openTable, settle } from './app.ts';
import { type Point, prompt, thing, touchDrag } from './hands.ts';
import { test } from './kept.ts';
import { arrived, type Model, modelOf, played, whyNot } from './model.ts';
import { ASKED } from './positions.ts';
import { saved } from './stored.ts';

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const at = (page: Page, target: string): Promise<Point> => middle(page, `main [data-target="${target}"]`);

async function open(page: Page, ask: keyof typeof ASKED): Promise<Model> {
  await settle(page);
  const model = modelOf(ASKED[ask]);
  await openTable(page, model.record);
  await arrived(page, model);
  return model;
}

async function lift(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
}

function recruitIn({ choices }: Model): Choice {
  const found = choices.find(({ targets }) => /^[LR]\d$/.test(targets[0]));
  if (found === undefined) throw new Error('nobody can be recruited');
  return found;
}

function swapIn({ choices }: Model): Choice {
  const found = choices.find(({ targets }) => targets[1] === 'piece F');
  if (found === undefined) throw new Error('nothing can be swapped');
  return found;
}

const ghosts = (page: Page) => page.locator('[data-ghosts]');

test('the king is dragged to a tile and takes it', async ({ page }) => {
  const model = await open(page, 'summon');
  await lift(page, await at(page, 'e1'), await at(page, 'e2'));
  await expect(ghosts(page)).toHaveCount(1);
  await expect(thing(page, 'e2')).toHaveAttribute('data-over', '');
  await page.mouse.up();
  await arrived(page, played(model, 'take e2'));
  await expect(ghosts(page)).toHaveCount(0);
});

test('a tile of the hill is dragged to the castle and is recruited; nothing else of the hill is lit meanwhile', async ({
  page,
}) => {
  const model = await open(page, 'recruit');
  const recruit = recruitIn(model);
  await lift(page, await at(page, recruit.targets[0]), await middle(page, 'main [data-castle][data-drop]'));
  await expect(page.locator('[data-board] [data-legal]')).toHaveCount(0);
  await expect(page.locator('[data-drop][data-over]')).toHaveCount(1);
  await page.mouse.up();
  await arrived(page, played(model, recruit.text));
});

test('a drag from the castle to the hill swaps, as two clicks would', async ({ page }) => {
  const model = await open(page, 'swap');
  const swap = swapIn(model);
  await lift(page, await at(page, 'piece F'), await at(page, swap.targets[0]));
  const swaps = model.choices.filter(({ targets }) => targets[1] === 'piece F');
  const places = new Set(swaps.map(({ targets }) => targets[0]));
  await expect(page.locator('[data-board] [data-legal]')).toHaveCount(places.size);
  await page.mouse.up();
  await arrived(page, played(model, swap.text));
});

test('dropped elsewhere, or with Escape, nothing happens; dropped on what is not legal, it says why', async ({
  page,
}) => {
  const model = await open(page, 'summon');
  const king = await at(page, 'e1');
  await lift(page, king, await middle(page, 'header'));
  await page.mouse.up();
  await expect(ghosts(page)).toHaveCount(0);
  await lift(page, king, await at(page, 'e2'));
  await page.keyboard.press('Escape');
  await expect(ghosts(page)).toHaveCount(0);
  await page.mouse.up();
  await lift(page, king, await at(page, 'd4'));
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText(whyNot(model, 'd4').text);
  await arrived(page, model);
  expect((await saved(page)).record.log).toEqual(model.record.log);
});

test('a press that hardly moves is a click', async ({ page }) => {
  const model = await open(page, 'recruit');
  const recruit = recruitIn(model);
  const [x, y] = await at(page, recruit.targets[0]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 2);
  await page.mouse.up();
  await arrived(page, played(model, recruit.text));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the king is dragged with a finger and takes a tile at once', async ({ page }) => {
    const model = await open(page, 'summon');
    await touchDrag(page, await at(page, 'e1'), await at(page, 'e2'));
    await arrived(page, played(model, 'take e2'));
  });

  test('a tile of the hill is dragged onto the own crest', async ({ page }) => {
    const model = await open(page, 'recruit');
    const recruit = recruitIn(model);
    await touchDrag(page, await at(page, recruit.targets[0]), await middle(page, '[data-crest=own]'), ghosts(page));
    await arrived(page, played(model, recruit.text));
  });

  test('a tile that was held until its card came can still be dragged: the card makes way', async ({ page }) => {
    const model = await open(page, 'recruit');
    const recruit = recruitIn(model);
    const card = page.locator('[data-card]');
    await touchDrag(page, await at(page, recruit.targets[0]), await middle(page, '[data-crest=own]'), card);
    await arrived(page, played(model, recruit.text));
    await expect(card).toHaveCount(0);
  });

  test('where the page scrolls, a quick finger scrolls and a held one lifts', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 440 });
    const model = await open(page, 'swap');
    const swap = swapIn(model);
    const slot = await at(page, swap.targets[0]);
    await page.locator('[data-crest=own]').tap();
    const own = page.locator('[data-part="own"]');
    await thing(page, 'piece F').evaluate((piece) => piece.scrollIntoView({ block: 'center' }));
    const [x, y] = await at(page, 'piece F');
    const before = await own.evaluate((area) => area.scrollTop);
    expect(before).toBeGreaterThan(20);
    await touchDrag(page, [x, y], [x, y + 60]);
    await expect.poll(() => own.evaluate((area) => area.scrollTop)).toBeLessThan(before);
    await expect(ghosts(page)).toHaveCount(0);
    await expect(prompt(page)).not.toHaveAttribute('data-open');
    await arrived(page, model);
    await thing(page, 'piece F').evaluate((piece) => piece.scrollIntoView({ block: 'center' }));
    // Lifted, it turns the page to where it can be dropped.
    const from = await at(page, 'piece F');
    await touchDrag(page, from, slot, ghosts(page));
    await arrived(page, played(model, swap.text));
  });
});
