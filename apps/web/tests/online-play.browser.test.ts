import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openOnlineHouse } from './online-house.ts';
import { complaintsOf, Remote, seated } from './online-people.ts';

const house = await openOnlineHouse();

/** Names are taken once only. */
let guests = 0;
const two = async (): Promise<readonly [one: Remote, other: Remote, match: string]> => {
  guests++;
  const one = await Remote.comes(house, `Suvorov ${guests}`);
  const other = await Remote.comes(house, `Masséna ${guests}`);
  const match = await seated(one, other);
  for (const person of [one, other]) await person.sitsAt(match);
  return [one, other, match];
};

test('what the other player has seen is undone if they agree, and stands if they do not; spectators see it go', async () => {
  const [one, other, match] = await two();
  const stranger = await Remote.comes(house);
  await stranger.sitsAt(match);
  const { visitor: suvorov } = one;
  const { visitor: massena } = other;
  await suvorov.gives('Depot at Udine');
  await suvorov.gives('Done');
  await massena.plays({ wants: [/^Depot at Milan$/], until: ({ told }) => told.includes('Depot at Milan') });

  await suvorov.button('Undo Z').click();
  await suvorov.page.getByText('You have asked to undo.').waitFor();
  expect(await stranger.visitor.button('Agreed').count()).toBe(0);
  await massena.page.getByText(/^Suvorov \d+ asks to undo$/).waitFor();
  await massena.button('No, it stands').click();
  await suvorov.page.getByText('You have asked to undo.').waitFor({ state: 'detached' });
  await suvorov.log.getByText('Depot at Milan').waitFor();

  await suvorov.button('Undo Z').click();
  await massena.button('Agreed').click();
  await suvorov.isAskedFor('4 Supply Trains left');
  for (const { log } of [suvorov, massena, stranger.visitor])
    await log.getByText('Depot at Milan').waitFor({ state: 'detached' });
  await suvorov.gives('Done');
  await massena.isAskedFor('Place a starting Depot');
  expect(await complaintsOf(one, other, stranger)).toEqual([]);
});

test('what nobody has seen is taken back at once, and brought back', async () => {
  const [one, other] = await two();
  const { visitor } = one;
  await visitor.gives('Depot at Udine');
  await other.visitor.log.getByText('Depot at Udine').waitFor();
  await visitor.button('Undo Z').click();
  await other.visitor.log.getByText('Depot at Udine').waitFor({ state: 'detached' });
  await visitor.button('Redo Y').click();
  await other.visitor.log.getByText('Depot at Udine').waitFor();
  expect(await complaintsOf(one, other)).toEqual([]);
});

