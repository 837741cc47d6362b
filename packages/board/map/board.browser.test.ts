import { fileURLToPath } from 'node:url';
import { buildPage, openPage } from '@bivouac/testing/browser/built-page.ts';
import { theBrowser } from '@bivouac/testing/browser/the-browser.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { duchy } from '../demo/duchy.ts';

const MOST_NODES = 3000;

const built = await buildPage(fileURLToPath(new URL('../demo', import.meta.url)));
const browser = await theBrowser(inject('chromium'));

interface Table {
  readonly page: Page;
  readonly board: Locator;
  /** The places on the map for keyboard and ear. */
  readonly places: Locator;
}

const table = async (
  where = '',
  options: Parameters<typeof openPage>[3] = {},
  use: (at: Table) => Promise<void>,
): Promise<void> => {
  const { page, complaints, leave } = await openPage(browser, built, where, {
    viewport: { width: 1280, height: 860 },
    ...options,
  });
  try {
    const board = page.getByRole('group', { name: 'Map: The Duchy' });
    await board.locator('svg').first().waitFor();
    await use({ page, board, places: page.getByRole('group', { name: 'Places on the map' }) });
    expect(complaints).toEqual([]);
  } finally {
    await leave();
  }
};

/** Where a hex lies on the screen, from where the sheet lies and how large it is drawn. */
const onScreen = async (page: Page, id: string): Promise<{ x: number; y: number }> => {
  const place = duchy.places.find((each) => each.id === id);
  const sheet = await page.locator('.bv-sheet-map').boundingBox();
  if (!place || !sheet) throw new Error(`no hex ${id} on the screen`);
  return { x: sheet.x + (place.x / duchy.width) * sheet.width, y: sheet.y + (place.y / duchy.height) * sheet.height };
};

/** Waits until the sheet lies still and is drawn at its size. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const sheet = document.querySelector<HTMLElement>('.bv-sheet');
    return sheet && !sheet.style.transform.includes('scale') && sheet.getAnimations().length === 0;
  });

/** Everything is in the window. */
const seesAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Whole map' }).click();
  await settled(page);
};

const clickHex = async (page: Page, id: string): Promise<void> => {
  const { x, y } = await onScreen(page, id);
  await page.mouse.click(x, y);
};

const said = (page: Page, name: 'answered' | 'place'): Promise<string | null> =>
  page.evaluate((key) => document.body.dataset[key] ?? null, name);

const sheetWidth = async (page: Page): Promise<number> =>
  (await page.locator('.bv-sheet-map').boundingBox())?.width ?? 0;

