import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Comer, PASSWORD } from './house-people.ts';
import { openOnlineHouse } from './online-house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await openOnlineHouse();

test('a password is changed by who knows it; other browsers are signed out, and the old one does not open any more', async () => {
  const anna = await Comer.registers(house, 'Anna');
  const other = await Comer.comes(house, '#/sign-in');
  await other.fills('Name', 'anna');
  await other.fills('Password', PASSWORD);
  await other.presses('Sign in');
  await other.heading('Your turn').waitFor();

  await anna.goes('#/account');
  await anna.fills('Current password', 'a wrong one');
  await anna.fills('New password', 'Wagram, 6 July');
  await anna.presses('Change password');
  expect(await anna.alert()).toContain('Wrong password.');
  await anna.fills('Current password', PASSWORD);
  await anna.presses('Change password');
  await anna.page.getByText('Your password has been changed. Other browsers have been signed out.').waitFor();

  // Its line is cut, so that it asks who it is, and finds that it is nobody.
  await other.page.getByRole('link', { name: 'Create an account' }).waitFor();
  await other.goes('#/sign-in');
  await other.fills('Name', 'Anna');
  await other.fills('Password', PASSWORD);
  await other.presses('Sign in');
  expect(await other.alert()).toContain('Wrong name or password.');
  expect([await anna.leaves(), await other.leaves()]).toEqual([[], []]);
});

test('the data are a file, and an account is deleted with its password and a second thought', async () => {
  const ben = await Comer.registers(house, 'Ben');
  await ben.opensMatch();
  await ben.goes('#/account');
  const [download] = await Promise.all([ben.page.waitForEvent('download'), ben.presses('Download my data')]);
  const kept = readFileSync(await download.path(), 'utf8');
  expect(kept).toContain('"Ben"');
  expect(kept).not.toContain('scrypt');

  await ben.presses('Delete my account');
  await ben.presses('Keep it');
  await ben.presses('Delete my account');
  const password = ben.page.getByRole('dialog').getByLabel('Current password');
  await password.fill('a wrong one');
  await ben.presses('Delete permanently');
  expect(await ben.alert()).toContain('Wrong password.');
  await password.fill(PASSWORD);
  await ben.presses('Delete permanently');
  // For a moment the account page is shown to a stranger: they are sent to the start page.
  await ben.page.getByRole('region', { name: 'Where to begin' }).waitFor();
  await ben.page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  await ben.goes('#/sign-in');
  await ben.fills('Name', 'Ben');
  await ben.fills('Password', PASSWORD);
  await ben.presses('Sign in');
  expect(await ben.alert()).toContain('Wrong name or password.');
  expect(await ben.leaves()).toEqual([]);
});

test('one who signs out is nobody here, in every tab', async () => {
  const clara = await Comer.registers(house, 'Clara');
  const tab = await clara.visitor.context.newPage();
  await tab.goto(`${house.address}#/online`);
  await tab.getByRole('link', { name: 'Clara’s account' }).waitFor();
  await clara.goes('#/account');
  await clara.presses('Sign out of this browser');
  await clara.heading('Free seats').waitFor();
  await clara.page.getByRole('link', { name: 'Create an account' }).waitFor();
  await tab.getByRole('link', { name: 'Create an account' }).waitFor();
  await clara.goes('#/account');
  await clara.page.getByText('All you need is a name and a password.').waitFor();
  expect(await clara.leaves()).toEqual([]);
});

test('a vacation is announced, shown and dropped; one that overlaps is refused', async () => {
  const david = await Comer.registers(house, 'David');
  await david.goes('#/account');
  const year = new Date().getFullYear() + (new Date().getMonth() > 5 ? 1 : 0);
  const announce = async (from: string, to: string): Promise<void> => {
    await david.page.getByLabel('First day').fill(`${year}-${from}`);
    await david.page.getByLabel('Last day').fill(`${year}-${to}`);
    await david.presses('Add vacation');
  };
  await announce('06-14', '06-20');
  const shown = david.page.getByText(`From 14 June ${year} to 20 June ${year}`);
  await shown.waitFor();
  await announce('06-20', '06-25');
  expect(await david.alert()).toContain('You already have a vacation then.');
  await david.presses('Remove');
  await shown.waitFor({ state: 'detached' });
  expect(await david.leaves()).toEqual([]);
});

