import { expect, test } from 'vitest';
import { TABLES } from '../../lobby/tests/congress.ts';
import type { RunningServer } from '../../main.ts';
import { comeIn, type Guest, onServer, picks, playOn, questionTo, startMatch } from '../online.ts';
import { send } from './table.ts';

const HELD = { w: ['france', 'britain'], x: ['austria'], y: ['prussia', 'russia'] };

const congress = (server: RunningServer, seats: Readonly<Record<string, string>>): Promise<string> =>
  startMatch(server, { game: 'congress', options: { held: HELD }, seats });

const sit = async (server: RunningServer, match: string, seats: Readonly<Record<string, string>>) => {
  const guests: Record<string, Guest> = {};
  for (const [seat, user] of Object.entries(seats)) {
    const guest = comeIn(server, user);
    await guest.join(match, seat);
    guests[seat] = guest;
  }
  const at = (seat: string): Guest => {
    const guest = guests[seat];
    if (!guest) throw new Error(`nobody sits in ${seat}`);
    return guest;
  };
  return { at, leave: () => Object.values(guests).forEach(({ client }) => client.close()) };
};

const ON_TABLES = { shelf: TABLES };

test('a player who resigns among more than two hands the seat to a bot, and the match goes on to its end', () =>
  onServer(async (server) => {
    const seats = { w: 'anna', x: 'boris', y: 'carla' };
    const match = await congress(server, seats);
    const { at, leave } = await sit(server, match, seats);
    expect(await at('x').client.resign(match, 'x')).toBeUndefined();
    const row = await server.context.store.matches.get(match);
    expect([row?.status, row?.seats.find(({ seat }) => seat === 'x')?.holder]).toEqual([
      'running',
      { kind: 'bot', bot: 'random' },
    ]);
    await expect(at('x').client.offerDraw(match, 'x')).rejects.toMatchObject({ fault: { name: 'notYourSeat' } });
    const ended = await Promise.all([playOn(at('w'), match, 'w', picks('w')), playOn(at('y'), match, 'y', picks('y'))]);
    expect(ended.map(({ table }) => table.ending?.how)).toEqual(['result', 'result']);
    leave();
  }, ON_TABLES));

test('a player who resigns names an heir: a bot, or anybody, and then the seat waits to be taken', () =>
  onServer(async (server) => {
    const seats = { w: 'anna', x: 'boris', y: 'carla' };
    const match = await congress(server, seats);
    const { at, leave } = await sit(server, match, seats);
    const holderOf = async (seat: string) =>
      (await server.context.store.matches.get(match))?.seats.find((each) => each.seat === seat)?.holder;
    await expect(at('x').client.resign(match, 'x', { kind: 'bot', bot: 'grandmaster' })).rejects.toMatchObject({
      fault: { name: 'noSuchBot' },
    });
    expect(await at('x').client.resign(match, 'x', { kind: 'anybody' })).toBeUndefined();
    expect(await holderOf('x')).toEqual({ kind: 'gone' });
    expect(await at('y').client.resign(match, 'y', { kind: 'bot', bot: 'random' })).toBeUndefined();
    expect(await holderOf('y')).toEqual({ kind: 'bot', bot: 'random' });
    expect((await server.context.store.matches.get(match))?.status).toBe('running');
    // Nobody else is left to play: a seat for anybody would wait for ever.
    expect(await at('w').client.resign(match, 'w', { kind: 'anybody' })).toBeUndefined();
    expect((await server.context.store.matches.get(match))?.ending).toMatchObject({ how: 'resigned', seat: 'w' });
    leave();
  }, ON_TABLES));

test('of two, the one who resigns may name an heir too: then the match goes on', () =>
  onServer(async (server) => {
    const seats = { west: 'anna', east: 'carla' };
    const match = await startMatch(server, { game: 'congress', seats });
    const { at, leave } = await sit(server, match, seats);
    await at('west').client.resign(match, 'west', { kind: 'bot', bot: 'random' });
    expect((await server.context.store.matches.get(match))?.seats[0]?.holder).toEqual({ kind: 'bot', bot: 'random' });
    await at('east').client.resign(match, 'east');
    expect((await server.context.store.matches.get(match))?.ending).toMatchObject({ how: 'resigned', seat: 'east' });
    leave();
  }, ON_TABLES));

test('bots do not hinder an agreed end', () =>
  onServer(async (server) => {
    const match = await congress(server, { w: 'anna', x: 'bot:random', y: 'carla' });
    const { at, leave } = await sit(server, match, { w: 'anna', y: 'carla' });
    await at('w').client.offerDraw(match, 'w');
    await at('y').until(match, 'y', ({ table }) => table.draw.includes('w'));
    await at('y').client.consent(match, 'y', 'draw', true);
    const { table } = await at('w').until(match, 'w', (known) => known.table.ending !== undefined);
    expect(table.ending).toMatchObject({ how: 'draw', winner: 'nobody' });
    leave();
  }, ON_TABLES));

