import { expect, test } from 'vitest';
import { type Browser, inHouse, type OpenHouse, PASSWORD } from './tests/house.ts';

const NEW = 'le soleil se lève encore';

const linkIn = ({ postman }: OpenHouse, to: string): string => {
  const letter = postman.letters.findLast((each) => each.to === to);
  return /#\/\w+\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
};

const neyWithMail = async (house: OpenHouse): Promise<Browser> => {
  const ney = await house.member('Ney');
  await ney.done('/api/me/mail', { mail: 'ney@example.org', password: PASSWORD });
  await ney.done('/api/mail/confirm', { token: linkIn(house, 'ney@example.org') });
  return ney;
};

test('a borrowed session cannot give the account another address: the password is asked for', () =>
  inHouse(async (house) => {
    const ney = await neyWithMail(house);
    for (const password of [undefined, 'not this one']) {
      const refused = await ney.post('/api/me/mail', { mail: 'thief@example.org', password });
      expect([refused.statusCode, refused.json().error.name]).toEqual([403, 'wrongPassword']);
    }
    expect(house.postman.letters.filter(({ to }) => to === 'thief@example.org')).toEqual([]);
  }));

test('when the address changes, the old one is told', () =>
  inHouse(async (house) => {
    const ney = await neyWithMail(house);
    await ney.done('/api/me/mail', { mail: 'moskowa@example.org', password: PASSWORD });
    await ney.done('/api/mail/confirm', { token: linkIn(house, 'moskowa@example.org') });
    const told = house.postman.letters.at(-1);
    expect([told?.to, told?.subject]).toEqual(['ney@example.org', 'Bivouac: your address has changed']);
    expect(told?.text).not.toContain('moskowa');
  }));

const OTHER_WAYS: readonly (readonly [string, (ney: Browser, house: OpenHouse) => Promise<unknown>])[] = [
  ['a change of password', (ney) => ney.done('/api/me/password', { current: PASSWORD, password: NEW })],
  ['signing out', (ney) => ney.done('/api/logout')],
  ['signing out everywhere', (ney) => ney.done('/api/logout/everywhere')],
  [
    'a new password by mail',
    async (_ney, house) => {
      const before = house.postman.letters.length;
      await house.browser().done('/api/reset', { mail: 'ney@example.org' });
      while (house.postman.letters.length === before) await new Promise((turn) => setImmediate(turn));
      await house.browser().done('/api/reset/confirm', { token: linkIn(house, 'ney@example.org'), password: NEW });
    },
  ],
  ['the next address', (ney) => ney.done('/api/me/mail', { mail: 'moskowa@example.org', password: PASSWORD })],
];

test.each(OTHER_WAYS)('the link to a new address ends with %s', (_what, act) =>
  inHouse(async (house) => {
    const ney = await neyWithMail(house);
    await ney.done('/api/me/mail', { mail: 'thief@example.org', password: PASSWORD });
    const token = linkIn(house, 'thief@example.org');
    await act(ney, house);
    expect((await house.browser().post('/api/mail/confirm', { token })).statusCode).toBe(404);
  }),
);

test('the link to a new address ends after a day', () =>
  inHouse(async (house) => {
    const ney = await house.member('Ney');
    await ney.done('/api/me/mail', { mail: 'ney@example.org', password: PASSWORD });
    house.wait(24 * 60 * 60_000);
    const token = linkIn(house, 'ney@example.org');
    expect((await ney.post('/api/mail/confirm', { token })).statusCode).toBe(404);
  }));