describe('picking', () => {
  test('a click finds its hex, wherever the sheet lies and however large it is', () =>
    table('', {}, async ({ page, board }) => {
      await seesAll(page);
      await clickHex(page, '1813');
      expect(await said(page, 'place')).toBe('1813');
      await board.focus();
      for (const key of ['+', '+', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
      await settled(page);
      await clickHex(page, '1109');
      expect(await said(page, 'place')).toBe('1109');
    }));

  test('a click on a lit hex gives its answer', () =>
    table('', {}, async ({ page }) => {
      await clickHex(page, '0808');
      expect(await said(page, 'answered')).toBe('north');
    }));

  test('what lies over the map is clicked in its own right', () =>
    table('', {}, async ({ page }) => {
      await page.getByRole('button', { name: 'Supply' }).click();
      expect(await said(page, 'place')).toBeNull();
      expect(await page.locator('.bv-overlay').count()).toBeGreaterThan(0);
    }));

  test('a drag moves the map and picks nothing', () =>
    table('', {}, async ({ page, board }) => {
      await board.focus();
      await page.keyboard.press('+');
      await settled(page);
      const before = await onScreen(page, '1410');
      await page.mouse.move(before.x, before.y);
      await page.mouse.down();
      await page.mouse.move(before.x - 60, before.y - 30, { steps: 4 });
      await page.mouse.up();
      const after = await onScreen(page, '1410');
      expect(Math.round(after.x - before.x)).toBe(-60);
      expect(Math.round(after.y - before.y)).toBe(-30);
      expect(await said(page, 'place')).toBeNull();
    }));
});

describe('zoom and pan', () => {
  test('the wheel zooms about the pointer', () =>
    table('', {}, async ({ page }) => {
      await seesAll(page);
      const before = await onScreen(page, '1410');
      const width = await sheetWidth(page);
      const [x, y] = [Math.floor(before.x), Math.floor(before.y)]; // A mouse has whole pixels.
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -300);
      await settled(page);
      const after = await onScreen(page, '1410');
      const nearer = (await sheetWidth(page)) / width;
      expect(nearer).toBeGreaterThan(1.4);
      expect(after.x).toBeCloseTo(x + (before.x - x) * nearer, 0);
      expect(after.y).toBeCloseTo(y + (before.y - y) * nearer, 0);
    }));

  test('once it rests the sheet is drawn at its new size, not stretched', () =>
    table('', {}, async ({ page, board }) => {
      await board.focus();
      await page.keyboard.press('+');
      await settled(page);
      const { drawn, transform } = await page.evaluate(() => ({
        drawn: Number(document.querySelector('.bv-sheet-map')?.getAttribute('width')),
        transform: document.querySelector<HTMLElement>('.bv-sheet')?.style.transform ?? '',
      }));
      expect(drawn).toBeCloseTo(await sheetWidth(page), 0);
      expect(transform).not.toContain('scale');
    }));

  test('plus, minus, arrows and nought by keyboard; buttons for the same', () =>
    table('', {}, async ({ page, board }) => {
      const width = await sheetWidth(page);
      await board.focus();
      await page.keyboard.press('+');
      await settled(page);
      const nearer = await sheetWidth(page);
      expect(nearer).toBeCloseTo(width * 1.35, 0);
      const before = await onScreen(page, '1310');
      await page.keyboard.press('ArrowDown');
      expect((await onScreen(page, '1310')).y).toBeLessThan(before.y);
      await page.keyboard.press('-');
      await settled(page);
      expect(await sheetWidth(page)).toBeCloseTo(width, 0);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await settled(page);
      expect(await sheetWidth(page)).toBeCloseTo(nearer, 0);
      await page.getByRole('button', { name: 'Whole map' }).click();
      await settled(page);
      const sheet = await page.locator('.bv-sheet-map').boundingBox();
      const view = await board.boundingBox();
      if (!sheet || !view) throw new Error('the map is drawn');
      expect(sheet.y).toBeGreaterThanOrEqual(view.y);
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(view.y + view.height);
    }));

  test('two fingers zoom, one finger pans, a tap answers', () =>
    table('', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await seesAll(page);
      const width = await sheetWidth(page);
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
      await touch('touchStart', [[150, 250]]);
      await touch('touchStart', [
        [150, 250],
        [240, 250],
      ]);
      await touch('touchMove', [
        [120, 250],
        [255, 250],
      ]);
      await touch('touchMove', [
        [105, 250],
        [285, 250],
      ]);
      await touch('touchEnd', []);
      await settled(page);
      expect(await sheetWidth(page)).toBeCloseTo(width * 2, 0);
      const before = await onScreen(page, '0809');
      await touch('touchStart', [[200, 300]]);
      await touch('touchMove', [[200, 280]]);
      await touch('touchMove', [[200, 270]]);
      await touch('touchEnd', []);
      expect(Math.round((await onScreen(page, '0809')).y - before.y)).toBe(-30);
      const { x, y } = await onScreen(page, '0808');
      await page.touchscreen.tap(x, y);
      expect(await said(page, 'answered')).toBe('north');
    }));

  test('a drag goes on while the sheet is redrawn under it', () =>
    table('', {}, async ({ page, board }) => {
      await board.focus();
      await page.mouse.move(500, 400);
      await page.keyboard.press('+');
      await page.mouse.down();
      await page.mouse.move(480, 390, { steps: 2 });
      await settled(page); // The zoom comes to rest.
      const before = await onScreen(page, '1310');
      await page.mouse.move(440, 390, { steps: 2 });
      await page.mouse.up();
      expect(Math.round((await onScreen(page, '1310')).x - before.x)).toBe(-40);
    }));

  test('nothing of the map is redrawn while it slides', () =>
    table('?crowd', {}, async ({ page, board }) => {
      await board.focus();
      await page.keyboard.press('+');
      await settled(page);
      await page.mouse.move(500, 400);
      await page.mouse.down();
      await page.mouse.move(490, 392, { steps: 3 });
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(globalThis, { seen });
        new MutationObserver((all) => seen.push(...all.map(({ target }) => target.nodeName))).observe(
          document.querySelector('.bv-sheet') as Element,
          { subtree: true, childList: true, attributes: true, characterData: true },
        );
      });
      await page.mouse.move(380, 300, { steps: 12 });
      const changed = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
      await page.mouse.up();
      expect(changed.length).toBeGreaterThan(0);
      expect(new Set(changed)).toEqual(new Set(['DIV'])); // The sheet's own transform, and nothing in it.
    }));
});

