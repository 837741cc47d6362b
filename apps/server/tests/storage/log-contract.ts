import type { StandingAnswer } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { LogConflict } from '../../storage/errors.ts';
import { freshGround, type Kind, newMatch, NOON, rolls, sends, step } from './ground.ts';

const SNAPSHOT_EVERY = 100;

export function logContract(kind: Kind): void {
  describe('the log of answers', () => {
    const { open } = freshGround(kind);

    test('answers come back in their order, with all that was said of them', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const forced = { ...sends('coalition', 0), auto: 'forced' } as const;
      const odd = { by: 'empire', answer: { kind: 'name', text: 'Ö "\\u0000" 👑 \' $1', flag: true, part: 0.1 } };
      expect(await log.append(step('lodi', 0, [sends('empire', 2), forced], { draws: 0 }))).toEqual({
        length: 2,
        generation: 0,
      });
      await log.append(step('lodi', 2, [rolls(0, 6), odd], { draws: 1, at: NOON + 1 }));
      expect(await log.load('lodi')).toEqual({
        head: { length: 4, generation: 0, fence: 0, draws: 1, closed: false },
        stretch: { rules: '1', starts: 0 },
        snapshot: undefined,
        entries: [
          { seq: 0, ...sends('empire', 2), at: NOON },
          { seq: 1, ...forced, at: NOON },
          { seq: 2, ...rolls(0, 6), at: NOON + 1 },
          { seq: 3, ...odd, at: NOON + 1 },
        ],
        standing: [],
        offers: { version: 0, body: undefined },
        told: { to: -1, isWhole: true },
      });
      expect(await log.load('rivoli')).toBeUndefined();
    });

    test('an answer for another place than the next is a conflict, and nothing is written', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      await log.append(step('lodi', 0, [sends('empire', 2)]));
      for (const place of [0, 2]) {
        const late = log.append(step('lodi', place, [sends('empire', 3)], { asked: ['nobody'], bots: ['coalition'] }));
        await expect(late).rejects.toBeInstanceOf(LogConflict);
        await expect(log.append(step('lodi', place, [sends('empire', 3)]))).rejects.toBeInstanceOf(LogConflict);
      }
      await expect(log.append(step('no such match', 0, []))).rejects.toBeInstanceOf(LogConflict);
      expect((await log.load('lodi'))?.entries).toEqual([{ seq: 0, ...sends('empire', 2), at: NOON }]);
      expect((await matches.get('lodi'))?.seats[0]?.isAsked).toBe(true);
    });

    test('a conflict in one match does not touch the others that are written with it', async () => {
      const { matches, log } = await open();
      const names = ['lodi', 'arcole', 'rivoli'];
      for (const id of names) await matches.create(newMatch(id));
      await log.append(step('arcole', 0, [sends('empire', 1)]));
      const outcomes = await Promise.allSettled(names.map((id) => log.append(step(id, 0, [sends('empire', 2)]))));
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const men = await Promise.all(
        names.map(async (id) => (await log.load(id))?.entries.map(({ answer }) => answer['men'])),
      );
      expect(men).toEqual([[2], [1], [2]]);
    });

    test('steps of one match that are sent without waiting are written in their order', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const steps = Array.from({ length: 20 }, (_, men) => log.append(step('lodi', men, [sends('empire', men)])));
      await Promise.all(steps);
      expect((await log.load('lodi'))?.entries.map(({ answer }) => answer['men'])).toEqual(steps.map((_, men) => men));
    });

    test('after the end the log is closed', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      await matches.start('lodi', NOON);
      await log.append(
        step('lodi', 0, [sends('empire', 1)], { asked: [], ending: { how: 'result', result: { winner: 'empire' } } }),
      );
      await expect(log.append(step('lodi', 1, [sends('empire', 1)]))).rejects.toBeInstanceOf(LogConflict);
      await expect(log.append(step('lodi', 1, [], { ending: { how: 'draw' } }))).rejects.toBeInstanceOf(LogConflict);
      expect((await matches.get('lodi'))?.ending).toEqual({ how: 'result', result: { winner: 'empire' } });
      expect((await log.load('lodi'))?.head).toMatchObject({ length: 1, closed: true });
    });

    test('standing answers are kept with the step that changes them', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const answer = { kind: 'pass' };
      const order: StandingAnswer = { by: 'empire', rule: '2', asked: 'send', answer, until: 'revoked', offered: '[]' };
      await log.append(step('lodi', 0, [sends('empire', 1)], { standing: [order] }));
      await log.append(step('lodi', 1, [sends('empire', 1)]));
      expect((await log.load('lodi'))?.standing).toEqual([order]);
      await log.append(step('lodi', 2, [], { standing: [] }));
      expect((await log.load('lodi'))?.standing).toEqual([]);
    });

    test('loading reads the last snapshot and the answers since, however long the match is', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const read: number[] = [];
      for (let length = 0; length < 20 * SNAPSHOT_EVERY; length += SNAPSHOT_EVERY) {
        const entries = Array.from({ length: SNAPSHOT_EVERY }, (_, index) => sends('empire', length + index));
        await log.append(step('lodi', length, entries));
        read.push((await log.load('lodi'))?.entries.length ?? 0);
        await log.keepSnapshot('lodi', 0, { seq: length + 50, rules: '1', body: { clock: length } });
      }
      expect(read).toEqual([SNAPSHOT_EVERY, ...Array<number>(19).fill(SNAPSHOT_EVERY + 50)]);
      const { snapshot, entries } = (await log.load('lodi')) ?? {};
      expect(snapshot).toEqual({ seq: 1950, rules: '1', body: { clock: 1900 } });
      expect([entries?.length, entries?.[0]?.seq]).toEqual([50, 1950]);
      expect((await log.whole('lodi')).entries.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 2000 }, (_, seq) => seq),
      );
    });

    test('a bot that is asked has a job, which one worker takes', async () => {
      const { matches, log, jobs } = await open();
      for (const id of ['lodi', 'arcole']) await matches.create(newMatch(id));
      await log.append(step('lodi', 0, [sends('empire', 1)], { bots: ['coalition'], at: NOON + 1 }));
      await log.append(step('arcole', 0, [], { bots: ['coalition'], at: NOON }));
      const taken = await Promise.all(['a', 'b', 'c'].map((worker) => jobs.take(worker, NOON + 1, NOON + 100)));
      const names = taken.map((job) => job?.match ?? 'none').sort();
      expect(names).toEqual(['arcole', 'lodi', 'none']);
      expect(taken.find((job) => job?.match === 'lodi')).toEqual({
        match: 'lodi',
        seat: 'coalition',
        seq: 1,
        readyAt: NOON + 1,
        tries: 1,
      });
      expect(await jobs.take('d', NOON + 100, NOON + 200), 'its holder let the time pass').toMatchObject({ tries: 2 });
    });

    test('after the end nobody is asked, and no bot has a turn', async () => {
      const { matches, log, jobs } = await open();
      await matches.create(newMatch('lodi'));
      await matches.start('lodi', NOON);
      await log.append(step('lodi', 0, [], { asked: ['empire', 'coalition'], bots: ['coalition'] }));
      await log.append(
        step('lodi', 0, [], { asked: ['empire', 'coalition'], ending: { how: 'resigned', seat: 'empire' } }),
      );
      expect((await matches.get('lodi'))?.seats.map(({ isAsked }) => isAsked)).toEqual([false, false]);
      expect(await jobs.take('a', NOON + 1, NOON + 2)).toBeUndefined();
    });

    test('a finished job is gone, unless the bot was asked again', async () => {
      const { matches, log, jobs } = await open();
      await matches.create(newMatch('lodi'));
      await log.append(step('lodi', 0, [], { bots: ['coalition'] }));
      const job = await jobs.take('a', NOON, NOON + 100);
      await log.append(step('lodi', 0, [sends('coalition', 1)], { bots: ['coalition'] }));
      if (job) await jobs.finish(job);
      const next = await jobs.take('a', NOON, NOON + 100);
      expect(next).toMatchObject({ seq: 1, tries: 1 });
      if (next) await jobs.giveBack(next, NOON + 50);
      expect(await jobs.take('a', NOON + 49, NOON + 100)).toBeUndefined();
      expect(await jobs.take('a', NOON + 50, NOON + 100)).toMatchObject({ seq: 1, tries: 2 });
      if (next) await jobs.finish(next);
      expect(await jobs.take('a', NOON + 500, NOON + 600)).toBeUndefined();
    });
  });
}
