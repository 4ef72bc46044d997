/** Looks at a table in a small window: its zones, and what a finger can reach of them. */
import type { Page } from '@playwright/test';

/** A finger's 44 px, measured from the middle of a thing; half a pixel is lost by rounding. */
const REACH = 20.5;
const FINGER = 43.5;

/** What is wrong with the zones of the window: board and prompt, what scrolls, what is covered, what a finger misses. */
export function zoneFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([reach, finger]) => {
      const faults: string[] = [];
      const nameOf = (element: Element) =>
        (element as HTMLElement).dataset.target ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
      const isPhone = document.querySelector('[data-crest]') !== null;
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      if (scrollWidth > clientWidth || scrollHeight > clientHeight) faults.push('the page scrolls');

      const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
      const shown = [...document.querySelectorAll('main [data-part]')].filter((part) => part.checkVisibility());
      const [board] = shown.map((part) => part.getBoundingClientRect());
      if (prompt === undefined || !isInside(prompt)) faults.push('the prompt is not in the window');
      if (board === undefined || !isInside(board) || board.height < 100) faults.push('the board is not in the window');
      if (isPhone && prompt !== undefined && board !== undefined && overlap(prompt, board)) {
        faults.push('the prompt lies over the board');
      }

      const scrolling = [...document.querySelectorAll('main *')].filter((element) => {
        // The sheet, and one's own area, may hold more than they show.
        if (element.closest('[data-prompt], [data-part=own]') !== null || !element.checkVisibility()) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isX = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        return isX || (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      });
      if (isPhone) faults.push(...scrolling.map((element) => `${element.className} scrolls`));

      // A finger sees no bar: what goes on below fades out there.
      const hiding = [...document.querySelectorAll('[data-prompt] *')].filter(
        (element) =>
          getComputedStyle(element).overflowY === 'auto' &&
          element.scrollHeight - element.scrollTop - element.clientHeight > 8 &&
          !element.hasAttribute('data-more'),
      );
      if (isPhone) faults.push(...hiding.map((element) => `${element.className} goes on below and does not show it`));

      // What is drawn on a button stays in the window.
      const drawn = [...document.querySelectorAll('main button > svg, main button > span > svg')];
      for (const drawing of drawn.filter((one) => one.checkVisibility() && one.closest('[data-part=own]') === null)) {
        const { left, right } = drawing.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) faults.push(`a drawing of ${nameOf(drawing)} is cut by the window`);
      }

      const legal = [...document.querySelectorAll('main [data-legal]')];
      const inView = legal.filter((thing) => thing.checkVisibility());
      const seen = inView.filter((thing) => thing.closest('[data-prompt]') === null);
      const choices = [...document.querySelectorAll('[data-prompt] [data-choice]')].filter((one) =>
        one.checkVisibility(),
      );
      if (legal.length > 0 && inView.length === 0 && choices.length === 0) faults.push('what is asked is not in view');
      if (isPhone) {
        faults.push(...seen.filter((thing) => !isTouched(thing)).map((thing) => `${nameOf(thing)} misses a finger`));
        const buttons = [...document.querySelectorAll('header button, [data-prompt] button')];
        for (const button of buttons.filter((one) => one.checkVisibility())) {
          const { width, height } = button.getBoundingClientRect();
          if (Math.min(width, height) < finger) faults.push(`${nameOf(button)} is ${width}x${height}`);
        }
      }
      return faults;

      function isInside({ left, top, right, bottom }: DOMRect): boolean {
        return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
      }

      function overlap(a: DOMRect, b: DOMRect): boolean {
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      }

      /** It is met in its middle and as far around that as a finger is wide. */
      function isTouched(thing: Element): boolean {
        // The own area scrolls, and its tiles lie in fans: the buttons of the sheet mean the same.
        if (thing.closest('[data-part=own]') !== null) return true;
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const points = [
          [x, y],
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ];
        return points.every(([px, py]) => {
          const top = document.elementFromPoint(px, py);
          return top !== null && (thing.contains(top) || top.contains(thing));
        });
      }
    },
    [REACH, FINGER] as const,
  );
}
