import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPage, openPage } from '@bivouac/testing/browser/built-page.ts';
import { theBrowser } from '@bivouac/testing/browser/the-browser.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const built = await buildPage(fileURLToPath(new URL('../demo', import.meta.url)));
const browser = await theBrowser(inject('chromium'));

const table = async (
  where: string,
  use: (page: Page) => Promise<void>,
  options: Parameters<typeof openPage>[3] = {},
): Promise<void> => {
  const { page, complaints, leave } = await openPage(browser, built, where, {
    viewport: { width: 1280, height: 860 },
    ...options,
  });
  try {
    await page.locator('.bv-sheet-map').waitFor();
    await use(page);
    expect(complaints).toEqual([]);
  } finally {
    await leave();
  }
};

const answered = (page: Page): Promise<string | null> => page.evaluate(() => document.body.dataset['answered'] ?? null);

describe('the question panel', () => {
  test('says who decides, what is asked and by which rule; its answers carry their keys', () =>
    table('', async (page) => {
      await page.getByText('The Blues · your turn').waitFor();
      await page.getByRole('heading', { name: 'Which stacks beside Hohenau shall support the attack?' }).waitFor();
      const keys = await page
        .locator('.bv-answers button')
        .evaluateAll((all) =>
          all.map((each) => [each.querySelector('span')?.textContent, each.getAttribute('aria-keyshortcuts')]),
        );
      expect(keys).toContainEqual(['March to 0808', '1']);
      expect(keys).toContainEqual(['No more', 'Enter']);
    }));

  test('a key gives its answer, Enter ends the question, Z takes back', () =>
    table('', async (page) => {
      await page.keyboard.press('3');
      expect(await answered(page)).toBe('hussars');
      await page.keyboard.press('Enter');
      expect(await answered(page)).toBe('done');
      await page.keyboard.press('z');
      expect(await answered(page)).toBe('undo');
    }));

  test('an answer lights its place on the map while it has the pointer or the focus', () =>
    table('', async (page) => {
      const lit = page.locator('.bv-pointed');
      expect(await lit.count()).toBe(0);
      await page.locator('.bv-answers').getByRole('button', { name: 'The Hussars support' }).focus();
      await lit.waitFor();
      await page.getByRole('button', { name: 'Undo' }).focus();
      await lit.waitFor({ state: 'detached' });
    }));

  test('what a player may miss is said first, and only then done', () =>
    table('', async (page) => {
      await page.keyboard.press('2');
      const warning = page.getByRole('alertdialog', { name: 'Before you confirm' });
      await warning.getByText('This leaves the stack at Eschen out of supply.').waitFor();
      expect(await answered(page)).toBeNull();
      await page.keyboard.press('Escape');
      await warning.waitFor({ state: 'detached' });
      await page.keyboard.press('2');
      await warning.getByRole('button', { name: 'Confirm' }).click();
      expect(await answered(page)).toBe('east');
    }));

  test('among many answers one can be typed for; letters typed there answer nothing', () =>
    table('?many', async (page) => {
      const box = page.getByRole('searchbox', { name: 'Filter choices' });
      await box.fill('march 0113');
      await page.getByText('1 choice', { exact: true }).waitFor();
      expect(await answered(page)).toBeNull();
      await box.press('Enter');
      expect(await answered(page)).toBe('0113');
      await box.fill('nowhere at all');
      await page.getByText('No choice matches “nowhere at all”.').waitFor();
    }));
});

