import type { Answer } from '@bivouac/kernel';
import { MOST_BYTES } from '@bivouac/wire';
import { expect, test } from 'vitest';
import type { RunningServer } from '../../main.ts';
import { recordIn } from '../archive-here.ts';
import { rawLine } from '../attack/raw-line.ts';
import { comeIn, type Guest, onServer, picks, playOn, questionTo, startMatch } from '../online.ts';

/** What a reply must be at least. */
const like = (fields: object): unknown => expect.objectContaining(fields);
const fault = (kind: string, place?: string): unknown =>
  like({ say: 'fault', error: like(place === undefined ? { kind } : { kind, place }) });
const refused = (key: string): unknown => like({ say: 'refused', refusal: like({ because: like({ key }) }) });

const text = (message: object): string => JSON.stringify(message);

const standing = async ({ context }: RunningServer, match: string) => {
  const log = await context.store.log.load(match);
  const record = await recordIn(context, match);
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
    const line = await rawLine(server, `user=${user}`);
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

    const stranger = await rawLine(server, 'user=mallory');
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
