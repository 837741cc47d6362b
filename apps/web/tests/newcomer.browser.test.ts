import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeHouse, type House, openHouse, Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => closeHouse(house));

test('a newcomer is at his first move after one click, and plays his first turn by clicking on the map', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.sitsDown();
  expect(await visitor.isAsked()).toBe('Where shall a Depot stand from the start? 5 Supply Trains left.');

  // A click where nothing may be done says why, and the rule can be read.
  await visitor.clicks(/^Verona/);
  const reason = visitor.panel.getByRole('status').filter({ hasText: 'Verona' });
  await reason.getByRole('button', { name: /^Rule/ }).click();
  const rules = visitor.page.getByRole('tabpanel', { name: 'Rules' });
  await rules.locator('[aria-current]').waitFor();
  await visitor.page.getByRole('tab', { name: 'What happened' }).click();

  await visitor.clicks(/^Depot at Udine/);
  expect(await visitor.isAsked()).toBe('Where shall a Depot stand from the start? 4 Supply Trains left.');
  await visitor.log.getByText('a Depot at Udine').waitFor();
  await visitor.clicks(/^Depot at Verona/);
  await visitor.clicks(/^Depot at Bozen/);

  await visitor.gives('Done');
  expect(await visitor.isAsked()).toBe('Where does the next counter go?');
  await visitor.leaves();
});
