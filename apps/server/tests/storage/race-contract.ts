import { describe, expect, test } from 'vitest';
import { LogConflict } from '../../storage/errors.ts';
import { freshGround, type Kind, newMatch, sends, step } from './ground.ts';
import { acknowledged, startWriter } from './other-process.ts';

const PLACES = 60;

export function raceContract(kind: Kind): void {
  describe('two who write to one match', () => {
    const { open, address } = freshGround(kind);

    test('by two connections: for each place one wins, and the other is told', async () => {
      const stores = [await open(), await open()];
      await stores[0]?.matches.create(newMatch('lodi'));
      for (let place = 0; place < 20; place++) {
        const outcomes = await Promise.allSettled(
          stores.map(({ log }, men) => log.append(step('lodi', place, [sends('empire', men)]))),
        );
        const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
        expect(lost).toHaveLength(1);
        expect(lost[0]?.reason).toBeInstanceOf(LogConflict);
        const written = (await stores[0]?.log.load('lodi'))?.entries.at(-1);
        expect(written?.answer['men']).toBe(outcomes.findIndex(({ status }) => status === 'fulfilled'));
      }
    });

    test('an answer and a take-back at once: one wins', async () => {
      const stores = [await open(), await open()] as const;
      await stores[0].matches.create(newMatch('lodi'));
      await stores[0].log.append(step('lodi', 0, [sends('empire', 0)]));
      const outcomes = await Promise.allSettled([
        stores[0].log.append(step('lodi', 1, [sends('coalition', 1)])),
        stores[1].log.takeBack({ ...step('lodi', 1, []), keep: 0, by: 'empire', consents: [] }),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const won = outcomes[0].status === 'fulfilled' ? { length: 2, generation: 0 } : { length: 0, generation: 1 };
      expect((await stores[1].log.load('lodi'))?.head).toMatchObject(won);
    });

    test('by two processes: every place has one answer, and each knows which are its own', async () => {
      const store = await open();
      await store.matches.create(newMatch('lodi'));
      const writers = [0, 1].map(() => startWriter(address(), PLACES, ['lodi']));
      const told = (await Promise.all(writers.map(({ ended }) => ended))).flatMap(acknowledged);
      const entries = (await store.log.load('lodi'))?.entries.map(
        ({ seq, by, answer }) => `lodi ${seq} ${by}-${answer['men']}`,
      );
      expect(entries).toHaveLength(PLACES);
      expect(told.toSorted()).toEqual(entries?.toSorted());
    });
  });
}
