import { describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { freshGround, type Kind, newMatch, NOON } from './ground.ts';

export function talkContract(kind: Kind): void {
  describe('talk', () => {
    const { open } = freshGround(kind);

    const twoPlayers = async (): Promise<Store> => {
      const store = await open();
      for (const id of ['ney', 'soult']) await store.users.addGuest(id, `the ${id}`, 'fr', NOON);
      for (const id of ['lodi', 'arcole']) await store.matches.create(newMatch(id));
      return store;
    };

    test('chat is read by match, page by page, oldest first', async () => {
      const { chat } = await twoPlayers();
      const lines: number[] = [];
      for (let word = 0; word < 5; word++)
        lines.push(await chat.say('lodi', { user: 'ney', seat: 'empire', words: `<b>${word}</b>`, at: NOON + word }));
      await chat.say('arcole', { user: 'soult', seat: null, words: 'elsewhere', at: NOON });
      const said = async (page: Parameters<typeof chat.lines>[1]) =>
        (await chat.lines('lodi', page)).map(({ words }) => words.replace(/\D/g, '')).join('');
      expect(await said({ limit: 9 })).toBe('01234');
      expect(await said({ limit: 2 })).toBe('34');
      expect(await said({ limit: 2, before: lines[3] ?? 0 })).toBe('12');
      expect(await said({ limit: 2, after: lines[1] ?? 0 })).toBe('23');
      expect((await chat.lines('lodi', { limit: 1 }))[0]).toEqual({
        line: lines[4],
        user: 'ney',
        name: 'the ney',
        seat: 'empire',
        to: null,
        words: '<b>4</b>',
        at: NOON + 4,
      });
    });

    test('a letter is read by the seat that wrote it and the one that it is written to', async () => {
      const { chat } = await twoPlayers();
      await chat.say('lodi', { user: 'ney', seat: 'empire', words: 'to all', at: NOON });
      await chat.say('lodi', { user: 'ney', seat: 'empire', to: 'coalition', words: 'to one', at: NOON });
      const read = async (readers?: readonly string[]) =>
        (await chat.lines('lodi', { limit: 9, ...(readers ? { readers } : {}) })).map(({ words }) => words);
      expect(await read()).toEqual(['to all']);
      expect(await read(['prussia'])).toEqual(['to all']);
      for (const reader of ['empire', 'coalition']) expect(await read([reader])).toEqual(['to all', 'to one']);
      const [letter] = await chat.lines('lodi', { limit: 1, readers: ['prussia', 'coalition'] });
      expect(letter).toMatchObject({ seat: 'empire', to: 'coalition' });
    });

    test('a mute holds until it is taken back', async () => {
      const { chat } = await twoPlayers();
      await chat.mute('ney', 'soult');
      await chat.mute('ney', 'soult');
      expect(await chat.muted('ney')).toEqual(['soult']);
      expect(await chat.muted('soult')).toEqual([]);
      await chat.unmute('ney', 'soult');
      expect(await chat.muted('ney')).toEqual([]);
    });

    test('a report waits until it is settled', async () => {
      const { chat } = await twoPlayers();
      const report = { by: 'ney', about: 'soult', match: 'lodi', quote: 'bad words', reason: 'rude', at: NOON };
      const first = await chat.report(report);
      const second = await chat.report({ ...report, reason: 'again' });
      expect(await chat.unsettled(9)).toEqual([
        { report: first, ...report },
        { report: second, ...report, reason: 'again' },
      ]);
      await chat.settle(first, NOON);
      expect((await chat.unsettled(9)).map((each) => each.report)).toEqual([second]);
    });
  });
}
