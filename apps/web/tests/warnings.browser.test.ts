import type { MatchView } from '@bivouac/kernel';
import { nemesisUi } from '@bivouac/nemesis/ui/index.ts';
import type { NemesisView } from '@bivouac/nemesis/secrecy/view.ts';
import { describe, expect, test } from 'vitest';
import { type Moment, warUpTo } from './positions.ts';
import { clickHex } from './slides.ts';
import { theHouse } from './house.ts';
import { MARKS } from './marks.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

const HUNGER = 'Out of supply as things stand';
const FIRST_QUESTION = 'Place a starting Depot. 5 Supply Trains left.';

describe('a warning before a step', () => {
  test('is shown beside the answer, then holds it back; “Think again” and Escape leave all as it was', async () => {
    const visitor = await Visitor.comes(house);
    const { page, warning } = visitor;
    await visitor.sitsDown();
    await page.getByRole('searchbox').fill('depot');
    const done = visitor.answer('Done');
    await done.focus();
    await visitor.panel.getByRole('status').filter({ hasText: HUNGER }).waitFor();

    await visitor.chooses('Done');
    await warning.getByText(HUNGER).waitFor();
    await warning.getByRole('button', { name: 'Rule 6.1' }).waitFor();
    await visitor.log.getByText('Nothing has happened yet').waitFor();
    await warning.getByRole('button', { name: 'Go back' }).click();
    await expect.poll(() => warning.count(), PATIENCE).toBe(0);
    expect(await visitor.isAsked()).toBe(FIRST_QUESTION);
    expect(await page.getByRole('searchbox').inputValue()).toBe('depot');
    expect(await done.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await warning.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => warning.count(), PATIENCE).toBe(0);
    await visitor.log.getByText('Nothing has happened yet').waitFor();
    expect(await visitor.button('Undo Z').count()).toBe(0);

    await page.keyboard.press('Enter');
    await warning.waitFor();
    await page.keyboard.press('Enter');
    await visitor.isAskedFor('Place your next Supply Train or dummy');
    expect(await visitor.leaves()).toEqual([]);
  });

  test('leads to its rule, and what has no consequences is done at once', async () => {
    const visitor = await Visitor.comes(house);
    await visitor.sitsDown();
    await visitor.chooses('Depot at Udine');
    await visitor.isAskedFor('4 Supply Trains left');
    expect(await visitor.warning.count()).toBe(0);
    await visitor.chooses('Done');
    await visitor.warning.getByRole('button', { name: 'Rule 6.1' }).click();
    await visitor.page.getByRole('tabpanel', { name: 'Rules' }).locator('[aria-current]').getByText('6.1').waitFor();
    await visitor.warning.waitFor();
    expect(await visitor.leaves()).toEqual([]);
  });

  test('is spoken in French', async () => {
    const visitor = await Visitor.comes(house, { settings: { language: 'fr' } });
    const { page, warning } = visitor;
    await visitor.button('Jouer').click();
    await visitor.isAsked();
    await visitor.chooses(/^Terminé/);
    await warning.getByText('Hors ravitaillement en l’état').waitFor();
    await warning.getByRole('button', { name: 'Règle 6.1' }).waitFor();
    await warning.getByRole('button', { name: 'Revenir' }).click();
    await expect.poll(() => warning.count(), PATIENCE).toBe(0);
    await page.keyboard.press('Escape');
    await visitor.chooses(/^Terminé/);
    await warning.getByRole('button', { name: 'Confirmer' }).click();
    await expect.poll(() => warning.count(), PATIENCE).toBe(0);
    expect(await visitor.leaves()).toEqual([]);
  });

  test('can be switched off, and stays so', async () => {
    const visitor = await Visitor.comes(house);
    const { page, warning } = visitor;
    await visitor.sitsDown();
    await visitor.button('More').click();
    await visitor.button('Settings').click();
    await page.getByRole('checkbox', { name: 'Warn me before risky moves' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await visitor.isAsked();
    await visitor.answer('Done').hover();
    expect(await visitor.panel.getByText(HUNGER).count()).toBe(0);
    await visitor.chooses('Done');
    await visitor.isAskedFor('Place your next Supply Train or dummy');
    expect(await warning.count()).toBe(0);
    expect(await visitor.leaves()).toEqual([]);
  });
});

interface LongMarch extends Moment {
  readonly from: string;
  readonly to: string;
  readonly warnings: readonly string[];
}

/** A march of several hexes that one click gives, and whose end is out of supply. */
const marchIntoHunger = async (): Promise<LongMarch> => {
  const { places } = await nemesisUi.map();
  const found: Omit<LongMarch, keyof Moment>[] = [];
  const moment = warUpTo(({ by, prompt }, match) => {
    if (prompt.key !== 'march.whereTo' || prompt.params['points'] !== 0) return false;
    const { state, ask } = match.view(by) as MatchView<NemesisView>;
    const asked = ask.find((each) => each.by === by);
    const taken = new Set(nemesisUi.counters(state, by, 'en').map(({ place }) => place));
    for (const { id } of places) {
      const steps = asked && !taken.has(id) ? (nemesisUi.answersTowards?.(state, asked, id) ?? []) : [];
      const warned = asked && steps.length > 1 ? nemesisUi.warnings(state, asked, steps, 'en') : [];
      if (warned.some(({ rule }) => rule === '6.1'))
        found.push({ from: String(prompt.params['hex']), to: id, warnings: warned.map(({ words }) => words) });
    }
    return found.length > 0;
  }, 'a march');
  return { ...moment, from: '', to: '', warnings: [], ...found[0] };
};

const MARCH = await marchIntoHunger();
const SIDE = MARCH.seat === 'french' ? 'The French' : 'The Coalition';

describe('a march of several hexes by one click', () => {
  test('is looked at to its end before its first step', async () => {
    const visitor = await Visitor.comes(house);
    const { page, warning } = visitor;
    await visitor.playsOn(MARCH.record, SIDE);
    const prompt = await visitor.isAsked();
    const told = await visitor.log.textContent();
    await clickHex(page, MARCH.to);
    for (const words of MARCH.warnings) await warning.getByText(words).waitFor();
    expect(await warning.textContent()).toContain(' → ');
    await page.locator(MARKS.pointed).waitFor();
    expect(await visitor.log.textContent()).toBe(told);
    await warning.getByRole('button', { name: 'Go back' }).click();
    expect(await visitor.isAsked()).toBe(prompt);
    expect(await visitor.log.textContent()).toBe(told);

    await clickHex(page, MARCH.to);
    await visitor.confirms();
    await expect.poll(() => visitor.log.textContent(), PATIENCE).not.toBe(told);
    expect(await visitor.leaves()).toEqual([]);
  });

  test('goes off at once when warnings are switched off', async () => {
    const visitor = await Visitor.comes(house, { settings: { warnings: false } });
    await visitor.playsOn(MARCH.record, SIDE);
    const told = await visitor.log.textContent();
    await clickHex(visitor.page, MARCH.to);
    await expect.poll(() => visitor.log.textContent(), PATIENCE).not.toBe(told);
    expect(await visitor.warning.count()).toBe(0);
    expect(await visitor.leaves()).toEqual([]);
  });
});
