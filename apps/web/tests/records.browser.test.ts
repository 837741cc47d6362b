import { canonical, type GameRecord } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { warUpTo, wholeWar } from './positions.ts';
import { theHouse } from './house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

const WHOLE = wholeWar('a record');
const ANSWERS = WHOLE.segments.reduce((sum, { answers }) => sum + answers.length, 0);

test('a record is opened, checked and replayed: play, pause, jump, and a link to share', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.opens(WHOLE);
  await page.getByRole('status').getByText(`${ANSWERS} answers. All answers and hashes check out.`).waitFor();
  await visitor.button('Replay').click();

  const line = page.getByRole('region', { name: 'Timeline' });
  const slider = line.getByRole('slider');
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('0');
  await line.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await slider.inputValue()), PATIENCE).toBeGreaterThan(1);
  await line.getByRole('button', { name: 'Pause' }).click();
  const paused = await slider.inputValue();
  await line.getByRole('button', { name: 'Step back' }).click();
  expect(Number(await slider.inputValue())).toBe(Number(paused) - 1);
  await line.getByRole('button', { name: 'Go to end' }).click();
  await visitor.panel.getByText('The game is over.').waitFor();
  await slider.fill(String(Math.floor(ANSWERS / 2)));
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('french');
  await expect.poll(() => page.getByText('The game is over.').count(), PATIENCE).toBe(0);

  await visitor.button('More').click();
  await visitor.button('Statistics').click();
  const figures = page.getByRole('dialog', { name: 'Luck and fortune' });
  await figures.getByRole('img', { name: /^The course of the war/ }).waitFor();
  await figures.getByRole('region', { name: 'Dice luck' }).waitFor();
  await page.keyboard.press('Escape');

  await visitor.button('More').click();
  await visitor.button('Share as a link').click();
  const link = await page.getByRole('dialog', { name: 'Share as a link' }).getByRole('textbox').inputValue();
  const friend = await visitor.context.newPage();
  await friend.goto(link);
  await friend.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: 'Go to end' }).click();
  await friend.getByText('The game is over.').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('a record of a game under way is played on from its end', async () => {
  const visitor = await Visitor.comes(house);
  const { record, seat } = warUpTo(({ prompt }) => prompt.key === 'march.whichStack', 'half a war');
  await visitor.playsOn(record, seat === 'french' ? 'The French' : 'The Coalition');
  await visitor.isAskedFor('Which stack shall move?');
  expect(await visitor.page.title()).toBe('war · Bivouac');
  expect(await visitor.leaves()).toEqual([]);
});

test('a record on the same site is replayed from its address, and no other site is asked', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await page.route('**/games/novi.json', (route) => route.fulfill({ json: WHOLE }));
  await page.goto(`${house.address}#replay=games/novi.json`);
  await page.getByRole('region', { name: 'Timeline' }).waitFor();
  await page.goto(`${house.address}#replay=https://elsewhere.example/novi.json`);
  await page.getByRole('alert').waitFor();
  await page.getByText('Details').click();
  await page.getByText('Could not fetch a record from https://elsewhere.example/novi.json').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test.each([
  ['a picture', '\u0089PNG', 'ce n’est pas du JSON valide'],
  ['another game', { ...WHOLE, game: 'chess' }, 'un jeu qui n’est pas installé ici'],
  ['a changed die', canonical(WHOLE).replace(/"face":\d/, '"face":7'), 'endommagé ou a été modifié'],
])('in French, %s is told in French, with the details folded away', async (_what, record, words) => {
  const visitor = await Visitor.comes(house, { settings: { language: 'fr' } });
  await visitor.opens(record);
  const alert = visitor.page.getByRole('alert');
  await alert.getByText(words).waitFor();
  const details = alert.locator('[lang=en]');
  expect(await details.isVisible()).toBe(false);
  await alert.getByText('Détails (en anglais)').click();
  await details.waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

describe('a file that is no good is told by its kind', () => {
  const changed = (fields: Partial<GameRecord>): GameRecord => ({ ...WHOLE, ...fields });
  const [segment] = WHOLE.segments;
  test.each([
    ['a picture', '\u0089PNG', 'it is not valid JSON'],
    ['something else', '{"tax":"return"}', 'or part of it is missing'],
    ['another game', changed({ game: 'chess' }), 'a game that is not installed here'],
    [
      'another version',
      changed({ segments: segment ? [{ ...segment, rules: '0.1' }] : [] }),
      'another version of the rules',
    ],
    ['a changed die', canonical(WHOLE).replace(/"face":\d/, '"face":7'), 'damaged or was altered'],
  ])('%s', async (_what, record, words) => {
    const visitor = await Visitor.comes(house);
    await visitor.opens(record);
    const alert = visitor.page.getByRole('alert');
    await alert.getByText(words).first().waitFor();
    await alert.getByText('Details').click();
    expect(await alert.getByText(/^record/).count()).toBe(1);
    expect(await visitor.leaves()).toEqual([]);
  });
});