describe('windows', () => {
  test('keep the focus inside, close with Escape and give the focus back; keys below are not heard', () =>
    table('', async (page) => {
      const opener = page.getByRole('button', { name: 'units' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const units = page.getByRole('dialog', { name: 'Units' });
      await units.waitFor();
      for (let times = 0; times < 14; times++) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await units.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await answered(page)).toBeNull();
    }));

  test('a citation opens its rule', () =>
    table('', async (page) => {
      await page.getByRole('button', { name: 'Rule 8.4' }).click();
      const rule = page.getByRole('dialog', { name: 'Rules' }).locator('[aria-current]');
      expect(await rule.textContent()).toContain('Forced march');
      await page.getByRole('searchbox', { name: 'Find a rule by number or word' }).fill('river');
      expect(await page.locator('.bv-rule').count()).toBe(1);
    }));

  test('the hand-over cannot be closed but by its button', () =>
    table('?open=hand-over', async (page) => {
      const screen = page.getByRole('dialog', { name: 'The Whites: your turn' });
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await screen.waitFor();
      await page.getByRole('button', { name: 'Show the table to The Whites' }).click();
      await screen.waitFor({ state: 'detached' });
      expect(await page.getByRole('dialog').count()).toBe(0);
    }));

  test('French is switched on in place', () =>
    table('?open=settings', async (page) => {
      await page.getByRole('radio', { name: 'Français' }).check();
      await page.getByRole('group', { name: 'Langue' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('The Blues · à vous de jouer').waitFor();
      expect(await page.getByRole('group', { name: 'Carte : Le duché' }).count()).toBe(1);
    }));
});

test('who wants no motion sees none', () =>
  table('?open=battle&fought', async (page) => {
    const moving = () => page.evaluate(() => document.documentElement.dataset['motion']);
    expect(await moving()).toBe('free');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'settings' }).click();
    await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'None' }).check();
    expect(await moving()).toBe('calm');
  }));

describe('the story', () => {
  test('a name in the log lights up the map', () =>
    table('', async (page) => {
      expect(await page.locator('.bv-pointed').count()).toBe(0);
      await page.getByRole('log').getByRole('button', { name: 'Dornfeld' }).hover();
      await page.locator('.bv-pointed').waitFor();
    }));

  test('dice are drawn, and told to who listens', () =>
    table('', async (page) => {
      const dice = page.getByRole('log').getByRole('img');
      expect(await dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')))).toEqual([
        'die: 4',
        'die: 5',
      ]);
    }));

  test('since the last turn, step by step', () =>
    table('?open=since', async (page) => {
      const since = page.getByRole('region', { name: 'Since your last turn' });
      await since.getByText('1 of 5').waitFor();
      expect(await since.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
      await since.getByRole('button', { name: 'Next' }).click();
      await since.getByText('falls back to').waitFor();
      await since.getByRole('button', { name: 'Continue' }).click();
      await since.waitFor({ state: 'detached' });
    }));

  test('the time-line plays to its end and stops there', () =>
    table('?time', async (page) => {
      const line = page.getByRole('region', { name: 'Timeline' });
      await line.getByRole('combobox', { name: 'Speed' }).selectOption('8');
      await line.getByRole('button', { name: 'Play' }).click();
      await line.getByText('12 of 12').waitFor();
      await line.getByRole('button', { name: 'Play' }).waitFor();
      expect(await line.getByRole('button', { name: 'Step forward' }).isDisabled()).toBe(true);
      await line.getByRole('button', { name: 'Go to start' }).click();
      await line.getByText('0 of 12').waitFor();
    }));
});

describe('axe finds no fault', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const pages = [
    '',
    '?open=battle&fought',
    '?open=luck',
    '?open=units',
    '?open=settings',
    '?open=rules',
    '?many&time',
    '?open=tour',
  ];
  const themes = ['light', 'dark', 'contrast'];
  test.each(themes)('in %s', async (theme) => {
    for (const where of pages)
      await table(`${where}${where.includes('?') ? '&' : '?'}theme=${theme}`, async (page) => {
        await page.evaluate(axe);
        const faults = await page.evaluate(async () => {
          const { violations } = await (
            globalThis as unknown as {
              axe: {
                run(options: object): Promise<{
                  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
                }>;
              };
            }
          ).axe.run({ resultTypes: ['violations'] });
          return violations.map(
            ({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
          );
        });
        expect({ where, faults }).toEqual({ where, faults: [] });
      });
  });
});

test('on a phone the map and the question share the screen, within the thumb’s reach', () =>
  table(
    '',
    async (page) => {
      const board = await page.locator('.bv-board').boundingBox();
      const first = await page.locator('.bv-answers button').first().boundingBox();
      expect(board?.height).toBeGreaterThan(844 * 0.45);
      expect(first?.y).toBeGreaterThan(844 / 2);
      expect(first?.y).toBeLessThan(844);
      expect(first?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.getByRole('button', { name: 'What happened' }).click();
      await page.getByRole('log').waitFor();
    },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  ));
