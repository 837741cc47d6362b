import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Snapshot } from '../worker/protocol.ts';
import { closeHouse, type House, openHouse, Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => closeHouse(house));

const COALITION = 'The Coalition';
const FRENCH = 'The French';

const takesOver = async (visitor: Visitor, who: string): Promise<void> => {
  await visitor.page.getByRole('dialog', { name: who }).getByRole('button').click();
  await visitor.isAsked();
};

const handsOver = async (visitor: Visitor, to: string): Promise<void> => {
  await visitor.button(`Hand over · ${to}`).click();
  await visitor.page.getByRole('dialog', { name: to }).waitFor();
};

/** Answers for whoever is asked, with a hand-over whenever the other is. */
const untilCounters = async (visitor: Visitor): Promise<void> => {
  let seat = COALITION;
  await takesOver(visitor, seat);
  for (let given = 0; given < 20; given++) {
    const prompt = await visitor.isAsked();
    if (seat === COALITION && prompt === 'Where does the next counter go?') return;
    const other = seat === COALITION ? FRENCH : COALITION;
    if (await visitor.button(`Hand over · ${other}`).isVisible()) {
      await handsOver(visitor, other);
      seat = other;
      await takesOver(visitor, seat);
    } else {
      const wants = [/^Depot at (Udine|Verona|Milan|Genoa)$/, /^Pass/];
      await visitor.plays({ wants, until: ({ answers }) => answers.length === 0, most: 1 }).catch(() => undefined);
    }
  }
  throw new Error('no counter was asked for');
};

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
  await visitor.begins(['Both, side by side']);
  await untilCounters(visitor);
  await visitor.gives('Dummy to Padua');
  expect(await visitor.log.textContent()).toContain('A dummy goes to Padua');

  const before = (await heardBy(page)).length;
  await handsOver(visitor, FRENCH);
  // While the screen changes hands there is no table in the page, and nothing is asked for.
  expect(await page.locator('.bv-board, [role=log]').count()).toBe(0);
  expect((await heardBy(page)).slice(before)).toEqual([]);

  await takesOver(visitor, FRENCH);
  expect(await page.content()).not.toContain('dummy goes to Padua');
  expect(await visitor.log.textContent()).toContain('a counter goes to Padua, face down');
  const looks = looksOf((await heardBy(page)).slice(before));
  expect(looks.length).toBeGreaterThan(0);
  for (const { seat, view, events } of looks) {
    const { trains, pools } = view.state as Trains;
    expect(seat).toBe('french');
    expect(trains.filter(({ side, faceUp }) => side === 'coalition' && !faceUp).map(({ real }) => real)).toEqual([
      null,
    ]);
    expect(pools['coalition']?.real).toBeNull();
    expect(JSON.stringify(events)).not.toContain('train.dummyLaid');
    expect(view.ask.every(({ by, answers }) => by === 'french' || answers === undefined)).toBe(true);
  }
  await visitor.leaves();
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
  await visitor.begins(['Both, side by side']);
  await takesOver(visitor, COALITION);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'Your notes' }).fill('Feint at Ferrara, strike at Cassano');
  expect(await memoryOf(page)).toContain('strike at Cassano');
  await visitor.gives('Depot at Udine');
  await visitor.gives('Done');
  await handsOver(visitor, FRENCH);
  await takesOver(visitor, FRENCH);
  await page.getByRole('tab', { name: 'Notes' }).click();
  expect(await page.getByRole('textbox', { name: 'Your notes' }).inputValue()).toBe('');
  expect(await memoryOf(page)).not.toContain('strike at Cassano');
  await visitor.leaves();
});

test('side by side, the other player is asked before something is taken back that he has seen', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.begins(['Both, side by side']);
  await takesOver(visitor, COALITION);
  await visitor.gives('Depot at Udine');
  await visitor.gives('Done');
  await handsOver(visitor, FRENCH);
  await takesOver(visitor, FRENCH);
  await visitor.gives(/^Depot at/);
  await visitor.gives('Done');
  await handsOver(visitor, COALITION);
  await takesOver(visitor, COALITION);
  const told = await visitor.log.textContent();
  await visitor.button('Undo Z').click();
  const asks = visitor.page.getByRole('dialog', { name: 'The Coalition would like to take something back' });
  await asks.getByRole('button', { name: 'No, it stands' }).click();
  expect(await visitor.log.textContent()).toBe(told);
  await visitor.button('Undo Z').click();
  await asks.getByRole('button', { name: 'The French: agreed' }).click();
  await visitor.isAskedFor('4 Supply Trains left');
  await visitor.leaves();
});
