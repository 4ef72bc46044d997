import { expect, type Page, test } from '@playwright/test';
import { append, createTable, listed, logOf, openPage, serveStorage } from './storage/pages.ts';

test.beforeEach(({ context }) => serveStorage(context));

test('what was entered is there after a reload, with its commands, result and wishes', async ({ context }) => {
  const page = await openPage(context);
  await createTable(page);
  expect(await append(page, 1, '1 place b4', 'a', 'first')).toBe('stored');
  const result = { reason: 'finished', scores: [1, 2], winners: [2] } as const;
  await page.evaluate(async (result) => {
    await storage.tables.append('a', { seq: 2, line: '2 place e5', commandId: 'second', result });
    await storage.tables.saveWishes('a', [{ levy: 'gold' }, {}]);
  }, result);
  await page.reload();
  await page.waitForFunction(() => 'storage' in globalThis);
  const table = await page.evaluate(() => storage.tables.read('a'));
  expect(table?.record).toMatchObject({ log: ['1 place b4', '2 place e5'], result });
  expect(table?.commandIds).toEqual(['first', 'second']);
  expect(table?.wishes).toEqual([{ levy: 'gold' }, {}]);
  await append(page, 3, 'undo 1 by 2');
  const reopened = await page.evaluate(() => storage.tables.read('a'));
  expect(reopened?.record.result).toBeUndefined();
});

test('an entry has one number and a number one entry, also when it is sent twice', async ({ context }) => {
  const page = await openPage(context);
  await createTable(page);
  expect(await append(page, 1, '1 place b4', 'a', 'mine')).toBe('stored');
  expect(await append(page, 1, '1 place b4', 'a', 'mine')).toBe('stored');
  expect(await append(page, 1, '1 place c3', 'a', 'other')).toBe('taken');
  await expect(append(page, 3, '1 place c3')).rejects.toThrow('entry 3 does not follow entry 1');
  expect(await append(page, 1, '1 place b4', 'nowhere')).toBe('gone');
  expect(await logOf(page)).toEqual(['1 place b4']);
  await expect(createTable(page, 'a')).rejects.toThrow(/already exists/i);
});

/** Plays on after what the page last read, like a page that does not look at others. */
async function playBlindly(page: Page, from: number, lines: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const [i, line] of lines.entries()) answers.push(await append(page, from + i, line));
  return answers;
}

test('two tabs: fourteen moves in one and one in the other lose nothing', async ({ context }) => {
  const [a, b] = [await openPage(context), await openPage(context)];
  await createTable(a);
  expect(await logOf(b)).toEqual([]);
  const fourteen = Array.from({ length: 14 }, (_, i) => `1 move ${i + 1}`);
  expect(await playBlindly(a, 1, fourteen)).toEqual(fourteen.map(() => 'stored'));
  expect(await playBlindly(b, 1, ['2 stale'])).toEqual(['taken']);
  expect(await logOf(b)).toEqual(fourteen);
  expect(await playBlindly(b, 15, ['2 fresh'])).toEqual(['stored']);
  expect(await logOf(a)).toEqual([...fourteen, '2 fresh']);
});

test('two tabs that enter the same number at the same time: one is stored, the other told so', async ({ context }) => {
  const pages = [await openPage(context), await openPage(context)];
  await createTable(pages[0]);
  for (let seq = 1; seq <= 20; seq++) {
    const answers = await Promise.all(pages.map((page, i) => append(page, seq, `1 from ${i} number ${seq}`)));
    expect(answers.toSorted()).toEqual(['stored', 'taken']);
  }
  expect(await logOf(pages[1])).toHaveLength(20);
});

