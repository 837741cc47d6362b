import { random } from '@bivouac/bots';
import type { Bot, Seat } from '@bivouac/kernel';
import { greedy } from '@bivouac/nemesis/bot/greedy.ts';
import { nemesis } from '@bivouac/nemesis/game.ts';
import { redoubts } from '@bivouac/testing/example/redoubts.ts';
import type { Playable, Shelf } from '../rooms/shelf.ts';

/** Never answers, and leaves its thread no moment for anything else. */
const sleeper: Bot = {
  name: 'sleeper',
  choose() {
    for (;;);
  },
};
/** So long that a server can be killed meanwhile. */
const PONDERS_MS = 1500;

/** Answers after a while, in which its thread does nothing else. */
const ponderer: Bot = {
  name: 'ponderer',
  choose(view, question, pick) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PONDERS_MS);
    return random.choose(view, question, pick);
  },
};
const stumbler: Bot = {
  name: 'stumbler',
  choose() {
    throw new Error('it stumbles');
  },
};
const forger: Bot = { name: 'forger', choose: () => ({ kind: 'win' }) };

/** Games of the tests go by their ids, and so do their seats. */
export const plainly = (title: string) => async () => ({ title, seat: (seat: Seat) => seat });

/** The games of the tests. Redoubts asks both seats together. */
export const SHELF: Shelf = {
  module: import.meta.url,
  games: {
    nemesis: {
      game: nemesis as unknown as Playable['game'],
      bots: { random, greedy },
      called: plainly('nemesis'),
    },
    redoubts: {
      game: redoubts as unknown as Playable['game'],
      bots: { random, ponderer, sleeper, stumbler, forger },
      called: plainly('redoubts'),
    },
  },
};
