import { SHELF } from '@bivouac/shelf';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Asking, everyQuestion, someOf } from './every-question.ts';
import { theHouse } from './house.ts';
import { MARKS } from './marks.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

const FIVE_MINUTES = 300_000;
const AN_HOUR = 3_600_000;

const SIZES = [
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** How far each war is followed, and how many of its questions are looked at. With EVERY_QUESTION=1: all of a long one. */
const [ANSWERS, QUESTIONS] = process.env['EVERY_QUESTION'] ? [1500, Infinity] : [130, 3];

const SEEN = {
  question: MARKS.prompt,
  answer: `${MARKS.answers}:not([hidden]) :is(.bv-button-main, .bv-answers-all, button)`,
  undo: '.bv-dock-undo',
  refusal: `${MARKS.whyNot} p`,
  'rule of the refusal': `${MARKS.whyNot} .bv-rule-link`,
};

/** Runs in the page: which of these are there and cannot be seen and clicked in their middle, and why. */
const hiddenOf = async (seen: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame(); // The map is told of its new size after the first frame, and has answered before the second.
  await frame();
  return Object.entries(seen).flatMap(([name, selector]) => {
    const [element] = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    if (!element) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      return [
        `${name} out of the window: ${Math.round(left)}–${Math.round(right)}, ${Math.round(top)}–${Math.round(bottom)}`,
      ];
    if (element.scrollHeight > element.clientHeight + 2 && getComputedStyle(element).display !== 'inline')
      return [`${name} cut off: ${element.textContent}`];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && element.contains(hit) ? [] : [`${name} under ${hit?.className ?? 'nothing'}`];
  });
};

/** Runs in the page: the first of these points of the sheet around which the map itself is hit. */
const openGround = ([counters, idle]: readonly [string, Asking['idle']]): Point | undefined => {
  const sheet = document.querySelector(counters)?.getBoundingClientRect();
  if (!sheet) return undefined;
  return idle
    .map(([x, y]): Point => [sheet.x + x * sheet.width, sheet.y + y * sheet.height])
    .find(([x, y]) =>
      [-12, 0, 12].every((by) => {
        const hit = document.elementFromPoint(x + by, y + by);
        return hit?.matches('.bv-board') || hit?.closest('.bv-sheet');
      }),
    );
};

type Point = readonly [x: number, y: number];

const unfoldsLog = async (page: Page): Promise<void> => {
  const fold = page.locator('.bv-side-fold');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
};

const isRefused = async (page: Page, { idle }: Asking): Promise<boolean> => {
  const ground = await page.evaluate(openGround, [MARKS.counters, idle] as const);
  if (!ground) return false;
  await page.mouse.click(...ground);
  await page.locator(MARKS.whyNot).waitFor();
  return true;
};

describe.each(SHELF.games)('$id: the question, its answer, Undo and the refusal are in sight', (pack) => {
  test(
    'of each question, at each size, with lesson and log open',
    async () => {
      const asked = someOf(await everyQuestion(pack, ANSWERS), QUESTIONS * pack.scenarios.length);
      const visitor = await Visitor.comes(house, { settings: { listsAnswers: false, toursEnded: [] } });
      const { page } = visitor;
      const faults: string[] = [];
      const seen = { undo: 0, refusal: 0 };
      for (const asking of asked) {
        await page.setViewportSize({ width: 1366, height: 650 });
        await visitor.playsOn(asking.record, pack.cover.seatName('en', asking.seat));
        if (await isRefused(page, asking)) seen.refusal++;
        await unfoldsLog(page);
        seen.undo += await page.locator(SEEN.undo).count();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const hidden = await page.evaluate(hiddenOf, SEEN);
          faults.push(
            ...hidden.map((fault) => `${asking.scenario} ${asking.key} ${size.width}×${size.height}: ${fault}`),
          );
        }
        await page.setViewportSize({ width: 1366, height: 650 });
        await page.getByRole('link', { name: 'Bivouac' }).click();
      }
      expect(faults).toEqual([]);
      expect([seen.undo, seen.refusal].map((count) => count > 0)).toEqual([true, true]);
      expect(await visitor.leaves()).toEqual([]);
    },
    process.env['EVERY_QUESTION'] ? AN_HOUR : FIVE_MINUTES,
  );
});
