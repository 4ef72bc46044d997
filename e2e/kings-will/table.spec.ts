import { expect, type Page } from '@playwright/test';
import { en as board } from '../../apps/web/src/games/kings-will/texts/en.ts';
import { en } from '../../apps/web/src/table/texts/en.ts';
import { LANGUAGES, type Message } from '../../packages/core/src/index.ts';
import {
  BUILDINGS,
  buildingName,
  valuesOf,
  WILLS,
  type Will,
  willName,
  willText,
} from '../../packages/kings-will/src/board.ts';
import { kingsWill as game, type State } from '../../packages/kings-will/src/index.ts';
import { formatMessage } from '../../packages/texts/src/index.ts';
import { change, openTable, settle } from '../app.ts';
import { make, prompt, takeScreen, thing } from '../hands.ts';
import { test } from '../kept.ts';
import { arrived, askOf, type Model, modelOf, played, whyNot } from '../model.ts';
import { saved } from '../stored.ts';
import { asked, bots, newGame, realms, taken } from './positions.ts';

async function open(page: Page, start: Model): Promise<Model> {
  await settle(page);
  await openTable(page, start.record);
  return start;
}

const undo = (page: Page) => page.getByRole('button', { name: en.undo, exact: true });
const askBack = (page: Page) => page.getByRole('button', { name: en['askBack.alone.title'] });
const notebook = (page: Page) => page.getByRole('button', { name: board.notebook, exact: true });

for (const { ask, first, later } of [
  { ask: 'move', first: 'walk 2 3', later: 'walk' },
  { ask: 'move', first: 'swap wood stone', later: 'trade' },
  { ask: 'build', first: 'found farmstead', later: 'pay' },
  { ask: 'enrich', first: 'look 5', later: 'look' },
] as const) {
  test(`a reload in the middle of an action, where ${later} is asked, asks it again`, async ({ page }) => {
    const start = await open(page, modelOf(asked()[ask]));
    let model = await make(page, start, first);
    if (model.asked?.ask === 'site') model = await make(page, model, model.choices[0].text);
    expect(model.asked?.ask).toBe(later);
    await arrived(page, model);
    const realm = await page.locator('[data-part="own"]').innerText();
    await page.reload();
    await arrived(page, model);
    await expect(prompt(page)).toContainText(askOf(model));
    await expect.poll(() => page.locator('[data-part="own"]').innerText()).toBe(realm);
    const next = await make(page, model, model.choices[0].text);
    await arrived(page, next);
  });
}

test('undo goes back move by move up to a card that was looked at, which needs a yes', async ({ page }) => {
  const start = await open(page, modelOf(asked().intrigue));
  const walked = await make(page, start, 'walk 2 3');
  await arrived(page, walked);
  await undo(page).click();
  await arrived(page, start);
  await page.keyboard.press('r');
  await arrived(page, walked);
  await page.keyboard.press('u');
  await arrived(page, start);

  const enrich = await open(page, modelOf(asked().enrich));
  const taxed = await make(page, enrich, 'taxes');
  const looked = await make(page, taxed, 'look 5');
  await arrived(page, looked);
  await expect(undo(page)).toHaveCount(0);
  await askBack(page).click();
  const dialog = page.getByRole('dialog', { name: en['askBack.alone.title'] });
  await dialog.getByRole('button', { name: en['askBack.no'] }).click();
  await arrived(page, looked);
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: en['askBack.alone.yes'] }).click();
  await arrived(page, taxed);
  await undo(page).click();
  await arrived(page, enrich);
});

const POOR = 'points 3 coins 1 mood 0 education 0 development 0 wood 0 leather 1 food 0 stone 0';

for (const { what, target, model: make } of [
  { what: 'a chained tile', target: 'slot-3', model: () => modelOf(asked().tile) },
  { what: 'the king', target: 'slot-2', model: () => modelOf(asked().tile) },
  {
    what: 'a place without the goods',
    target: 'place-village',
    model: () => modelOf(realms({ ...taken('build', 'act/1/build/2', 'follow/2/build/1'), 'player 1': POOR })),
  },
  {
    what: 'a gift for happier people',
    target: 'offer-3',
    model: () => modelOf(asked().offer),
  },
] as const) {
  test(`what cannot be used says why, with its rule: ${what}`, async ({ page }) => {
    const model = await open(page, make());
    await arrived(page, model);
    const { text, rule } = whyNot(model, target);
    await thing(page, target).click({ force: true });
    await expect(thing(page, target)).toHaveAttribute('data-refused', 'yes');
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByText(`${text} `).filter({ hasText: rule }).last()).toBeInViewport({ ratio: 1 });
    expect((await saved(page)).record.log).toEqual([]);
  });
}

