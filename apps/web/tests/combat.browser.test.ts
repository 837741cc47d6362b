import { expect, test } from 'vitest';
import { sideName, warUpTo } from './positions.ts';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

/** A side may choose an attack. */
const ATTACK = warUpTo(({ prompt }) => prompt.key === 'attack.order', 'combat');

/** Lays Depots and trains, stays where it is, and gives battle. */
const EAGER = [
  /^Depot at (Udine|Verona|Padua|Bozen)$/,
  /^Supply Train to (Verona|Legnago|Padua)$/,
  /^Pass: discard the train/,
  /^From Legnago attack Modena/,
  /^From .* attack/,
  /^3 Combat/,
];

test('several turns against the bot, with a battle sheet before every attack', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.playsOn(ATTACK.record, sideName(ATTACK.seat), 'We roll our own and enter them');
  await visitor.plays({ wants: EAGER, until: ({ prompt }) => prompt.includes('Combat Commands do you spend') });
  const sheet = visitor.page.getByRole('region', { name: / against / });
  await sheet.getByText('Attack value').waitFor();
  await sheet.getByRole('list', { name: 'Possible results' }).waitFor();
  await visitor.plays({ wants: EAGER, dice: () => 3, until: ({ told }) => told.includes('Turn 3 begins') });
  expect(await visitor.leaves()).toEqual([]);
});

test('a combat with withdrawal, with a reload in the middle of it', async () => {
  const { record, seat } = warUpTo(({ prompt }) => prompt.key === 'withdrawal.where', 'withdrawal');
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.playsOn(record, sideName(seat));
  const prompt = await visitor.isAsked();
  expect(prompt).toContain('must withdraw. Where to?');
  const sheet = page.getByRole('region', { name: / against / });
  expect(await sheet.getByRole('img', { name: /^die: \d$/ }).count()).toBe(2);

  await page.reload();
  expect(await visitor.isAsked()).toBe(prompt);
  const places = page.getByRole('group', { name: 'Places on the map' }).getByRole('button', { name: /^(To|Withdraw)/ });
  await places.first().click({ force: true });
  await visitor.plays({
    wants: [/^(To|Withdraw)/],
    until: ({ told }) => /From [^:]+ to [^:]+: [^.]+\. ?11\.11/.test(told),
  });
  expect(await visitor.leaves()).toEqual([]);
});

test('undo takes an answer back and redo brings it back', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.sitsDown();
  expect(await visitor.button('Undo Z').count()).toBe(0);
  await visitor.gives('Depot at Udine');
  await visitor.log.getByText('Depot at Udine').waitFor();
  await visitor.button('Undo Z').click();
  await visitor.log.getByText('Nothing has happened yet').waitFor();
  await visitor.page.keyboard.press('y');
  await visitor.log.getByText('Depot at Udine').waitFor();
  await visitor.page.keyboard.press('z');
  await visitor.log.getByText('Nothing has happened yet').waitFor();
  await visitor.isAskedFor('5 Supply Trains left');
  expect(await visitor.leaves()).toEqual([]);
});

test('alone, undo goes back even past the dice', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.playsOn(ATTACK.record, sideName(ATTACK.seat));
  let asked = '';
  await visitor.plays({
    wants: EAGER,
    until: ({ prompt, told }) => {
      if (prompt.includes('Combat Commands do you spend')) asked = prompt;
      return asked !== '' && prompt !== asked && told.includes('Order to');
    },
  });
  await visitor.button('Undo Z').click();
  await visitor.isAskedFor(asked);
  expect(await visitor.leaves()).toEqual([]);
});
