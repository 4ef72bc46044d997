import { expect, type Page } from '@playwright/test';
import { en as told } from '../../apps/web/src/games/valeria/telling/texts/en.ts';
import { en as board } from '../../apps/web/src/games/valeria/texts/en.ts';
import { en } from '../../apps/web/src/table/texts/en.ts';
import { DUKES } from '../../packages/valeria/src/board.ts';
import { type State, valeria } from '../../packages/valeria/src/index.ts';
import { change, openTable, settle } from '../app.ts';
import { byMouse, make, playButton, prompt, takeScreen, thing, touchDrag, turnUp } from '../hands.ts';
import { test } from '../kept.ts';
import { afterBots, arrived, askOf, isFaceDown, labelOf, type Model, modelOf, played, whyNot } from '../model.ts';
import { saved, store } from '../stored.ts';
import { keepTeamAway } from '../team.ts';
import { ASKED, changed, newGame } from './positions.ts';

async function open(page: Page, start: Model): Promise<Model> {
  await settle(page);
  await openTable(page, start.record);
  return start;
}

const undo = (page: Page) => page.getByRole('button', { name: en.undo, exact: true });
const askBack = (page: Page) => page.getByRole('button', { name: en['askBack.alone.title'] });

test('a reload in the middle of the harvest asks the rest of it again, and nothing is harvested twice', async ({
  page,
}) => {
  await open(page, modelOf(ASKED.harvest));
  let model = await afterBots(page);
  expect(model.asked?.ask).toBe('harvest');
  model = await make(page, model, 'trade mercenary 1');
  await arrived(page, model);
  expect(model.asked?.ask).toBe('harvest');
  const realm = await page.locator('[data-part="own"]').innerText();
  await page.reload();
  await arrived(page, model);
  await expect(prompt(page)).toContainText(askOf(model));
  await expect.poll(() => page.locator('[data-part="own"]').innerText()).toBe(realm);
  await byMouse(page, model, model.choices[0]);
  const line = `${(model.asked?.seat ?? 0) + 1} ${model.choices[0].text}`;
  await expect.poll(async () => (await saved(page)).record.log[model.record.log.length]).toBe(line);
});

test('undo goes back to the roll of the dice and no further: luck, and what another has seen, need a yes', async ({
  page,
}) => {
  const start = modelOf(ASKED.roll);
  await open(page, start);
  let rolled = await make(page, start, 'roll');
  while (rolled.asked?.ask !== 'action') {
    const before = rolled.record.log.length - 1;
    rolled = await make(page, await afterBots(page, undefined, before), 'pass');
  }
  await arrived(page, rolled);
  await expect(undo(page)).toHaveCount(0);
  await expect(askBack(page)).toBeVisible();
  const taken = await make(page, rolled, 'take magic');
  await arrived(page, taken);
  await undo(page).click();
  await arrived(page, rolled);
  await expect(undo(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await arrived(page, taken);
  await page.keyboard.press('u');
  await arrived(page, rolled);
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog', { name: en['askBack.alone.title'] });
  await dialog.getByRole('button', { name: en['askBack.alone.yes'] }).click();
  await arrived(page, start);
});

test('at a shared screen the other person may not take a move back unasked', async ({ page }) => {
  let model = modelOf(changed('action', [], { bots: [undefined, undefined] }));
  await open(page, model);
  for (const text of ['take gold', 'take gold']) model = await make(page, model, text);
  expect(model.isCovered).toBe(true);
  await takeScreen(page, model);
  await arrived(page, model);
  await expect(undo(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: en['undo.ask'] })).toBeVisible();
});

/** It is said aloud, and stands with its rule wholly on the screen. */
async function expectBubble(page: Page, { text, rule }: { text: string; rule: string }): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(text);
  const bubble = page.getByText(`${text} `).filter({ hasText: rule }).last();
  await expect(bubble).toBeVisible();
  const box = await bubble.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
}

/** Poor in gold and strength, rich in magic. */
const POOR = 'player 2 gold 0, strength 1, magic 3, points 0; citizens cleric; dukes reese, waryn; keeps 1';
const SHORT = 'player 2 gold 9, strength 0, magic 9, points 0; citizens cleric; dukes reese, waryn; keeps 1';

