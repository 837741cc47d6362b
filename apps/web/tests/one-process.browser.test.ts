import { expect, test } from 'vitest';
import { openOnlineHouse } from './online-house.ts';
import { Visitor } from './visitor.ts';

const house = await openOnlineHouse();

test('one process serves the table, the accounts and live matches, and keeps them when it is killed', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.sitsDown();
  const { request } = visitor.context;
  const made = await request.post(`${house.address}api/register`, {
    data: { name: 'Masséna', password: 'Zurich, 25 September' },
  });
  expect(made.status()).toBe(201);
  await house.kill();
  await house.restart();
  const me = await request.get(`${house.address}api/me`);
  expect(await me.json()).toMatchObject({ me: { name: 'Masséna' } });
  const line = await visitor.page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket(new URL('/ws', location.href));
        socket.addEventListener('open', () => socket.send('{"say":"leave","id":1,"match":"none","as":"spectator"}'));
        socket.addEventListener('message', ({ data }) => resolve(data));
      }),
  );
  expect(JSON.parse(String(line))).toMatchObject({ id: 1 });
  expect(await visitor.leaves()).toEqual([]);
});
