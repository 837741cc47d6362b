import { describe, expect, test } from 'vitest';
import { leaderCard } from '../../catalogue/pieces.ts';
import { inPool, leader } from '../../state/index.ts';
import { at, leadersIn, type Position, position, standing, tableAt } from '../../testing/position.ts';
import { NAPOLEON } from '../../catalogue/pieces.ts';
import { conquerMajor } from '../I-conquest/I.2-major.ts';

const unnamedIn = (g: ReturnType<typeof position>, place: string): number =>
  leadersIn(g, place).filter((id) => leaderCard(id).name === null).length;

describe('K.2 exile', () => {
  test('K.2.a wherever Napoleon is when Paris falls, with him go a leader without a name and a point of the Guard', () => {
    const abroad = position({ forces: { Z30: ['napoleon', 'france 2 GI'], AA15: ['russia 9 I'] } });
    conquerMajor(abroad, 'france', 'russia');
    expect([leader(abroad, NAPOLEON).at, abroad.history.guardInExile]).toEqual(['exile', true]);
    expect([unnamedIn(abroad, 'exile'), inPool(abroad, 'france', 'GI')]).toEqual([1, 1]);
  });
  test('K.2.a, R-30 the Guard comes from the pool if none is on the map; where there is none, none goes and none returns', () => {
    const pooled = position({ forces: {}, pools: { france: { GI: 2 } } });
    conquerMajor(pooled, 'france', 'russia');
    expect([pooled.history.guardInExile, inPool(pooled, 'france', 'GI')]).toEqual([true, 1]);
    const none = position({ forces: {}, pools: { france: { I: 2 } } });
    conquerMajor(none, 'france', 'russia');
    expect(none.history.guardInExile).toBe(false);
    none.clock = { ...none.clock, segment: 'pro', phase: 'alliance', year: 1815, month: 2, step: 0, out: [] };
    none.work = { phase: 'none' };
    none.counters = { ...none.counters, exile: 1 };
    const table = tableAt(none).answer('france', { kind: 'advance', from: 'O19' });
    expect(table.state.troops.some(({ kind }) => kind === 'GI')).toBe(false);
  });
  const landing: Position = {
    clock: { phase: 'alliance', year: 1815, month: 2 },
    status: { france: 'exile', spain: 'anti' },
    machines: { FRANCE: 'exile' },
    counters: { exile: 1 },
    forces: {},
  };
  test('K.2.d, K.2.f he returns with those who shared his exile, and chooses among equally direct ways', () => {
    const g = position({ ...landing, history: { guardInExile: true } });
    const companion = g.leaders.find(({ id }) => leaderCard(id).nation === 'france' && leaderCard(id).name === null);
    g.leaders = g.leaders.map((row) =>
      row.id === NAPOLEON || row.id === companion?.id ? { ...row, at: 'exile' as const } : row,
    );
    const table = tableAt(g).answer('france', { kind: 'advance', from: 'O19' });
    expect(table.asked().prompt.key).toBe('exile.way');
    expect([leadersIn(table.state, 'O19').length, standing(table.state, 'O19')]).toEqual([2, ['france 1 GI']]);
  });
  test('E.2, K.2.b during the exile the French player is no active player: he neither rolls nor creates', () => {
    const pro = at({
      clock: { phase: 'alliance', year: 1814, month: 6 },
      status: { france: 'exile', spain: 'anti', austria: 'neutral', prussia: 'neutral' },
      machines: { FRANCE: 'exile', AUSTRIA: 'normal', PRUSSIA: 'normal', SPANISH_CHART: 'retired', SPAIN: 'war' },
      history: { conquests: { austria: { pro: 2, anti: 0 }, prussia: { pro: 1, anti: 0 } } },
      counters: { exile: 12 },
      forces: { Q25: ['france 1 I'] },
      cities: { florence: 'france' },
    });
    const keys = pro.questions().map(({ prompt }) => prompt.key);
    expect(keys.filter((key) => key.startsWith('creation') || key === 'alliance.attempt')).toEqual([]);
  });
  test('C.7.a, K.2.h his return does not end the game: the conquest of France before it does not count for England', () => {
    const table = at({
      clock: { segment: 'pro', phase: 'combat', year: 1815, month: 3 },
      machines: { FRANCE: 'hundredDays' },
      history: {
        napoleonReturned: true,
        conquerorOfFrance: 'england',
        conquests: { france: { pro: 0, anti: 1 } },
      },
      forces: { AA15: ['napoleon', 'france 3 I'] },
    });
    expect(table.result).toBeUndefined();
  });
});
