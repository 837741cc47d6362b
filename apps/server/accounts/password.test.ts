import { expect, test } from 'vitest';
import type { Browser } from './tests/house.ts';
import { inHouse, type OpenHouse, ORIGIN, PASSWORD } from './tests/house.ts';

const NEW = 'le soleil se lève encore';

const withMail = async ({ member, postman }: Pick<OpenHouse, 'member' | 'postman'>): Promise<Browser> => {
  const ney = await member('Ney');
  await ney.done('/api/me/mail', { mail: 'ney@example.org', password: PASSWORD });
  await ney.done('/api/mail/confirm', { token: secretIn(postman.letters.at(-1)?.text) });
  return ney;
};
const secretIn = (text = ''): string => /#\/\w+\/([\w.-]+)/.exec(text)?.[1] ?? '';
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
const letters = async ({ postman }: Pick<OpenHouse, 'postman'>, count: number): Promise<void> => {
  while (postman.letters.length < count) await turn();
};

test('the old password changes it; other browsers are signed out', () =>
  inHouse(async ({ member, browser }) => {
    const [ney, other] = [await member('Ney'), browser()];
    await other.done('/api/login', { name: 'Ney', password: PASSWORD });
    const wrong = await ney.post('/api/me/password', { current: 'not this one', password: NEW });
    expect([wrong.statusCode, wrong.json().error.kind]).toEqual([403, 'notYours']);
    await ney.done('/api/me/password', { current: PASSWORD, password: NEW });
    expect(await ney.seen('/api/me')).toMatchObject({ me: { name: 'Ney' } });
    expect(await other.seen('/api/me')).toEqual({ me: null });
    expect((await other.post('/api/login', { name: 'Ney', password: PASSWORD })).statusCode).toBe(401);
    await other.done('/api/login', { name: 'Ney', password: NEW });
  }));

test('an address is kept once its owner has opened the link, and not before', () =>
  inHouse(async (house) => {
    const ney = await house.member('Ney');
    await ney.done('/api/me/mail', { mail: 'ney@example.org', password: PASSWORD });
    expect(await ney.seen('/api/me')).toMatchObject({ me: { mail: null } });
    const token = secretIn(house.postman.letters[0]?.text);
    expect((await ney.post('/api/mail/confirm', { token: `${token.slice(0, -1)}_` })).statusCode).toBe(404);
    await ney.done('/api/mail/confirm', { token });
    expect((await ney.post('/api/mail/confirm', { token })).statusCode, 'it works once').toBe(404);
    expect(await ney.seen('/api/me')).toMatchObject({ me: { mail: 'ney@example.org' } });
  }));

test('a mailed link sets a new password once, within the hour, and ends all sessions', () =>
  inHouse(async (house) => {
    const ney = await withMail(house);
    const asked = await house.browser().post('/api/reset', { mail: 'NEY@example.org' });
    expect(asked.statusCode).toBe(202);
    await letters(house, 2);
    const { to, text } = house.postman.letters[1] ?? { to: '', text: '' };
    expect(to).toBe('ney@example.org');
    expect(text).toContain(`${ORIGIN}/#/reset/`);
    const token = secretIn(text);
    const weak = await house.browser().post('/api/reset/confirm', { token, password: 'short' });
    expect(weak.statusCode).toBe(400);
    const both = await Promise.all(
      [NEW, 'another password'].map((password) => house.browser().post('/api/reset/confirm', { token, password })),
    );
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
    expect(await ney.seen('/api/me')).toEqual({ me: null });
    expect((await ney.post('/api/login', { name: 'Ney', password: PASSWORD })).statusCode).toBe(401);
  }));

test('a link is worth nothing after an hour, nor after the next one', () =>
  inHouse(async (house) => {
    await withMail(house);
    const confirm = (token: string) => house.browser().post('/api/reset/confirm', { token, password: NEW });
    for (const count of [2, 3]) {
      await house.browser().done('/api/reset', { mail: 'ney@example.org' });
      await letters(house, count);
    }
    const [first, second] = house.postman.letters.slice(1).map(({ text }) => secretIn(text));
    expect((await confirm(first ?? '')).statusCode).toBe(404);
    house.wait(60 * 60_000);
    expect((await confirm(second ?? '')).statusCode).toBe(404);
  }));

test('the reply does not tell who has an address, and the link does not lead where a request says', () =>
  inHouse(async (house) => {
    await withMail(house);
    const ask = (mail: string) => house.browser().post('/api/reset', { mail }, { host: 'evil.example' });
    const [known, unknown] = [await ask('ney@example.org'), await ask('soult@example.org')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await letters(house, 2);
    expect(house.postman.letters).toHaveLength(2);
    expect(house.postman.letters[1]?.text).not.toContain('evil.example');
  }));

test('a server without mail settings says so', () =>
  inHouse(
    async ({ browser }) => {
      const response = await browser().post('/api/reset', { mail: 'ney@example.org' });
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toMatchObject({ kind: 'conflict', wrong: 'this server cannot send e-mail' });
    },
    { withoutMail: true },
  ));

const NO_ADDRESSES = [
  'ney@example.org\r\nBcc: all@example.org',
  'ney',
  '<ney@example.org>',
  'a@b',
  `${'a'.repeat(65)}@example.org`,
];

test('what is no address is refused', () =>
  inHouse(async ({ browser }) => {
    for (const mail of NO_ADDRESSES)
      expect([mail, (await browser().post('/api/reset', { mail })).statusCode]).toEqual([mail, 400]);
  }));