test('a seat is given to a program with a key that opens it, and taken back, which ends the key', async () => {
  const gustav = await Comer.registers(house, 'Gustav');
  await gustav.opensMatch(['Captain']);
  await gustav.visitor.isAskedFor('Place a starting Depot');
  await gustav.goes('#/account');
  const programs = gustav.part('Programs that play for you');
  await programs.getByText('Suvorov’s Italian Campaign, 1799').click();
  await gustav.fills('Program name', 'Python');
  await gustav.presses('Give it the seat');
  const key = await programs.getByLabel('Its key (shown only once)').inputValue();
  const opens = async (): Promise<boolean> => {
    const headers = { headers: { authorization: `Bearer ${key}` } } as unknown as string[];
    const socket = new WebSocket(new URL('/ws/referee', house.address.replace('http', 'ws')), headers);
    const isOpen = await new Promise<boolean>((done) => {
      socket.addEventListener('message', ({ data }) => done(String(data).includes('"seat":"coalition"')));
      socket.addEventListener('error', () => done(false));
    });
    socket.close();
    return isOpen;
  };
  expect(await opens()).toBe(true);
  await gustav.presses('Play it myself');
  await gustav.visitor.button('Give it the seat').waitFor();
  expect(await opens()).toBe(false);
  expect(await gustav.leaves()).toEqual([]);
});

test('how one hears is kept, for all matches and for one; a webhook to a closed address is refused', async () => {
  const emma = await Comer.registers(house, 'Emma');
  await emma.opensMatch(['Captain']);
  await emma.goes('#/notices');
  const forAll = emma.part('Turn notifications');
  const forOne = emma.part('For individual matches');
  await forAll.getByLabel('E-mail').selectOption('Never');
  await forOne.getByText('The Coalition: you · The French: Captain').click();
  await forOne.getByLabel('On this site').selectOption('Never');
  await expect.poll(() => forOne.getByLabel('On this site').isEnabled(), PATIENCE).toBe(true);
  await emma.page.reload();
  await expect.poll(() => forAll.getByLabel('E-mail').inputValue(), PATIENCE).toBe('never');
  await expect.poll(() => forOne.getByLabel('On this site').inputValue(), PATIENCE).toBe('never');
  expect(await forAll.getByLabel('On this site').inputValue()).toBe('at once');
  await forOne.getByLabel('On this site').selectOption('Default');
  await expect.poll(() => forOne.getByLabel('On this site').inputValue(), PATIENCE).toBe('usual');

  await forAll.getByText('Add webhook').first().click();
  await emma.fills('Webhook URL', 'https://127.0.0.1/hook');
  await emma.presses('Add webhook');
  expect(await emma.alert()).toContain('This address cannot be used.');
  expect(await emma.leaves()).toEqual([]);
});

test('a turn rings the bell: it counts what is new until one looks', async () => {
  const franz = await Comer.registers(house, 'Franz');
  await franz.opensMatch(['Captain', 'The French']);
  await franz.goes('#/about');
  await franz.presses('Notifications: 1 new');
  await franz.clicksLink(/^Your turn: Suvorov’s Italian Campaign, 1799, against Captain/);
  await franz.isAtTable();
  await franz.goes('#/about');
  await franz.visitor.button('Notifications').waitFor();
  expect(await franz.leaves()).toEqual([]);
});

test('a server that cannot be reached: the pages say so kindly, and play at this screen goes on', async () => {
  const stranger = await Visitor.comes(house, { offline: true });
  const { page } = stranger;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await house.kill();
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
  await page.getByRole('link', { name: 'Play here in the meantime' }).click();
  await stranger.sitsDown();
  await stranger.gives('Depot at Udine');
  await house.restart();
  await page.goto(`${house.address}#/online`);
  await page.getByRole('heading', { name: 'Free seats' }).waitFor();
  const complaints = await stranger.leaves();
  expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
});

test('a player at this screen only is not asked to sign in: the server hears nothing of them', async () => {
  const asked: string[] = [];
  const stranger = await Visitor.comes(house, { path: '#/about' });
  stranger.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stranger.page.goto(house.address);
  await stranger.sitsDown();
  await stranger.gives('Depot at Udine');
  expect(asked.filter((path) => path.startsWith('/api') || path.startsWith('/ws'))).toEqual([]);
  expect(await stranger.leaves()).toEqual([]);
});
