import { expect, test } from 'vitest';
import type { RunningServer } from '../../main.ts';
import { comeIn, onServer, startMatch } from '../online.ts';

const ending = async (server: RunningServer, match: string) => {
  const carla = comeIn(server, undefined);
  await carla.join(match, 'spectator');
  const { table } = await carla.until(match, 'spectator', ({ table: now }) => now.ending !== undefined);
  carla.client.close();
  return table.ending;
};

const overruns = async ({ context }: RunningServer, match: string) =>
  (await context.store.log.whole(match)).entries.filter(({ auto }) => auto === 'overrun');

test('bots play a match to its end by themselves', () =>
  onServer(async (server) => {
    const match = await startMatch(server, {
      game: 'redoubts',
      seats: { empire: 'bot:random', coalition: 'bot:random' },
    });
    expect(await ending(server, match)).toMatchObject({ how: 'result' });
    expect(await overruns(server, match)).toEqual([]);
  }));

test('a bot that never answers holds up no other match, and any legal answer is given for it and marked', () =>
  onServer(
    async (server) => {
      const slow = await startMatch(server, {
        game: 'redoubts',
        options: { redoubts: 2 },
        seats: { empire: 'bot:sleeper', coalition: 'bot:sleeper' },
      });
      const other = await startMatch(server, {
        game: 'redoubts',
        seats: { empire: 'bot:random', coalition: 'bot:random' },
      });
      await server.context.rooms.open(slow);
      expect(await ending(server, other)).toMatchObject({ how: 'result' });
      expect(await overruns(server, other)).toEqual([]);
      expect(await ending(server, slow)).toMatchObject({ how: 'result' });
      expect(await overruns(server, slow)).toHaveLength(4);
      expect((await server.context.metrics.overruns.get()).values[0]?.value).toBe(4);
    },
    { botLimitMs: 3000 },
  ));

test.each(['stumbler', 'forger'])('a %s gets any legal answer too', (bot) =>
  onServer(async (server) => {
    const seats = { empire: `bot:${bot}`, coalition: 'bot:random' };
    const match = await startMatch(server, { game: 'redoubts', options: { redoubts: 2 }, seats });
    expect(await ending(server, match)).toMatchObject({ how: 'result' });
    expect((await overruns(server, match)).map(({ by }) => by)).toEqual(['empire', 'empire']);
  }),
);

test('a bot hinders neither a take-back nor an agreed end', () =>
  onServer(async (server) => {
    const seats = { empire: 'anna', coalition: 'bot:random' };
    const match = await startMatch(server, { game: 'redoubts', seats });
    const anna = comeIn(server, 'anna');
    await anna.join(match, 'empire');
    await anna.client.answer(match, 'empire', 0, { kind: 'send', nation: 'france', men: 1 });
    await anna.until(match, 'empire', ({ view }) => view.seq === 4);
    await anna.until(match, 'empire', ({ view }) => view.ask.some(({ by, sealed }) => by === 'coalition' && sealed));
    expect(await anna.client.undo(match, 'empire')).toBeUndefined();
    await anna.until(match, 'empire', ({ view }) => view.seq === 0);
    await anna.client.offerDraw(match, 'empire');
    const { table } = await anna.until(match, 'empire', (known) => known.table.ending !== undefined);
    expect(table.ending).toEqual({ how: 'draw', winner: 'nobody' });
    anna.client.close();
  }));

test('a seat that a bot takes over is played on', () =>
  onServer(async (server) => {
    const { store, rooms } = server.context;
    const match = await startMatch(server, { game: 'redoubts', seats: { empire: 'anna', coalition: 'bot:random' } });
    const anna = comeIn(server, 'anna');
    await anna.join(match, 'empire');
    await store.matches.seat(match, 'empire', { kind: 'user', user: 'anna' }, { kind: 'bot', bot: 'random' });
    await rooms.refresh(match);
    expect(await ending(server, match)).toMatchObject({ how: 'result' });
    // Who has lost the seat sees no more through its eyes.
    expect(anna.client.known(match, 'empire')?.table.ending).toBeUndefined();
    anna.client.close();
  }));
