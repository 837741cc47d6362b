import { expect, test } from 'vitest';
import { theHouse } from './house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

/** Gives battle as soon as it can. */
const EAGER = [
  /^Depot at (Udine|Verona|Padua|Bozen)$/,
  /^Supply Train to (Verona|Legnago|Padua)$/,
  /^Pass: discard the train/,
  /^From .* attack/,
  /^3 Combat/,
];

test('dice of one’s own are typed in and counted; what is on no die is refused and changes nothing', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.begins(['The Coalition', 'We roll our own and enter them']);
  await visitor.plays({ wants: EAGER, until: ({ rolls }) => rolls });

  const { prompt } = visitor;
  const asked = await prompt.textContent();
  const told = await visitor.log.textContent();
  const field = page.getByRole('textbox', { name: 'Or type it' });
  const refusal = page.getByRole('alert').filter({ hasText: 'is not a face of this die' });
  for (const wrong of ['7', '0', 'six', '-1', '2.5']) {
    await field.fill(wrong);
    await field.press('Enter');
    await refusal.filter({ hasText: `“${wrong}”` }).waitFor();
    expect(await refusal.textContent()).toContain('Type 1, 2, 3, 4, 5 or 6. Nothing has been rolled yet.');
  }
  await field.blur();
  for (const wrong of ['8', 'w']) {
    await page.keyboard.press(wrong);
    await refusal.filter({ hasText: `“${wrong}”` }).waitFor();
  }
  expect(await prompt.textContent()).toBe(asked);
  expect(await visitor.log.textContent()).toBe(told);

  const sixes = visitor.log.getByRole('img', { name: 'die: 6' });
  const before = await sixes.count();
  await field.fill('6');
  await visitor.button('Enter').click();
  await expect.poll(() => sixes.count(), PATIENCE).toBe(before + 1);
  expect(await refusal.count()).toBe(0);

  // The order to attack is rolled by a key, and the log counts with it.
  await visitor.plays({ wants: EAGER, until: ({ rolls, prompt }) => rolls && prompt.includes('Commander Rating') });
  await page.keyboard.press('5');
  const order = visitor.log.locator('p', { hasText: 'Order to' }).last();
  await order.getByRole('img', { name: 'die: 5' }).waitFor();
  const [, commands, rating, total] =
    /Commands (\d) \+ rating (\d) = (\d+)/.exec((await order.textContent()) ?? '') ?? [];
  expect(Number(total)).toBe(5 + Number(commands) + Number(rating));
  expect(await visitor.leaves()).toEqual([]);
});

test('in French the refusal is French', async () => {
  const visitor = await Visitor.comes(house, { settings: { language: 'fr', warnings: false } });
  const { page } = visitor;
  await visitor.setsUp();
  for (const choice of ['La Coalition', /^Nous lançons les nôtres/])
    await page.getByRole('radio', { name: choice }).check();
  await visitor.button('Commencer').click();
  await visitor.plays({ wants: [/^Dépôt à (Udine|Vérone|Padoue)$/, /attaquer/, /^3 /], until: ({ rolls }) => rolls });
  await page.keyboard.press('9');
  await page
    .getByRole('alert')
    .getByText(/«\s9\s» n’est pas une face de ce dé\. Saisissez 1, 2, 3, 4, 5 ou 6\./)
    .waitFor();
  expect(await visitor.leaves()).toEqual([]);
});
