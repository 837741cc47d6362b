import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

test('French is switched in place, in the middle of a question, and remembered', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.sitsDown();
  await visitor.gives('Depot at Udine');
  await visitor.button('Français').click();
  await visitor.isAskedFor('4 trains de ravitaillement');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.title()).toBe('La campagne d’Italie de Souvorov, 1799 · Bivouac');
  await visitor.log.getByText('dépôt').first().waitFor();
  await page.reload();
  await visitor.isAsked();
  await visitor.button('Annuler Z').click();
  await visitor.isAskedFor('5 trains de ravitaillement');
  expect(await visitor.panel.textContent()).not.toMatch(/\bSupply Train\b/);
  expect(await visitor.leaves()).toEqual([]);
});

/** Tab until something with this name has the focus. */
const tabsTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(said)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
};

test('by keyboard only: from the start page to an answer, on the map and in the panel', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => visitor.button('Play now').isEnabled(), PATIENCE).toBe(true);
  await tabsTo(page, /^Play now$/);
  await page.keyboard.press('Enter');
  await visitor.isAsked();
  await tabsTo(page, /^Map/);
  await tabsTo(page, /^Depot at/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await visitor.isAskedFor('4 Supply Trains left');

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('1');
  await visitor.warning.getByText('would supply none of your stacks').waitFor();
  await page.keyboard.press('Enter');
  await visitor.isAskedFor('3 Supply Trains left');
  await page.keyboard.press('z');
  await visitor.isAskedFor('4 Supply Trains left');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('alertdialog').count(), PATIENCE).toBe(0);
  expect(await visitor.leaves()).toEqual([]);
});

test('by the accessibility tree alone: question, answers, the state of a place and the log can be read', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.sitsDown();
  const tree = await page.locator('body').ariaSnapshot();
  expect(tree).toContain('heading "Place a starting Depot. 5 Supply Trains left." [level=2]');
  expect(tree).toContain('button "Rule 18.1"');
  expect(tree).toContain('button "Depot at Udine"');
  expect(tree).toContain('button "Depot at Udine. Udine, city, clear ground. Friendly to the Coalition."');
  expect(tree).toMatch(/group "Verona, fortified city, clear ground\. .*The Coalition: Elsnitz, Gottesheim/);
  expect(tree).toContain('log "What happened"');

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Depot at Udine/ })
    .press('Enter');
  await expect
    .poll(() => visitor.log.ariaSnapshot(), PATIENCE)
    .toMatch(/The Coalition: a[\s\S]*Depot[\s\S]*at[\s\S]*Udine/);
  const after = await page.getByRole('group', { name: 'Places on the map' }).ariaSnapshot();
  expect(after).toContain('group "Udine, city, clear ground. Friendly to the Coalition. Coalition Depot."');
  expect(await visitor.leaves()).toEqual([]);
});

test('on a phone the map fills the screen and the question lies within a thumb’s reach', async () => {
  const viewport = { width: 390, height: 844 };
  const visitor = await Visitor.comes(house, {
    context: { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  });
  const { page } = visitor;
  await visitor.sitsDown();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  const prompt = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  expect(prompt?.y).toBeGreaterThan(viewport.height / 3);
  const map = await visitor.map.boundingBox();
  expect(map?.width).toBe(viewport.width);
  await visitor.place(/^Depot at Udine/).tap({ force: true });
  await visitor.isAskedFor('4 Supply Trains left');
  await page.getByRole('button', { name: 'Rule 18.1' }).first().tap();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.locator('[aria-current]').waitFor();
  await rules.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: /What happened|Log/ }).tap();
  await visitor.log.getByText('a Depot at').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

describe('axe finds no serious fault', () => {
  test.each(['light', 'dark', 'contrast'] as const)('in the %s colours', async (theme) => {
    const visitor = await Visitor.comes(house, { settings: { theme, toursEnded: [] } });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await visitor.sitsDown();
    await visitor.gives('Depot at Udine');
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Units' }).click();
    await visitor.button('More').click();
    await visitor.button('Settings').click();
    expect(await faultsOn(page)).toEqual([]);
    expect(await visitor.leaves()).toEqual([]);
  });
});
