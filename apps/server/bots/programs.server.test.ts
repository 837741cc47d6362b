import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AskedLine } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../main.ts';
import { PASSWORD, type Player, register, withPeople } from '../tests/player.ts';
import { python } from '../tests/python.ts';

interface Line {
  readonly seat?: string;
  readonly seq?: number;
  readonly ask?: readonly AskedLine[];
  readonly events?: readonly { readonly key: string; readonly to?: object }[];
  readonly result?: object | null;
  readonly error?: string;
  readonly refused?: { readonly rule: string; readonly text: string };
  readonly view?: { readonly state: Readonly<Record<string, unknown>> };
  readonly takeBack?: object;
  readonly ending?: object;
}

/** A program: it sends lines, and reads those that come. */
const connect = async ({ port }: RunningServer, key: string, query = '') => {
  const headers = { authorization: `Bearer ${key}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/referee${query}`, { headers });
  const came: Line[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    came.push(JSON.parse(data.toString()) as Line);
    wake();
  });
  const status = new Promise<number>((done, failed) => {
    socket.once('open', () => done(101));
    socket.once('unexpected-response', (request, response) => {
      request.once('close', () => done(response.statusCode ?? 0));
    });
    socket.once('error', failed);
  });
  const closed = new Promise<number>((done) => socket.once('close', done));
  const next = async (): Promise<Line> => {
    while (came.length === 0) await new Promise<void>((heard) => (wake = heard));
    return came.shift() as Line;
  };
  const say = (line: object | string): Promise<Line> => {
    socket.send(typeof line === 'string' ? line : JSON.stringify(line));
    return next();
  };
  return { status: await status.catch(() => 0), socket, next, say, closed, came };
};

/** Ney opens a match of Redoubts and hands the seat to a program; Soult plays in person. */
const table = async (server: RunningServer) => {
  const [ney, soult] = [await register(server, 'Ney'), await register(server, 'Soult')];
  const { match } = await ney.house.lobby.openMatch({ game: 'redoubts', options: { redoubts: 2 }, seat: 'empire' });
  await soult.house.lobby.take({ match: match.id });
  const give = async (who: Player = ney) =>
    (await who.house.bots.giveToProgram({ match: match.id, seat: 'empire', name: 'Python' })).key;
  const other = soult.live();
  await other.join(match.id, 'coalition');
  return { ney, soult, id: match.id, give, other };
};
const send = (nation: string, men: number) => ({ kind: 'send', nation, men });

test('a program plays its seat by the lines of the referee, and is told what its seat may know', () =>
  withPeople(async (server) => {
    const { id, give, other } = await table(server);
    const program = await connect(server, await give());
    const first = await program.next();
    expect(first).toMatchObject({ seat: 'empire', seq: 0, events: [], result: null, hash: null });
    expect(first.ask?.map(({ by, answers }) => [by, answers?.length])).toEqual([
      ['empire', 4],
      ['coalition', undefined],
    ]);
    expect(first.ask?.[0]?.prompt).toBe('Whom do you send against redoubt 1 of 2?');
    expect(await program.say({ why: send('france', 6) })).toEqual({
      why: expect.objectContaining({ rule: '2' }) as object,
    });
    expect((await program.say({ answer: send('france', 9) })).refused?.rule).toBe('2');
    expect((await program.say({ seq: 4, pick: 0 })).refused?.text).toContain('question 4');
    // Sealed: the own question is no longer listed, and nothing has been told.
    const sealed = await program.say({ seq: 0, answer: send('france', 2) });
    expect([sealed.seq, sealed.ask?.map(({ by }) => by)]).toEqual([0, ['coalition']]);
    await other.answer(id, 'coalition', 0, send('russia', 3));
    const after = await program.next();
    expect([after.seq, after.events?.map(({ key, to }) => [key, to])]).toEqual([
      4,
      [
        ['assault.total', { only: 'empire' }],
        ['assault.taken', undefined],
      ],
    ]);
    const { view } = await program.say({ view: 'empire' });
    expect(view?.state['reserves']).toEqual([4, 'hidden', 'hidden']);
    expect((await program.say({ view: 'coalition' })).error).toBe(
      'Nobody of that name looks on. Choose one of: empire.',
    );
    await other.answer(id, 'coalition', 4, send('austria', 1));
    expect((await program.next()).ask?.map(({ by }) => by)).toEqual(['empire']);
    const end = await program.say({ pick: 0 });
    expect(end).toMatchObject({ ask: [], result: { because: { key: 'end.redoubts' } }, ending: { how: 'result' } });
    expect((await program.say({ pick: 0 })).error).toContain('the match is over');
    program.socket.close();
    other.close();
  }));

