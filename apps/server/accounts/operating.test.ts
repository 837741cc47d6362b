import { expect, test } from 'vitest';
import { attemptsInMemory } from './attempts.ts';
import { operating } from './operating.ts';
import { type Browser, inHouse, type OpenHouse, PASSWORD } from './tests/house.ts';

const TOKEN = 'the operator and nobody else';

const operated = (work: (house: OpenHouse, ask: (path: string, body: object) => Promise<number>) => Promise<void>) => {
  const keys = { countOf: async () => 0, endOf: async () => 0 };
  const attempts = attemptsInMemory();
  return inHouse(
    (house) => {
      const authorization = `Bearer ${TOKEN}`;
      return work(
        house,
        async (path, body) => (await house.browser().post(`/api/operator/${path}`, body, { authorization })).statusCode,
      );
    },
    {
      withDoor: [(door) => operating({ door, attempts, keys, token: TOKEN })],
    },
  );
};

const login = async (by: Browser): Promise<number> =>
  (await by.post('/api/login', { name: 'Ney', password: PASSWORD })).statusCode;
const isIn = async (by: Browser): Promise<boolean> => (await by.seen<{ me: object | null }>('/api/me')).me !== null;

test('one who is suspended is shown out at once and comes in no more, until readmitted', () =>
  operated(async (house, ask) => {
    const ney = await house.member('Ney');
    expect(await ask('suspend', { name: 'ney' })).toBe(200);
    expect(await isIn(ney)).toBe(false);
    expect(await login(house.browser())).toBe(403);
    expect(await ask('readmit', { name: 'Ney' })).toBe(200);
    expect(await login(ney)).toBe(200);
    expect(await isIn(ney)).toBe(true);
    expect(await ask('suspend', { name: 'Nobody' })).toBe(404);
  }));

test('while registrations are closed nobody makes an account, and those who have one come in', () =>
  operated(async (house, ask) => {
    await house.member('Ney');
    const register = async (): Promise<number> =>
      (await house.browser().post('/api/register', { name: 'Soult', password: PASSWORD })).statusCode;
    expect(await ask('registrations', { are: 'closed' })).toBe(200);
    expect([await register(), await login(house.browser())]).toEqual([403, 200]);
    expect(await ask('registrations', { are: 'open' })).toBe(200);
    expect(await register()).toBe(201);
  }));

test('without the token the operator’s pages do not exist', () =>
  operated(async (house) => {
    await house.member('Ney');
    for (const [path, body] of Object.entries({ suspend: { name: 'Ney' }, registrations: { are: 'closed' } }))
      expect((await house.browser().post(`/api/operator/${path}`, body)).statusCode).toBe(404);
    expect(await login(house.browser())).toBe(200);
  }));
