import { europe } from '@bivouac/europe/game.ts';
import { engine as europeEngine } from '@bivouac/europe/engine.ts';
import { europePackage } from '@bivouac/europe';
import { expect, test } from 'vitest';
import { theHouse } from './house.ts';
import { gameUpTo, type Moment, sideName, warUpTo } from './positions.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

/** Answers lie on the map and in the hand, as a newcomer finds them. */
const BARE = { settings: { listsAnswers: false } };

const MARCH = warUpTo(
  ({ prompt, answers }) => prompt.key === 'march.whichStack' && answers.some(({ kind }) => kind === 'move'),
  'hands',
);
const [BOT] = Object.values(europeEngine.bots);
const europeUpTo = (key: string, scenario = '1815'): Moment => {
  if (!BOT) throw new Error('europe has no bot');
  return gameUpTo({
    game: europe,
    options: europe.options.parse({ scenario }, ''),
    bots: { empire: BOT, coalition: BOT },
    seed: 'every question of 1815',
    maxAnswers: 900,
    asks: ({ prompt, answers }) =>
      prompt.key === key && (key === 'evasion.offer' ? answers.length === 2 : answers.length > 2),
  } as Parameters<typeof gameUpTo>[0]);
};
const nameOf = (seat: string): string => europePackage.cover.seatName('en', seat);

