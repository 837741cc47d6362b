import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

const MOST_TABS = 500;
const MOST_ANSWERS = 220;

/** Tab until something that fits has the focus. */
const tabsTo = async (page: Page, selector: string): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

const ENTER = '.bv-answers-dock .bv-button-main';
const ANY = '.bv-answers button:not(:disabled)';
const CONFIRM = '[role=alertdialog] button:not(:disabled)';

/** One turn of each game: from the card of a campaign to the next turn, without a pointer. */
const TURNS = [
  ['Suvorov’s Italian Campaign, 1799', /Turn 2 begins|Turn 2 of 13/],
  ['1815, the Hundred Days', /round 4/i],
  ['1812, the year of decision', /Interphase|Impulses of 1812 are over|Round 3/],
  ['1812: Russia', /July 1812/],
] as const;

test.each(TURNS)('a whole turn by keyboard alone: %s', async (campaign, next) => {
  const visitor = await Visitor.comes(house, { settings: { warnings: false } });
  const { page } = visitor;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const card = page.locator('.bp-campaign > button', { hasText: campaign });
  await card.waitFor();
  await card.focus();
  await page.keyboard.press('Enter');
  await page.locator('.bp-campaign-open', { hasText: campaign }).waitFor();
  await tabsTo(page, '.bp-campaign-open .bv-button-main:not(:disabled)');
  await page.keyboard.press('Enter');
  await visitor.isAsked();
  expect(await faultsOn(page)).toEqual([]);

  // The focus is brought to the question once; there it stays.
  await tabsTo(page, ANY);
  for (let answers = 0; ; answers++) {
    expect(answers, 'answers without an end of the turn').toBeLessThan(MOST_ANSWERS);
    await visitor.isAsked();
    const told = `${await page.locator('.bp-when').textContent()} ${await visitor.log.textContent()}`;
    if (next.test(told)) break;
    expect(await focusIsIn(page, '.bv-bottom')).toBe(true);
    if ((await page.locator(CONFIRM).count()) > 0) {
      await tabsTo(page, CONFIRM);
      await page.keyboard.press('Enter');
    } else if ((await page.locator(ENTER).count()) > 0) {
      await tabsTo(page, ENTER);
      await page.keyboard.press('Enter');
    } else {
      await tabsTo(page, ANY);
      await page.keyboard.press('Enter');
    }
    await visitor.isHeard();
    await page.waitForFunction(([selector]) => document.querySelector(selector)?.getAttribute('aria-busy') !== 'true', [
      '.bv-question',
    ] as const);
  }
  expect(await visitor.leaves()).toEqual([]);
});
