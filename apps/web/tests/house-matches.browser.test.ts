import { expect, test } from 'vitest';
import { Comer, PASSWORD } from './house-people.ts';
import { openOnlineHouse } from './online-house.ts';
import { PATIENCE } from './visitor.ts';

const house = await openOnlineHouse();

const CAMPAIGN = 'Suvorov’s Italian Campaign, 1799';

test('an open match is joined by another person; its maker is told on whatever page she is, and goes to the table', async () => {
  const anna = await Comer.registers(house, 'Anna');
  await anna.opensMatch();
  await anna.page.getByText('Waiting for players').waitFor();
  await anna.goes('#/rules');

  const ben = await Comer.registers(house, 'Ben');
  await ben.part('Free seats').getByText('The Coalition: Anna · The French: free').waitFor();
  await ben
    .part('Free seats')
    .getByRole('link', { name: `Take a seat: ${CAMPAIGN}` })
    .click();
  await ben.presses('Take seat: The French');
  await ben.isAtTable();

  const told = anna.page.getByRole('status').filter({ hasText: `Your turn: ${CAMPAIGN}, against Ben` });
  await told.getByRole('link', { name: 'Go to match' }).click();
  await anna.visitor.isAskedFor('Place a starting Depot');
  await anna.goes('#/online');
  await anna
    .part('Your turn')
    .getByRole('link', { name: `Play: ${CAMPAIGN}` })
    .waitFor();
  await ben.goes('#/online');
  await ben.part('Waiting for others').getByRole('heading', { name: CAMPAIGN }).waitFor();
  expect(await ben.part('Your turn').getByRole('heading', { name: CAMPAIGN }).count()).toBe(0);
  expect([await anna.visitor.leaves(), await ben.visitor.leaves()]).toEqual([[], []]);
});

test('players who wait in the room are at the table when the last seat is taken', async () => {
  const clara = await Comer.registers(house, 'Clara');
  const match = await clara.opensMatch(['The French']);
  const david = await Comer.registers(house, 'David');
  await david.goes(match);
  await david.presses('Take seat: The Coalition');
  await david.visitor.isAskedFor('Place a starting Depot');
  await clara.isAtTable();
  expect([await clara.visitor.leaves(), await david.visitor.leaves()]).toEqual([[], []]);
});

test('a guest comes by a link, registers, and keeps the match in every browser', async () => {
  const emma = await Comer.registers(house, 'Emma');
  await emma.opensMatch(['Anyone with the link', 'Draw sides by lot']);
  const link = await emma.makesLink();

  const guest = await Comer.comes(house, '#/about');
  await guest.follows(link);
  await guest.page.getByText('Players: Emma').waitFor();
  await guest.sitsDownAsGuest('Franz');
  await guest.goes('#/online');
  await guest.clicksLink('Create an account and keep your matches');
  await guest.page.getByText('You are playing as the guest Franz.').waitFor();
  await guest.fills('Password', PASSWORD);
  await guest.presses('Keep my matches');
  await guest.heading(CAMPAIGN).first().waitFor();
  expect(await guest.leaves()).toEqual([]);

  const elsewhere = await Comer.comes(house, '#/sign-in');
  await elsewhere.fills('Name', 'Franz');
  await elsewhere.fills('Password', 'not this one');
  await elsewhere.presses('Sign in');
  expect(await elsewhere.alert()).toBe('Wrong name or password. Try again, or reset your password.');
  await elsewhere.fills('Password', PASSWORD);
  await elsewhere.presses('Sign in');
  await elsewhere.page
    .getByRole('link', { name: new RegExp(`^(Play|Go to table): ${CAMPAIGN}`) })
    .first()
    .click();
  await elsewhere.isAtTable();
  expect([await elsewhere.leaves(), await emma.leaves()]).toEqual([[], []]);
});

test('a player invited by name finds the match in their list and may decline it; an invitation can be revoked', async () => {
  const georg = await Comer.registers(house, 'Georg');
  const hanna = await Comer.registers(house, 'Hanna');
  await georg.goes('#/new-match');
  await georg.page.getByRole('radio', { name: 'People I invite' }).check();
  await georg.fills('Names, separated by commas', 'Nobody Here');
  await georg.presses('Open the match');
  expect(await georg.alert()).toContain('Nobody is called Nobody Here.');
  await georg.fills('Names, separated by commas', 'Hanna');
  await georg.presses('Open the match');
  await georg.page.getByText('Hanna is invited.').waitFor();

  const found = hanna.part('Invitations').getByRole('heading', { name: CAMPAIGN });
  await hanna.page.reload();
  await found.waitFor();
  await hanna.presses(`Decline: ${CAMPAIGN}`);
  await found.waitFor({ state: 'detached' });

  await georg.page.reload();
  await expect.poll(() => georg.page.getByText('Hanna is invited.').count(), PATIENCE).toBe(0);
  await georg.fills('Name', 'Hanna');
  await georg.presses('Invite');
  await georg.presses('Revoke: Hanna');
  await georg.page.getByText('Hanna is invited.').waitFor({ state: 'detached' });
  await hanna.page.reload();
  await hanna.part('Your turn').waitFor();
  expect(await found.count()).toBe(0);
  expect([await georg.leaves(), await hanna.leaves()]).toEqual([[], []]);
});

test('a match against a bot begins at once; a seat that nobody takes can be given to one; a match can be called off', async () => {
  const ida = await Comer.registers(house, 'Ida');
  await ida.opensMatch(['Captain']);
  await ida.visitor.isAskedFor('Place a starting Depot');

  await ida.opensMatch();
  await ida.page.getByText('Start with a bot').click();
  await ida.presses('Recruit plays the French');
  await ida.visitor.isAskedFor('Place a starting Depot');

  await ida.opensMatch();
  await ida.presses('Cancel match');
  await ida.page.getByRole('dialog').getByRole('button', { name: 'Cancel match' }).click();
  await ida.part('Your turn').getByRole('heading', { name: CAMPAIGN }).nth(1).waitFor();
  expect(await ida.part('Waiting for players').count()).toBe(0);
  expect(await ida.leaves()).toEqual([]);
});

test('a link that was taken back leads nowhere', async () => {
  const jakob = await Comer.registers(house, 'Jakob');
  await jakob.opensMatch(['Anyone with the link']);
  const link = await jakob.makesLink();
  await jakob.presses('Revoke: Link 1 is active');
  await jakob.page.getByText('Link 1 is active').waitFor({ state: 'detached' });
  const late = await Comer.comes(house, '#/about');
  await late.follows(link);
  expect(await late.alert()).toContain('This link is no longer valid. Ask for a new one.');
  expect([await jakob.leaves(), await late.leaves()]).toEqual([[], []]);
});
