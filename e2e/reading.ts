/** What stands on a page, and whether it can be read. */
import type { Page } from '@playwright/test';

export interface Found {
  /** Every text that is on the page. */
  readonly texts: readonly string[];
  /** What cannot be read as it should: cut off, raw, too small. */
  readonly faults: string[];
}

/** How an element holds what is in it. */
interface Box {
  readonly edge: DOMRect;
  readonly isCutX: boolean;
  readonly isCutY: boolean;
  readonly scrollsAside: boolean;
  /** What is in it need not lie in what is around it. */
  readonly isWhole: boolean;
}

/**
 * Elements whose text may be wider than they are: they scroll. Everything else has to hold its text.
 * pre: the example of a custom table. frame: the score pad of four players on a phone. below: what happened since the
 * own last move fades out beside the board; the log has all of it.
 */
const SCROLLS = 'pre, [class*=_frame_], [class*=_below_]';
/** Only for a screen reader: drawn into a pixel. */
const ALOUD = '[class*=_aloud_]';
/** Names people typed may end in dots; the whole name stands in the title or in the full view. */
const NAMES = '[class*=who], [class*=who] *, [class*=seats] *, [class*=seat] h2, th, th *';

export function read(page: Page): Promise<Found> {
  return page.evaluate(
    ([scrolls, names, aloud]) => {
      const texts = new Set<string>();
      const faults = new Set<string>();
      const measured = new Map<Element, Box>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        const element = walker.currentNode.parentElement;
        if (text === '' || element === null || element.closest('script, style, noscript, svg') !== null) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        texts.add(text);
        if (element.closest('pre, code') === null) {
          if (/[{}]/.test(text)) faults.add(`raw: ${text}`);
          if (/^[a-z]+(\.[a-zA-Z]+)+$/.test(text)) faults.add(`a key: ${text}`);
        }
        check(walker.currentNode, element, text);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`);
      return { texts: [...texts], faults: [...faults] };

      function check(node: Node, element: Element, text: string): void {
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        if (boxes.length === 0 || element.closest(`${scrolls}, ${aloud}`) !== null) return;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < 13) faults.add(`${size} px small: ${text}`);
        if (element.closest(names) !== null) return;
        const { scrollWidth, clientWidth } = element;
        if (clientWidth > 0 && scrollWidth > clientWidth + 1) {
          faults.add(`${scrollWidth - clientWidth} px wider than its ${element.tagName} ${element.className}: ${text}`);
        }
        let isAside = false;
        for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
          const { edge, isCutX, isCutY, scrollsAside, isWhole } = boxOf(at);
          // Inside of what scrolls sideways, as a row of landscapes does, the sides need not hold.
          isAside ||= scrollsAside;
          const out = boxes.some(
            ({ left, right, top, bottom }) =>
              (isCutX && !isAside && (left < edge.left - 2 || right > edge.right + 2)) ||
              (isCutY && (top < edge.top - 4 || bottom > edge.bottom + 4)),
          );
          if (out) faults.add(`cut off by ${at.tagName} ${at.className}: ${text}`);
          if (isWhole) break;
        }
      }

      /** Many texts lie in the same elements, so each is measured once. */
      function boxOf(element: Element): Box {
        const known = measured.get(element);
        if (known !== undefined) return known;
        const { overflowX, overflowY, position } = getComputedStyle(element);
        const scrollsX = overflowX === 'auto' || overflowX === 'scroll';
        const scrollsY = overflowY === 'auto' || overflowY === 'scroll';
        const box = {
          edge: element.getBoundingClientRect(),
          isCutX: overflowX !== 'visible' && !scrollsX,
          isCutY: overflowY !== 'visible' && !scrollsY,
          scrollsAside: scrollsX && element.scrollWidth > element.clientWidth,
          // What scrolls may hold more than it shows; only its sides must hold.
          isWhole: scrollsY || position === 'fixed',
        };
        measured.set(element, box);
        return box;
      }
    },
    [SCROLLS, NAMES, ALOUD] as const,
  );
}
