import { describe, expect, test } from 'vitest';
import type { Match } from '../../storage/matches.ts';
import { freshGround, type Kind, newMatch, NOON, step } from './ground.ts';

const PAGE = { limit: 20 };
const ids = (matches: readonly Match[]): string[] => matches.map(({ id }) => id);

export function listContract(kind: Kind): void {
  describe('lists of matches', () => {
    const { open } = freshGround(kind);

    test('my matches have my turn first, the longest wait leading, then the others, then what is over', async () => {
      const { users, matches, log } = await open();
      for (const id of ['ney', 'soult']) await users.addGuest(id, id, 'fr', NOON);
      const seats = [
        { seat: 'empire', holder: { kind: 'user', user: 'ney' } },
        { seat: 'coalition', holder: { kind: 'user', user: 'soult' } },
      ] as const;
      const running = async (id: string, asked: string[], askedAt: number) => {
        await matches.create(newMatch(id, { seats }));
        await matches.start(id, NOON);
        await log.append(step(id, 0, [], { asked, askedAt }));
      };
      await running('over', [], NOON);
      await log.append(step('over', 0, [], { asked: ['empire'], ending: { how: 'draw' } }));
      await matches.create(newMatch('waiting', { seats }));
      await running('theirs', ['coalition'], NOON);
      await running('mine, new', ['empire'], NOON + 9);
      await running('both', ['empire', 'coalition'], NOON + 5);
      await running('mine, old', ['empire'], NOON + 1);
      await matches.create(newMatch('of others'));
      expect(ids(await matches.mine('ney', PAGE))).toEqual([
        'mine, old',
        'both',
        'mine, new',
        'theirs',
        'waiting',
        'over',
      ]);
      expect(ids(await matches.mine('soult', PAGE)).slice(0, 2)).toEqual(['theirs', 'both']);
      expect(ids(await matches.mine('ney', { limit: 2, offset: 3 }))).toEqual(['theirs', 'waiting']);
      expect(await matches.mine('nobody', PAGE)).toEqual([]);
    });

    test('open matches have a free seat, wait, and are not private', async () => {
      const { matches } = await open();
      const bot = { kind: 'bot', bot: 'greedy' } as const;
      await matches.create(newMatch('first', { at: NOON }));
      await matches.create(newMatch('second', { at: NOON + 1 }));
      await matches.create(newMatch('private', { visibility: 'private' }));
      await matches.create(newMatch('full', { seats: [{ seat: 'empire', holder: bot }] }));
      await matches.create(newMatch('started'));
      await matches.start('started', NOON);
      expect(ids(await matches.open(PAGE))).toEqual(['second', 'first']);
      await matches.create(newMatch('left', { at: NOON + 2, seats: [{ seat: 'empire', holder: bot }] }));
      await matches.start('left', NOON);
      await matches.seat('left', 'empire', bot, { kind: 'gone' });
      expect(ids(await matches.open(PAGE))).toEqual(['left', 'second', 'first']);
      expect(ids(await matches.watchable(PAGE)).toSorted()).toEqual(['left', 'started']);
    });

    test('an invitation is listed until it is answered or the match starts', async () => {
      const { users, matches } = await open();
      await users.addGuest('ney', 'ney', 'fr', NOON);
      for (const id of ['lodi', 'arcole', 'rivoli']) {
        await matches.create(newMatch(id, { visibility: 'invited' }));
        await matches.invite(id, { user: 'ney', seat: 'empire', by: null, at: NOON });
      }
      await matches.start('arcole', NOON);
      await matches.uninvite('rivoli', 'ney');
      expect(ids(await matches.invited('ney', PAGE))).toEqual(['lodi']);
      expect(await matches.isInvited('lodi', 'ney')).toBe(true);
      expect(await matches.isInvited('rivoli', 'ney')).toBe(false);
    });

    test('a match knows whom it has invited, to which seat and by whom; one can be taken back', async () => {
      const { users, matches } = await open();
      for (const [id, name] of [
        ['n', 'Ney'],
        ['s', 'Soult'],
        ['l', 'Lannes'],
      ] as const)
        await users.addGuest(id, name, 'fr', NOON);
      await matches.create(newMatch('lodi'));
      await matches.create(newMatch('arcole'));
      await matches.invite('lodi', { user: 's', seat: 'empire', by: 'n', at: NOON + 1 });
      await matches.invite('lodi', { user: 'l', seat: null, by: null, at: NOON });
      await matches.invite('arcole', { user: 's', seat: null, by: 'n', at: NOON });
      expect(await matches.invitations('lodi')).toEqual([
        { user: 'l', name: 'Lannes', seat: null, by: null, byName: null, at: NOON },
        { user: 's', name: 'Soult', seat: 'empire', by: 'n', byName: 'Ney', at: NOON + 1 },
      ]);
      expect(await matches.uninvite('lodi', 'l')).toBe(true);
      expect(await matches.uninvite('lodi', 'l')).toBe(false);
      expect((await matches.invitations('lodi')).map(({ name }) => name)).toEqual(['Soult']);
    });

    test('slow matches run, have a limit, and have waited too long', async () => {
      const { matches, log } = await open();
      for (const [id, daysPerMove, askedAt] of [
        ['slow', 3, NOON],
        ['without a limit', null, NOON],
        ['quick', 3, NOON + 10],
      ] as const) {
        await matches.create(newMatch(id, { daysPerMove }));
        await matches.start(id, NOON);
        await log.append(step(id, 0, [], { askedAt }));
      }
      expect(ids(await matches.slow(NOON + 5, PAGE))).toEqual(['slow']);
    });
  });
}
