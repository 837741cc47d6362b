import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Snapshot } from '../worker/protocol.ts';
import { theHouse } from './house.ts';
import { MARKS } from './marks.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

interface Trains {
  readonly trains: readonly { readonly side: string; readonly faceUp: boolean; readonly real: boolean | null }[];
  readonly pools: Readonly<Record<string, { readonly real: number | null }>>;
}

const looksOf = (heard: readonly string[]): readonly Snapshot[] =>
  heard.flatMap((message) => {
    const { reply } = JSON.parse(message) as { readonly reply?: Partial<Snapshot> };
    return reply?.view && reply.seat !== undefined ? [reply as Snapshot] : [];
  });

const heardBy = (page: Page): Promise<string[]> => page.evaluate(() => window.heard ?? []);

test('side by side, nothing of the other side’s face-down trains reaches the page', async () => {
  const visitor = await Visitor.comes(house, { overhears: true });
  const { page } = visitor;
  await visitor.begins(['Both sides, at one screen']);
  await visitor.takesOver();
  await visitor.plays({
    wants: [/^Depot at (Udine|Verona|Milan|Genoa)$/, /^Dummy/],
    until: ({ who, prompt }) => who.startsWith('The Coalition') && prompt === 'Place your next Supply Train or dummy',
  });
  await visitor.gives('Dummy to Padua');
  await visitor.log.getByText('A dummy goes to Padua').waitFor();

  const before = (await heardBy(page)).length;
  await visitor.button('Hand over to the French').click();
  const screen = page.getByRole('dialog', { name: 'The French' });
  await screen.waitFor();
  // While the screen changes hands there is no table in the page, and nothing is asked for.
  expect(await page.locator(`${MARKS.board}, ${MARKS.log}`).count()).toBe(0);
  expect((await heardBy(page)).slice(before)).toEqual([]);

  await visitor.takesOver();
  await visitor.log.getByText('a counter goes to Padua').waitFor();
  expect(await visitor.log.textContent()).not.toContain('A dummy goes to Padua');
  const looks = looksOf((await heardBy(page)).slice(before));
  expect(looks.length).toBeGreaterThan(0);
  for (const { seat, view, events } of looks) {
    const { trains, pools } = view.state as Trains;
    const hidden = trains.filter(({ side, faceUp }) => side === 'coalition' && !faceUp);
    expect(seat).toBe('french');
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ real }) => real === null)).toBe(true);
    expect(pools['coalition']?.real).toBeNull();
    expect(events.filter(({ said }) => said.key === 'train.dummyLaid' && said.params['side'] === 'coalition')).toEqual(
      [],
    );
    expect(view.ask.every(({ by, answers }) => by === 'french' || answers === undefined)).toBe(true);
  }
  expect(await visitor.leaves()).toEqual([]);
});

/** Every string that the page still holds, after the garbage has been collected. */
const memoryOf = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return parts.join('');
};

test('what one side wrote down is not even in the page’s memory once the other holds the screen', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.begins(['Both sides, at one screen']);
  await visitor.takesOver();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'Your notes' }).fill('Feint at Ferrara, strike at Cassano');
  expect(await memoryOf(page)).toContain('strike at Cassano');
  await visitor.gives('Depot at Udine');
  await visitor.gives('Done');
  await visitor.handsOver();
  await page.getByRole('tab', { name: 'Notes' }).click();
  expect(await page.getByRole('textbox', { name: 'Your notes' }).inputValue()).toBe('');
  expect(await memoryOf(page)).not.toContain('strike at Cassano');
  expect(await visitor.leaves()).toEqual([]);
});

test('at one screen, the other player is asked before something they have seen is undone', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.begins(['Both sides, at one screen']);
  await visitor.takesOver();
  await visitor.gives('Depot at Udine');
  await visitor.gives('Done');
  await visitor.handsOver();
  await visitor.plays({ wants: [], until: ({ who }) => who.startsWith('The Coalition') });
  const told = await visitor.log.textContent();
  await visitor.button('Undo Z').click();
  const asks = visitor.page.getByRole('dialog', { name: 'The Coalition asks to undo' });
  await asks.getByRole('button', { name: 'No, it stands' }).click();
  expect(await visitor.log.textContent()).toBe(told);
  await visitor.button('Undo Z').click();
  await asks.getByRole('button', { name: 'The French: agreed' }).click();
  await visitor.isAskedFor('4 Supply Trains left');
  expect(await visitor.leaves()).toEqual([]);
});

test('a player reads and changes their standing orders, which outlast a reload', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.begins(['Both sides, at one screen']);
  await visitor.takesOver();
  const orders = page.getByRole('dialog', { name: 'Standing orders' });
  const only = orders.getByRole('checkbox', { name: 'Answer for me when I have only one choice' });
  const windows = orders.getByLabel('When I may respond to something, ask me');
  const opens = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await orders.waitFor();
  };
  await opens();
  expect([await only.isChecked(), await windows.inputValue()]).toEqual([false, 'always']);
  await only.click();
  await windows.selectOption('fits');
  await orders.getByText('On a shared screen').waitFor();
  await orders.locator('[aria-busy=false]').waitFor();
  await page.reload();
  await visitor.takesOver();
  await opens();
  expect([await only.isChecked(), await windows.inputValue()]).toEqual([true, 'fits']);
  expect(await visitor.leaves()).toEqual([]);
});
