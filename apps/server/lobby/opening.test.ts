import { expect, test } from 'vitest';
import { firstHolders } from './opening.ts';
import { drawnSeat } from './seating.ts';
import { inLobby, listed, opened, seen, table } from './tests/table.ts';

test('the shelf shows each game with the form of its options, its seats and its bots', () =>
  inLobby(async ({ browser }) => {
    const { games } = await browser().seen<{ games: { id: string }[] }>('/api/games');
    expect(games.find(({ id }) => id === 'redoubts')).toMatchObject({
      options: { control: 'shape', fields: { redoubts: { control: 'number', min: 1, max: 9, standard: 5 } } },
      seats: ['empire', 'coalition'],
      bots: ['random', 'ponderer', 'sleeper', 'stumbler', 'forger'],
    });
  }));

test('options are checked by the game, and kept as it reads them', () =>
  inLobby(async ({ member }) => {
    const ney = await member('Ney');
    const refused = await ney.post('/api/matches', { game: 'redoubts', options: { redoubts: 10 } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toMatchObject({ kind: 'input', place: 'body.options.redoubts' });
    expect((await opened(ney)).options).toEqual({ redoubts: 5 });
  }));

test('an open match is listed until its last seat is taken; then it runs, and somebody is asked', () =>
  inLobby(async ({ member, browser }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { id, status } = await opened(ney, { seat: 'coalition' });
    expect(status).toBe('waiting');
    expect(await listed(browser(), 'open')).toEqual([id]);
    await soult.done(`/api/matches/${id}/take`, {});
    const started = await seen(ney, id);
    expect(started.status).toBe('running');
    expect(table(started)).toEqual({ empire: 'Soult', coalition: 'Ney' });
    expect(started.isYourTurn).toBe(true);
    expect(await listed(browser(), 'open')).toEqual([]);
    expect(await listed(browser(), 'running')).toEqual([id]);
    expect((await seen(browser(), id)).seats.some(({ isYours }) => isYours)).toBe(false);
  }));

test('two to five seats, several nations to a seat, bots on some', () =>
  inLobby(async ({ member }) => {
    const five = { w: ['france'], x: ['britain'], y: ['austria'], z: ['prussia'], v: ['russia'] };
    const players = await Promise.all(['Ney', 'Soult', 'Lannes'].map((name) => member(name)));
    const [ney] = players as [(typeof players)[0]];
    const bots = [{ bot: 'random', seat: 'v' }, { bot: 'random' }];
    const { id } = await opened(ney, { game: 'congress', options: { held: five }, bots });
    for (const player of players.slice(1)) await player.done(`/api/matches/${id}/take`, {});
    const match = await seen(ney, id);
    expect(match.status).toBe('running');
    expect(table(match)).toEqual({ w: 'Ney', x: 'random', y: 'Soult', z: 'Lannes', v: 'random' });
    const two = await opened(ney, { game: 'congress', seat: 'east' });
    expect(two.seats.map(({ seat }) => seat)).toEqual(['west', 'east']);
    const doubled = { w: ['france', 'britain'], x: ['britain', 'austria', 'prussia', 'russia'] };
    const refused = await ney.post('/api/matches', { game: 'congress', options: { held: doubled } });
    expect([refused.statusCode, refused.json().error.kind]).toEqual([400, 'input']);
  }));

test('against bots alone it starts at once', () =>
  inLobby(async ({ member }) => {
    const ney = await member('Ney');
    const match = await opened(ney, { seat: 'coalition', bots: [{ bot: 'random' }] });
    expect(match.status).toBe('running');
    expect(table(match)).toEqual({ empire: 'random', coalition: 'Ney' });
  }));

test('where seats are drawn nobody sees the lot before the start', () =>
  inLobby(async ({ member, context }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    let id = '';
    // Many, so that in one of them they draw the second seat.
    for (let number = 0; number < 12; number++) {
      const match = await opened(ney, { seating: 'draw' });
      id = match.id;
      expect(match.seats.map(({ seat, name }) => [seat, name])).toEqual([
        [null, 'Ney'],
        [null, null],
      ]);
    }
    const lots = async () => (await context.store.matches.get(id))?.seats.map(({ name }) => name);
    const drawn = await lots();
    await soult.done(`/api/matches/${id}/take`, { seat: 'empire' });
    const started = await seen(soult, id);
    expect(new Set(Object.values(table(started)))).toEqual(new Set(['Ney', 'Soult']));
    expect((await lots())?.indexOf('Ney')).toBe(drawn?.indexOf('Ney'));
  }));

test('a lot is fair, and the same when it is drawn again', () => {
  const free = ['empire', 'coalition', 'ottomans'];
  const drawn = Array.from({ length: 900 }, (_, number) => drawnSeat('secret', `player ${number}`, free));
  for (const seat of free) expect(drawn.filter((each) => each === seat).length).toBeGreaterThan(250);
  expect(drawnSeat('secret', 'player 7', free)).toBe(drawn[7]);
  const dealt = (maker: string) =>
    firstHolders(free, { seating: 'draw', seat: 'empire', bots: [{ bot: 'random' }, { bot: 'random' }] }, maker, 'x');
  expect([...dealt('ney').values()].map(({ kind }) => kind)).toEqual(['user', 'bot', 'bot']);
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((maker) => [...dealt(maker).keys()][0]))).toHaveProperty('size', 3);
});

