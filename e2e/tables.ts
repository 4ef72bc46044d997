/** Looks at a table: all of it is on the screen, its numbers can be read, and nothing moves away from the pointer. */
import type { Page } from '@playwright/test';
import { someOf } from '../packages/core/test/proof.ts';
import { drawn } from './app.ts';

/** The one the scenes are opened in comes last. */
const DESKTOPS = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];
const SIZES = [{ width: 820, height: 1180 }, ...DESKTOPS];

/** Nothing scrolls on a desktop or a tablet, and on a desktop nothing moves away from the pointer. */
export async function atSizes(page: Page, scene: string): Promise<string[]> {
  const faults: string[] = [];
  const sizes = someOf(`sizes of ${scene}`, SIZES, 1);
  const pointed = someOf(`desktops on which things of ${scene} are pointed at`, DESKTOPS, 1);
  for (const size of SIZES.filter((one) => sizes.includes(one) || pointed.includes(one))) {
    await resize(page, size);
    const found = [...(await outOf(page)), ...(pointed.includes(size) ? await movingAway(page, scene) : [])];
    faults.push(...found.map((fault) => `${size.width}x${size.height}: ${fault}`));
  }
  await resize(page, SIZES[SIZES.length - 1]);
  return faults;
}

async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await drawn(page);
}

/** What is not on the screen. */
function outOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const whole = [scrollHeight - clientHeight, scrollWidth - clientWidth];
    const out = [...document.querySelectorAll<HTMLElement>('[data-board] [data-target]')].filter((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return [
      ...(whole.some((more) => more !== 0) ? [`it scrolls by ${whole}`] : []),
      ...out.map(({ dataset }) => `${dataset.target} is not on the screen`),
    ];
  });
}

/** Numbers that matter are at least 18 px on a desktop. */
export function smallNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.children.length === 0 && /^\d+$/.test(element.textContent ?? ''))
      .filter((element) => element.checkVisibility() && element.clientWidth + element.clientHeight > 2)
      .map((element) => ({ text: element.textContent, size: Number.parseFloat(getComputedStyle(element).fontSize) }))
      .filter(({ size }) => size < 17.9)
      .map(({ text, size }) => `${text} has ${size} px`),
  );
}

/** A thing may rise a little towards the pointer. */
const RISE = 5;
const FRAMES = 10;

async function movingAway(page: Page, scene: string): Promise<string[]> {
  const moved: string[] = [];
  for (const target of someOf(`things of ${scene}`, kinds(await legalOf(page)), 2)) {
    await page.mouse.move(0, 0);
    const thing = page.locator(`main [data-target="${target}"][data-legal]`).first();
    const box = await thing.boundingBox();
    if (box === null) continue;
    const watching = thing.evaluate(farthest, FRAMES);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if ((await watching) > RISE) moved.push(`${target} moves away from the pointer`);
  }
  await page.mouse.move(0, 0);
  return moved;
}

/**
 * How far a thing goes within so many frames, in pixels of the page, which are larger in a large window. What moves away and
 * comes back again is never where one clicks.
 */
function farthest(thing: Element, frames: number): Promise<number> {
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom'));
  const { x, y } = thing.getBoundingClientRect();
  let far = 0;
  return new Promise((done) => {
    const look = (left: number) => {
      const now = thing.getBoundingClientRect();
      far = Math.max(far, Math.hypot(now.x - x, now.y - y) / zoom);
      if (left === 0) done(far);
      else requestAnimationFrame(() => look(left - 1));
    };
    look(frames);
  });
}

const legalOf = (page: Page): Promise<string[]> =>
  page
    .locator('main [data-target][data-legal]:visible')
    .evaluateAll((things) => things.map((thing) => (thing as HTMLElement).dataset.target ?? ''));

/** One of each kind: those that differ in more than their number. */
const kinds = (targets: readonly string[]): string[] => [
  ...new Map(targets.map((target) => [target.replaceAll(/\d+/g, ''), target])).values(),
];
