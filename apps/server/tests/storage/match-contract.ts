import { describe, expect, test } from 'vitest';
import type { Holder } from '../../storage/matches.ts';
import { freshGround, type Kind, newMatch, NOON, sends, step } from './ground.ts';

const OPEN: Holder = { kind: 'open' };

export function matchContract(kind: Kind): void {
  describe('matches', () => {
    const { open } = freshGround(kind);

    test('a match is kept as it was made, and does not show its secret', async () => {
      const { matches } = await open();
      const made = await matches.create(newMatch('lodi', { rematchOf: 'arcole' }));
      expect(await matches.get('lodi')).toEqual(made);
      expect(made).toEqual({
        id: 'lodi',
        game: 'redoubts',
        options: { redoubts: 5 },
        visibility: 'open',
        seating: 'choice',
        status: 'waiting',
        salt: 'salt',
        commitment: 'hash of the secret of lodi',
        daysPerMove: 3,
        vacationDays: 14,
        madeBy: null,
        madeAt: NOON,
        startedAt: null,
        endedAt: null,
        ending: null,
        rematchOf: 'arcole',
        seats: ['empire', 'coalition'].map((seat) => ({
          seat,
          holder: OPEN,
          name: null,
          isGuest: false,
          vacationUsed: 0,
          seed: null,
          askedAt: null,
          isAsked: false,
        })),
        length: 0,
        askedAt: NOON,
      });
      expect(await matches.secret('lodi')).toBe('secret of the dice');
      expect(await matches.get('rivoli')).toBeUndefined();
    });

    test('a seat goes to the first who takes it, and changes hands only from its present holder', async () => {
      const { users, matches } = await open();
      for (const id of ['ney', 'soult']) await users.addGuest(id, id, 'fr', NOON);
      await matches.create(newMatch('lodi'));
      const takers: Holder[] = [
        { kind: 'user', user: 'ney' },
        { kind: 'bot', bot: 'greedy' },
      ];
      const taken = await Promise.all(takers.map((to) => matches.seat('lodi', 'empire', OPEN, to)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const held = takers[taken.indexOf(true)] ?? OPEN;
      const program: Holder = { kind: 'program', owner: 'soult', name: 'deep red' };
      expect(await matches.seat('lodi', 'empire', { kind: 'user', user: 'soult' }, program)).toBe(false);
      expect(await matches.seat('lodi', 'empire', held, program)).toBe(true);
      expect((await matches.get('lodi'))?.seats[0]).toMatchObject({ holder: program, name: 'soult' });
    });

    test('a match starts once; terms are changed and it is called off before that only', async () => {
      const { matches } = await open();
      await matches.create(newMatch('lodi'));
      const terms = { options: { redoubts: 1 }, visibility: 'private', daysPerMove: null, vacationDays: 0 } as const;
      expect(await matches.amend('lodi', terms)).toBe(true);
      expect(await Promise.all([1, 2].map((after) => matches.start('lodi', NOON + after)))).toContain(false);
      expect(await matches.get('lodi')).toMatchObject({ ...terms, status: 'running' });
      expect(await matches.amend('lodi', terms)).toBe(false);
      expect(await matches.cancel('lodi', NOON)).toBe(false);
      await matches.create(newMatch('arcole'));
      expect(await matches.cancel('arcole', NOON)).toBe(true);
      expect(await matches.start('arcole', NOON)).toBe(false);
    });

    test('days of vacation are counted by seat', async () => {
      const { matches } = await open();
      await matches.create(newMatch('lodi'));
      await matches.useVacation('lodi', 'empire', 2);
      await matches.useVacation('lodi', 'empire', 3);
      expect((await matches.get('lodi'))?.seats.map(({ vacationUsed }) => vacationUsed)).toEqual([5, 0]);
    });

    test('a step says who is asked, and an ending closes the match', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      await matches.start('lodi', NOON);
      await log.append(step('lodi', 0, [sends('empire', 1)], { asked: ['coalition'], askedAt: NOON + 5 }));
      const asked = await matches.get('lodi');
      expect(asked).toMatchObject({ length: 1, askedAt: NOON + 5 });
      expect(asked?.seats.map(({ isAsked }) => isAsked)).toEqual([false, true]);
      const ending = { how: 'resigned', seat: 'empire' } as const;
      await log.append(step('lodi', 1, [], { asked: [], at: NOON + 9, ending }));
      expect(await matches.get('lodi')).toMatchObject({ status: 'over', endedAt: NOON + 9, ending });
    });
  });
}