test('who may build reads what there is to build, with its price, and comes back to the table at will', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const model = await open(page, modelOf(asked().build));
  await arrived(page, model);
  const sheet = page.getByRole('region', { name: board.market, exact: true }).first();
  await expect(sheet.locator('[data-target="place-castle"]')).toBeVisible();
  const school = sheet.locator('[data-target="building-school"]');
  const { width, height } = (await school.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width / 4, height)).toBeGreaterThan(60);
  await expect(school).toContainText('School');
  await page.getByRole('button', { name: board['sheet.close'] }).click();
  await expect(thing(page, 'slot-3')).toBeVisible();
  await thing(page, 'building-school').click();
  await expect(sheet).toBeVisible();
  expect((await saved(page)).record.log).toEqual(model.record.log);
});

test('who intrigues sees the locked tiles, and what there is to build once it is a building', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const row = 'build king multiply move intrigue harvest extract enrich govern';
  const model = await open(page, modelOf(realms({ ...taken('intrigue', 'intrigue/1/intrigue/1'), row })));
  await arrived(page, model);
  const sheet = page.getByRole('region', { name: board.market, exact: true }).first();
  await expect(thing(page, 'slot-3')).toBeVisible();
  await expect(sheet.locator('[data-target="building-school"]')).toHaveCount(0);
  await page.locator('[data-choice="action-erect"]').click();
  await expect(sheet.locator('[data-target="building-school"]')).toBeVisible();
});

test('on a phone the sign of a new land hangs over no farmer and no name', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  const lands =
    'mountain/1/castle/scriptorium forest/1/farmstead/trading-house meadow/2/-/mill cornfield/1/farmstead/-';
  const model = await open(page, modelOf(realms({ ...taken('move', 'act/1/move/2'), 'lands 1': lands })));
  await arrived(page, model);
  await page.locator('[data-choice="action-walk"]').click();
  const { x, y, width, height } = (await thing(page, 'end-left').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const below = page.locator('[data-target="farmer-1"], [data-target="land-1"] ~ * [data-good]');
  for (const one of await below.filter({ visible: true }).all()) {
    const box = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.y >= y + height || box.x >= x + width).toBe(true);
  }
});

test('beside three others in a low window the tip for the first time is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, modelOf(newGame({ bots: bots(4), start: 1 })));
  await change(page, { known: [] });
  const tip = page.getByRole('complementary', { name: en['coach.label'] }).filter({ visible: true });
  await tip.waitFor();
  for (const language of LANGUAGES) {
    await change(page, { language });
    const cut = await page.locator('aside[data-place=side]').evaluate((one) => {
      const room = one.parentElement?.getBoundingClientRect();
      const own = one.getBoundingClientRect();
      return room === undefined || own.bottom > room.bottom || one.scrollHeight > one.clientHeight;
    });
    expect(cut, language).toBe(false);
  }
  await change(page, { language: 'en' });
  await tip.getByRole('button', { name: en['coach.dismiss'] }).click();
  await expect(tip).toHaveCount(0);
});

test('while nothing is built, the supply names a few buildings in full, and one click shows all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const model = await open(page, modelOf(asked().tile));
  await arrived(page, model);
  const names = page.locator('[data-board] [data-target^="building-"] b[class*="name"]');
  await expect(names).toHaveCount(3);
  for (const language of LANGUAGES) {
    await change(page, { language });
    const words = BUILDINGS.map((_, i) => formatMessage(game.words.texts, language, buildingName(i), []));
    const cut = await names.first().evaluate((name, all) => {
      const before = name.textContent;
      const found = all.filter((word) => {
        name.textContent = word;
        return name.scrollWidth > name.clientWidth || name.clientHeight > 30;
      });
      name.textContent = before;
      return found;
    }, words);
    expect(cut, language).toEqual([]);
  }
  await change(page, { language: 'en' });
  await page.getByRole('button', { name: board['market.open'] }).last().click();
  const sheet = page.getByRole('region', { name: board.market, exact: true }).first();
  await expect(sheet.locator('[data-target="building-treasury"]')).toContainText('Treasury');
});

test('in the plan opened on a low board the words of every card have room, in each language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const model = await open(page, modelOf(asked().pledge));
  await arrived(page, model);
  const values = valuesOf(model.state as State);
  for (const language of LANGUAGES) {
    await change(page, { language });
    const say = (message: Message) => formatMessage(game.words.texts, language, message, []);
    const faces = WILLS.map((will, i) => [
      say({ key: `topic.${will}` }),
      ...willText(values, i).map(({ text }) => say(text)),
    ]);
    const tight = await page.locator('[data-large] [data-known] [data-card]').first().evaluate(tightOf, faces);
    expect(tight, language).toEqual([]);
  }
});

