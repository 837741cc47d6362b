import { canonical, type Game } from '@bivouac/kernel';
import { asks, told, toy, type Toy, word } from '@bivouac/testing/example/toy.ts';
import { beforeEach, expect, test } from 'vitest';
import { Hall } from './hall.ts';
import { MemoryStore } from './memory-store.ts';
import type { Bookmark } from './store.ts';

const STAGES = 400;
/** How often a stage was begun: what a save that opens at once does seldom. */
let begun = 0;
const long = toy(
  function* (g: Toy) {
    begun++;
    told(g, 'toy.stage');
    for (const by of ['a', 'b']) {
      const [answer] = yield [asks(by, 'yes', 'no')];
      g.heard = [`${by}:${answer?.kind}`];
    }
  },
  {
    result: ({ clock }) =>
      clock.stage > STAGES ? { winner: 'nobody', points: {}, because: { key: '', params: {} } } : undefined,
  },
) as unknown as Game;

let store: MemoryStore;
let hall: Hall;
let sitting: string;

const newHall = (): Hall => {
  let number = 0;
  return new Hall({
    shelf: { toy: async () => ({ game: long, bots: {} }) },
    store,
    now: () => 1,
    luck: () => `luck-${number++}`,
    wait: async () => undefined,
    tell: () => undefined,
    claim: async () => undefined,
    release: () => undefined,
  });
};

const play = async (at: Hall, from: number, to: number): Promise<void> => {
  for (let seq = from; seq < to; seq++) {
    const seat = seq % 2 === 0 ? 'a' : 'b';
    const { refusal } = await at.hear('answer', { sitting, seat, seq, answers: [word(seq % 3 === 0 ? 'yes' : 'no')] });
    expect(refusal).toBeUndefined();
  }
};
const seen = async (at: Hall): Promise<string> => {
  const { view, events, seq } = await at.hear('look', { sitting, seat: 'a' });
  return canonical([view, events, seq, await (await at.hear('record', { sitting })).text()]);
};
const opened = async (): Promise<Hall> => {
  const later = newHall();
  await later.hear('open', { sitting });
  return later;
};
const bookmark = async (): Promise<Bookmark> => (await store.read(sitting))?.bookmark as Bookmark;

beforeEach(async () => {
  store = new MemoryStore();
  hall = newHall();
  const players = { a: 'person', b: 'person' };
  sitting = (await hall.hear('begin', { game: 'toy', options: {}, players, dice: 'rolled', seed: '1' })).id;
  await play(hall, 0, 471);
});

test('a long game is opened at its bookmark, log and record and all, and is not replayed', async () => {
  begun = 0;
  const later = await opened();
  expect(begun).toBeLessThan(471 / 2 - (await bookmark()).at / 2 + 5);
  expect((await bookmark()).at).toBeGreaterThan(300);
  expect(await seen(later)).toBe(await seen(hall));
  await play(later, 471, 480);
  await play(hall, 471, 480);
  expect(await seen(later)).toBe(await seen(hall));
});

test('what lies before the bookmark can still be taken back, and is kept so', async () => {
  const { at } = await bookmark();
  const later = await opened();
  for (let seq = 471; seq > at - 5; seq--) {
    const [seat, other] = seq % 2 === 1 ? ['a', 'b'] : ['b', 'a'];
    expect(await later.hear('undo', { sitting, seat, consents: [other] })).toEqual({});
  }
  expect((await later.hear('look', { sitting, seat: 'a' })).seq).toBe(at - 5);
  expect((await bookmark()).at).toBeLessThanOrEqual(at - 5);
  expect(await seen(await opened())).toBe(await seen(later));
});

test('a replay of a game that was opened at its bookmark goes back to the beginning', async () => {
  const later = await opened();
  const { replay } = await later.hear('replaySitting', { sitting, seat: 'a' });
  expect((await later.hear('moment', { replay, seer: 'a', seq: 3 })).view.state).toMatchObject({ clock: { stage: 2 } });
});

test.each([
  [
    'the state is not what the answers lead to',
    (found: Bookmark) => ({ ...found, state: { ...found.state, clock: { stage: 1 } } }),
  ],
  ['more lines were told than there are', (found: Bookmark) => ({ ...found, events: 5000 })],
  ['it was made by other rules', (found: Bookmark) => ({ ...found, rules: '0' })],
  ['it is nothing of the kind', () => 'torn'],
])('a bookmark is passed over if %s: the answers are replayed', async (_, spoilt) => {
  const read = store.read.bind(store);
  store.read = async (id) => {
    const found = await read(id);
    return found && { ...found, bookmark: spoilt(found.bookmark as Bookmark) };
  };
  begun = 0;
  expect(await seen(await opened())).toBe(await seen(hall));
  expect(begun).toBeGreaterThan(471 / 2);
});

test('the list of saved games reads their headers, and not their answers', async () => {
  store.read = () => Promise.reject(new Error('it was read whole'));
  const { kept } = await newHall().hear('sittings', {});
  expect(kept).toMatchObject([{ id: sitting, game: 'toy', answers: 471, over: false }]);
});