test('a program asks to take back and agrees to it, resigns, and speaks French', () =>
  withPeople(async (server) => {
    const { id, give, other } = await table(server);
    const program = await connect(server, await give(), '?lang=fr');
    await program.next();
    expect((await program.say({ undo: 1 })).error).toBe('«\u00a0undo\u00a0» doit valoir true.');
    await program.say({ pick: 1 });
    await other.answer(id, 'coalition', 0, send('russia', 1));
    await program.next();
    expect((await program.say({ undo: true })).takeBack).toEqual({ by: 'empire', agreed: [] });
    await other.consent(id, 'coalition', 'takeBack', true);
    expect(await program.next()).toMatchObject({ seq: 0, events: [], ask: [{ by: 'empire' }, { by: 'coalition' }] });
    expect((await program.say({ consent: 'takeBack', agrees: true })).error).toContain('nobody has asked to undo');
    expect(await program.say({ resign: true })).toMatchObject({
      ending: { how: 'resigned', seat: 'empire', winner: 'coalition' },
    });
    program.socket.close();
    other.close();
  }));

test('whatever else a program sends is answered, and changes nothing', () =>
  withPeople(async (server) => {
    const { give, other } = await table(server);
    const program = await connect(server, await give());
    await program.next();
    for (const line of [
      '',
      '[]',
      '{',
      '{}',
      { save: '/etc/passwd' },
      { pick: 0, undo: true },
      { pick: -1 },
      { answer: 7 },
      { answer: { kind: 'x'.repeat(300) } },
      { by: 'coalition', answer: send('russia', 1) },
      { by: 'chance', answer: { kind: 'die', face: 6 } },
      '{"answer":{"__proto__":{"kind":"send"}}}',
      JSON.stringify({ answer: { kind: 'x', pad: 'y'.repeat(20_000) } }),
    ])
      expect({ line, ...(await program.say(line)) }).toEqual({ line, error: expect.any(String) as unknown });
    expect((await program.say({ pick: 99 })).refused?.rule).toBe('2');
    // Lines that come at once are taken one after the other.
    for (let line = 0; line < 3; line++) program.socket.send('{"view":"empire"}');
    expect([await program.next(), await program.next(), await program.next()].every(({ view }) => view)).toBe(true);
    expect(await program.say({ pick: 0 })).toMatchObject({ seq: 0, ask: [{ by: 'coalition' }] });
    program.socket.close();
    other.close();
  }));

test('a key is its owner’s to make and to take back, opens one seat, and is not kept', () =>
  withPeople(async (server) => {
    const { ney, soult, id, give, other } = await table(server);
    await expect(give(soult)).rejects.toThrow('the seat empire is not yours');
    const key = await give();
    expect((await ney.house.lobby.match({ match: id })).match.seats).toMatchObject([
      { holder: 'program', isYours: true },
      {},
    ]);
    const asStored = await server.context.store.users.export((await ney.house.accounts.me()).me?.id ?? '');
    expect(JSON.stringify(asStored)).not.toContain(key);
    for (const wrong of ['', 'x', key.slice(1), `${key}=`, 'A'.repeat(43)])
      expect((await connect(server, wrong)).status).toBe(401);
    // The owner watches from the program's seat, and answers nothing; the key is no session.
    const owner = ney.live();
    expect((await owner.join(id, 'empire')).view.ask[0]?.answers).toHaveLength(4);
    await expect(owner.answer(id, 'empire', 0, send('france', 1))).rejects.toThrow('the seat empire is not yours');
    const program = await connect(server, key);
    await program.next();
    const me = await fetch(`${server.address}/api/me`, { headers: { authorization: `Bearer ${key}` } });
    expect(await me.json()).toEqual({ me: null });
    // A new key ends the old one, and the connections made with it.
    const second = await give();
    expect(await program.closed).toBe(4001);
    expect((await connect(server, key)).status).toBe(401);
    const again = await connect(server, second);
    await again.next();
    await ney.house.bots.takeFromProgram({ match: id, seat: 'empire' });
    expect(await again.closed).toBe(4001);
    expect((await connect(server, second)).status).toBe(401);
    await owner.join(id, 'empire');
    expect(await owner.answer(id, 'empire', 0, send('france', 1))).toBeUndefined();
    for (const client of [owner, other]) client.close();
  }));

