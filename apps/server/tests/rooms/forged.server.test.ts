import { type Answer, seededNumbers } from '@bivouac/kernel';
import { MOST_BYTES, type Sent, TO_SERVER, type Verb, VERBS } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../../main.ts';
import { comeIn, type Guest, onServer, picks, playOn, questionTo, startMatch } from '../online.ts';

/** A connection that sends whatever it likes, and hears what is said to it. */
const rawLine = async ({ port }: RunningServer, user: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie: `user=${user}` } });
  const waiting: ((sent: Sent) => void)[] = [];
  const isReply = ({ say }: Sent): boolean => !['snapshot', 'delta', 'presence', 'chat'].includes(say);
  socket.on('message', (data: Buffer) => {
    const sent = JSON.parse(data.toString()) as Sent;
    if (isReply(sent)) waiting.shift()?.(sent);
  });
  await new Promise((opened) => socket.once('open', opened));
  /** Sends a frame and waits for its reply. Each frame gets one. */
  const say = (frame: string | Buffer): Promise<Sent> =>
    new Promise((heard) => {
      waiting.push(heard);
      socket.send(frame);
    });
  return { say, socket };
};

/** What a reply must be at least. */
const like = (fields: object): unknown => expect.objectContaining(fields);
const fault = (kind: string, place?: string): unknown =>
  like({ say: 'fault', error: like(place === undefined ? { kind } : { kind, place }) });
const refused = (key: string): unknown => like({ say: 'refused', refusal: like({ because: like({ key }) }) });

const text = (message: object): string => JSON.stringify(message);

const standing = async ({ context: { rooms, store } }: RunningServer, match: string) => {
  const log = await store.log.load(match);
  const record = await (await rooms.open(match)).record();
  return { head: log?.head, hash: record.hash };
};

/** A match of 1799 some way into its first turn. */
const underWay = async (server: RunningServer) => {
  const match = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
  const other = await startMatch(server, { seats: { french: 'boris', coalition: 'boris' }, visibility: 'private' });
  const anna = comeIn(server, 'anna');
  const boris = comeIn(server, 'boris');
  await Promise.all([anna.join(match, 'french'), boris.join(match, 'coalition')]);
  const enough = ({ view }: { readonly view: { readonly seq: number } }): boolean => view.seq >= 40;
  await Promise.all([
    playOn(anna, match, 'french', picks('anna'), enough),
    playOn(boris, match, 'coalition', picks('boris'), enough),
  ]);
  return { match, other, anna, boris };
};

const asked = (match: string, anna: Guest, boris: Guest) => {
  const french = questionTo('french', known(anna, match, 'french'));
  return french.length > 0
    ? { seat: 'french', user: 'anna', other: 'coalition', answers: french }
    : {
        seat: 'coalition',
        user: 'boris',
        other: 'french',
        answers: questionTo('coalition', known(boris, match, 'coalition')),
      };
};

const known = (guest: Guest, match: string, as: string) => {
  const found = guest.client.known(match, as);
  if (!found) throw new Error(`${as} knows nothing`);
  return found;
};

test('each kind of forged message is refused with its reason, and nothing changes', () =>
  onServer(async (server) => {
    const { match, other, anna, boris } = await underWay(server);
    const { seat, user, other: otherSeat, answers } = asked(match, anna, boris);
    const { seq } = (seat === 'french' ? known(anna, match, 'french') : known(boris, match, 'coalition')).view;
    const [legal] = answers as readonly [Answer];
    const line = await rawLine(server, user);
    expect(await line.say(text({ say: 'join', id: 1, match, as: seat }))).toEqual({ say: 'done', id: 1 });
    const before = await standing(server, match);
    const answer = (more: object): string => text({ say: 'answer', id: 2, match, seat, seq, answer: legal, ...more });
    expect(await line.say(answer({ seq: seq - 1 }))).toEqual(refused('table.stale'));
    expect(await line.say(answer({ seq: seq + 1 }))).toEqual(refused('table.stale'));
    expect(await line.say(answer({ answer: { kind: 'win' } }))).toEqual(refused('table.unlisted'));
    expect(await line.say(answer({ answer: { ...legal, more: 1 } }))).toEqual(refused('table.unlisted'));
    expect(await line.say(answer({ seat: otherSeat }))).toEqual(fault('notYours'));
    expect(await line.say(answer({ seat: 'chance', answer: { kind: 'die', face: 6 } }))).toEqual(fault('notYours'));
    expect(await line.say(answer({ seat: 'referee' }))).toEqual(fault('notYours'));
    expect(await line.say(answer({ match: 'nowhere' }))).toEqual(fault('missing'));
    expect(await line.say(answer({ match: other }))).toEqual(fault('notYours')); // not joined there
    expect(await line.say(text({ say: 'join', id: 3, match, as: otherSeat }))).toEqual(fault('notYours'));
    expect(await line.say(text({ say: 'join', id: 3, match, as: 'referee' }))).toEqual(fault('notYours'));
    expect(await line.say(text({ say: 'log', id: 3, match, as: otherSeat }))).toEqual(fault('notYours'));
    expect(await line.say(text({ say: 'resign', id: 3, match, seat: otherSeat }))).toEqual(fault('notYours'));
    expect(await line.say('{"say":"answer"')).toEqual(fault('input', 'message'));
    expect(await line.say('')).toEqual(fault('input', 'message'));
    expect(await line.say(Buffer.from([0, 1, 2, 255]))).toEqual(fault('input', 'message'));
    expect(await line.say(text({ say: 'fork', id: 4 }))).toEqual(fault('input', 'message.say'));
    expect(await line.say(answer({ answer: { kind: 'x'.repeat(300) } }))).toEqual(
      fault('input', 'message.answer.kind'),
    );
    expect(await line.say(answer({ pad: 'x'.repeat(MOST_BYTES) }))).toEqual(fault('input', 'message'));
    expect(await line.say(`{"say":"answer","id":5,"__proto__":{"seat":"french"},"match":"${match}"}`)).toEqual(
      fault('input', 'message.__proto__'),
    );
    expect(await line.say(answer({ seat: '__proto__' }))).toEqual(fault('input', 'message.seat'));
    expect(await line.say(answer({ match: 'constructor' }))).toEqual(fault('input', 'message.match'));
    expect(await line.say(text({ say: 'undo', id: 6, match, seat, rev: 0 }))).toEqual(fault('conflict'));
    expect(await line.say(text({ say: 'redo', id: 6, match, seat, rev: 999 }))).toEqual(fault('conflict'));
    expect(await line.say(text({ say: 'consent', id: 6, match, seat, to: 'draw', agrees: true, rev: 0 }))).toEqual(
      fault('conflict'),
    );

    const stranger = await rawLine(server, 'mallory');
    expect(await stranger.say(text({ say: 'join', id: 1, match, as: seat }))).toEqual(fault('notYours'));
    expect(await stranger.say(text({ say: 'join', id: 1, match: other, as: 'spectator' }))).toEqual(fault('missing'));
    expect(await stranger.say(answer({}))).toEqual(fault('notYours'));
    expect(await standing(server, match)).toEqual(before);

    // What is far too large is not even read: the line is cut, and the reason given.
    const closed = new Promise<number>((done) => stranger.socket.once('close', done));
    stranger.socket.send('x'.repeat(5 * MOST_BYTES));
    expect(await closed).toBe(1009);

    // And the honest answer is still taken.
    expect(await line.say(answer({}))).toEqual({ say: 'done', id: 2 });
    line.socket.close();
    for (const { client } of [anna, boris]) client.close();
  }));