test('a player resigns; the secret of the dice fits its fingerprint; the rematch begins with the sides changed', async () => {
  const [one, other, first] = await two();
  const { visitor: suvorov } = one;
  const { visitor: massena } = other;
  const dialog = suvorov.page.getByRole('dialog', { name: 'Are the dice fair?' });
  await one.opensMenu('Are the dice fair?');
  const fingerprint = await dialog.locator('code').textContent();
  await dialog.getByText('shown when the match is over').waitFor();
  await suvorov.page.keyboard.press('Escape');

  await other.opensMenu('Resign');
  await massena.button('Play on').click();
  await other.opensMenu('Resign');
  await massena.button('I resign').click();
  for (const { page } of [suvorov, massena])
    await page.getByText(/^Masséna \d+ has resigned\. Suvorov \d+ wins\.$/).waitFor();

  await one.opensMenu('Are the dice fair?');
  const [shown, secret = ''] = await dialog.locator('code').allTextContents();
  expect(shown).toBe(fingerprint);
  expect(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')).toBe(fingerprint);
  await suvorov.page.keyboard.press('Escape');
  const coming = suvorov.page.waitForEvent('download');
  await one.opensMenu('Download the record');
  const record = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as { readonly dice: object };
  expect(record.dice).toEqual({ match: first, commitment: fingerprint, secret });

  await suvorov.button('Rematch on the other side').click();
  await massena.page.getByText(/^Suvorov \d+ asks for a rematch$/).waitFor();
  await massena.button('Accept').click();
  await massena.page.getByText('The Coalition · your turn').waitFor();
  await suvorov.page.getByText('Waiting for the Coalition').waitFor();
  expect(new URL(suvorov.page.url()).hash).not.toContain(first);
  expect(new URL(suvorov.page.url()).hash).toBe(new URL(massena.page.url()).hash);
  expect(await complaintsOf(one, other)).toEqual([]);
});

test('a draw is offered, turned down, offered again and agreed; then the war can be looked back on', async () => {
  const [one, other] = await two();
  await one.opensMenu('Offer a draw');
  await other.visitor.button('No, play on').click();
  await one.visitor.page.getByText('You have offered a draw').waitFor({ state: 'detached' });
  await one.opensMenu('Offer a draw');
  await other.visitor.button('Agreed').click();
  for (const { visitor } of [one, other]) await visitor.page.getByText('A draw, by agreement.').waitFor();
  const { page } = one.visitor;
  await one.visitor.button('Statistics').click();
  await page.getByRole('dialog', { name: 'Statistics' }).getByRole('heading', { name: 'Dice luck' }).waitFor();
  await page.keyboard.press('Escape');
  await one.opensMenu('Replay');
  await page.getByRole('slider').waitFor();
  expect(await complaintsOf(one, other)).toEqual([]);
});

test('a player who has left the table may be replaced by a bot, or the match is claimed', async () => {
  const [one, other] = await two();
  await one.asks('me/delete', { password: 'soleil d’Austerlitz' });
  const { visitor } = other;
  await visitor.page.getByText('A player has left this table').waitFor();
  await visitor
    .button(/^Let a bot take over: /)
    .first()
    .waitFor();
  await visitor.button('Claim the match').click();
  await visitor.page.getByText(/ ran out of time\. Masséna \d+ wins\.$/).waitFor();
  await one.visitor.leaves();
  expect(await complaintsOf(other)).toEqual([]);
});

test('a player resigns and leaves the seat to someone else: a spectator takes it, and the match goes on', async () => {
  const [one, other, match] = await two();
  const third = await Remote.comes(house, 'Davout');
  await third.sitsAt(match);
  await one.opensMenu('Resign');
  await one.visitor.page.getByRole('radio', { name: /^Someone else can take over/ }).check();
  await one.visitor.button('I resign').click();
  await other.visitor.page.getByText('A player has left this table').waitFor();
  await third.visitor.button('Take over this seat').click();
  await third.visitor.isAskedFor('Place a starting Depot');
  await other.visitor.page.getByText('A player has left this table').waitFor({ state: 'detached' });
  await one.visitor.page.getByText('You are a spectator.').waitFor();
  expect(await complaintsOf(one, other, third)).toEqual([]);
});

test('one person at both seats turns from one to the other, and sees which of them is asked', async () => {
  const one = await Remote.comes(house, 'Wellington');
  const { visitor } = one;
  const { page } = visitor;
  await page.goto(`${house.address}#/new-match`);
  await page.getByRole('group', { name: 'Who plays the French' }).getByRole('radio', { name: 'I do' }).check();
  await visitor.button('Open the match').click();
  const own = page.getByRole('group', { name: 'Your seats' });
  await own.getByRole('button', { name: 'The Coalition · your turn', pressed: true }).waitFor();
  await own.getByRole('button', { name: 'The French', exact: true, pressed: false }).click();
  await page.getByText('Waiting for the Coalition').waitFor();
  await own.getByRole('button', { name: 'The Coalition · your turn', pressed: false }).click();
  await visitor.isAsked();
  expect(await complaintsOf(one)).toEqual([]);
});