test.describe('another tab follows', () => {
  /** Collects what a page that follows has seen. */
  const followed = (page: Page) =>
    page.evaluate(() => {
      const seen: string[] = [];
      const stop = storage.tables.follow('a', async () => {
        const entries = await storage.tables.entriesAfter('a', seen.length);
        seen.push(...entries.filter(({ seq }) => seq > seen.length).map(({ line }) => line));
      });
      Object.assign(globalThis, { seen, stop });
    });
  const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

  for (const how of ['as it is told', 'by looking, where tabs cannot tell each other']) {
    test(how, async ({ context }) => {
      if (how.startsWith('by looking')) {
        await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
      }
      const [a, b] = [await openPage(context), await openPage(context)];
      await createTable(a);
      await followed(b);
      await append(a, 1, '1 one');
      await append(a, 2, '2 two');
      await expect.poll(() => seen(b)).toEqual(['1 one', '2 two']);
    });
  }
});

for (const way of ['locks', 'leases'] as const) {
  test.describe(`who plays, by ${way}`, () => {
    test.beforeEach(async ({ context }) => {
      if (way === 'locks') return;
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    });

    type Holding = { heard: boolean[]; hold: { takeOver(): void; release(): void } };
    const hold = (page: Page) =>
      page.evaluate(() => {
        const heard: boolean[] = [];
        Object.assign(globalThis, { heard, hold: storage.tables.hold('a', (isOurs) => heard.push(isOurs)) });
      });
    const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: boolean[] }).heard);
    const does = (page: Page, what: 'takeOver' | 'release') =>
      page.evaluate((what) => (globalThis as unknown as Holding).hold[what](), what);

    test('the first tab; another may take over, and gets it back when that one closes', async ({ context }) => {
      const [a, b] = [await openPage(context), await openPage(context)];
      await createTable(a);
      await hold(a);
      await expect.poll(() => heard(a)).toEqual([true]);
      await hold(b);
      await expect.poll(() => heard(b)).toEqual([false]);
      await does(b, 'takeOver');
      await expect.poll(() => heard(b)).toEqual([false, true]);
      await expect.poll(() => heard(a)).toEqual([true, false]);
      await b.close();
      await expect.poll(() => heard(a)).toEqual([true, false, true]);
    });

    test('whoever waits, when the one that plays leaves the table', async ({ context }) => {
      const [a, b] = [await openPage(context), await openPage(context)];
      await createTable(a);
      await hold(a);
      await expect.poll(() => heard(a)).toEqual([true]);
      await hold(b);
      await expect.poll(() => heard(b)).toEqual([false]);
      await does(a, 'release');
      await expect.poll(() => heard(b)).toEqual([false, true]);
      expect(await heard(a)).toEqual([true]);
    });
  });
}

test('the list is in order, the last saved first, and a removed table is gone in every tab', async ({ context }) => {
  const [a, b] = [await openPage(context), await openPage(context)];
  for (const id of ['one', 'two', 'three']) await createTable(a, id, ['1 given']);
  await append(a, 2, '2 more', 'one');
  const ids = () => b.evaluate(async () => (await storage.tables.list()).map(({ id }) => id));
  expect(await ids()).toEqual(['one', 'three', 'two']);
  expect(await b.evaluate(async () => (await storage.tables.list(1)).map(({ id }) => id))).toEqual(['one']);
  await a.evaluate(() => storage.tables.remove('three'));
  expect(await ids()).toEqual(['one', 'two']);
  expect(await b.evaluate(() => storage.tables.entriesAfter('three', 0))).toEqual([]);
  expect(await append(b, 2, '2 late', 'three')).toBe('gone');
});

test('the browser is asked once to keep the games', async ({ context }) => {
  await context.addInitScript(() => {
    const asked: number[] = JSON.parse(localStorage.getItem('asked') ?? '[]');
    navigator.storage.persist = async () => {
      localStorage.setItem('asked', JSON.stringify([...asked, 1]));
      return true;
    };
  });
  const page = await openPage(context);
  const asked = () => page.evaluate(() => localStorage.getItem('asked'));
  expect(await asked()).toBeNull();
  await createTable(page, 'one');
  await expect.poll(asked).toBe('[1]');
  await createTable(page, 'two');
  await page.reload();
  await page.waitForFunction(() => 'storage' in globalThis);
  await createTable(page, 'three');
  expect(await asked()).toBe('[1]');
});