test('games, bots and seats that do not exist, and names of the language itself, are refused', () =>
  inLobby(async ({ member, browser }) => {
    const ney = await member('Ney');
    const status = async (body: object) => (await ney.post('/api/matches', body)).statusCode;
    expect(await status({ game: 'chess' })).toBe(404);
    expect(await status({ game: 'toString' })).toBe(404);
    expect(await status({ game: 'constructor' })).toBe(400);
    expect(await status({ game: 'redoubts', bots: [{ bot: 'hasOwnProperty' }] })).toBe(404);
    expect(await status({ game: 'redoubts', seat: 'valueOf' })).toBe(404);
    expect(await status({ game: 'redoubts', seat: 'empire', bots: [{ bot: 'random', seat: 'empire' }] })).toBe(409);
    expect(await status({ game: 'redoubts', options: { __proto__: null, constructor: 1 } })).toBe(400);
    expect(await status({ game: 'redoubts', daysPerMove: 0 })).toBe(400);
    expect((await browser().post('/api/matches', { game: 'redoubts' })).statusCode).toBe(401);
  }));

test('one opens only so many: those that wait, and those against bots', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    for (let number = 0; number < 20; number++) await opened(ney);
    expect((await ney.post('/api/matches', { game: 'redoubts' })).statusCode).toBe(429);
    const alone = { game: 'congress', bots: [{ bot: 'random' }] };
    for (let number = 0; number < 60; number++) await opened(soult, alone);
    expect((await soult.post('/api/matches', alone)).statusCode).toBe(429);
  }));

test('the seats follow from the options, and one person may hold several, or all', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const held = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const { seats } = await ney.done<{ seats: string[] }>('/api/games/seats', { game: 'congress', options: { held } });
    expect(seats).toEqual(['w', 'x', 'y']);
    const { id } = await opened(ney, { game: 'congress', options: { held }, seat: 'w', also: ['y'] });
    expect(table(await seen(ney, id))).toEqual({ w: 'Ney', x: 'open', y: 'Ney' });
    await soult.done(`/api/matches/${id}/take`, { seat: 'x' });
    const alone = await opened(ney, { game: 'congress', options: { held }, seat: 'w', also: ['x', 'y'] });
    expect((await seen(ney, alone.id)).status).toBe('running');
    const one = { all: ['france', 'britain', 'austria', 'prussia', 'russia'] };
    const single = await opened(ney, { game: 'congress', options: { held: one } });
    expect((await seen(ney, single.id)).status).toBe('running');
  }));

test('a player at the table takes a further seat by its name, and not by pressing twice', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const held = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const { id } = await opened(ney, { game: 'congress', options: { held }, seat: 'w' });
    await soult.done(`/api/matches/${id}/take`, { seat: 'x' });
    expect((await soult.post(`/api/matches/${id}/take`, {})).json().error.name).toBe('hasSeat');
    await soult.done(`/api/matches/${id}/take`, { seat: 'y' });
    expect(table(await seen(ney, id))).toEqual({ w: 'Ney', x: 'Soult', y: 'Soult' });
  }));
