import { describe, expect, test } from 'vitest';
import { LogConflict } from '../../storage/errors.ts';
import type { Store } from '../../storage/store.ts';
import { freshGround, type Kind, newMatch, NOON, rolls, sends, step } from './ground.ts';

export function undoContract(kind: Kind): void {
  describe('answers taken back', () => {
    const { open } = freshGround(kind);

    const threeGiven = async (): Promise<Store> => {
      const store = await open();
      await store.matches.create(newMatch('lodi'));
      await store.log.append(step('lodi', 0, [sends('empire', 1), sends('coalition', 2), rolls(0, 6)], { draws: 1 }));
      return store;
    };
    const back = (keep: number, length = 3, generation = 0) => ({
      ...step('lodi', length, [], { from: { length, generation }, draws: 1, at: NOON + 7 }),
      keep,
      by: 'empire',
      consents: ['coalition'],
    });

    test('leave the log and are kept with who took them back', async () => {
      const { log } = await threeGiven();
      expect(await log.takeBack(back(1))).toEqual({ length: 1, generation: 1 });
      const loaded = await log.load('lodi');
      expect(loaded?.head).toEqual({ length: 1, generation: 1, fence: 0, draws: 1, closed: false });
      expect(loaded?.entries).toEqual([{ seq: 0, ...sends('empire', 1), at: NOON }]);
      expect(await log.undoings('lodi')).toEqual([
        {
          generation: 0,
          by: 'empire',
          consents: ['coalition'],
          kept: 1,
          at: NOON + 7,
          entries: [
            { seq: 1, ...sends('coalition', 2), at: NOON },
            { seq: 2, ...rolls(0, 6), at: NOON },
          ],
        },
      ]);
    });

    test('make room: the same seq can be given again, and taken back again', async () => {
      const { log } = await threeGiven();
      await log.takeBack({ ...back(1), entries: [sends('coalition', 0)] });
      await log.append(step('lodi', 2, [rolls(1, 3)], { from: { length: 2, generation: 1 }, draws: 2 }));
      expect(
        (await log.whole('lodi')).entries.map(({ seq, answer }) => [seq, answer['men'] ?? answer['pips']]),
      ).toEqual([
        [0, 1],
        [1, 0],
        [2, 3],
      ]);
      await log.takeBack({ ...back(2, 3, 1), draws: 2 });
      const seqs = (await log.undoings('lodi')).map(({ entries }) => entries.map(({ seq }) => seq));
      expect(seqs).toEqual([[1, 2], [2]]);
    });

    test('are noticed by a writer that slept, even if the log is as long as it remembers', async () => {
      const { log } = await threeGiven();
      await log.takeBack({ ...back(2), entries: [rolls(1, 1)] });
      expect((await log.load('lodi'))?.head.length).toBe(3);
      await expect(log.append(step('lodi', 3, [sends('empire', 9)]))).rejects.toBeInstanceOf(LogConflict);
      await expect(log.takeBack(back(0))).rejects.toBeInstanceOf(LogConflict);
    });

    test('take the snapshots with them that knew of them, and the older one serves', async () => {
      const store = await open();
      await store.matches.create(newMatch('lodi'));
      await store.log.append(
        step(
          'lodi',
          0,
          Array.from({ length: 30 }, (_, men) => sends('empire', men)),
        ),
      );
      for (const seq of [5, 10, 20]) await store.log.keepSnapshot('lodi', 0, { seq, rules: '1', body: seq });
      const snapshot = async () => (await store.log.load('lodi'))?.snapshot?.seq;
      expect(await snapshot()).toBe(20);
      await store.log.takeBack(back(20, 30));
      expect(await snapshot(), 'it knew of nothing that was taken back').toBe(20);
      await store.log.takeBack(back(19, 20, 1));
      expect(await snapshot()).toBe(10);
      await store.log.keepSnapshot('lodi', 1, { seq: 15, rules: '1', body: 'made before the take-back' });
      expect(await snapshot()).toBe(10);
      await store.log.takeBack(back(9, 19, 2));
      expect(await snapshot(), 'the first stays').toBe(5);
      await store.log.takeBack(back(4, 9, 3));
      expect(await snapshot()).toBeUndefined();
      expect((await store.log.load('lodi'))?.entries).toHaveLength(4);
    });

    test('never come back through a snapshot, however long the log grows again', async () => {
      const { log } = await threeGiven();
      await log.keepSnapshot('lodi', 0, { seq: 3, rules: '1', body: 'knows of what is taken back' });
      await log.takeBack(back(2));
      await log.append(step('lodi', 2, [rolls(1, 1), rolls(2, 2)], { from: { length: 2, generation: 1 }, draws: 3 }));
      const loaded = await log.load('lodi');
      expect(loaded?.snapshot).toBeUndefined();
      expect(loaded?.entries.map(({ draw }) => draw)).toEqual([undefined, undefined, 1, 2]);
    });

    test('may begin a stretch under other rules, from a checkpoint', async () => {
      const { log } = await threeGiven();
      await log.keepSnapshot('lodi', 0, { seq: 1, rules: '1', body: 'under the old rules' });
      await log.takeBack({ ...back(2), stretch: { rules: '2', checkpoint: { clock: 2 } } });
      await log.append(step('lodi', 2, [sends('empire', 3)], { from: { length: 2, generation: 1 } }));
      const loaded = await log.load('lodi');
      expect(loaded?.stretch).toEqual({ rules: '2', starts: 2, checkpoint: { clock: 2 } });
      expect(loaded?.snapshot).toBeUndefined();
      expect(loaded?.entries.map(({ seq }) => seq)).toEqual([2]);
      const whole = await log.whole('lodi');
      expect(whole.stretches.map(({ rules, starts }) => [rules, starts])).toEqual([
        ['1', 0],
        ['2', 2],
      ]);
      expect(whole.entries).toHaveLength(3);
    });

    test('take back the turn of a bot', async () => {
      const { log, jobs } = await threeGiven();
      await log.append(step('lodi', 3, [], { bots: ['coalition'], draws: 1 }));
      await log.takeBack(back(1));
      expect(await jobs.take('a', NOON + 100, NOON + 200)).toBeUndefined();
    });
  });
}