const middle = async (visitor: Visitor, name: RegExp): Promise<readonly [x: number, y: number]> => {
  const box = await visitor.place(name).boundingBox();
  if (!box) throw new Error(`${name} lies nowhere`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test('a march is a click on the force and a click on its goal; one Undo takes back the whole of it', async () => {
  const visitor = await Visitor.comes(house, BARE);
  await visitor.playsOn(MARCH.record, sideName(MARCH.seat));
  const asked = (await visitor.prompt.textContent()) ?? '';
  const told = await visitor.log.textContent();
  await visitor.picks(/^Move from/);
  const tray = visitor.page.getByRole('region', { name: /^March from/ });
  await tray.waitFor();

  // Who stays changes what is in reach; what is out of reach says why, at the place.
  await visitor.page.locator('.bv-toll').first().waitFor();
  const goer = tray.getByRole('checkbox').first();
  await goer.click();
  await expect.poll(() => goer.getAttribute('aria-checked'), PATIENCE).toBe('false');
  await goer.click();

  await visitor.picks(/^To .*, 1\./);
  await visitor.dares();
  await expect.poll(() => visitor.log.textContent(), PATIENCE).not.toBe(told);
  await visitor.button('Undo Z').click();
  await visitor.isAskedFor(asked);
  expect(await visitor.leaves()).toEqual([]);
});

test('a force is dragged to its goal', async () => {
  const visitor = await Visitor.comes(house, BARE);
  const { page } = visitor;
  await visitor.playsOn(MARCH.record, sideName(MARCH.seat));
  const told = await visitor.log.textContent();
  await page.mouse.move(...(await middle(visitor, /^Move from/)));
  await page.mouse.down();
  const [x, y] = await middle(visitor, /^Move from/);
  await page.mouse.move(x + 12, y + 12, { steps: 3 });
  await page.locator('.bv-toll').first().waitFor();
  const [toX, toY] = await middle(visitor, /^To .*, 1\./);
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.locator('.bv-march').waitFor();
  await page.mouse.up();
  await visitor.dares();
  await expect.poll(() => visitor.log.textContent(), PATIENCE).not.toBe(told);
  expect(await visitor.leaves()).toEqual([]);
});

test('a card is raised, says how it may be played and why not otherwise; to pass is confirmed, and Enter thinks again', async () => {
  const { record, seat } = europeUpTo('action.choose');
  const visitor = await Visitor.comes(house, BARE);
  const { page } = visitor;
  await visitor.playsOn(record, nameOf(seat));
  const hand = page.getByRole('region', { name: 'Your hand' });
  const card = hand.locator('.bv-card').first();
  await card.click({ position: { x: 60, y: 20 } });
  await hand.getByRole('button', { name: /activation point/ }).waitFor();
  const asked = await visitor.prompt.textContent();
  await visitor.answer(/^Pass/).click();
  await visitor.warning.waitFor();
  await page.keyboard.press('Enter');
  await visitor.warning.waitFor({ state: 'detached' });
  expect(await visitor.prompt.textContent()).toBe(asked);

  // 5.2, 9.1 Dropped on a force, the card is played for its points and the force taken up.
  await hand.getByRole('button', { name: /activation point/ }).click();
  await visitor.isAskedFor('Activate whom?');
  expect(await visitor.leaves()).toEqual([]);
});

test('who is attacked reads the chance to slip away and the chance to hold; mine stands on the left', async () => {
  const { record, seat } = europeUpTo('evasion.offer');
  const visitor = await Visitor.comes(house, BARE);
  await visitor.playsOn(record, nameOf(seat));
  const chances = visitor.panel.locator('.bv-answers-dock .bv-foresight');
  await expect
    .poll(() => chances.allTextContents(), PATIENCE)
    .toEqual([expect.stringMatching(/^\d+%$/), expect.stringMatching(/^\d+% hold$/)]);
  const sides = visitor.page.locator('.bv-fight-side h4');
  expect(await sides.first().textContent()).toContain(nameOf(seat).replace(/^The /, ''));
  expect(await visitor.page.locator('.bv-dock-end .bv-button-main').count()).toBe(0);
  expect(await visitor.leaves()).toEqual([]);
});

test('losses are shared out on one sheet, or by the table', async () => {
  const { record, seat } = europeUpTo('loss.choose');
  const visitor = await Visitor.comes(house, BARE);
  await visitor.playsOn(record, nameOf(seat));
  const asked = (await visitor.prompt.textContent()) ?? '';
  const more = visitor.page.getByRole('button', { name: /^One more/ });
  await more.first().click();
  await visitor.page.getByText('1 chosen').waitFor();
  await visitor.page
    .getByRole('button', { name: /^One less/ })
    .first()
    .click();
  await visitor.page.getByText('0 chosen').waitFor();
  await visitor.button('Do it for me').click();
  await visitor.isAskedElseThan(asked);
  expect(await visitor.leaves()).toEqual([]);
});

test('pieces are dragged from the tray in any order: the one that is asked is laid at once, another when its question comes', async () => {
  const { record, seat } = europeUpTo('setUp.where');
  const visitor = await Visitor.comes(house, BARE);
  const { page } = visitor;
  await visitor.playsOn(record, nameOf(seat));
  const tray = page.getByRole('region', { name: 'Set-up' });
  const pieces = tray.locator('.bv-piece');
  await expect.poll(() => pieces.count(), PATIENCE).toBeGreaterThan(2);
  const asked = (await visitor.prompt.textContent()) ?? '';

  // Another than the one that is asked: it is promised its place, and can be taken back.
  await tray.locator('.bv-piece:not([data-asked])').first().click();
  const places = page.locator('.bv-place[role=button]');
  const goal = (await places.first().getAttribute('aria-label')) ?? '';
  await places.first().press('Enter');
  const promised = tray.locator('.bv-piece[data-gone]');
  await promised.waitFor();
  expect(goal).toContain((await promised.locator('.bv-piece-to').textContent()) ?? '-');
  expect(await visitor.prompt.textContent()).toBe(asked);
  await promised.click();
  await promised.waitFor({ state: 'detached' });

  // The one that is asked: dragged to its place, it stands there.
  const piece = tray.locator('.bv-piece[data-asked]').first();
  const [from, to] = await Promise.all([piece.boundingBox(), places.first().boundingBox()]);
  if (!from || !to) throw new Error('both are there');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 30, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await visitor.isAskedElseThan(asked);
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  await tray.waitFor({ state: 'detached' });
  expect(await visitor.leaves()).toEqual([]);
});

test('a budget is one sheet: steppers with prices, what is left, where it goes; it is given and closed at one click', async () => {
  const { record, seat } = europeUpTo('budget.line', '1805');
  const visitor = await Visitor.comes(house, BARE);
  const { page } = visitor;
  await visitor.playsOn(record, nameOf(seat));
  const asked = (await visitor.prompt.textContent()) ?? '';
  const sheet = page.locator('.bv-ledger');
  await sheet
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  const place = sheet.locator('.bv-ledger-place').first();
  await place.waitFor();
  const first = await place.textContent();
  await place.click();
  await expect.poll(() => place.textContent(), PATIENCE).not.toBe(first);
  await sheet
    .getByRole('button', { name: /^One less/ })
    .first()
    .click();
  await place.waitFor({ state: 'detached' });
  await sheet
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await place.waitFor();
  const left = (words: string | null): number => Number(/\d[\d.]*/.exec(words ?? '')?.[0]);
  expect(left(await sheet.locator('h3').textContent())).toBeLessThan(left(asked));
  await page.keyboard.press('Enter');
  await visitor.dares();
  await visitor.isAskedElseThan(asked);
  expect(await visitor.leaves()).toEqual([]);
});

test('dice lie on the table with the sentence that tells what came of them, in nobody’s way', async () => {
  const { record, seat } = europeUpTo('evasion.offer');
  const visitor = await Visitor.comes(house, BARE);
  const { page } = visitor;
  await visitor.playsOn(record, nameOf(seat));
  await visitor.answer(/^Evade/).click();
  await visitor.dares();
  const cast = page.locator('.bv-cast');
  await cast.locator('.bv-die').first().waitFor();
  expect(await cast.first().textContent()).toContain('Evasion');
  const box = await cast.locator('li').first().boundingBox();
  if (!box) throw new Error('it lies on the table');
  const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.bv-cast') !== null, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
  expect(under).toBe(false);
  expect(await visitor.leaves()).toEqual([]);
});