test('a request to take back outlives the answers of others, and is granted by all who play', () =>
  onServer(async (server) => {
    const seats = { w: 'anna', x: 'boris', y: 'carla' };
    const match = await congress(server, seats);
    const { at, leave } = await sit(server, match, seats);
    const answer = async (seat: string): Promise<void> => {
      const known = await at(seat).until(match, seat, (now) => questionTo(seat, now).length > 0);
      const [first] = questionTo(seat, known);
      if (first) await at(seat).client.answer(match, seat, known.view.seq, first);
    };
    await answer('w');
    await answer('w');
    await answer('x');
    await at('w').until(match, 'w', ({ view }) => view.seq === 3);
    await at('w').client.undo(match, 'w');
    await at('y').until(match, 'y', ({ table }) => table.takeBack !== undefined);
    await answer('y');
    const still = await at('x').until(match, 'x', ({ view }) => view.seq === 4);
    expect(still.table.takeBack).toEqual({ by: 'w', agreed: [] });
    await at('x').client.consent(match, 'x', 'takeBack', true);
    await at('y').until(match, 'y', ({ table }) => table.takeBack?.agreed.includes('x') === true);
    await at('y').client.consent(match, 'y', 'takeBack', true);
    expect((await at('w').until(match, 'w', ({ view }) => view.seq === 1)).table.takeBack).toBeUndefined();
    leave();
  }, ON_TABLES));

test('each seat that is asked has a clock of its own', () =>
  onServer(async (server) => {
    const match = await startMatch(server, {
      game: 'redoubts',
      options: { redoubts: 3 },
      seats: { empire: 'anna', coalition: 'boris' },
    });
    const { at, leave } = await sit(server, match, { empire: 'anna', coalition: 'boris' });
    const clocks = async () => {
      const row = await server.context.store.matches.get(match);
      return Object.fromEntries(row?.seats.map(({ seat, askedAt }) => [seat, askedAt]) ?? []);
    };
    const before = await clocks();
    expect(before['empire']).toBe(before['coalition']);
    await new Promise((later) => setTimeout(later, 5));
    const known = at('empire').client.known(match, 'empire');
    const [first] = known ? questionTo('empire', known) : [];
    if (first) await at('empire').client.answer(match, 'empire', 0, first);
    expect(await clocks()).toEqual({ empire: null, coalition: before['coalition'] });
    leave();
  }));

test('one person may play several seats', () =>
  onServer(async (server) => {
    const match = await congress(server, { w: 'anna', x: 'anna', y: 'anna' });
    const anna = comeIn(server, 'anna');
    for (const seat of ['w', 'x', 'y']) await anna.join(match, seat);
    const ended = await Promise.all(['w', 'x', 'y'].map((seat) => playOn(anna, match, seat, picks(seat))));
    expect(ended.map(({ table }) => table.ending?.how)).toEqual(['result', 'result', 'result']);
    anna.client.close();
  }, ON_TABLES));

test('standing orders are kept with the match', () =>
  onServer(async (server) => {
    const match = await congress(server, { w: 'anna', x: 'boris', y: 'carla' });
    const { at, leave } = await sit(server, match, { w: 'anna' });
    const orders = { forced: true, windows: 'never', moments: {}, rests: false } as const;
    await at('w').client.order(match, 'w', orders);
    expect(at('w').client.known(match, 'w')?.table.orders).toEqual(orders);
    leave();
    while (server.context.sockets.size > 0) await new Promise((turn) => setImmediate(turn));
    await server.context.rooms.closeIdle(0);
    const again = comeIn(server, 'anna');
    expect((await again.join(match, 'w')).table.orders).toEqual(orders);
    again.client.close();
  }, ON_TABLES));

test('what a seat has ordered is given after a moment, like an answer that was thought about', () =>
  onServer(
    async (server) => {
      const seats = { empire: 'anna', coalition: 'boris' };
      const match = await startMatch(server, { game: 'redoubts', options: { redoubts: 3 }, seats });
      const { at, leave } = await sit(server, match, seats);
      await at('empire').client.stand(match, 'empire', 0, send('france', 1), 'revoked');
      await at('coalition').client.answer(match, 'coalition', 0, send('russia', 1));
      const next = await at('coalition').until(match, 'coalition', ({ view }) => view.seq === 4);
      expect(next.table.waitsFor).toEqual(['empire', 'coalition']);
      const later = await at('coalition').until(match, 'coalition', ({ table }) => !table.waitsFor.includes('empire'));
      expect(later.table.waitsFor).toEqual(['coalition']);
      leave();
    },
    { beatMs: 30 },
  ));
