import { expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

test('one key tells what can be done, what to worry about and what the bot would do, and the record marks the help', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.sitsDown();
  await page.keyboard.press('!');
  const guide = page.getByRole('dialog', { name: 'What now?' });
  await guide.getByRole('heading', { name: 'What can I do now?' }).waitFor();
  expect(await guide.getByRole('listitem').filter({ hasText: 'Depot at Udine' }).count()).toBeGreaterThan(0);
  await guide.getByText('would supply none of your stacks').first().waitFor();
  await guide.getByRole('button', { name: 'Give me a hint' }).click();
  await guide.getByText(/^The bot would choose: Depot at /).waitFor();
  await guide.getByText('How near the next best come').waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await guide.getByRole('button', { name: 'Do it' }).click();
  await visitor.dares();
  await visitor.isAskedFor('4 Supply Trains left');

  await visitor.button('More').click();
  const [file] = await Promise.all([page.waitForEvent('download'), visitor.button('Download the record').click()]);
  const record = JSON.parse(
    await (await file.createReadStream()).toArray().then((parts) => Buffer.concat(parts).toString()),
  ) as {
    segments: { answers: { by: string; helped?: boolean }[] }[];
  };
  expect(record.segments[0]?.answers.filter(({ helped }) => helped)).toMatchObject([{ by: 'coalition' }]);
  expect(record).not.toHaveProperty('looseDice');
  expect(await visitor.leaves()).toEqual([]);
});