test('a key that another process has ended is told nothing more, and heard no more', () =>
  withPeople(async (server) => {
    const { id, give, other } = await table(server);
    const { tokens } = server.context.store;
    const [watching, speaking] = [await connect(server, await give()), await connect(server, await give())];
    expect(await watching.closed).toBe(4001);
    await speaking.next();
    await tokens.revoke('program', { match: id, seat: 'empire' });
    expect((await speaking.say({ pick: 0 })).error).toContain('this key is not valid for any seat');
    expect(await speaking.closed).toBe(4001);
    const silent = await connect(server, await give());
    await silent.next();
    await tokens.revoke('program', { match: id, seat: 'empire' });
    await other.answer(id, 'coalition', 0, send('russia', 3));
    expect(await silent.next()).toEqual({
      error: expect.stringContaining('this key is not valid for any seat') as unknown,
    });
    expect([await silent.closed, silent.came]).toEqual([4001, []]);
    other.close();
  }));

const BOT = fileURLToPath(new URL('../../../examples/python-bot/bot.py', import.meta.url));

const runPython = (server: RunningServer, key: string): Promise<string> =>
  new Promise((done, failed) => {
    const url = `ws://127.0.0.1:${server.port}/ws/referee`;
    const bot = spawn(python(), [BOT, url, '--quiet'], {
      env: { ...process.env, BIVOUAC_KEY: key, PYTHONDONTWRITEBYTECODE: '1' },
    });
    let out = '';
    bot.stdout.on('data', (data: Buffer) => (out += data.toString()));
    bot.stderr.on('data', (data: Buffer) => (out += data.toString()));
    bot.once('error', failed);
    bot.once('close', () => done(out.trim()));
  });

test('the example in Python plays 1799 to its end against a bot of the server', () =>
  withPeople(async (server) => {
    const ney = await register(server, 'Ney');
    const bots = [{ bot: 'random', seat: 'coalition' }];
    const { match } = await ney.house.lobby.openMatch({ game: 'nemesis', seat: 'french', bots });
    const { key } = await ney.house.bots.giveToProgram({ match: match.id, seat: 'french', name: 'Python' });
    expect(await runPython(server, key)).toMatch(/^result: (french|coalition|nobody)$/);
    expect((await ney.house.lobby.match({ match: match.id })).match.status).toBe('over');
    expect(await runPython(server, 'A'.repeat(43))).toContain('401');
  }));

test('keys end with a change of password and with signing out everywhere, unless their owner keeps them, and the owner is told', () =>
  withPeople(async (server) => {
    const { ney, id, give, other } = await table(server);
    const kept = await connect(server, await give());
    await kept.next();
    const change = (current: string, password: string, keys: 'end' | 'keep') =>
      ney.house.accounts.changePassword({ current, password, keys });
    const NEXT = 'le soleil se lève encore';
    expect((await change(PASSWORD, NEXT, 'keep')).keys).toEqual({ ended: 0, kept: 1 });
    expect((await kept.say({ pick: 0 })).error).toBeUndefined();
    expect((await change(NEXT, PASSWORD, 'end')).keys).toEqual({ ended: 1, kept: 0 });
    expect(await kept.closed).toBe(4001);
    const { match } = await ney.house.lobby.match({ match: id });
    expect(match.seats.find(({ seat }) => seat === 'empire')).toMatchObject({ holder: 'user', isYours: true });
    const again = await connect(server, await give());
    expect((await ney.house.accounts.logoutEverywhere({})).keys).toEqual({ ended: 1, kept: 0 });
    expect(await again.closed).toBe(4001);
    other.close();
  }));
