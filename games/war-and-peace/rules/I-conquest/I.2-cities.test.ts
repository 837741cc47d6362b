import { describe, expect, test } from 'vitest';
import { conquestsOf, holderOf, inPool, leader, siegeOf } from '../../state/index.ts';
import { leaderId } from '../../catalogue/pieces.ts';
import { at, city, type Position, standing, type Table } from '../../testing/position.ts';

const march = (wanted: Position, by: string, leads: string, to: string): Table =>
  at(wanted).answer(by, { kind: 'march', leader: leads }).answer(by, 'takeAll').answer(by, { kind: 'step', to });
const BEATEN: Position = {
  status: { austria: 'conquered' },
  machines: { AUSTRIA: 'conquered1' },
  history: { conquests: { austria: { pro: 1, anti: 0 } } },
};

describe('I.2.c the cities of a conquered state', () => {
  test('I.2.c what its conquerors enter is theirs: its units there go into the pool, and it becomes a source', () => {
    const table = march(
      { ...BEATEN, forces: { CC27: ['davout', 'france 5 I'], CC28: ['charles', 'inside austria 2 I'] } },
      'france',
      'davout',
      'CC28',
    );
    expect([holderOf(table.state, city('prague')), standing(table.state, 'CC28')]).toEqual(['france', ['france 5 I']]);
    expect([
      inPool(table.state, 'austria', 'I') >= 2,
      leader(table.state, leaderId('charles')).at,
      table.state.history.sources.pro,
    ]).toEqual([true, 'pool', ['prague']]);
  });
  test('I.2.c the other faction takes no city of it by walking in', () => {
    const spain: Position = {
      status: { spain: 'conquered' },
      machines: { SPAIN: 'conquered', SPANISH_CHART: 'retired', SPANISH_INVASION: 'free' },
      history: { conquests: { spain: { pro: 0, anti: 1 } }, raised: ['spain', 'portugal'] },
      forces: { N9: ['ney', 'france 3 I'] },
    };
    const table = march(spain, 'france', 'ney', 'N8');
    expect([standing(table.state, 'N8'), holderOf(table.state, city('burgos'))]).toEqual([['france 3 I'], 'spain']);
  });
  test('I.2.d a leader of a conquered or neutral state is not captured by those who march through', () => {
    const table = march(
      { ...BEATEN, forces: { Z28: ['davout', 'france 5 I'], Z29: ['charles'] } },
      'france',
      'davout',
      'Z29',
    );
    expect(leader(table.state, leaderId('charles')).at).toBe('Z29');
  });
  test('I.2.c its conquerors leave a capital in their own next movement, not in the enemy’s', () => {
    const table = at({
      ...BEATEN,
      clock: { segment: 'anti' },
      forces: { Z30: ['france 3 I'], FF12: ['england 1 I'] },
      cities: { vienna: 'france' },
    });
    for (const seat of ['england']) if (table.asked().prompt.key === 'ground.which') table.answer(seat, 'done');
    expect(table.questions().map(({ rule }) => rule)).not.toContain('I.2.c');
    expect([standing(table.state, 'Z30'), holderOf(table.state, city('vienna'))]).toEqual([['france 3 I'], 'france']);
  });
});

describe('SG S.8 sieges when a state changes sides', () => {
  const besieged: Position = {
    clock: { phase: 'alliance', year: 1807, month: 3 },
    machines: { PRUSSIA: 'normal', AUSTRIA: 'normal' },
    history: { conquests: { prussia: { pro: 1, anti: 0 }, austria: { pro: 1, anti: 0 } } },
    status: { prussia: 'anti', austria: 'pro' },
    cities: { amsterdam: 'france', lisbon: 'france' },
    forces: { LL32: ['inside prussia 3 I', 'ney', 'france 9 I'] },
    sieges: { danzig: 2 },
  };
  test('G.5.c, SG S.8 a state that becomes neutral is besieged no longer, and its city stays its own', () => {
    const table = at(besieged).until('G.2.b').answer('france', { kind: 'woo', nation: 'prussia' }).dice(1);
    expect(table.state.politics.status.prussia).toBe('neutral');
    expect([siegeOf(table.state, city('danzig')), holderOf(table.state, city('danzig'))]).toEqual([
      undefined,
      'prussia',
    ]);
  });
  test('I.2.c, I.2.g a state conquered by a peace loses a besieged city to the besieger', () => {
    const table = at({
      ...besieged,
      cities: { ...besieged.cities, berlin: 'france' },
    })
      .until('I.2.g')
      .pick('england', (answer) => answer.kind === 'sue')
      .answer('france', 'yes');
    expect([conquestsOf(table.state, 'prussia').pro, holderOf(table.state, city('danzig'))]).toEqual([2, 'france']);
    expect(standing(table.state, 'LL32')).toEqual(['france 9 I']);
  });
});

describe('I.2.g suits for peace', () => {
  test('I.2.g the player who holds the capital accepts or refuses', () => {
    const table = at({
      players: '4',
      clock: { segment: 'anti', phase: 'alliance', year: 1813, month: 3 },
      status: { prussia: 'pro', austria: 'anti' },
      machines: { PRUSSIA: 'normal', AUSTRIA: 'final', SPANISH_CHART: 'retired', SPAIN: 'war' },
      cities: { berlin: 'russia' },
      forces: {},
    }).until('I.2.g');
    table.answer(table.asked().by, { kind: 'sue', nation: 'prussia' });
    expect(table.asked()).toMatchObject({ by: 'russia', prompt: { key: 'alliance.accept' } });
    table.answer('russia', 'yes');
    expect(conquestsOf(table.state, 'prussia').anti).toBe(1);
  });
  test('I.2.g, K.2.a France too may sue while the Allies have Paris, and Napoleon goes into exile', () => {
    const table = at({
      clock: { segment: 'pro', phase: 'alliance', year: 1814, month: 4 },
      status: { spain: 'anti' },
      machines: { SPANISH_CHART: 'retired', SPAIN: 'war' },
      cities: { paris: 'austria' },
      forces: { AA15: ['inside austria 2 I'], Z21: ['napoleon'] },
    }).until('I.2.g');
    table.answer('france', { kind: 'sue', nation: 'france' }).answer('england', 'yes');
    expect([table.state.politics.status.france, leader(table.state, leaderId('napoleon')).at]).toEqual([
      'exile',
      'exile',
    ]);
  });
});
