import type { MatchSeen } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { openOnlineHouse } from './online-house.ts';
import { complaintsOf, playTogether, Remote } from './online-people.ts';
import { Visitor } from './visitor.ts';

const house = await openOnlineHouse();
const PLAQUES = '.bv-plaque';
const NOW = `${PLAQUES}[aria-current]`;

test('four at one live table play the first Impulses, and a letter is read by two of them', async () => {
  const names = ['Talleyrand', 'Canning', 'Metternich', 'Czartoryski'] as const;
  const [france, britain, austria, russia] = (await Promise.all(names.map((name) => Remote.comes(house, name)))) as [
    Remote,
    Remote,
    Remote,
    Remote,
  ];
  const all = [france, britain, austria, russia];
  const options = { scenario: '1805', players: 4 };
  const terms = { game: 'napoleonic-wars', options, seat: 'france' };
  const { match } = await france.asks<{ readonly match: MatchSeen }>('matches', terms);
  for (const [person, seat] of [
    [britain, 'britain'],
    [austria, 'austria'],
    [russia, 'russia'],
  ] as const)
    await person.asks(`matches/${match.id}/take`, { seat });
  await Promise.all(all.map((person) => person.sitsAt(match.id)));

  // Each keeps its Hand; France and Britain play a card for its points and end their Impulse.
  await playTogether(all, [/^Keep it$/, /^End the Impulse$/, / for points$/], ({ prompt }) =>
    prompt.startsWith('Austria: what next?'),
  );
  for (const { visitor } of all) {
    await visitor.log.getByText('Britain: Impulse').waitFor();
    await visitor.page.locator(NOW).filter({ hasText: 'Austria' }).waitFor();
    expect(await visitor.page.locator(PLAQUES).count()).toBe(4);
  }

  // Britain writes to Russia. Austria, at the same table, learns nothing of it.
  const words = 'Will you march if I pay?';
  for (const { visitor } of [britain, russia, austria]) await visitor.page.getByRole('tab', { name: /^Chat/ }).click();
  const { page } = britain.visitor;
  await page.getByRole('combobox', { name: 'Who reads it' }).selectOption({ label: 'A letter to Czartoryski' });
  await page.getByRole('textbox', { name: 'Message to the table' }).fill(words);
  await britain.visitor.button('Send').click();
  await russia.visitor.page.getByText(words).waitFor();
  await russia.visitor.page.getByText('Letter to you: only the two of you read it').waitFor();
  await page.getByRole('combobox', { name: 'Who reads it' }).selectOption({ label: 'The whole table' });
  await page.getByRole('textbox', { name: 'Message to the table' }).fill('Good luck to all.');
  await britain.visitor.button('Send').click();
  await austria.visitor.page.getByText('Good luck to all.').waitFor();
  expect(await austria.visitor.page.getByText(words).count()).toBe(0);
  for (const stranger of [austria, france])
    expect(stranger.frames.filter((frame) => frame.includes(words))).toEqual([]);
  expect(await complaintsOf(...all)).toEqual([]);
});

test('alone against four bots, then in French', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.setsUp();
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'The Napoleonic Wars' });
  await page.getByLabel('Scenario').selectOption({ label: '1813, the war of liberation' });
  await page.getByRole('radio', { name: '5 players' }).check();
  const held = (seat: string, by: string) =>
    page.getByRole('group', { name: seat, exact: true }).getByRole('radio', { name: by });
  await held('France', 'Recruit').check();
  await held('Prussia', 'A person').check();
  await visitor.button('Begin').click();
  await visitor.plays({
    wants: [/^Keep it$/, / for points$/],
    until: ({ prompt }) => prompt.startsWith('Prussia: what next?'),
  });
  expect(await page.locator(PLAQUES).count()).toBe(5);
  await page.locator(NOW).filter({ hasText: 'Prussia' }).waitFor();
  await page.getByRole('tab', { name: 'Diplomacy' }).click();
  await page.getByRole('table', { name: 'Diplomatic Track' }).waitFor();
  await visitor.button('Français').click();
  await page.getByRole('table', { name: 'Piste diplomatique' }).waitFor();
  await page.locator(NOW).filter({ hasText: 'Prusse' }).waitFor();
  expect(await visitor.leaves()).toEqual([]);
});
