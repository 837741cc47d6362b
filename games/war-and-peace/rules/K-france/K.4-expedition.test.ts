import { expect, test } from 'vitest';
import { commandOf } from '../D-players/D.3-seats.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { at, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';

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
const RECALLED: Position = {
  status: { austria: 'anti' },
  machines: { AUSTRIA: 'normal' },
  forces: { Y24: ['charles', 'austria 5 I recalled'], Z24: ['france 1 I'] },
};
test('K.4.d if its state turns against France the force stands under the English player, and starts no combat', () => {
  const g = position({
    status: { austria: 'pro' },
    machines: { AUSTRIA: 'normal', 'EXPEDITION.austria': 'formed' },
    forces: { Y24: ['austria 5 I expedition'], Z30: ['austria 2 I expedition'] },
  });
  setStatus(g, 'austria', 'anti', 'G.5.a');
  expect(g.troops.map(({ at: hex, bond }) => `${hex} ${bond}`)).toEqual(['Y24 recalled', 'Z30 none']);
  expect(commandOf(position({ ...RECALLED, players: '4' }), { nation: 'austria', bond: 'recalled' })).toBe('england');
  const table = at({ ...RECALLED, clock: { segment: 'anti', phase: 'combat' } });
  expect(table.questions().some(({ prompt }) => prompt.key === 'combat.declare')).toBe(false);
});
test('K.4.d it goes home and nowhere else, of itself if nobody moves it, and is then like any other', () => {
  const g = position({ ...RECALLED, clock: { segment: 'anti' } });
  g.leaders = g.leaders.map((row) => (row.id === 'charles' ? { ...row, bond: 'recalled' as const } : row));
  const march = tableAt(g).answer('england', { kind: 'march', leader: 'charles' }).answer('england', 'takeAll');
  expect(march.refusal('england', { kind: 'step', to: 'Y23' }).rule).toBe('K.4.d');
  const idle = tableAt(g).answer('england', 'done');
  expect(idle.state.troops.filter(({ nation }) => nation === 'austria')).toEqual([
    expect.objectContaining({ bond: 'none', sp: 5 }),
  ]);
});
test('K.4.b, R-57 the French choose where its points come from', () => {
  const table = at({ ...AUSTRIA, forces: { Z30: ['charles', 'austria 20 I'], X32: ['austria 20 I', 'austria 5 C'] } })
    .until('G.2.b')
    .answer('france', { kind: 'requisition', nation: 'austria' })
    .dice(1, 4, 4);
  for (let left = 0; left < 20 && table.asked().prompt.key === 'alliance.takeFrom'; left++)
    table.answer('france', { kind: 'sendToWar', from: 'X32', unit: 'I' });
  const gone = table.state.troops.filter(({ bond }) => bond === 'expedition');
  expect(gone.length > 0 && gone.every(({ at: hex }) => hex === 'X32')).toBe(true);
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
