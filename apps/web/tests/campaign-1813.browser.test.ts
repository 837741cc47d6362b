import type { Locator, Page } from 'playwright-core';
import type { Question } from '@bivouac/kernel';
import { cards } from '@bivouac/nemesis/catalogue/cards.ts';
import { describe, expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { OF_1813, sideName, warUpTo } from './positions.ts';
import { MARKS } from './marks.ts';
import { PATIENCE, type Scene, Visitor } from './visitor.ts';

const house = await theHouse();

const FOUR_MINUTES = 240_000;

const newGame = (page: Page): Locator => page.locator('#own');

/** Chooses the campaign on the form, and rules one by one. */
const chooses1813 = async (visitor: Visitor, rules: readonly RegExp[] = []): Promise<void> => {
  await visitor.setsUp();
  const form = newGame(visitor.page);
  await form.getByLabel(/^(Scenario|Scénario)$/).selectOption('1813');
  if (rules.length > 0) await form.locator('summary').click();
  for (const rule of rules) await form.getByRole('checkbox', { name: rule }).check();
};

describe('a Coalition Turn of 1813 against the bot', () => {
  test(
    'from the set-up, by clicking, to Turn 2',
    async () => {
      const visitor = await Visitor.comes(house);
      const { page } = visitor;
      await chooses1813(visitor);
      await visitor.begins(['The Coalition']);

      // 14.1 The Depots of the set-up, on the map; the enemy's card lies open.
      await visitor.isAskedFor('Place a starting Depot. 6 Supply Trains left.');
      await visitor.place(/^Berlin.*The French will deploy here/).waitFor({ state: 'attached' });
      for (const city of ['Neustettin', 'Posen', 'Kalisch']) await visitor.clicks(new RegExp(`^Depot at ${city}`));
      await visitor.isAskedFor('3 Supply Trains left');
      await visitor.log.getByText('a Depot at Kalisch').waitFor();
      await visitor.gives('Done');

      // 7.4 Trains and dummies, in turn with the bot.
      await visitor.plays({
        wants: [/^Supply Train to Kalisch$/, /^Supply Train to/, /^Dummy to/],
        until: ({ prompt }) => prompt.startsWith('Which stack shall move?'),
      });

      // 8 A stack is picked and sent off on the map.
      await visitor.clicks(/^(?:Move from Kalisch|.*Kalisch,)/);
      const chooser = page.getByRole('dialog', { name: 'Kalisch: Which one?' });
      if (await chooser.isVisible()) await chooser.getByRole('button', { name: 'Move from Kalisch' }).click();
      await visitor.plays({
        wants: [],
        until: ({ prompt }) => prompt.startsWith('Who marches from Kalisch?'),
        most: 2,
      });
      await visitor.gives('March');
      await visitor.clicks(/^To /);
      await visitor.plays({ wants: [/^Halt/], until: inCombatOrLater });
      await visitor.log.getByText('The march ends at').first().waitFor();

      // 10 to 12 Combat and Commanders' Movement, to the end of the Turn.
      await visitor.plays({
        wants: [/^From .* attack/, /^3 Combat/],
        until: ({ told }) => told.includes('Turn 2'),
      });
      expect(await visitor.leaves()).toEqual([]);
    },
    FOUR_MINUTES,
  );

  test('13.2 those who come at the end of Turn 2 are placed by clicking, and Turn 3 begins', async () => {
    const arrives = ({ prompt }: Question): boolean => /^arrival\.(unit|commander)Where$/.test(prompt.key);
    const { record, seat } = warUpTo(
      (question) => question.by === 'coalition' && arrives(question),
      'arrival',
      OF_1813,
    );
    const visitor = await Visitor.comes(house);
    await visitor.playsOn(record, sideName(seat));
    expect(await visitor.isAsked()).toMatch(/^Where does .* arrive\?/);
    await visitor.clicks(/^At /);
    await visitor.plays({ wants: [/^At /], until: ({ told }) => told.includes('Turn 3') });
    expect(await visitor.leaves()).toEqual([]);
  });
});

const inCombatOrLater = ({ told }: Scene): boolean => /Combat Commands/.test(told.split('Turn 1').at(-1) ?? '');

test('16.1 with cards: the hand is read beside the map, a card is laid, and the other hand is nowhere in the page', async () => {
  const visitor = await Visitor.comes(house, { overhears: true });
  const { page } = visitor;
  await chooses1813(visitor, [/^Event cards$/]);
  await visitor.begins(['The Coalition']);
  await visitor.plays({
    wants: [/^Depot at (Neustettin|Posen|Kalisch)/],
    until: ({ prompt }) => prompt.includes('which card'),
  });
  await page.getByRole('tab', { name: 'Cards' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Cards' });
  const hand = await panel.locator(`${MARKS.eventCard} h4`).allTextContents();
  expect(hand.length).toBeGreaterThanOrEqual(2);
  const [title = ''] = (await visitor.answers())[0]?.split(/(?<=^\d+a?) /).slice(1) ?? [];
  expect(hand).toContain(title);

  // Which cards are out of the deck is known, but not which of them the French hold.
  const shown = (await page.locator('body').textContent()) ?? '';
  const laid = await panel.locator(MARKS.eventCard).allTextContents();
  const titles = cards.map(({ title: each }) => each.en);
  const unknown = titles.filter((each) => !laid.some((text) => text.includes(each)));
  expect(unknown.filter((each) => shown.includes(each))).toEqual([]);
  const hands = await page.evaluate(() =>
    (window.heard ?? []).flatMap((text) =>
      [...text.matchAll(/"french":\{"backs":\[[^\]]*\],"cards":([^}]*)\}/g)].map(([, held]) => held),
    ),
  );
  expect(hands.length).toBeGreaterThan(0);
  expect(new Set(hands)).toEqual(new Set(['null', '[]']));

  await visitor.gives(new RegExp(`${title}`));
  await expect.poll(() => panel.getByRole('heading', { name: title }).count(), PATIENCE).toBe(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  await visitor.log.getByText(`“${title}”`).first().waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('in French: the form, the politics, the armies and the card of the set-up', async () => {
  const visitor = await Visitor.comes(house, { settings: { language: 'fr' } });
  const { page } = visitor;
  await chooses1813(visitor);
  const form = newGame(page);
  await form.getByRole('radio', { name: 'Tout' }).check();
  await form.getByText('Pour qui connaît le jeu').waitFor();
  await form.getByRole('radio', { name: 'Conseillé pour débuter' }).check();
  await form.getByRole('button', { name: 'Commencer' }).click();
  await visitor.isAsked();
  await page.getByRole('tab', { name: 'Campagne' }).click();
  const campaign = page.getByRole('tabpanel', { name: 'Campagne' });
  await campaign.getByText('Pourparlers au début des tours 7 à 11.').waitFor();
  expect(await campaign.textContent()).not.toMatch(/\b(the|Turn|Depot|of)\b/);
  await page.getByRole('tab', { name: 'Unités' }).click();
  const units = page.getByRole('tabpanel', { name: 'Unités' });
  await units.getByRole('button', { name: 'Mise en place' }).click();
  await units.getByText('Coalition : au départ').waitFor();
  await units.getByRole('button', { name: 'Armée française' }).click();
  await units.getByText(/Napoléon\s:\sFrance, chef.*fin du tour 5/).waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('what means nothing in 1799 is neither shown nor sent', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await chooses1813(visitor, [/^Event cards$/, /^Hidden stacks$/]);
  const form = newGame(page);
  await form.getByText('Your own selection.').waitFor();
  await form.getByLabel('Scenario').selectOption('1799');
  expect(await form.getByRole('checkbox').count()).toBe(0);
  await visitor.begins([]);
  await visitor.isAskedFor('5 Supply Trains left');
  expect(await visitor.leaves()).toEqual([]);
});

test('on a phone everything is within reach, and nothing spills over', async () => {
  const viewport = { width: 390, height: 844 };
  const visitor = await Visitor.comes(house, {
    context: { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  });
  const { page } = visitor;
  await chooses1813(visitor);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  await visitor.begins([]);
  await visitor.isAskedFor('6 Supply Trains left');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  await page.getByRole('button', { name: /^(What happened|Log)$/ }).tap();
  await page.getByRole('tab', { name: 'Campaign' }).tap();
  const campaign = page.getByRole('dialog', { name: 'Campaign' });
  await campaign.getByText('Confederation of the Rhine').first().waitFor();
  const box = await campaign.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(viewport.width);
  await campaign.getByRole('button', { name: 'Close' }).tap();
  expect(await visitor.leaves()).toEqual([]);
});

describe('axe finds no serious fault', () => {
  test.each(['light', 'dark', 'contrast'] as const)('in the %s colours', async (theme) => {
    const visitor = await Visitor.comes(house, { settings: { theme, toursEnded: [] } });
    const { page } = visitor;
    await chooses1813(visitor, [/^Event cards$/]);
    expect(await faultsOn(page)).toEqual([]);
    await visitor.begins([]);
    await visitor.plays({ wants: [], until: ({ prompt }) => prompt.includes('which card') });
    for (const tab of ['Campaign', 'Cards', 'Units']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await faultsOn(page)).toEqual([]);
    }
    expect(await visitor.leaves()).toEqual([]);
  });
});