test.describe('a browser that keeps nothing', () => {
  const ways: Readonly<Record<string, () => void>> = {
    'there is no database': () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
    'asking for it throws': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
    'it does not open': () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name) {
        const request = open.call(this, name, 1);
        request.addEventListener('upgradeneeded', () => request.transaction?.abort());
        return request;
      };
    },
    'there is no room in it': () => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    },
  };
  for (const [way, block] of Object.entries(ways)) {
    test(`${way}: a game is played in memory, and that is said`, async ({ context }) => {
      await context.addInitScript(block);
      const page = await openPage(context);
      await createTable(page);
      expect(await page.evaluate(() => storage.tables.isKept('a'))).toBe(false);
      expect(await append(page, 1, '1 one', 'a', 'mine')).toBe('stored');
      expect(await append(page, 1, '1 one', 'a', 'mine')).toBe('stored');
      expect(await append(page, 1, '1 other')).toBe('taken');
      expect(await append(page, 2, '2 two')).toBe('stored');
      expect(await listed(page)).toEqual({ a: ['1 one', '2 two'] });
      const isOurs = page.evaluate(() => new Promise((resolve) => storage.tables.hold('a', resolve)));
      expect(await isOurs).toBe(true);
      const canKeep = await page.evaluate(() => storage.canKeep());
      expect(canKeep).toBe(way === 'there is no room in it');
      await page.evaluate(() => storage.tables.remove('a'));
      expect(await listed(page)).toEqual({});
    });
  }
});

test.describe('a browser that does not open its database at the moment', () => {
  /** Whether it is so can be changed while a page is open. */
  const shut = () => {
    const open = IDBFactory.prototype.open;
    let tries = 0;
    IDBFactory.prototype.open = function (...how) {
      tries += 1;
      if (sessionStorage.getItem('shut') === 'always' || tries <= Number(sessionStorage.getItem('shut')))
        throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
      return open.apply(this, how);
    };
  };
  const shutFor = (page: Page, what: string) => page.evaluate((what) => sessionStorage.setItem('shut', what), what);

  test('it is tried again before anything is played in memory', async ({ context }) => {
    await context.addInitScript(shut);
    const page = await openPage(context);
    await shutFor(page, '3');
    await createTable(page);
    expect(await page.evaluate(() => storage.tables.isKept('a'))).toBe(true);
  });

  test('what was played meanwhile is kept when it is back, with its commands, and another tab may follow', async ({
    context,
  }) => {
    await context.addInitScript(shut);
    const page = await openPage(context);
    await shutFor(page, 'always');
    await createTable(page);
    expect(await append(page, 1, '1 one', 'a', 'mine')).toBe('stored');
    await page.evaluate(() => {
      const heard: boolean[] = [];
      const followed: number[] = [];
      storage.tables.hold('a', (isOurs) => heard.push(isOurs));
      storage.tables.follow('a', () => followed.push(1));
      Object.assign(globalThis, { heard, followed });
    });
    expect(await page.evaluate(() => storage.tables.isKept('a'))).toBe(false);
    await shutFor(page, '0');
    await expect.poll(() => page.evaluate(() => storage.tables.isKept('a'))).toBe(true);
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: boolean[] }).heard);
    await expect.poll(heard).toEqual([true, true]);
    // Sent again it is known, and who follows is told of what is stored now.
    expect(await append(page, 1, '1 one', 'a', 'mine')).toBe('stored');
    expect(await append(page, 2, '2 two')).toBe('stored');
    const other = await openPage(context);
    expect(await logOf(other)).toEqual(['1 one', '2 two']);
    expect(await append(other, 3, '1 three')).toBe('stored');
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { followed: number[] }).followed.length))
      .toBeGreaterThan(1);
    expect(await logOf(page)).toEqual(['1 one', '2 two', '1 three']);
  });
});
