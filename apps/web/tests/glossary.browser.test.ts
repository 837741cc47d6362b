import { expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

test('a term explains itself by hover and by key, and its card leads to the rule', async () => {
  const visitor = await Visitor.comes(house, { settings: { listsAnswers: false } });
  const { page } = visitor;
  await visitor.button('Begin the lesson').click();
  await visitor.isAskedFor('Which stack shall move?');
  const term = visitor.prompt.getByText('Supply Train', { exact: true });
  const card = page.getByRole('tooltip');
  await term.hover();
  await card.getByText('A counter that lets one stack march or rally once.').waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  await term.focus();
  await card.getByRole('button', { name: 'Rule 7.4' }).click();
  await page.getByRole('tabpanel', { name: 'Rules' }).locator('[aria-current]').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});
