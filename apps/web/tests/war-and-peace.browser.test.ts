import { Match } from '@bivouac/kernel';
import { warAndPeace } from '@bivouac/war-and-peace/game.ts';
import { position, type Position } from '@bivouac/war-and-peace/testing/position.ts';
import { quietMatch } from '@bivouac/war-and-peace/testing/quiet.ts';
import { expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

const TWO_MINUTES = 120_000;
const TWO = { scenario: '1805', players: '2' };

const recordAt = (wanted: Position) => {
  const options = warAndPeace.options.parse(TWO, '');
  return Match.from(warAndPeace, options, position(wanted)).record();
};

const opensTab = async ({ page }: Visitor, name: string): Promise<void> => {
  const fold = page.locator('.bv-side-fold');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await page.getByRole('tab', { name }).click();
};

test(
  'SG J.4 September 1805: the list shows who has not moved, Napoleon marches on the Neckar, and nobody is forgotten',
  async () => {
    const visitor = await Visitor.comes(house);
    const { page } = visitor;
    await visitor.playsOn(quietMatch(TWO, 'france', 'ground.which').record(), 'France');
    await opensTab(visitor, 'Orders');
    await page.getByRole('button', { name: 'Next not moved' }).click();
    await page.getByText('Not moved', { exact: true }).waitFor();
    await visitor.gives(/^Napoleon \(/);
    await visitor.isAskedFor('Who goes with Napoleon');
    await visitor.gives(/^8 infantry|^10 infantry|^7 infantry/);
    await visitor.gives('Go');
    await visitor.isAskedFor('movement points left');
    await visitor.clicks(/^Stuttgart/);
    await visitor.gives('Stop');
    await visitor.isAskedFor('Which force moves?');
    await page.getByText('Moved', { exact: true }).waitFor();
    expect(await page.locator('.bv-checklist-count').textContent()).toMatch(/^1 of /);
    await visitor.chooses('Done');
    expect(await visitor.warning.textContent()).toMatch(/forces have not moved: /);
    await visitor.confirms();
    await expect.poll(() => visitor.prompt.textContent(), PATIENCE).not.toContain('Which force');
    expect(await visitor.leaves()).toEqual([]);
  },
  TWO_MINUTES,
);

test(
  'N takes up one force after the other with its reach, whatever is open beside the map; Escape puts it down',
  async () => {
    const visitor = await Visitor.comes(house);
    const { page } = visitor;
    await visitor.playsOn(quietMatch(TWO, 'france', 'ground.which').record(), 'France');
    await page.getByRole('button', { name: 'Next force' }).waitFor();
    const titles: (string | null)[] = [];
    for (let force = 0; force < 2; force += 1) {
      await page.keyboard.press('n');
      await expect.poll(() => visitor.prompt.textContent(), PATIENCE).not.toBe(titles.at(-1) ?? 'Which force moves?');
      titles.push(await visitor.prompt.textContent());
      await page.locator('.bv-reach').first().waitFor({ state: 'attached' });
    }
    expect(new Set(titles).size).toBe(2);
    await page.keyboard.press('Escape');
    await visitor.isAskedFor('Which force moves?');
    expect(await visitor.leaves()).toEqual([]);
  },
  TWO_MINUTES,
);

test(
  'J.2 production: the sheet has prices, pool and room; what is bought is taken off; the page is accessible',
  async () => {
    const visitor = await Visitor.comes(house);
    const { page } = visitor;
    await visitor.playsOn(quietMatch(TWO, 'france', 'production.buy').record(), 'France');
    await opensTab(visitor, 'Production');
    const left = page.getByText(/^Left: \d/);
    const before = await left.textContent();
    await visitor.gives(/^2 infantry: Strasbourg$/);
    await expect.poll(() => left.textContent(), PATIENCE).not.toBe(before);
    await page.getByRole('button', { name: 'Strasbourg, room for 2' }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await visitor.chooses('Done');
    expect(await visitor.warning.textContent()).toContain('is lost');
    expect(await visitor.leaves()).toEqual([]);
  },
  TWO_MINUTES,
);

test(
  'M.5 la paix de Presbourg en français\u00a0: Innsbruck va à la Bavière, et le tableau des États le montre',
  async () => {
    const visitor = await Visitor.comes(house, { settings: { language: 'fr' } });
    const { page } = visitor;
    const treaty = recordAt({
      clock: { year: 1806, month: 1, segment: 'pro', phase: 'alliance' },
      status: { austria: 'conquered' },
      machines: { AUSTRIA: 'conquered1', PRESSBURG: 'open' },
      history: { conquests: { austria: { pro: 1, anti: 0 } } },
    });
    await visitor.playsOn(treaty, 'La France');
    await visitor.plays({ wants: [], until: ({ prompt }) => prompt.includes('Presbourg') });
    await opensTab(visitor, 'États');
    await page.getByText('possible', { exact: true }).waitFor();
    await visitor.gives('Oui');
    await visitor.isAskedFor('Innsbruck');
    await visitor.gives('Bavière');
    await page.getByText('en vigueur', { exact: true }).waitFor();
    expect(await page.locator('.bv-states').first().textContent()).not.toMatch(/\b(the|with|die)\b/);
    expect(await visitor.leaves()).toEqual([]);
  },
  TWO_MINUTES,
);
