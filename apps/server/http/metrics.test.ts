import { expect, test } from 'vitest';
import { inHouse } from '../accounts/tests/house.ts';
import { timed } from '../storage/timed.ts';
import { lineBySettings } from './operator-settings.ts';

test('requests are counted by route and status, never by the address of a match', () =>
  inHouse(async ({ app, context }) => {
    await app.inject('/api/me');
    await app.inject('/api/matches/anything/record');
    const told = await context.metrics.registry.metrics();
    expect(told).toContain('bivouac_http_seconds_count{method="GET",route="/api/me",status="200"} 1');
    expect(told).toContain('route="/api/matches/:match/record",status="404"} 1');
    expect(told).not.toContain('anything');
  }));

test('what rooms wait for in the database is timed by its kind', () =>
  inHouse(async ({ context: { store, metrics } }) => {
    await timed(store, metrics).matches.get('lodi');
    await timed(store, metrics).log.load('lodi');
    const told = await metrics.registry.metrics();
    for (const what of ['match', 'load']) expect(told).toContain(`bivouac_database_seconds_count{what="${what}"} 1`);
  }));

test('where the other processes find this one is told by the settings, and is in form', () => {
  expect(lineBySettings({ LINK_HOST: '10.0.0.5', LINK_PORT: '4400', LINK_NAME: 'one' }).link).toEqual({
    host: '10.0.0.5',
    port: 4400,
    name: 'one',
  });
  expect(lineBySettings({ LINK_PORT: '4400' }).link).toBeUndefined();
  expect(() => lineBySettings({ LINK_HOST: '0.0.0.0', LINK_PORT: 'door' })).toThrow('LINK_PORT');
});
