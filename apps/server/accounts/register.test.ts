import { expect, test } from 'vitest';
import { inHouse, PASSWORD } from './tests/house.ts';

test('a name and a password make an account and a session', () =>
  inHouse(async ({ browser }) => {
    const ney = browser();
    const made = await ney.post('/api/register', { name: 'Michel Ney', password: PASSWORD, language: 'fr' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ me: { kind: 'member', name: 'Michel Ney', mail: null, language: 'fr' } });
    expect(await ney.seen('/api/me')).toEqual(made.json());
    expect(await browser().seen('/api/me')).toEqual({ me: null });
  }));

test('a name is one person’s, however it is written', () =>
  inHouse(async ({ member, browser }) => {
    await member('Michel Ney');
    for (const name of ['michel ney', 'MICHEL NEY', 'Ｍichel Ney']) {
      const second = await browser().post('/api/register', { name, password: PASSWORD });
      expect([second.statusCode, second.json().error.kind]).toEqual([409, 'conflict']);
    }
  }));

const NO_NAMES = [
  '<b>Ney</b>',
  '<script>alert(1)</script>',
  'Ney&amp;',
  'N',
  'n'.repeat(25),
  ' Ney',
  'Ney  Michel',
  'Ney\u202e',
  'Ney\n',
  '__proto__',
  'constructor',
  'Spectator',
  '"onload="',
];

test('names with markup, of the wrong length or with a meaning of their own are refused, and it says why', () =>
  inHouse(async ({ browser }) => {
    for (const name of NO_NAMES) {
      const response = await browser().post('/api/register', { name, password: PASSWORD });
      expect([name, response.statusCode]).toEqual([name, 400]);
      expect(response.json().error).toMatchObject({ kind: 'input', place: 'body.name' });
    }
  }));

test('a password that is too short is refused, and never said aloud', () =>
  inHouse(async ({ browser }) => {
    const response = await browser().post('/api/register', { name: 'Ney', password: 'elchingen' });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('elchingen');
  }));

test('prototype names, strange fields, other types and oversized bodies are refused', () =>
  inHouse(async ({ browser, context }) => {
    const sent = browser();
    const raw = (payload: string, type = 'application/json') =>
      sent.send({ method: 'POST', url: '/api/register', payload, headers: { 'content-type': type } });
    const whole = `"name":"Ney","password":"${PASSWORD}"`;
    expect((await raw(`{${whole},"__proto__":{"kind":"member"}}`)).statusCode).toBe(400);
    expect((await raw(`{${whole},"constructor":{"prototype":{"a":1}}}`)).statusCode).toBe(400);
    expect((await raw(`{${whole},"kind":"operator"}`)).statusCode).toBe(400);
    expect((await raw(`{${whole}}`, 'text/plain')).statusCode).toBe(400);
    expect((await raw(`name=Ney&password=${PASSWORD}`, 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await raw('[]')).statusCode).toBe(400);
    expect((await raw('{')).statusCode).toBe(400);
    const huge = await raw(`{${whole},"mail":"${'m'.repeat(600 * 1024)}"}`);
    expect([huge.statusCode, huge.json().error.kind]).toEqual([413, 'tooMuch']);
    expect(await context.store.users.byName('Ney')).toBeUndefined();
  }));

test('one address makes only so many accounts', () =>
  inHouse(async ({ browser, wait }) => {
    const taken: number[] = [];
    for (let number = 0; number < 21; number++)
      taken.push(
        (await browser().post('/api/register', { name: `Grenadier ${number}`, password: PASSWORD })).statusCode,
      );
    expect(taken.filter((status) => status === 201)).toHaveLength(20);
    expect(taken.at(-1)).toBe(429);
    wait(60 * 60_000);
    expect((await browser().post('/api/register', { name: 'Late', password: PASSWORD })).statusCode).toBe(201);
  }));

test.each(['Nеy', 'Μurat', 'evil.example', 'www.x', 'Soult.com'])('%s is no name for a person', (name) =>
  inHouse(async ({ browser }) => {
    const refused = await browser().post('/api/register', { name, password: PASSWORD });
    expect([refused.statusCode, refused.json().error.place]).toEqual([400, 'body.name']);
  }),
);

test.each(['J.Murat', 'St Cyr', 'Кутузов', '拿破崙ナポレオン'])('%s is a name', (name) =>
  inHouse(async ({ browser }) => {
    const response = await browser().post('/api/register', { name, password: PASSWORD });
    expect(response.statusCode).toBe(201);
  }),
);

test('a name that looks like another’s is taken', () =>
  inHouse(async ({ member, browser }) => {
    await member('Soult');
    for (const name of ['S0ult', 'Souit', 'soult']) {
      const refused = await browser().post('/api/register', { name, password: PASSWORD });
      expect([name, refused.statusCode, refused.json().error.name]).toEqual([name, 409, 'nameTaken']);
    }
  }));