describe('for the keyboard and for who listens', () => {
  test('every place with pieces is told in words, and where an answer lies there is a button', () =>
    table('', {}, async ({ places }) => {
      await places.getByRole('group', { name: 'Hohenau; Archduke, commander 2 1; Grenadiers' }).waitFor();
      const names = await places
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      expect(names).toEqual([
        expect.stringMatching(/^2 choices here\. Carolsburg; Marshal Ferrand/),
        'March to 0808. 0808',
        'The Hussars support. Dornfeld; Hussars, cavalry 2 K',
        'March to 0909. 0909',
      ]);
    }));

  test('Tab comes to the places, arrows go on, Enter answers, and the focus is not lost', () =>
    table('', {}, async ({ page, board, places }) => {
      await board.focus();
      await page.keyboard.press('Tab');
      const focused = page.locator('.bv-place:focus');
      expect(await focused.getAttribute('aria-label')).toMatch(/Carolsburg/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowLeft');
      await places.getByRole('button', { name: 'March to 0808' }).focus();
      await page.keyboard.press('Enter');
      expect(await said(page, 'answered')).toBe('north');
      expect(await focused.getAttribute('data-place')).toBe('0808');
    }));

  test('the focus goes to the map when its place no longer matters', () =>
    table('', {}, async ({ page, board, places }) => {
      await places.getByRole('group', { name: 'Eschen' }).focus();
      await page.keyboard.press('1'); // II Corps leaves Eschen.
      await places.getByRole('group', { name: 'Eschen' }).waitFor({ state: 'detached' });
      expect(await board.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  test('a place off the screen comes into view with the focus', () =>
    table('', {}, async ({ page, board, places }) => {
      await board.focus();
      for (let times = 0; times < 5; times++) await page.keyboard.press('+');
      await settled(page);
      await places.getByRole('group', { name: 'Ostheim' }).focus();
      await settled(page);
      const { x, y } = await onScreen(page, '1519');
      const view = await board.boundingBox();
      expect(x).toBeGreaterThan(view?.x ?? 0);
      expect(x).toBeLessThan((view?.x ?? 0) + (view?.width ?? 0));
      expect(y).toBeLessThan((view?.y ?? 0) + (view?.height ?? 0));
    }));
});

describe('stacks', () => {
  test('several answers in one place are asked for', () =>
    table('', {}, async ({ page }) => {
      await clickHex(page, '1007');
      const chooser = page.getByRole('dialog', { name: 'Carolsburg: Which one?' });
      await chooser.getByRole('button', { name: 'I Corps supports' }).waitFor();
      expect(await chooser.getByRole('button').count()).toBe(2);
      await chooser.getByRole('button', { name: 'The Light Horse supports' }).click();
      expect(await said(page, 'answered')).toBe('horse');
    }));

  test('the pointer spreads a stack out, and a counter in it gives its own answer', () =>
    table('', {}, async ({ page }) => {
      const { x, y } = await onScreen(page, '1007');
      await page.mouse.move(x, y);
      const fan = page.locator('.bv-fan');
      await fan.waitFor();
      const counters = fan.locator(':scope > g');
      expect(await counters.count()).toBe(4);
      const box = await counters.nth(2).boundingBox(); // From the top: Ferrand, the battery, the horse, the foot.
      if (!box) throw new Error('the fan is drawn');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      expect(await said(page, 'answered')).toBe('horse');
      await fan.waitFor({ state: 'detached' });
    }));

  test('a long press spreads it out on a touch screen', () =>
    table('', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }, async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      const { x, y } = await onScreen(page, '1007');
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.locator('.bv-fan').waitFor();
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await said(page, 'answered')).toBeNull();
      expect(await page.locator('.bv-fan').count()).toBe(1);
    }));

  test('the top of a stack shows the figures of the whole, its own when spread out', () =>
    table('', {}, async ({ page }) => {
      const figures = (within: string) => page.locator(`${within} .bv-counter-figure`).allTextContents();
      expect(await figures('.bv-sheet-counters > g')).toContain('13');
      const { x, y } = await onScreen(page, '1310');
      await page.mouse.move(x, y);
      await page.locator('.bv-fan').waitFor();
      expect(await figures('.bv-fan')).not.toContain('13');
    }));

  test('the pieces can be put aside', () =>
    table('', {}, async ({ page }) => {
      const drawn = page.locator('.bv-counter-body');
      expect(await drawn.count()).toBeGreaterThan(10);
      await page.getByRole('button', { name: 'Hide the pieces' }).click();
      expect(await drawn.count()).toBe(0);
    }));
});

describe('a moved counter', () => {
  test('slides to its new place, and is never there twice', () =>
    table('', {}, async ({ page }) => {
      const bodies = page.locator('.bv-sheet-counters .bv-counter-body');
      const before = await bodies.count();
      await page.keyboard.press('1');
      expect(await bodies.count()).toBe(before);
      expect(
        await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      ).toBeGreaterThan(0);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await bodies.count()).toBe(before);
    }));

  test('is simply there for who wants no motion', () =>
    table('', { reducedMotion: 'reduce' }, async ({ page }) => {
      await page.keyboard.press('1');
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }));
});

describe('light and size', () => {
  test('a map of 1813 with 379 counters stays under 3,000 nodes, with numbers and overlays', () =>
    table('?crowd&ids&over=supply,control', {}, async ({ page, board }) => {
      const count = () => page.evaluate(() => document.querySelectorAll('*').length);
      expect(await count()).toBeLessThan(MOST_NODES);
      await board.focus();
      for (let times = 0; times < 3; times++) await page.keyboard.press('+');
      await settled(page);
      expect(await count()).toBeLessThan(MOST_NODES);
    }));

  test.each([
    ['desk', 1280, 860, '?ids'],
    ['phone', 390, 844, ''],
  ])('no letter is smaller than 13 pixels: %s', (_name, width, height, where) =>
    table(where, { viewport: { width, height } }, async ({ page, board }) => {
      for (const key of ['0', '+', '+']) {
        await board.focus();
        await page.keyboard.press(key);
        await settled(page);
        const small = await page.evaluate(() => {
          const found: string[] = [];
          for (const element of document.querySelectorAll<HTMLElement | SVGTextElement>('body *')) {
            const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
            if (!text || element.closest('.bv-unseen, datalist, script, style')) continue;
            const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
            const size =
              Number.parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1);
            if (size < 12.95) found.push(`${element.textContent} ${size}`);
          }
          return found;
        });
        expect(small).toEqual([]);
      }
    }),
  );
});
