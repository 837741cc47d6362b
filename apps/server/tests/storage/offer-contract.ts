import { describe, expect, test } from 'vitest';
import { LogConflict } from '../../storage/errors.ts';
import { freshGround, type Kind, newMatch, NOON, sends, step } from './ground.ts';

export function offerContract(kind: Kind): void {
  describe('what stands on the table beside the game', () => {
    const { open } = freshGround(kind);

    test('is kept with the answers of its step or alone, and counts how often it was written', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      expect((await log.load('lodi'))?.offers).toEqual({ version: 0, body: undefined });
      await log.append(step('lodi', 0, [], { offers: { version: 0, body: { draw: ['empire'] } } }));
      expect((await log.load('lodi'))?.offers).toEqual({ version: 1, body: { draw: ['empire'] } });
      await log.append(step('lodi', 0, [sends('empire', 1)], { offers: { version: 1, body: { draw: [] } } }));
      await log.append(step('lodi', 1, [sends('coalition', 1)]));
      expect(await log.load('lodi')).toMatchObject({
        head: { length: 2 },
        offers: { version: 2, body: { draw: [] } },
      });
    });

    test('is changed by one of two who change it at once, and the step of the other is not written', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const offer = (seat: string, version: number) =>
        log.append(step('lodi', 0, [], { offers: { version, body: { draw: [seat] } } }));
      const tries = await Promise.allSettled([offer('empire', 0), offer('coalition', 0)]);
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const stale = step('lodi', 0, [sends('empire', 1)], { offers: { version: 0, body: { draw: [] } } });
      await expect(log.append(stale)).rejects.toThrow(LogConflict);
      expect(await log.load('lodi')).toMatchObject({ head: { length: 0 }, offers: { version: 1 } });
      await offer('coalition', 1);
      expect((await log.load('lodi'))?.offers).toEqual({ version: 2, body: { draw: ['coalition'] } });
    });

    test('changes with a take-back, or both do not', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      await log.append(step('lodi', 0, [sends('empire', 1)]));
      const undone = { undone: [{ by: 'empire', entries: [sends('empire', 1)] }] };
      const back = (version: number) => ({
        ...step('lodi', 1, [], { at: NOON + 7, offers: { version, body: undone } }),
        keep: 0,
        by: 'empire',
        consents: [],
      });
      await expect(log.takeBack(back(4))).rejects.toThrow(LogConflict);
      expect(await log.load('lodi')).toMatchObject({ head: { length: 1, generation: 0 }, offers: { version: 0 } });
      await log.takeBack(back(0));
      expect(await log.load('lodi')).toMatchObject({
        head: { length: 0, generation: 1 },
        offers: { version: 1, body: undone },
      });
    });
  });
}
