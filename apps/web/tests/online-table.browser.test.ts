import type { Known } from '@bivouac/wire';
import { describe, expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { openOnlineHouse } from './online-house.ts';
import { complaintsOf, playOn, Remote, seated } from './online-people.ts';
import { MARKS } from './marks.ts';
import { clickHex, isHexByHex, watchSlides, waysSeen } from './slides.ts';

const house = await openOnlineHouse();

const TURIN = '4428';
const MARKUP = '<img src=x onerror="document.title=1"> & <b>bold</b>';

test('players talk; markup is only words; who watches reads it after the end; who is muted is not heard', async () => {
  const one = await Remote.comes(house, 'Kray');
  const other = await Remote.comes(house, 'Schérer');
  const stranger = await Remote.comes(house);
  const match = await seated(one, other);
  for (const person of [one, other, stranger]) await person.sitsAt(match);
  const say = async ({ visitor: { page } }: Remote, words: string): Promise<void> => {
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.getByRole('textbox', { name: 'Message to the table' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await say(one, MARKUP);
  await other.visitor.page.getByRole('tab', { name: 'Chat (1)' }).click();
  await other.visitor.page.getByText(MARKUP, { exact: true }).waitFor();
  expect(await other.visitor.page.locator(MARKS.chat).locator('img, b').count()).toBe(0);
  await other.visitor.page.getByRole('tab', { name: 'Chat', exact: true }).waitFor();

  await stranger.visitor.page.getByRole('tab', { name: 'Chat' }).click();
  await stranger.visitor.page.getByText('only players can read the chat').waitFor();
  expect(stranger.frames.filter((frame) => frame.includes('onerror'))).toEqual([]);

  await other.visitor.page.getByText(MARKUP, { exact: true }).hover();
  await other.visitor.button('Mute Kray').click();
  await other.visitor.page.getByText(MARKUP, { exact: true }).waitFor({ state: 'detached' });
  await say(one, 'Do you hear me?');
  await say(other, 'Adieu');
  await one.visitor.page.getByText('Adieu', { exact: true }).waitFor();
  expect(await other.visitor.page.getByText('Do you hear me?').count()).toBe(0);

  await other.opensMenu('Resign');
  await other.visitor.button('I resign').click();
  await stranger.visitor.page.getByText('Do you hear me?').waitFor();
  expect(await complaintsOf(one, other, stranger)).toEqual([]);
});

test('a standing answer is kept on the server, holds in another window, and is revoked', async () => {
  const one = await Remote.comes(house, 'Melas');
  const other = await Remote.comes(house, 'Moreau');
  const match = await seated(one, other);
  for (const person of [one, other]) await person.sitsAt(match);
  const { page } = one.visitor;
  await one.visitor.button('More').click();
  await one.visitor.button('Always answer “Done” to this').click();
  await page.getByText('1 standing answer in force').waitFor();
  await other.visitor.isAskedFor('Place a starting Depot');
  await page.reload();
  await page.getByText('1 standing answer in force').waitFor();
  await one.visitor.button('Ask me again').click();
  await page.getByText('1 standing answer in force').waitFor({ state: 'detached' });
  expect(await complaintsOf(one, other)).toEqual([]);
});

test('what a rule forbids is refused with its reason, as at any table', async () => {
  const one = await Remote.comes(house, 'Bellegarde');
  const other = await Remote.comes(house, 'Macdonald');
  const match = await seated(one, other);
  for (const person of [one, other]) await person.sitsAt(match);
  await one.visitor.isAsked();
  for (const { visitor } of [one, other]) await visitor.button('Whole map').click();
  await clickHex(one.visitor.page, TURIN);
  await one.visitor.map.locator(MARKS.whyNot).getByRole('button', { name: 'Rule 18.1' }).waitFor();
  await clickHex(other.visitor.page, TURIN);
  await other.visitor.page.getByText('Waiting for the Coalition:').waitFor();
  expect(await one.visitor.page.title()).toMatch(/^Your turn: /);
  expect(await other.visitor.page.title()).not.toMatch(/^Your turn/);
  expect(await complaintsOf(one, other)).toEqual([]);
});

test('counters of the others slide along the way that they marched', async () => {
  const manner = { settings: { motion: 'auto' as const }, prepared: [watchSlides] };
  const people = [await Remote.comes(house, 'Rosenberg'), await Remote.comes(house, 'Championnet')] as const;
  const stranger = await Remote.comes(house, undefined, manner);
  const match = await seated(...people);
  await stranger.sitsAt(match);
  const hands = await Promise.all([people[0].hand(match, 'coalition'), people[1].hand(match, 'french')]);
  const hasMarched = ({ events }: Known): boolean => events.some(({ said }) => said.key === 'march.ends');
  await playOn(hands, hasMarched);
  for (const hand of hands) hand.leaves();
  await stranger.visitor.log
    .getByText(/^The march ends at/)
    .first()
    .waitFor();
  const ways = await waysSeen(stranger.visitor.page);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter((way) => !isHexByHex(way))).toEqual([]);
  expect(await complaintsOf(...people, stranger)).toEqual([]);
});

describe('axe finds no serious fault at a table over the network', () => {
  test.each([
    ['light', 'en', 1280],
    ['dark', 'fr', 390],
    ['contrast', 'en', 1280],
  ] as const)('in the %s colours, in %s, %i pixels wide', async (theme, language, width) => {
    const manner = { settings: { theme, language }, context: { viewport: { width, height: 844 } } };
    const one = await Remote.comes(house, `Klenau ${theme}`, manner);
    const other = await Remote.comes(house, `Hoche ${theme}`, manner);
    const match = await seated(one, other);
    for (const person of [one, other]) await person.sitsAt(match);
    await one.visitor.isAsked();
    await one.opensMenu(language === 'fr' ? 'Proposer la nulle' : 'Offer a draw');
    const { page } = other.visitor;
    await page.getByText(/(offers a draw|propose la nulle)$/).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    const said = (await page.locator(MARKS.online).textContent()) ?? '';
    expect(/\b(the|you|draw)\b/i.test(said)).toBe(language === 'en');
    await other.visitor.button(/^(No, play on|Non, on continue)$/).click();
    await page.getByText(/(offers a draw|propose la nulle)$/).waitFor({ state: 'detached' });
    expect(await faultsOn(one.visitor.page)).toEqual([]);
    expect(await complaintsOf(one, other)).toEqual([]);
  });
});
