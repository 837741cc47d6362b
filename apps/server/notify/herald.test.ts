import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Browser, DAY, ORIGIN } from '../accounts/tests/house.ts';
import { idOf, running } from '../lobby/tests/table.ts';
import { AT_TABLE, GRACE } from './herald.ts';
import { type Heralded, heralded, told } from './tests/heralded.ts';

const CONGRESS = { game: 'congress', seat: 'east' }; // France and Britain, in the west, speak first; then the east.
const HOOK = 'https://discord.com/api/webhooks/1/secret';

/** Two players; it is Soult's turn. */
const played = async ({ member, herald }: Heralded): Promise<{ ney: Browser; soult: Browser; id: string }> => {
  const [ney, soult] = [await member('Ney'), await member('Soult')];
  const id = await running(ney, soult, CONGRESS);
  await herald.settled();
  return { ney, soult, id };
};

/** Another match of the same, against somebody new. */
let others = 0;
const again = async ({ member, herald }: Heralded, ney: Browser): Promise<{ id: string }> => {
  const id = await running(ney, await member(`Marshal ${++others}`), CONGRESS);
  await herald.settled();
  return { id };
};

test('a notice comes when a turn begins, and not with every answer given in it', () =>
  heralded(async (house) => {
    const { ney, soult, id } = await played(house);
    expect(await told(soult)).toMatchObject([{ kind: 'turn', match: id, seat: 'west' }]);
    await house.vote(id, 'west');
    expect(await told(soult)).toHaveLength(1);
    expect(await told(ney)).toEqual([]);
    await house.vote(id, 'west');
    expect(await told(ney)).toMatchObject([{ kind: 'turn', seat: 'east' }]);
    await house.vote(id, 'east');
    expect(await told(ney)).toHaveLength(1);
    expect(await told(soult)).toHaveLength(1);
  }));

test('of two processes that see the same turn one tells it', () =>
  heralded(async (house) => {
    house.second.begin(house.context);
    const { soult, id } = await played(house);
    const match = await house.context.store.matches.get(id);
    if (match) house.second.stepped(match);
    await house.second.settled();
    expect(await told(soult)).toHaveLength(1);
  }));

test('what was asked before the server began was told by the one before it', () =>
  heralded(async (house) => {
    const { ney, id } = await played(house);
    for (const seat of ['west', 'west', 'east']) {
      house.wait(1000);
      await house.vote(id, seat);
    }
    house.wait(1000);
    house.second.begin(house.context);
    const match = await house.context.store.matches.get(id);
    if (match) house.second.stepped(match);
    await house.second.settled();
    expect(await told(ney)).toHaveLength(1);
  }));

test('an invitation is told; everyone reads their own notices once', () =>
  heralded(async ({ member, herald }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    await ney.done('/api/matches', { game: 'redoubts', visibility: 'invited', invite: ['Soult'] });
    await herald.settled();
    expect(await told(soult)).toMatchObject([{ kind: 'invited', by: 'Ney' }]);
    const unread = async () =>
      (await soult.seen<{ notices: { notice: number; readAt: number | null }[] }>('/api/notices')).notices.filter(
        ({ readAt }) => readAt === null,
      );
    const [first] = await unread();
    await ney.done('/api/notices/read', { upTo: first?.notice ?? 0 });
    expect(await unread()).toHaveLength(1);
    await soult.done('/api/notices/read', { upTo: first?.notice ?? 0 });
    expect(await unread()).toHaveLength(0);
  }));

test('a webhook is called as Discord wants it, to a checked address, after the time of grace', () =>
  heralded(async (house) => {
    const { ney, id } = await played(house);
    await ney.done('/api/me/webhooks', { url: HOOK });
    for (const _ of ['france', 'britain']) await house.vote(id, 'west');
    await house.herald.tick();
    expect(house.sent).toEqual([]);
    house.wait(GRACE);
    await house.herald.tick();
    await house.herald.tick();
    expect(house.sent).toHaveLength(1);
    expect(house.sent[0]).toMatchObject({ url: HOOK, address: '162.159.128.233' });
    expect(JSON.parse(String(house.sent[0]?.body))).toEqual({
      username: 'Bivouac',
      content: `It’s your turn (congress, east). ${ORIGIN}/#/match/${id}`,
      allowed_mentions: { parse: [] },
    });
  }));

