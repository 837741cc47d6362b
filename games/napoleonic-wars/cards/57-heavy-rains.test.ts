import { expect, test } from 'vitest';
import { announced, withEvent } from '../testing/events.ts';
import { at, tableAt, type Table } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const raining = (): Table => {
  const { state } = announced('heavy_rains', 'austria', { forces: { paris: ['ney', 'france 2'] } });
  return tableAt({
    ...state,
    clock: { ...state.clock, marker: 'france' },
    impulse: state.impulse && { ...state.impulse, nation: 'france', points: 4 },
  });
};

test('57 Heavy Rains: two Duchies cost one Army four points', () => {
  const table = raining().answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  unanswered(table.answer('france', { duchy: 'reims' }).answer('france', { duchy: 'metz' }));
  expect(table.state.impulse?.points).toBe(0);
});
test('57 Heavy Rains: with one point left nobody sets out', () => {
  const { state } = raining();
  const table = tableAt({ ...state, impulse: state.impulse && { ...state.impulse, points: 1 } });
  expect(table.refusal('france', { kind: 'march', leader: 'ney' })).toMatchObject({
    rule: '6.3',
    because: { key: 'impulse.noPoints', params: { needed: 2, points: 1 } },
  });
  expect(table.refusal('france', { kind: 'marchUnits', duchy: 'paris', count: 2 })).toMatchObject({ rule: '6.3' });
});
test('6.19, vector T103: a 6 at the end of a Player Power’s Impulse in which it played a card ends it', () => {
  const effects = [{ kind: 'timed', card: 'heavy_rains' as never, nation: 'austria' }] as const;
  const table = at({
    players: 5,
    active: 'france',
    points: 0,
    fleets: {},
    forces: {},
    effects,
    impulse: { card: true, timed: true },
    hands: { russia: ['rally'] },
  });
  table.answer('france', 'endImpulse').dice(6).answer('france', { card: 'heavy_rains' });
  expect(table.state.effects).toEqual([]);
  expect(table.state.cards.discards).toContain('heavy_rains');
});
test('6.19 a Reserve alone brings no roll', () => {
  const effects = [{ kind: 'timed', card: 'heavy_rains' as never, nation: 'austria' }] as const;
  const table = at({
    players: 5,
    active: 'russia',
    fleets: {},
    forces: {},
    effects,
    impulse: { card: false, timed: true },
    hands: { france: ['rally'] },
  });
  table.answer('russia', 'endImpulse');
  expect(table.state.effects).toHaveLength(1);
});
test('57 Heavy Rains: the card lies on the table meanwhile', () => {
  const table = withEvent('heavy_rains', 'austria').answer('austria', { kind: 'event' });
  expect(table.state.cards.inPlay).toContain('heavy_rains');
});
