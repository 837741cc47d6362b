import { describe, expect, test } from 'vitest';
import { LogConflict } from '../../storage/errors.ts';
import type { Store } from '../../storage/store.ts';
import { freshGround, type Kind, newMatch, sends, step } from './ground.ts';
import { acknowledged, startWriter } from './other-process.ts';

const MATCHES = ['lodi', 'arcole', 'rivoli', 'marengo'];
const ENOUGH = 150;
const NEVER = 1_000_000;

/** What the dead process had sent may still arrive at a database server: then there is one answer more. */
async function goOn({ log }: Store, match: string): Promise<void> {
  for (;;) {
    const length = (await log.load(match))?.head.length ?? 0;
    try {
      await log.append(step(match, length, [sends('heir', length)]));
      return;
    } catch (fault) {
      if (!(fault instanceof LogConflict)) throw fault;
    }
  }
}

export function crashContract(kind: Kind): void {
  describe('a process killed while it writes', () => {
    const { open, address } = freshGround(kind);

    test('leaves every acknowledged answer, none twice, and the matches go on', async () => {
      const store = await open();
      for (const id of MATCHES) await store.matches.create(newMatch(id));
      const writer = startWriter(address(), NEVER, MATCHES);
      await writer.hasWritten(ENOUGH);
      writer.child.kill('SIGKILL');
      const told = acknowledged(await writer.ended);
      expect(writer.child.signalCode).toBe('SIGKILL');
      expect(told.length).toBeGreaterThanOrEqual(ENOUGH);

      const heir = await open();
      for (const match of MATCHES) {
        await goOn(heir, match);
        const { entries } = await heir.log.whole(match);
        const found = entries.map(({ seq, by, answer }) => `${match} ${seq} ${by}-${answer['men']}`);
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index));
        expect(entries.at(-1)?.by).toBe('heir');
        expect(found).toEqual(expect.arrayContaining(told.filter((line) => line.startsWith(`${match} `))));
        const marks = found.map((line) => line.split(' ')[2]);
        expect(new Set(marks).size).toBe(marks.length);
      }
    });
  });
}
