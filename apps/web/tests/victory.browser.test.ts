import { expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { theHouse } from './house.ts';
import { sideName, warUpTo } from './positions.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

test('when the war is over it is told who has won and where it turned, and it can be played again', async () => {
  const { record, seat } = warUpTo(
    ({ prompt }, { state }) => prompt.key === 'ride.who' && state.clock.turn === 13,
    'victory',
  );
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.playsOn(record, sideName(seat));
  await visitor.plays({ wants: [/^No more/], until: ({ isOver }) => isOver });
  await visitor.button('Statistics').click();
  const end = page.getByRole('dialog', { name: 'Statistics' });
  await end.getByRole('heading', { name: /^Victory: The (French|Coalition)$/ }).waitFor();
  await end.getByText(/^The war turned most in turn \d+: The (French|Coalition), \+/).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  const before = page.url();
  await end.getByRole('button', { name: 'Play it again' }).click();
  await page.waitForURL((url) => url.href !== before);
  await visitor.isAskedFor('Place a starting Depot');
  expect(await visitor.leaves()).toEqual([]);
});