for (const [name, line, wanted] of [
  ['what it costs', POOR, /-dear$/],
  ['at least one real coin', POOR.replace('magic 3', 'magic 30'), /^unreal$/],
  ['at least one real strength', SHORT, /^unreal$/],
  ['the roles that are missing', SHORT, /^roles$/],
] as const) {
  test(`a card that cannot be had says why: ${name}`, async ({ page }) => {
    const model = modelOf(changed('action', [line]));
    await open(page, model);
    await arrived(page, model);
    const legal = new Set(model.choices.flatMap(({ targets }) => targets));
    const rows = name.includes('strength') ? 'm' : 'mcd';
    const places = [...rows].flatMap((row) => Array.from({ length: row === 'c' ? 10 : 5 }, (_, i) => `${row}${i + 1}`));
    const target = places.find((place) => !legal.has(place) && wanted.test(whyNot(model, place).reason));
    if (target === undefined) throw new Error(`nothing is refused for ${name}`);
    await thing(page, target).click({ force: true });
    await expectBubble(page, whyNot(model, target));
    await expect(thing(page, target)).toHaveAttribute('data-refused', 'yes');
    expect((await saved(page)).record.log).toEqual([]);
  });
}

const nameOf = (duke: number): string => valeria.words.texts.en[`duke.${DUKES[duke]}`];
const dukesOf = ({ state }: Model, seat: number): readonly string[] => (state as State).players[seat].dukes.map(nameOf);

/** Not a word of these dukes in any text, label, title or attribute of the page. */
async function expectHidden(page: Page, names: readonly string[], where: string): Promise<void> {
  const html = (await page.content()).toLowerCase();
  for (const name of names) expect(html.includes(name.toLowerCase()), `${name}: ${where}`).toBe(false);
}

test('at a shared screen nothing of the other’s dukes is anywhere in the page', async ({ page }) => {
  let model = modelOf(newGame({ seed: 'secrets', start: 1 }));
  await open(page, model);
  await expectHidden(page, [...dukesOf(model, 0), ...dukesOf(model, 1)], 'before anybody has the screen');
  for (const seat of [0, 1]) {
    expect(model.asked).toMatchObject({ seat, ask: 'duke' });
    await takeScreen(page, model);
    await arrived(page, model);
    for (const name of dukesOf(model, seat)) await expect(page.locator('main')).toContainText(name);
    await expectHidden(page, dukesOf(model, 1 - seat), `seat ${seat + 1} chooses`);
    // The one that is kept was looked at last: by the focus, by the pointer, or in front of everything.
    await thing(page, 'duke 2').focus();
    await page.keyboard.press('i');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await thing(page, 'duke 2').click();
    model = played(model, 'keep 2');
    if (!model.isCovered) continue;
    await expect(page.getByRole('button', { name: en['hand.take'].split('{')[0] })).toBeVisible();
    await expectHidden(page, [...dukesOf(model, 0), ...dukesOf(model, 1)], 'at the curtain');
  }
  for (let i = 0; i < 6; i++) {
    await takeScreen(page, model);
    await arrived(page, model);
    const seat = model.asked?.seat ?? 0;
    if (isFaceDown(model)) {
      await expectHidden(page, [...dukesOf(model, 0), ...dukesOf(model, 1)], `${model.asked?.ask}, asked openly`);
      model = await turnUp(page, model);
    }
    await expectHidden(page, dukesOf(model, 1 - seat), `${model.asked?.ask}, seat ${seat + 1}`);
    await page.keyboard.press('l');
    await page.getByRole('dialog').waitFor();
    await expectHidden(page, dukesOf(model, 1 - seat), 'the log');
    await page.keyboard.press('Escape');
    await page.locator('aside article button').first().click();
    await page.getByRole('dialog').waitFor();
    await expectHidden(page, dukesOf(model, 1 - seat), 'the other’s realm');
    await page.keyboard.press('Escape');
    // The own duke is looked at while the move is made that ends the turn.
    const own = page.locator('[data-part="own"]').getByRole('button', { name: dukesOf(model, seat)[1] });
    await own.focus();
    const next = model.choices[0];
    await byMouse(page, model, next);
    model = played(model, next.text);
  }
  await page.goto('/table/e2e/score');
  await page.getByRole('table').waitFor();
  await expectHidden(page, [...dukesOf(model, 0), ...dukesOf(model, 1)], 'the score so far');
  await page.goto('/table/e2e?replay=2');
  await page.getByRole('slider').waitFor();
  await expectHidden(page, [...dukesOf(model, 0), ...dukesOf(model, 1)], 'the replay');
});

test('against a bot its duke stays hidden to the end, where all are shown', async ({ page }) => {
  const model = modelOf(ASKED.action);
  await open(page, model);
  await arrived(page, model);
  await expectHidden(page, dukesOf(model, 0), 'a bot’s duke');
  await expect(page.locator('main')).toContainText(dukesOf(model, 1)[0]);
});

