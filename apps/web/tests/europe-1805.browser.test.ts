import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { MARKS } from './marks.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

const FOUR_MINUTES = 240_000;

/** What a player of this language reads and clicks. */
const WORDS = {
  en: {
    empire: 'The Empire',
    begin: 'Begin',
    first: 'First edition',
    withMassena: /^With Masséna$/,
    action: 'Round 2: your action?',
    points: /: 3 activation points$/,
    whom: 'Activate whom?',
    activate: /^Activate Masséna$/,
    forced: 'a forced march?',
    noForced: /^No forced march$/,
    left: 'left.',
    mantua: /^March to Mantua/,
    attack: /^March to (Venice|Trieste|Villach|Innsbruck)$/,
    sheet: /^Battle of /,
    subordinate: 'Which subordinate',
    battle: /Battle at .*: the (Empire|Coalition) attacks/,
    rolls: /The Empire rolls/,
    round: '1805, round 3',
    cards: 'Cards',
    hand: 'Hand',
    nations: 'Nations',
    war: 'War',
    units: 'Units',
    over: 'Map layers',
    supply: /^Supply: Empire$/,
    foreign: /\b(les|avec|cartes|dans)\b/,
  },
  fr: {
    empire: 'L’Empire',
    begin: 'Commencer',
    first: 'Première édition',
    withMassena: /^Avec Masséna$/,
    action: 'Round 2\u00a0: votre action\u00a0?',
    points: /: 3 points d’activation$/,
    whom: 'Qui activer',
    activate: /^Activer Masséna$/,
    forced: 'marche forcée',
    noForced: /^Pas de marche forcée$/,
    left: 'de mouvement.',
    mantua: /^Marcher vers Mantoue/,
    attack: /^Marcher vers (Venise|Trieste|Villach|Innsbruck)$/,
    sheet: /^Bataille d/,
    subordinate: 'subordonné',
    battle: /Bataille (à|en|dans) .*(Empire|Coalition) attaque/,
    rolls: /L’Empire (obtient|lance|tire)/,
    round: '1805, round 3',
    cards: 'Cartes',
    hand: 'Main',
    nations: 'Nations',
    war: 'Guerre',
    units: 'Unités',
    over: 'Calques',
    supply: /^Ravitaillement\s: Empire$/,
    foreign: /\b(the|with|cards|step)\b/,
  },
} as const;

const newGame = (page: Page) => page.locator('#own');

/** Napoléon against Europe on the form: 1805, the first edition unless told otherwise, as the Empire against the bot. */
const begins = async (visitor: Visitor, language: 'en' | 'fr', edition?: string): Promise<void> => {
  const { first, empire, begin } = WORDS[language];
  await visitor.setsUp();
  const form = newGame(visitor.page);
  await form.getByLabel(/^(Game|Jeu)$/).selectOption('europe');
  await form.getByLabel(/^(Scenario|Scénario)$/).selectOption('1805');
  await form.getByRole('radio', { name: edition ?? first, exact: true }).check();
  await form.getByRole('radio', { name: empire }).check();
  await form.getByRole('button', { name: begin }).click();
};

describe.each(['en', 'fr'] as const)('1805 against the bot, in %s', (language) => {
  const words = WORDS[language];

  test(
    'the placements, a card, a march by clicks, a battle with its sheet, and the rounds after it',
    async () => {
      const visitor = await Visitor.comes(house, { settings: { language } });
      const { page } = visitor;
      await begins(visitor, language);

      // 20 What the scenario leaves to the player; the generals of the reserve go to Italy.
      await visitor.plays({ wants: [words.withMassena], until: ({ prompt }) => prompt === words.action });

      // 6 The hand is read beside the map.
      await page.getByRole('tab', { name: words.cards }).click();
      const hand = page.getByRole('tabpanel', { name: words.cards });
      await hand.getByRole('heading', { name: words.hand }).waitFor();
      expect(await hand.locator(MARKS.eventCard).count()).toBeGreaterThanOrEqual(6);

      // 5.2, 9.1 A card for its points; Masséna is picked on the map.
      await visitor.gives(words.points);
      await visitor.isAskedFor(words.whom);
      await visitor.gives(words.activate);
      await visitor.plays({ wants: [words.noForced], until: ({ prompt }) => prompt.includes(words.left), most: 4 });

      // 12.1 The march, by a click on the zone.
      await visitor.clicks(words.mantua);
      await visitor.plays({ wants: [], until: ({ prompt }) => prompt.includes(words.left), most: 8 });

      // 14 Towards the enemy until there is a battle; while one chooses, its sheet lies open.
      const onwards = [words.attack, words.noForced, words.activate, words.points];
      await page.getByRole('tab', { name: /^(Log|What happened|Journal|Ce qui s’est passé)$/ }).click();
      await visitor.plays({ wants: onwards, until: ({ prompt }) => prompt.includes(words.subordinate) });
      const sheet = page.getByRole('region', { name: words.sheet });
      expect(await sheet.locator('.bv-fight-side tbody tr').count()).toBeGreaterThan(0);
      await sheet.locator('.bv-shares').waitFor();
      await visitor.plays({ wants: onwards, until: ({ told }) => words.rolls.test(told) });
      expect(await visitor.log.getByText(words.battle).count()).toBeGreaterThan(0);

      // The rounds that follow, to the third.
      await visitor.plays({ wants: [], until: ({ told }) => told.toLowerCase().includes(words.round) });
      expect(await visitor.leaves()).toEqual([]);
    },
    FOUR_MINUTES,
  );

  test('what lies beside the map and over it speaks the language of the player', async () => {
    const visitor = await Visitor.comes(house, { settings: { language } });
    const { page } = visitor;
    await begins(visitor, language);
    await visitor.isAsked();
    for (const tab of [words.cards, words.war, words.nations, words.units]) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      await panel.locator('h3, li, p').first().waitFor();
      expect(await panel.textContent()).not.toMatch(words.foreign);
      expect(await faultsOn(page)).toEqual([]);
    }
    await page.getByText(words.over, { exact: true }).click();
    const supply = page.getByRole('button', { name: words.supply });
    await supply.click();
    expect(await supply.getAttribute('aria-pressed')).toBe('true');
    expect(await visitor.leaves()).toEqual([]);
  });
});

test('who plays the revised edition reads its rules under its own numbers', async () => {
  const visitor = await Visitor.comes(house, { settings: { language: 'fr' } });
  const { page } = visitor;
  await begins(visitor, 'fr', 'Édition révisée');
  await visitor.isAsked();
  await page.getByRole('tab', { name: 'Règles' }).click();
  const rules = page.getByRole('tabpanel', { name: 'Règles' });
  await rules.getByRole('searchbox').fill('17.2.9');
  expect(await rules.locator('h3').allTextContents()).toEqual(['17.2.9 La chasse aux corsaires']);
  expect(await visitor.leaves()).toEqual([]);
});

test('on a phone the tour leaves the question in sight, and unfolds', async () => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await Visitor.comes(house, { settings: { language: 'fr', toursEnded: [] }, context });
  const { page } = visitor;
  await begins(visitor, 'fr');
  await visitor.isAsked();
  const tour = page.locator('.bv-tour').filter({ hasText: 'L’Europe à l’automne 1805' });
  await tour.waitFor();
  const first = await page.locator(MARKS.openAnswer).first().boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(844);
  const folded = (await tour.boundingBox())?.height ?? 0;
  await tour.getByRole('button', { name: 'Lire la suite' }).click();
  expect((await tour.boundingBox())?.height).toBeGreaterThan(folded);
  expect(await visitor.leaves()).toEqual([]);
});