/** Values that a forger might put into any field. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  '<script>',
  '\u0000',
  '٣',
  [],
  {},
  ['french'],
  { kind: 'die', face: 6 },
  { length: 1 },
  'referee',
  'chance',
  'spectator',
  'x'.repeat(500),
];
const FORGED = VERBS.filter((verb) => verb !== 'leave' && verb !== 'chat');

test('of 1,000 forged messages none is accepted, each is answered, and the match stands as it stood', () =>
  onServer(async (server) => {
    const { match, other, anna, boris } = await underWay(server);
    const { seat, other: otherSeat, user } = asked(match, anna, boris);
    const victim = known(user === 'anna' ? anna : boris, match, seat);
    const [legal] = questionTo(seat, victim) as readonly [Answer];
    const before = [await standing(server, match), await standing(server, other)];
    // Mallory watches, which anyone may; the other player is only not asked. Whatever they send beyond that is forged.
    const mallory = await rawLine(server, 'mallory');
    await mallory.say(text({ say: 'join', id: 0, match, as: 'spectator' }));
    const rival = await rawLine(server, user === 'anna' ? 'boris' : 'anna');
    await rival.say(text({ say: 'join', id: 0, match, as: otherSeat }));
    const number = seededNumbers('forged 1799');
    let draw = 0;
    const pick = <T>(from: readonly T[]): T => from[number(draw++, from.length)] as T;
    const forged = (verb: Verb): string => {
      const theirs: Record<string, unknown> = {
        id: 7,
        match: pick([match, match, match, 'nowhere']),
        seat: pick([seat, otherSeat]),
        as: pick([seat, otherSeat]),
        seq: victim.view.seq - number(draw++, 3),
        answer: pick([legal, { kind: 'die', face: 6 }]),
        rev: victim.rev,
        to: 'takeBack',
        agrees: true,
        until: 'revoked',
      };
      const { form } = TO_SERVER[verb];
      const fields = form.control === 'shape' ? Object.keys(form.fields).filter((name) => name in theirs) : [];
      const message = Object.fromEntries([
        ['say', verb],
        ...fields.map((name) => [name, theirs[name]]),
      ]) as typeof theirs;
      if (number(draw++, 3) === 0) message[pick(Object.keys(message))] = pick(ODD);
      if (number(draw++, 6) === 0) message[pick(['extra', '__proto__', 'constructor'])] = pick(ODD);
      const frame = JSON.stringify(message);
      if (number(draw++, 6) > 0) return frame;
      const place = number(draw++, frame.length);
      return frame.slice(0, place) + pick(['', '"', '}', '\\', '\u0000', '9']) + frame.slice(place + number(draw++, 3));
    };
    const replies: Record<string, number> = {};
    for (let sent = 0; sent < 1000; sent++) {
      const isRival = sent % 4 === 0;
      const frame = forged(isRival ? pick(['answer', 'stand']) : pick(FORGED));
      const reply = await (isRival ? rival : mallory).say(frame);
      const told = reply.say === 'fault' ? reply.error.kind : reply.say;
      replies[told] = (replies[told] ?? 0) + 1;
      const due = ['input', 'notYours', 'missing', ...(isRival ? ['refused', 'conflict'] : [])];
      if (!due.includes(told)) throw new Error(`${frame} got ${JSON.stringify(reply)}`);
    }
    for (const kind of ['input', 'notYours', 'missing', 'refused', 'conflict'])
      expect(replies[kind]).toBeGreaterThan(10);
    expect([await standing(server, match), await standing(server, other)]).toEqual(before);
    expect(await server.context.metrics.faults.get()).toMatchObject({ values: [{ value: 0 }] });
    rival.socket.close();
    mallory.socket.close();
    for (const { client } of [anna, boris]) client.close();
  }));
