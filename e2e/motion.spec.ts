import { expect, type Page } from '@playwright/test';
import { PLACE_NAMES } from '../packages/valeria/src/grid.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { byMouse, make, thing } from './hands.ts';
import { test } from './kept.ts';
import { realms } from './kings-will/positions.ts';
import { arrived, modelOf, played, player } from './model.ts';
import { VALLEY, ASKED as VALLEY_ASKED } from './positions.ts';
import { saved } from './stored.ts';
import { ASKED } from './valeria/positions.ts';

/** Watches from now on; gives what ran. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const duration = Number(effect?.getComputedTiming().duration ?? 0);
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (animation.playState === 'running' && duration > 1) seen.push(`${target?.tagName} ${target?.className}`);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  return () => page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
}

async function playSome(page: Page): Promise<string[]> {
  let model = modelOf(recordFrom({ position: VALLEY }));
  await openTable(page, model.record);
  await arrived(page, model);
  const seen = await watchMotion(page);
  const choose = player('motion');
  for (let i = 0; i < 6; i++) {
    const choice = choose(model);
    await byMouse(page, model, choice);
    model = played(model, choice.text);
    await arrived(page, model);
  }
  expect((await saved(page)).record.log.length).toBe(6);
  return seen();
}

test('who asks the system for less motion sees nothing move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page, { speed: 'normal' });
  expect(await playSome(page)).toEqual([]);
});

test('speed: off moves nothing either', async ({ page }) => {
  await settle(page, { speed: 'off' });
  expect(await playSome(page)).toEqual([]);
});

test('the control: at normal speed something moves', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  expect((await playSome(page)).length).toBeGreaterThan(0);
});

interface Begun {
  /** A copy above the table, or else the thing of this name. */
  readonly name: string | undefined;
  readonly isCopy: boolean;
  readonly isHidden: boolean;
  /** It comes from elsewhere. */
  readonly isMoved: boolean;
  /** Where it is seen first. */
  readonly x: number;
  readonly y: number;
}

/** Writes down from now on whatever begins to move. */
async function watchStarts(page: Page): Promise<() => Promise<readonly Begun[]>> {
  await page.evaluate(() => {
    const begun: Begun[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: HTMLElement, frames, timing) {
      const first = Array.isArray(frames) ? frames[0] : {};
      const [, dx = '0', dy = '0'] = /translate\((.+?)px, (.+?)px\)/.exec(String(first.transform)) ?? [];
      const { x, y } = this.getBoundingClientRect();
      begun.push({
        name: this.dataset.fly,
        isCopy: this.closest('[data-flights]') !== null,
        isHidden: first.opacity === 0,
        isMoved: Math.abs(Number(dx)) + Math.abs(Number(dy)) > 2,
        x: x + Number(dx),
        y: y + Number(dy),
      });
      return animate.call(this, frames, timing);
    };
    Object.assign(globalThis, { begun });
  });
  return () => page.evaluate(() => (globalThis as unknown as { begun: Begun[] }).begun);
}

type Places = Readonly<Record<string, { readonly x: number; readonly y: number }>>;

const places = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>('main [data-fly]')];
    return Object.fromEntries(
      things.map((thing) => {
        const { x, y } = thing.getBoundingClientRect();
        return [thing.dataset.fly ?? '', { x, y }];
      }),
    );
  });

const isAt = (one: { x: number; y: number }, other: { x: number; y: number } | undefined): boolean =>
  other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 2;

test('a king flies from the place he left, and waits unseen for his copy', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  const model = modelOf(recordFrom({ position: VALLEY }));
  await openTable(page, model.record);
  await arrived(page, model);
  const starts = await watchStarts(page);
  const before = await places(page);
  await arrived(page, await make(page, model, 'take e2'));
  await expect.poll(async () => (await starts()).some((one) => one.isCopy && isAt(one, before['pawn 0']))).toBe(true);
  expect((await starts()).some(({ name, isHidden }) => name === 'pawn 0' && isHidden)).toBe(true);
  await expect(page.locator('[data-flights]')).toHaveCount(0);
});

test('a tile that was dragged flies on from where it was let go', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  const model = modelOf(VALLEY_ASKED.recruit);
  await openTable(page, model.record);
  await arrived(page, model);
  const starts = await watchStarts(page);
  const slot = await thing(page, 'L1').boundingBox();
  const castle = await page.locator('main [data-castle][data-drop]').boundingBox();
  if (slot === null || castle === null) throw new Error('the table is not to be seen');
  await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2);
  await page.mouse.down();
  await page.mouse.move(castle.x + castle.width - 30, castle.y + 30, { steps: 5 });
  const ghost = await page.locator('[data-ghosts] [data-fly]').boundingBox();
  if (ghost === null) throw new Error('nothing is lifted');
  await page.mouse.up();
  await expect.poll(async () => (await starts()).some((one) => one.isCopy && isAt(one, ghost))).toBe(true);
  await expect(page.locator('[data-ghosts]')).toHaveCount(0);
});

test('a recruited card flies from its place on the grid', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  const model = modelOf(ASKED.action);
  await openTable(page, model.record);
  await arrived(page, model);
  const starts = await watchStarts(page);
  const before = await places(page);
  await make(page, model, 'recruit c3');
  const card = before[`place ${PLACE_NAMES.indexOf('c3')}`];
  await expect.poll(async () => (await starts()).some((one) => one.isCopy && isAt(one, card))).toBe(true);
});

test('an action tile slides from the slot in which it stood', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  let model = modelOf(realms({}));
  await openTable(page, model.record);
  await arrived(page, model);
  const starts = await watchStarts(page);
  let before: Places = {};
  // The row moves up when the turn is over.
  for (const move of ['take 9', 'educate', 'develop']) {
    await arrived(page, model);
    before = await places(page);
    model = await make(page, model, move);
  }
  const slid = (one: Begun) => one.isMoved && one.name?.startsWith('tile') && isAt(one, before[one.name]);
  await expect.poll(async () => (await starts()).some(slid)).toBe(true);
});
