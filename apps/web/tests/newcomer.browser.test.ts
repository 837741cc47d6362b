import { expect, test } from 'vitest';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

test('a newcomer is at his first move after one click, and plays his first turn by clicking', async () => {
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

  for (const city of ['Udine', 'Verona', 'Bozen', 'Padua']) await visitor.clicks(new RegExp(`^Depot at ${city}`));
  await visitor.log.getByText('a Depot at Padua').waitFor();
  await visitor.gives('Done');
  await visitor.isAskedFor('Convert a Depot into a Supply Train');
  await visitor.gives('Keep all Depots');

  // Two answers lie at Verona: the map asks which.
  await visitor.isAskedFor('Place your next Supply Train or dummy');
  const chooser = visitor.page.getByRole('dialog', { name: 'Verona: Which one?' });
  await visitor.clicks(/Verona, fortified city/);
  await chooser.getByRole('button', { name: 'Supply Train to Verona' }).click();
  await visitor.isHeard();
  await visitor.plays({ wants: [/^Dummy to/], until: ({ prompt }) => prompt.startsWith('Which stack shall move?') });

  // A stack is picked and sent off on the map.
  await visitor.clicks(/Verona, fortified city/);
  await chooser.getByRole('button', { name: 'Move from Verona' }).click();
  await visitor.plays({ wants: [], until: ({ prompt }) => prompt.startsWith('Who marches from Verona?'), most: 2 });
  await visitor.gives('March');
  await visitor.clicks(/^To /);
  await visitor.plays({ wants: [/^Halt/], until: ({ told }) => told.includes('Turn 2') });
  expect(await visitor.leaves()).toEqual([]);
});