test('the score so far does not call nothing what a duke that lies face down may bring', async ({ page }) => {
  await settle(page);
  await store(page, ASKED.action);
  await page.goto('/table/e2e/score');
  const row = page.locator('[data-line=resources]');
  await expect(row.locator('td').first()).toHaveText(`?${en['score.hidden']}`);
  await expect(row.locator('td b')).toHaveText('5');
  await expect(row.locator('[data-best]')).toHaveCount(0);
});

test('standing orders answer for the player, are kept over a reload and can be withdrawn', async ({ page }) => {
  await open(page, modelOf(ASKED.harvest));
  const model = await afterBots(page);
  // It is the last round: bots that went on would end the game under the sheet.
  const letTeamCome = await keepTeamAway(page);
  await page.reload();
  await arrived(page, model);
  const orders = page.locator('[data-part="own"]').getByRole('button', { name: board.orders });
  await orders.click();
  const sheet = page.getByRole('dialog', { name: board.orders });
  await sheet.getByRole('radio', { name: valeria.words.texts.en['wish.trades.none'] }).check({ force: true });
  const seat = (model.asked?.seat ?? 0) + 1;
  await expect.poll(async () => (await saved(page)).record.log[model.record.log.length]).toBe(`${seat} pass`);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await page.locator('[data-board]').waitFor();
  await orders.click();
  await expect(sheet.getByRole('radio', { name: valeria.words.texts.en['wish.trades.none'] })).toBeChecked();
  await sheet
    .getByRole('group', { name: valeria.words.texts.en['wish.trades'] })
    .getByRole('radio', { name: valeria.words.texts.en['wish.trades.ask'] })
    .check({ force: true });
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await saved(page)).wishes?.[seat - 1]?.trades ?? 'ask').toBe('ask');
  await letTeamCome();
});

test('a card opens large by the key I, says everything, and Escape leads back to it', async ({ page }) => {
  const model = modelOf(ASKED.action);
  await open(page, model);
  await arrived(page, model);
  await thing(page, 'd4').focus();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Watcher on the Water' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/gold/i);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(thing(page, 'd4')).toBeFocused();
  await arrived(page, model);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a long press opens a card and picks nothing; a tap on what cannot be had says why within the screen', async ({
    page,
  }) => {
    const model = modelOf(changed('action', [SHORT]));
    await open(page, model);
    await arrived(page, model);
    const box = await thing(page, 'd4').boundingBox();
    if (box === null) throw new Error('d4 is not to be seen');
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const dialog = page.getByRole('dialog', { name: 'Watcher on the Water' });
    await touchDrag(page, at, at, dialog);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await arrived(page, model);
    await expect(page.locator('[data-picked]')).toHaveCount(0);
    await page.touchscreen.tap(...at);
    await expectBubble(page, whyNot(model, 'd4'));
  });

  test('what is traded, stolen or robbed is seen whole, in the language of the longest words', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    for (const ask of ['harvest', 'steal', 'rob']) {
      await settle(page);
      await openTable(page, ASKED[ask], ask);
      await change(page, { language: 'de' });
      const answers = page.locator('[data-prompt-body]');
      await expect(answers.locator('[data-choice]').first()).toBeVisible();
      const end = await answers.evaluate((body) => body.getBoundingClientRect().bottom);
      expect(end, ask).toBeLessThanOrEqual(553);
      await expect(page.locator('[data-prompt] [data-more]')).toHaveCount(0);
    }
  });

  test('while the computer plays, the sheet says what it does and what that brings', async ({ page }) => {
    let model = modelOf(newGame({ bots: [undefined, 'greedy'], seed: 'told', start: 2 }));
    while (model.record.log.at(-1) !== '2 take gold') {
      const took = model.choices.find(({ text }) => text === 'take gold') ?? model.choices[0];
      model = played(model, took.text);
    }
    await settle(page);
    await keepTeamAway(page);
    await openTable(page, model.record);
    const deed = prompt(page).getByText(told['told.took'].replace('{amount}', '1 gold'));
    await expect(deed).toContainText('+1');
  });

  test('there is nothing to look at before a roll: one tap rolls, unless every move is to be confirmed', async ({
    page,
  }) => {
    const model = await open(page, modelOf(ASKED.roll));
    await arrived(page, model);
    const roll = prompt(page).getByRole('button', { name: labelOf(model, model.choices[0]) });
    await change(page, { confirm: true });
    await roll.tap();
    await expect(playButton(page)).toBeVisible();
    expect((await saved(page)).record.log).toEqual(model.record.log);
    await change(page, { confirm: false });
    await prompt(page).getByRole('button', { name: en['prompt.back'], exact: true }).tap();
    await roll.tap();
    await arrived(page, played(model, 'roll'));
  });
});
