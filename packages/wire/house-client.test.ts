import { expect, test } from 'vitest';
import { type HouseClient, houseClient } from './house-client.ts';
import type { MatchSeen } from './routes/match-seen.ts';
import type { WireError } from './wire-error.ts';

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly body: unknown;
}

/** A house that answers everything with the same. */
const answering = (reply: unknown, status = 200): { readonly house: HouseClient; readonly sent: Sent[] } => {
  const sent: Sent[] = [];
  const house = houseClient({
    at: 'https://bivouac.example',
    async fetch(url, { method, body }) {
      sent.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : body });
      return typeof reply === 'string' ? new Response(reply, { status }) : Response.json(reply, { status });
    },
  });
  return { house, sent };
};
const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    ({ fault }: WireError) => fault,
  );

test('what stands in the path goes there, the rest into the body', async () => {
  const { house, sent } = answering({ match: { id: 'm1' } });
  const { match }: { match: MatchSeen } = await house.lobby.giveToBot({
    match: 'm1',
    seat: 'east side',
    bot: 'greedy',
  });
  expect(match.id).toBe('m1');
  expect(sent).toEqual([
    { url: 'https://bivouac.example/api/matches/m1/seats/east%20side/bot', method: 'POST', body: { bot: 'greedy' } },
  ]);
});

test('a route that only shows has a query, and only where something is asked for', async () => {
  const { house, sent } = answering({ matches: [], hasMore: false });
  await house.lobby.mine({ offset: '50' });
  await house.lobby.mine();
  expect(sent.map(({ url }) => url)).toEqual([
    'https://bivouac.example/api/matches/mine?offset=50',
    'https://bivouac.example/api/matches/mine',
  ]);
  expect(sent.every(({ method, body }) => method === 'GET' && body === undefined)).toBe(true);
});

test('fields with a usual value may be left out', async () => {
  const { house, sent } = answering({ match: {} }, 201);
  await house.lobby.openMatch({ game: 'nemesis' });
  // @ts-expect-error A match without a game is none.
  await house.lobby.openMatch({ seating: 'draw' });
  expect(sent.map(({ body }) => body)).toEqual([{ game: 'nemesis' }, { seating: 'draw' }]);
});

test('what the server finds wrong comes with its name and its place', async () => {
  const error = { kind: 'conflict', name: 'nameTaken', place: 'body.name', wrong: 'this name is taken', remedy: '…' };
  const { house } = answering({ error }, 409);
  expect(await faultOf(house.accounts.register({ name: 'Ney', password: 'la Moskowa 1812' }))).toEqual(error);
});

test('nobody there: no connection, or something in between that is no server of ours', async () => {
  const cut = houseClient({ fetch: () => Promise.reject(new TypeError('failed to fetch')) });
  expect(await faultOf(cut.accounts.me())).toMatchObject({ kind: 'unreachable', name: 'unreachable' });
  const { house } = answering('<html>Bad gateway</html>', 502);
  expect(await faultOf(house.accounts.me())).toMatchObject({ kind: 'unreachable', name: 'unreachable' });
  const { house: odd } = answering('<html>Sign in to this network</html>');
  expect(await faultOf(odd.accounts.me())).toMatchObject({ kind: 'unreachable' });
});