test('on a phone every card shows signs of what draws its wrath, and its sheet says it in words', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  const fields = [1, 2, 3, 4, 5, 6, 7, 8];
  const seen = fields.join(' ');
  const model = modelOf(realms({ plan: 'K D M G H B L N', 'seen 1': seen }));
  await open(page, model);
  await arrived(page, model);
  await page.locator('[data-bookmark=will]').click();
  const cut = await page.locator('[data-known] [data-card]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const line = card.querySelector('i')?.parentElement;
      const { left, right } = card.getBoundingClientRect();
      const parts = [...(line?.children ?? [])].map((part) => part.getBoundingClientRect());
      const isWhole = parts.every((part) => part.width > 0 && part.left >= left && part.right <= right);
      return parts.length > 2 && isWhole ? [] : [card.textContent];
    }),
  );
  expect(cut).toEqual([]);
  const values = valuesOf(model.state as State);
  for (const field of fields) {
    await page.locator(`main [data-target="will-${field}"]`).click({ force: true });
    const will = WILLS.indexOf('KDMGHBLN'[field - 1] as (typeof WILLS)[number]);
    for (const { text } of willText(values, will))
      await expect(prompt(page)).toContainText(formatMessage(game.words.texts, 'en', text, []), { ignoreCase: true });
  }
});

/** The faces whose words do not fit a card like this one. */
function tightOf(card: HTMLElement, faces: readonly (readonly string[])[]): string[] {
  return faces.flatMap(([name, ...texts]) => {
    const copy = card.cloneNode(true) as HTMLElement;
    const [head, reward, wrath] = [...(copy.firstElementChild?.children ?? [])];
    head.children[1].textContent = name;
    reward.textContent = texts[0];
    wrath.children[1].textContent = texts[1];
    card.after(copy);
    const isTight = [head, reward, wrath].some((part) => part.scrollHeight > part.clientHeight + 1);
    copy.remove();
    return isTight ? [[name, ...texts].join('. ')] : [];
  });
}

test('a follower passes with the key N', async ({ page }) => {
  const model = await open(page, modelOf(asked().follow));
  await arrived(page, model);
  await expect(prompt(page)).toContainText(askOf(model));
  await page.keyboard.press('n');
  await expect.poll(async () => (await saved(page)).record.log[0]).toBe('1 pass');
});

/** All that is said of a card: its name in the log, what it pays and what it costs. */
function sentences({ state }: Model, will: Will): string[] {
  const messages = [willName(will), ...willText(valuesOf(state as State), will).map(({ text }) => text)];
  return messages.map((message) => formatMessage(game.words.texts, 'en', message, []));
}

/** Cards of the plan, of hands and put away that a seat has not seen, or nobody. */
function hiddenFrom(model: Model, seat: number | 'spectator'): Will[] {
  const { plan, hands, discards } = model.state as State;
  const view = game.secrets.view(model.state as State, seat);
  const known = new Set([...view.plan, ...view.hands.flat(), ...view.discards]);
  return [...plan, ...hands.flat(), ...discards].filter((will) => !known.has(will) && will < 16);
}

/** Not a sentence of a hidden card in any text, label, title or attribute of the page. */
async function expectHidden(page: Page, model: Model, seat: number | 'spectator', where: string): Promise<void> {
  const html = (await page.content()).replaceAll('\u00ad', '').replaceAll('&lt;', '<');
  const hidden = hiddenFrom(model, seat);
  expect(hidden.length, where).toBeGreaterThan(3);
  const found = hidden.flatMap((will) => sentences(model, will)).filter((text) => html.includes(text));
  expect(found, where).toEqual([]);
}

/** Who is asked has taken the screen. */
const held = (model: Model): Model => ({ ...model, holder: model.asked?.seat, isCovered: false });

