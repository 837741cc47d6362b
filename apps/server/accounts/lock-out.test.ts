import { expect, test } from 'vitest';
import { type Browser, inHouse, type OpenHouse, PASSWORD } from './tests/house.ts';

/** Thirteen machines try passwords on one name until nobody may try it any more. */
const lockOut = async ({ browser }: OpenHouse, name: string): Promise<void> => {
  for (let machine = 0; machine < 13; machine++) {
    const thief = browser();
    thief.ip = `198.51.100.${machine}`;
    for (let guess = 0; guess < 8; guess++) await thief.post('/api/login', { name, password: `guess ${guess}` });
  }
};

const signsIn = async (browser: Browser, ip: string, password = PASSWORD): Promise<number> => {
  browser.ip = ip;
  return (await browser.post('/api/login', { name: 'Ney', password })).statusCode;
};

test('many machines that try a name do not lock its owner out of a device that is known', () =>
  inHouse(async (house) => {
    const ney = await house.member('Ney');
    await ney.done('/api/logout');
    await lockOut(house, 'Ney');
    expect(await signsIn(house.browser(), '203.0.113.5'), 'a stranger with the right password').toBe(429);
    expect(await signsIn(ney, '203.0.113.6')).toBe(200);
  }));

test('a device that is known guesses no more often than others, and knows one user', () =>
  inHouse(async (house) => {
    const [ney, soult] = [await house.member('Ney'), await house.member('Soult')];
    await lockOut(house, 'Ney');
    expect(await signsIn(soult, '203.0.113.7'), 'the device of another').toBe(429);
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess++) statuses.push(await signsIn(ney, '203.0.113.8', `guess ${guess}`));
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429]);
  }));

test('signing out everywhere forgets the devices', () =>
  inHouse(async (house) => {
    const ney = await house.member('Ney');
    await ney.done('/api/logout/everywhere');
    await lockOut(house, 'Ney');
    expect(await signsIn(ney, '203.0.113.6')).toBe(429);
  }));

test('a signed-in user may change the password all the same', () =>
  inHouse(async (house) => {
    const ney = await house.member('Ney');
    await lockOut(house, 'Ney');
    const changed = await ney.post('/api/me/password', { current: PASSWORD, password: 'le soleil se lève encore' });
    expect(changed.statusCode).toBe(200);
  }));

test('a mailed link lets the owner in, whatever others have tried', () =>
  inHouse(async (house) => {
    const ney = await house.member('Ney');
    await ney.done('/api/me/mail', { mail: 'ney@example.org', password: PASSWORD });
    const link = (): string => /#\/\w+\/([\w.-]+)/.exec(house.postman.letters.at(-1)?.text ?? '')?.[1] ?? '';
    await ney.done('/api/mail/confirm', { token: link() });
    await lockOut(house, 'Ney');
    const elsewhere = house.browser();
    await elsewhere.done('/api/reset', { mail: 'ney@example.org' });
    while (house.postman.letters.length < 2) await new Promise((turn) => setImmediate(turn));
    await elsewhere.done('/api/reset/confirm', { token: link(), password: 'le soleil se lève encore' });
    expect(await elsewhere.seen('/api/me')).toMatchObject({ me: { name: 'Ney' } });
    expect(await signsIn(house.browser(), '203.0.113.9', 'le soleil se lève encore')).toBe(200);
  }));
