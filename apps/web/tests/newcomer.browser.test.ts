import { expect, test } from 'vitest';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

test('a newcomer is at their first move after one click, and plays their first turn by clicking', async () => {
  const visitor = await Visitor.comes(house, { settings: { toursEnded: [] } });
  await visitor.sitsDown();
  expect(await visitor.isAsked()).toBe('Place a starting Depot. 5 Supply Trains left.');
  await visitor.page.getByText('Step 1 of 5').waitFor();

  // A click where nothing may be done says why, and the rule can be read.
  await visitor.clicks(/^Verona/);
  const reason = visitor.map.getByRole('status').filter({ hasText: 'Verona' });
  await reason.getByRole('button', { name: /^Rule/ }).click();
  await visitor.page.getByRole('tabpanel', { name: 'Rules' }).locator('[aria-current]').waitFor();
  await visitor.page.getByRole('tab', { name: 'What happened' }).click();

  await visitor.map.getByRole('button', { name: 'Close' }).click();
  for (const city of ['Udine', 'Verona', 'Bozen', 'Padua']) await visitor.clicks(new RegExp(`^Depot at ${city}`));
  await visitor.log.getByText('a Depot at Padua').waitFor();
  await visitor.gives('Done');
  await visitor.isAskedFor('Convert a Depot into a Supply Train');
  await visitor.gives('Keep all Depots');

  // The train of the tray is taken up: a click lays it at Verona.
  await visitor.isAskedFor('Place your next Supply Train or dummy');
  await visitor.clicks(/Verona, fortified city/);
  await visitor.log.getByText('Verona').last().waitFor();
  await visitor.plays({ wants: [/^Dummy to/], until: ({ prompt }) => prompt.startsWith('Which stack shall move?') });

  // A stack is picked and sent off on the map, with one click each.
  const told = await visitor.log.textContent();
  await visitor.clicks(/Verona, fortified city/);
  await visitor.page.getByRole('region', { name: 'March from Verona' }).waitFor();
  await visitor.clicks(/^To /);
  await expect.poll(() => visitor.log.textContent()).not.toBe(told);
  await visitor.plays({ wants: [/^Halt/], until: ({ told }) => told.includes('Turn 2') });
  expect(await visitor.leaves()).toEqual([]);
});

test('a campaign is picked by its picture, with a side, and its table opens', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  const campaigns = page.getByRole('region', { name: 'Choose a campaign' });
  const card = campaigns.getByRole('button', { name: /1815, the Hundred Days/ });
  await card.click();
  expect(await card.getAttribute('aria-expanded')).toBe('true');
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await campaigns.getByLabel('You play').selectOption('The Empire');
  await visitor.button('Play now').click();
  await visitor.isAsked();
  expect(await page.title()).toContain('1815');
  expect(await visitor.leaves()).toEqual([]);
});