/** Everywhere a person at the table can look. */
async function expectKept(page: Page, model: Model, seat: number): Promise<void> {
  await expectHidden(page, model, seat, `${model.asked?.ask}, seat ${seat + 1}`);
  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
  await expectHidden(page, model, seat, 'the log');
  await page.keyboard.press('Escape');
  await page.locator('aside article button').first().click();
  await page.getByRole('dialog').waitFor();
  await expectHidden(page, model, seat, 'the other palatinate');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('at a shared screen nothing of a card that another has seen is anywhere in the page', async ({ page }) => {
  const both = { bots: [undefined, undefined] };
  let model = await open(page, modelOf(newGame({ ...both, options: { variant: 'first' }, seed: 'secrets', start: 1 })));
  await expectHidden(page, model, 'spectator', 'before anybody has the screen');
  for (const seat of [0, 1]) {
    expect(model.asked).toMatchObject({ seat, ask: 'will' });
    await takeScreen(page, model);
    await arrived(page, model);
    await expectHidden(page, model, seat, `seat ${seat + 1} chooses`);
    model = await make(page, held(model), 'keep 1');
  }

  model = await open(page, modelOf(realms(taken('enrich', 'act/1/enrich/2', 'follow/2/enrich/1'), both)));
  await takeScreen(page, model);
  await arrived(page, model);
  await expectKept(page, model, 0);
  model = await make(page, held(model), 'look 5');
  model = await make(page, model, 'pass');
  await arrived(page, model);
  const [, pays] = sentences(model, 4);
  // The card just seen is shown large, by the pointer, while the move is made that hands the screen on.
  await thing(page, 'will-5').hover();
  await expect(page.getByText(pays).first()).toBeVisible();
  await thing(page, 'will-5').focus();
  await page.keyboard.press('n');
  model = played(model, 'pass');
  expect(model.isCovered).toBe(true);
  await expect(page.getByRole('button', { name: en['hand.take'].split('{')[0] })).toBeVisible();
  await expectHidden(page, model, 'spectator', 'at the curtain');
  await takeScreen(page, model);
  await arrived(page, model);
  await expectKept(page, model, 1);
  await page.goto('/table/e2e/score');
  await page.getByRole('table').waitFor();
  await expectHidden(page, model, 'spectator', 'the score so far');
  await page.goto('/table/e2e?replay=1');
  await page.getByRole('slider').waitFor();
  await expectHidden(page, model, 'spectator', 'the replay');
});

test('against bots the cards they have seen and their points stay hidden', async ({ page }) => {
  const model = await open(page, modelOf(asked().tile));
  await arrived(page, model);
  await expectKept(page, model, 0);
  const other = page.locator('aside article').first();
  await expect(other).toContainText(board['points.hidden']);
  await expect(page.locator('[data-field="1"]')).not.toHaveAttribute('data-known');
  await expect(page.locator('[data-field="0"]')).toHaveAttribute('data-known', 'yes');
});

test('the notebook has every card seen, also the one just looked at, and none else', async ({ page }) => {
  const start = await open(page, modelOf(asked().enrich));
  await arrived(page, start);
  const sheet = page.getByRole('dialog', { name: board['notebook.title'] });
  const expectNotes = async (model: Model) => {
    await notebook(page).click();
    const { plan, discards } = game.secrets.view(model.state as State, 0);
    const known = [...plan, discards[0]].filter((will) => will >= 0);
    await expect(sheet.getByRole('listitem')).toHaveCount(known.length);
    for (const will of known)
      for (const text of sentences(model, will).slice(1)) await expect(sheet).toContainText(text);
    await expectHidden(page, model, 0, 'the notebook');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(notebook(page)).toBeFocused();
  };
  await expectNotes(start);
  const looked = await make(page, start, 'look 5');
  await arrived(page, looked);
  await expectNotes(looked);
});

test('without a notebook a card is shown until its player goes on', async ({ page }) => {
  const lines = taken('enrich', 'act/1/enrich/2', 'follow/2/enrich/1');
  const start = await open(page, modelOf(realms(lines, { options: { notebook: 'off' } })));
  await arrived(page, start);
  await expect(page.locator('[data-field][data-known]')).toHaveCount(0);
  const looked = await make(page, start, 'look 5');
  await arrived(page, looked);
  await expect(page.locator('[data-field][data-known]')).toHaveCount(1);
  const passed = await make(page, looked, 'pass');
  await arrived(page, passed);
  await expect(page.locator('[data-field][data-known]')).toHaveCount(0);
});

test('a farmer is dragged onto the farmers of another land, who do not keep the road from him', async ({ page }) => {
  const start = await open(page, modelOf(asked().move));
  await arrived(page, start);
  const middle = async (target: string) => {
    const box = await thing(page, target).boundingBox();
    if (box === null) throw new Error(`${target} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('farmer-2')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('farmer-3')), { steps: 5 });
  await expect(thing(page, 'land-3')).toHaveAttribute('data-over', '');
  await page.mouse.up();
  await arrived(page, played(start, 'walk 2 3'));
});