test('answers that newer rules have undone are told once to everybody who plays, and outside of the page as they wish', () =>
  heralded(async (house) => {
    house.second.begin(house.context);
    const { ney, id } = await played(house);
    await ney.done('/api/me/webhooks', { url: HOOK });
    const match = await house.context.store.matches.get(id);
    if (!match) throw new Error('the match is gone');
    const moved = {
      from: '1',
      to: '2',
      back: 3,
      why: { rule: '4', because: { key: 'k', params: {} } },
      toTell: ['east'],
    };
    for (const herald of [house.herald, house.herald, house.second]) {
      herald.stepped(match, { here: ['east'], respond: [], moved });
      herald.stepped(match, { here: [], respond: [], moved: { ...moved, back: 0, to: '3' } });
      await herald.settled();
    }
    const news = { kind: 'rules', match: id, game: 'congress', to: '2', back: 3, rule: '4' };
    expect((await told(ney)).filter(({ kind }) => kind === 'rules')).toEqual([news]);
    house.wait(GRACE);
    await house.herald.tick();
    expect(house.sent.map(({ body }) => String(body)).filter((body) => body.includes('updated to 2'))).toHaveLength(1);
  }));

test('a player who has answered meanwhile is not told', () =>
  heralded(async (house) => {
    const { ney, id } = await played(house);
    await ney.done('/api/me/webhooks', { url: HOOK });
    for (const seat of ['west', 'west']) await house.vote(id, seat);
    house.wait(1000);
    await house.vote(id, 'east');
    house.wait(GRACE);
    await house.herald.tick();
    expect(house.sent).toEqual([]);
  }));

test('what fails is tried again later, and a webhook that is gone is dropped', () =>
  heralded(async (house) => {
    const { ney, id } = await played(house);
    await ney.done('/api/me/webhooks', { url: HOOK });
    for (const seat of ['west', 'west']) await house.vote(id, seat);
    const hooks = async () => (await ney.seen<{ webhooks: { failures: number }[] }>('/api/me/webhooks')).webhooks;
    house.outside.status = 500;
    house.wait(GRACE);
    await house.herald.tick();
    await house.herald.tick();
    expect([house.sent.length, await hooks()]).toMatchObject([1, [{ failures: 1 }]]);
    house.wait(60_000);
    await house.herald.tick();
    expect([house.sent.length, await hooks()]).toMatchObject([2, [{ failures: 2 }]]);
    house.wait(60_000);
    await house.herald.tick();
    expect(house.sent).toHaveLength(2);
    house.outside.status = 404;
    house.wait(DAY);
    await house.herald.tick();
    expect([house.sent.length, await hooks()]).toEqual([3, []]);
  }));

test('a host that moves into a closed network after it was given is not called', () =>
  heralded(async (house) => {
    const { ney, id } = await played(house);
    await ney.done('/api/me/webhooks', { url: HOOK });
    house.outside.addresses = ['169.254.169.254'];
    for (const seat of ['west', 'west']) await house.vote(id, seat);
    house.wait(GRACE);
    await house.herald.tick();
    expect(house.sent).toEqual([]);
  }));

test('webhooks and pushes to closed addresses are refused when they are given', () =>
  heralded(async ({ member, outside }) => {
    const ney = await member('Ney');
    const keys = { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };
    const status = async (url: string) => [
      (await ney.post('/api/me/webhooks', { url })).statusCode,
      (await ney.post('/api/me/push', { endpoint: url, keys })).statusCode,
    ];
    for (const url of ['https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/', 'http://discord.com/'])
      expect([url, ...(await status(url))]).toEqual([url, 400, 400]);
    outside.addresses = ['10.0.0.5'];
    expect(await status('https://intranet.example/')).toEqual([400, 400]);
    outside.addresses = ['8.8.8.8', '::1'];
    expect(await status('https://both.example/')).toEqual([400, 400]);
    expect(await ney.seen('/api/me/webhooks')).toEqual({ webhooks: [] });
  }));

test('a push is sealed for the browser and signed with the key of this server; a browser that is gone is forgotten', () =>
  heralded(async (house) => {
    const { ney, soult, id } = await played(house);
    const browser = createECDH('prime256v1');
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const endpoint = 'https://push.example/send/1';
    await ney.done('/api/me/push', { endpoint, keys });
    for (const seat of ['west', 'west']) await house.vote(id, seat);
    house.wait(GRACE);
    await house.herald.tick();
    const { key } = await ney.seen<{ key: string }>('/api/push/key');
    expect(house.sent).toHaveLength(1);
    expect(house.sent[0]).toMatchObject({ url: endpoint });
    expect(String(house.sent[0]?.headers['Authorization'])).toContain(`k=${key}`);
    expect(String(house.sent[0]?.body)).not.toContain('turn');
    expect((await ney.seen<{ key: string }>('/api/push/key')).key).toBe(key);
    house.outside.status = 410;
    const next = await running(ney, soult, CONGRESS);
    for (const seat of ['west', 'west']) await house.vote(next, seat);
    house.wait(GRACE);
    await house.herald.tick();
    expect(house.sent).toHaveLength(2);
    expect(await house.context.store.notices.subscriptions(await idOf(ney))).toEqual([]);
  }));

