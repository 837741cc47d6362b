import type { Told } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { freshGround, type Kind, newMatch, NOON, sends, step } from './ground.ts';

const told = (at: number, key: string, to: Told['to'] = 'all'): Told => ({
  rule: '2',
  said: { key, params: {} },
  to,
  at,
});

export function toldContract(kind: Kind): void {
  describe('what was told', () => {
    const { open } = freshGround(kind);

    test('is kept with the step that told it, for each place in the order in which it was told', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const lines = [told(0, 'setUp'), told(1, 'sent', { only: 'empire' }), told(1, 'sent', { except: 'empire' })];
      await log.append(step('lodi', 0, [sends('empire', 2)], { told: lines }));
      await log.append(step('lodi', 1, [sends('coalition', 2)], { told: [told(2, "über 👑 ' $1")], bots: ['empire'] }));
      expect(await log.told('lodi', 9)).toEqual([...lines, told(2, "über 👑 ' $1")]);
      expect(await log.told('lodi', 1), 'up to a place').toEqual(lines);
      expect((await log.load('lodi'))?.told).toEqual({ to: 2, isWhole: true });
    });

    test('is not kept where the answers were not', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      await log.append(step('lodi', 0, [sends('empire', 2)], { told: [told(1, 'sent')] }));
      await log.append(step('lodi', 0, [sends('empire', 3)], { told: [told(2, 'never')] })).catch(() => undefined);
      expect(await log.told('lodi', 9)).toEqual([told(1, 'sent')]);
    });

    test('goes with the answers that are taken back; what led up to them stays', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const entries = [1, 2, 3].map((men) => sends('empire', men));
      await log.append(step('lodi', 0, entries, { told: [1, 2, 3].map((at) => told(at, 'sent')) }));
      await log.takeBack({
        ...step('lodi', 3, [sends('empire', 9)], { told: [told(3, 'again')] }),
        keep: 2,
        by: 'empire',
        consents: [],
      });
      expect((await log.told('lodi', 9)).map(({ at, said }) => [at, said.key])).toEqual([
        [1, 'sent'],
        [2, 'sent'],
        [3, 'again'],
      ]);
    });

    test('stays under other rules', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      await log.append(step('lodi', 0, [sends('empire', 1)], { told: [told(0, 'setUp'), told(1, 'sent')] }));
      await log.takeBack({
        ...step('lodi', 1, []),
        keep: 1,
        by: 'referee',
        consents: [],
        stretch: { rules: '2', checkpoint: { clock: 1 } },
      });
      expect(await log.told('lodi', 9)).toHaveLength(2);
    });

    test('the last answer of a seat is found, however long ago it gave it', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const forced = { ...sends('empire', 0), auto: 'forced' } as const;
      await log.append(step('lodi', 0, [sends('empire', 1), sends('coalition', 1), forced]));
      expect(await log.lastBy('lodi', 'empire')).toBe(0);
      expect(await log.lastBy('lodi', 'prussia')).toBeUndefined();
    });

    test('loading reaches back to where it is told to', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      const many = Array.from({ length: 2000 }, (_, men) => sends('empire', men));
      await log.append(step('lodi', 0, many));
      for (let seq = 100; seq <= 1900; seq += 100) await log.keepSnapshot('lodi', 0, { seq, rules: '1', body: seq });
      const reach = async (place: number) => (await log.load('lodi', place))?.snapshot?.seq;
      expect(await reach(2000)).toBe(1900);
      expect(await reach(1850)).toBe(1800);
      expect(await reach(1799)).toBe(1600); // Of older ones the first of 512 answers.
      expect(await reach(1500)).toBe(1100);
      expect(await reach(99)).toBeUndefined();
    });

    test('the file of a match is kept once it is over, and not before', async () => {
      const { matches, log } = await open();
      await matches.create(newMatch('lodi'));
      await matches.start('lodi', NOON);
      await log.keepRecord('lodi', Buffer.from('too early'));
      expect(await log.record('lodi')).toBeUndefined();
      await log.append(step('lodi', 0, [], { asked: [], ending: { how: 'draw' } }));
      await log.keepRecord('lodi', Buffer.from('the file'));
      await log.keepRecord('lodi', Buffer.from('another'));
      expect(String(Buffer.from((await log.record('lodi')) ?? []))).toBe('the file');
    });
  });
}
