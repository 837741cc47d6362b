import { fileURLToPath } from 'node:url';
import { buildPage, openPage } from '@bivouac/testing/browser/built-page.ts';
import { theBrowser } from '@bivouac/testing/browser/the-browser.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { coast } from '../demo/areas/coast.ts';

const built = await buildPage(fileURLToPath(new URL('../demo/areas', import.meta.url)));
const browser = await theBrowser(inject('chromium'));

const table = async (use: (page: Page) => Promise<void>): Promise<void> => {
  const { page, complaints, leave } = await openPage(browser, built, '', { viewport: { width: 1280, height: 860 } });
  try {
    await page.locator('.bv-sheet-map').waitFor();
    await use(page);
    expect(complaints).toEqual([]);
  } finally {
    await leave();
  }
};

const sheetBox = async (page: Page) => {
  const sheet = await page.locator('.bv-sheet-map').boundingBox();
  if (!sheet) throw new Error('no sheet');
  return { ...sheet, scale: sheet.width / coast.width };
};

const click = async (page: Page, x: number, y: number): Promise<void> => {
  const sheet = await sheetBox(page);
  await page.mouse.click(sheet.x + x * sheet.scale, sheet.y + y * sheet.scale);
};

const said = (page: Page, name: 'answered' | 'place'): Promise<string | null> =>
  page.evaluate((key) => document.body.dataset[key] ?? null, name);

test('a click finds its area by the outline, wherever in it', () =>
  table(async (page) => {
    await click(page, 40, 30);
    expect(await said(page, 'place')).toBe('wide');
    await click(page, 572, 380);
    expect(await said(page, 'place')).toBe('narrow');
    await click(page, 308, 440);
    expect(await said(page, 'place')).toBe('box');
  }));

test('a stack that stands out over its neighbour is picked for its own place', () =>
  table(async (page) => {
    await click(page, 550, 172);
    expect(await said(page, 'place')).toBe('narrow');
    await click(page, 530, 172);
    expect(await said(page, 'place')).toBe('wide');
  }));

test('lit areas give their answer, land and sea', () =>
  table(async (page) => {
    await click(page, 860, 30);
    expect(await said(page, 'answered')).toBe('march');
    await click(page, 880, 420);
    expect(await said(page, 'answered')).toBe('sail');
  }));

test('land that changes hands gets its new colour, under the sea', () =>
  table(async (page) => {
    const tinted = page.locator('.bv-sheet-map path[fill="#ff0000"]');
    expect(await tinted.count()).toBe(0);
    await click(page, 860, 30);
    expect(await tinted.getAttribute('d')).toBe(coast.places[2]?.outline);
    const fills = await page
      .locator('.bv-sheet-map path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));
    expect(fills.indexOf('#ff0000')).toBeLessThan(fills.indexOf('#d5dccf'));
  }));

test('pieces in a box are small', () =>
  table(async (page) => {
    const sizes = await page
      .locator('.bv-sheet-counters > g')
      .evaluateAll((groups) => groups.map((group) => group.querySelector('path')?.getBoundingClientRect().width ?? 0));
    expect(sizes).toHaveLength(3);
    expect(Math.min(...sizes) / Math.max(...sizes)).toBeCloseTo(0.6);
  }));

test('a name that a stack covers goes below the sign, and areas bear no numbers', () =>
  table(async (page) => {
    const name = await page.locator('.bv-sheet-names text').boundingBox();
    const { y, scale } = await sheetBox(page);
    expect(name?.y).toBeGreaterThan(y + 212 * scale);
    expect(await page.locator('.bv-hex-ids').count()).toBe(0);
  }));