test('letters come at once, in a digest or never; for all matches or for one', () =>
  heralded(async (house) => {
    const { ney, soult, id } = await played(house);
    const { store } = house.context;
    await store.users.change(await idOf(ney), { mail: 'ney@example.org' });
    for (const seat of ['west', 'west']) await house.vote(id, seat);
    house.wait(GRACE);
    await house.herald.tick();
    expect(house.postman.letters).toEqual([]);
    house.wait(DAY);
    await house.herald.tick();
    expect(house.postman.letters).toMatchObject([
      { to: 'ney@example.org', subject: 'Bivouac: a match is waiting for you' },
    ]);
    expect(house.postman.letters[0]?.text).toContain(`${ORIGIN}/#/match/${id}`);
    house.wait(DAY);
    await house.herald.tick();
    expect(house.postman.letters).toHaveLength(1);
    await ney.done('/api/me/paces', { channel: 'mail', pace: 'at once' });
    const [second, third] = [await running(ney, soult, CONGRESS), await running(ney, soult, CONGRESS)];
    await ney.done('/api/me/paces', { match: third, channel: 'mail', pace: 'never' });
    for (const match of [second, second, third, third]) await house.vote(match, 'west');
    house.wait(GRACE);
    await house.herald.tick();
    expect(house.postman.letters).toHaveLength(2);
    expect(house.postman.letters[1]?.text).toContain(second);
  }));

test('a digest names what still waits, and a turn that was begun and left', () =>
  heralded(async (house) => {
    const { ney, soult, id } = await played(house);
    await house.context.store.users.change(await idOf(soult), { mail: 'soult@example.org' });
    const done = await running(ney, soult, CONGRESS);
    for (const seat of ['west', 'west']) await house.vote(done, seat);
    house.wait(1000);
    await house.vote(id, 'west');
    house.wait(DAY);
    await house.herald.tick();
    expect(house.postman.letters).toHaveLength(1);
    expect(house.postman.letters[0]?.text).toContain(id);
    expect(house.postman.letters[0]?.text).not.toContain(done);
  }));

test('nobody can set the notices of a match that they may not know of', () =>
  heralded(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { match } = await ney.done<{ match: { id: string } }>('/api/matches', {
      game: 'redoubts',
      visibility: 'private',
    });
    const wish = { match: match.id, channel: 'page', pace: 'never' };
    expect((await soult.post('/api/me/paces', wish)).statusCode).toBe(404);
    expect((await ney.post('/api/me/paces', { ...wish, pace: 'hourly' })).statusCode).toBe(400);
  }));

/** It is Ney's turn, in the east; a step that says more of the moment than the match does. */
const stepTo = async (house: Heralded, id: string, moment: Parameters<Heralded['herald']['stepped']>[1]) => {
  const match = await house.context.store.matches.get(id);
  if (!match) throw new Error('no such match');
  const asked = {
    ...match,
    seats: match.seats.map((each) => ({
      ...each,
      isAsked: each.seat === 'east',
      askedAt: each.seat === 'east' ? 7 : null,
    })),
  };
  house.second.begin({ ...house.context, now: () => 5 });
  house.second.stepped({ ...asked, askedAt: 7 }, moment);
  await house.second.settled();
};

test('one who is at the table is not rung there; outside it is said only when they have not answered for long', () =>
  heralded(async (house) => {
    const { ney, id } = await played(house);
    await ney.done('/api/me/webhooks', { url: HOOK });
    await ney.done('/api/me/paces', { channel: 'mail', pace: 'never' });
    const ends = await house.sits(id, 'east');
    for (const seat of ['west', 'west']) await house.vote(id, seat);
    expect(await told(ney)).toEqual([]);
    house.wait(GRACE);
    await house.herald.tick();
    expect(house.sent).toEqual([]);
    house.wait(AT_TABLE);
    await house.herald.tick();
    expect(house.sent).toHaveLength(1);
    await ends();
  }));

test('in the turns of others one hears of moments to respond, unless one does not want to', () =>
  heralded(async (house) => {
    const { ney, id } = await played(house);
    await stepTo(house, id, { here: [], respond: ['east'] });
    expect(await told(ney)).toMatchObject([{ kind: 'turn', seat: 'east', responds: true }]);
    expect(await ney.done('/api/me/responses', { responses: false })).toMatchObject({ responses: false });
    house.wait(1000);
    const { id: other } = await again(house, ney);
    await stepTo(house, other, { here: [], respond: ['east'] });
    expect(await told(ney)).toHaveLength(1);
    const { id: third } = await again(house, ney);
    await stepTo(house, third, { here: [], respond: [], due: ['east'] });
    expect(await told(ney)).toHaveLength(1);
    house.wait(1000);
    await stepTo(house, third, { here: [], respond: [] });
    expect((await told(ney)).map(({ match }) => match)).toEqual([third, id]);
  }));
