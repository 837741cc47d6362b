import { expect, test } from 'vitest';
import { at, type Position, standing, type Table } from '../../testing/position.ts';

const AUSTRIA: Position = {
  clock: { phase: 'alliance', year: 1811, month: 3 },
  status: { austria: 'pro', prussia: 'neutral', russia: 'neutral' },
  machines: {
    AUSTRIA: 'normal',
    PRUSSIA: 'normal',
    POLAND: 'duchy',
    TILSIT: 'over',
    RUSSIA: 'rollable',
    SPANISH_CHART: 'retired',
  },
  cities: { amsterdam: 'france', lisbon: 'france' },
  forces: { Z30: ['charles', 'austria 20 I', 'austria 5 C'] },
};
const asked = (): Table => at(AUSTRIA).until('G.2.b').answer('france', { kind: 'requisition', nation: 'austria' });

test('K.4.a, K.4.b a pro-French Austria grants an expeditionary force: its size by two dice, its leader by lot', () => {
  const table = asked()
    .dice(1, 1, 2)
    .pick('chance', () => true);
  expect(table.state.troops.filter(({ bond }) => bond === 'expedition').map(({ sp, kind }) => `${sp} ${kind}`)).toEqual(
    ['12 I', '3 C'],
  );
  expect(table.state.leaders.find(({ id }) => id === 'charles')?.bond).toBe('expedition');
});
test('K.4.a a failed die grants nothing', () => {
  expect(
    asked()
      .dice(6)
      .state.troops.every(({ bond }) => bond === 'none'),
  ).toBe(true);
});
test('K.4.d when its state leaves the French the force is its own again', () => {
  const table = at({
    ...AUSTRIA,
    clock: { segment: 'anti', phase: 'alliance', year: 1811, month: 3 },
    forces: { Y26: ['austria 5 I expedition'] },
    cities: {},
    counters: { victoryPoints: 4 },
  })
    .until('G.2.c')
    .answer('england', { kind: 'woo', nation: 'austria' })
    .dice(6);
  expect([table.state.politics.status.austria, table.state.troops.map(({ bond }) => bond)]).toEqual([
    'neutral',
    ['none'],
  ]);
});
test('K.1.d, L.2.d a partisan moves one hex, into an empty one', () => {
  const table = at({ forces: { AA15: ['france 1 P'], AA16: ['france 1 I'] } }).answer('france', { kind: 'slip' });
  expect(table.refusal('france', { kind: 'step', to: 'AA16' }).rule).toBe('K.1.b');
  table.answer('france', { kind: 'step', to: 'AA14' });
  expect(standing(table.state, 'AA14')).toEqual(['france 1 P']);
  expect(table.refusal('france', { kind: 'slip' }).rule).toBe('K.1.d');
});
test('K.1.f, L.2.f a lost partisan may be bought again, for half a point', () => {
  const table = at({
    clock: { phase: 'production' },
    forces: {},
    pools: { france: { P: 1 } },
    history: { raised: ['france'] },
  }).dice(2);
  table.answer('france', { kind: 'buy', unit: 'P', at: 'U18' });
  expect([standing(table.state, 'U18'), table.asked().prompt.params]).toEqual([
    ['france 1 P'],
    { nation: 'france', points: 9 },
  ]);
});
