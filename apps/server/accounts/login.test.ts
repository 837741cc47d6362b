import { expect, test } from 'vitest';
import { Browser, inHouse, PASSWORD } from './tests/house.ts';

test('the session is in a cookie that scripts and other sites do not get', () =>
  inHouse(async ({ browser, member }) => {
    await member('Ney');
    const response = await browser().post('/api/login', { name: 'ney', password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'bivouac', httpOnly: true, sameSite: 'Lax', path: '/' }),
      expect.objectContaining({ name: 'bivouac-device', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    expect(response.cookies[0]).not.toHaveProperty('secure');
  }));

test('with https the cookie is for this host alone and never goes in the clear', () =>
  inHouse(
    async ({ member }) => {
      const ney = await member('Ney');
      expect([...ney.cookies.keys()]).toEqual(['__Host-bivouac', '__Host-bivouac-device']);
      const again = await ney.post('/api/login', { name: 'Ney', password: PASSWORD });
      expect(again.cookies).toEqual([expect.objectContaining({ secure: true, httpOnly: true, sameSite: 'Lax' })]);
      expect(await ney.seen('/api/me')).toMatchObject({ me: { name: 'Ney' } });
    },
    { isSecure: true },
  ));

test('each login has a secret of its own, and ends the session that it came with', () =>
  inHouse(async ({ app, member }) => {
    const ney = await member('Ney');
    const old = new Browser(app);
    for (const [name, value] of ney.cookies) old.cookies.set(name, value);
    await ney.done('/api/login', { name: 'Ney', password: PASSWORD });
    expect(ney.cookie).not.toBe(old.cookie);
    expect(await old.seen('/api/me')).toEqual({ me: null });
    expect(await ney.seen('/api/me')).toMatchObject({ me: { name: 'Ney' } });
  }));

test('bad cookies are nobody', () =>
  inHouse(async ({ member, browser }) => {
    await member('Ney');
    const stranger = browser();
    const bad = ['', 'x', 'a'.repeat(43), '../../etc', '%00', '__proto__', 'a'.repeat(8000), '"; DROP TABLE users; --'];
    for (const value of bad) {
      stranger.cookies.set('bivouac', value);
      expect(await stranger.seen('/api/me')).toEqual({ me: null });
      expect((await stranger.get('/api/me/export')).statusCode).toBe(401);
    }
  }));

test('a wrong password and an unknown name get the same reply', () =>
  inHouse(async ({ member, browser }) => {
    await member('Ney');
    const wrong = await browser().post('/api/login', { name: 'Ney', password: 'not this one' });
    const unknown = await browser().post('/api/login', { name: 'Nobody Knows', password: 'not this one' });
    expect(wrong.statusCode).toBe(401);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  }));

test('guessing is throttled by name and address, the right password too, known name or not; then it is open again', () =>
  inHouse(async ({ member, browser, wait }) => {
    await member('Ney');
    for (const name of ['Ney', 'Nobody Knows']) {
      const guesses = await Promise.all(
        Array.from({ length: 10 }, (_, number) => browser().post('/api/login', { name, password: `guess ${number}` })),
      );
      expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(8);
      expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    }
    const right = await browser().post('/api/login', { name: 'Ney', password: PASSWORD });
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '900']);
    const elsewhere = browser();
    elsewhere.ip = '192.0.2.99';
    expect((await elsewhere.post('/api/login', { name: 'Ney', password: PASSWORD })).statusCode).toBe(200);
    wait(15 * 60_000);
    expect((await browser().post('/api/login', { name: 'Ney', password: PASSWORD })).statusCode).toBe(200);
  }));

test('one address cannot try one password on many names', () =>
  inHouse(async ({ context, browser }) => {
    await context.store.users.addMember('ney', { name: 'Ney', password: 'scrypt$4$1$AAAA$AAAA' }, 'fr', 0);
    const statuses: number[] = [];
    for (let number = 0; number < 61; number++)
      statuses.push((await browser().post('/api/login', { name: `Name ${number}`, password: 'x' })).statusCode);
    expect(statuses.indexOf(429)).toBe(60);
  }));

test('out of one browser, then out of all', () =>
  inHouse(async ({ member, browser }) => {
    const [one, two, three] = [await member('Ney'), browser(), browser()];
    for (const each of [two, three]) await each.done('/api/login', { name: 'Ney', password: PASSWORD });
    const stolen = one.cookie;
    await one.done('/api/logout');
    expect([...one.cookies.keys()]).toEqual(['bivouac-device']);
    expect((await one.send({ url: '/api/me', headers: { cookie: stolen } })).json()).toEqual({ me: null });
    expect(await two.seen('/api/me')).toMatchObject({ me: { name: 'Ney' } });
    await two.done('/api/logout/everywhere');
    expect(await three.seen('/api/me')).toEqual({ me: null });
  }));

test('a session that is used goes on; one that is not ends after 60 days', () =>
  inHouse(async ({ member, wait }) => {
    const ney = await member('Ney');
    const month = 31 * 24 * 60 * 60_000;
    for (let months = 0; months < 4; months++) {
      wait(month);
      expect(await ney.seen('/api/me')).toMatchObject({ me: { name: 'Ney' } });
    }
    wait(2 * month);
    expect(await ney.seen('/api/me')).toEqual({ me: null });
  }));

test('a page of another site can change nothing', () =>
  inHouse(async ({ member }) => {
    const ney = await member('Ney');
    const forged: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { host: 'bivouac.example', origin: 'http://bivouac.example', 'sec-fetch-site': 'cross-site' },
    ];
    for (const url of ['/api/logout', '/api/logout/everywhere', '/api/me/delete', '/api/login', '/api/me/password'])
      for (const headers of forged) {
        const response = await ney.post(url, {}, headers);
        expect([response.statusCode, response.json().error.kind]).toEqual([403, 'crossSite']);
      }
    expect(await ney.seen('/api/me')).toMatchObject({ me: { name: 'Ney' } });
    const own = await ney.post('/api/logout', undefined, {
      host: 'bivouac.example',
      origin: 'http://bivouac.example',
      'sec-fetch-site': 'same-origin',
    });
    expect(own.statusCode).toBe(200);
  }));
