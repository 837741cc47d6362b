import { describe, expect, test } from 'vitest';
import { at, leadersIn, type Position, standing } from '../../testing/position.ts';

const EXILE: Position = {
  clock: { segment: 'anti', year: 1814, month: 5 },
  status: { france: 'exile', austria: 'anti' },
  machines: { FRANCE: 'exile' },
};
/** Nobody gives an order. */
const idle = (wanted: Position) => {
  const table = at(wanted);
  while (table.asked().prompt.key === 'ground.which') table.answer(table.asked().by, 'done');
  return table.state;
};

describe('K.2.c, M.3.c who must leave', () => {
  test('K.2.c foreign units leave France as rapidly as possible: four points with a leader, a hex without', () => {
    const g = idle({ ...EXILE, forces: { Z17: ['charles', 'austria 4 I'], BB17: ['austria 1 I'] } });
    expect([standing(g, 'Z17'), leadersIn(g, 'Z17'), standing(g, 'BB17')]).toEqual([[], [], []]);
    const far = g.troops.map(({ at: hex, sp }) => `${sp} at ${hex}`);
    expect(far).toHaveLength(2);
    expect(far).not.toContain('4 at Z18');
  });
  test('K.2.b, K.2.c the French stay where they are', () => {
    expect(standing(idle({ ...EXILE, forces: { AA15: ['france 3 I'] } }), 'AA15')).toEqual(['france 3 I']);
  });
  test('M.3.c units of both sides leave absolutely neutral Austria', () => {
    const g = idle({
      clock: { segment: 'pro', year: 1813, month: 2 },
      status: { austria: 'neutral' },
      machines: { AUSTRIA: 'absolute' },
      forces: { Z28: ['france 2 I'], CC34: ['austria 1 I'] },
    });
    expect([standing(g, 'Z28'), standing(g, 'CC34')]).toEqual([[], ['austria 1 I']]);
  });
  test('SG J.8 an army that is caught inside a new neutral may leave it without invading it', () => {
    const inside = (to: string) => {
      const table = at({
        clock: { segment: 'anti', year: 1807, month: 8 },
        status: { prussia: 'neutral', austria: 'anti' },
        machines: { PRUSSIA: 'normal' },
        history: { conquests: { prussia: { pro: 1, anti: 0 } } },
        forces: { FF30: ['kutuzov', 'russia 3 I'] },
      });
      table.answer('england', { kind: 'march', leader: 'kutuzov' }).answer('england', 'takeAll');
      return table.answer('england', { kind: 'step', to }).state.politics.status.prussia;
    };
    expect([inside('EE30'), inside('FF31')]).toEqual(['neutral', 'conqueredPro']);
  });
  test('M.6 who stands in Russia when Tilsit is signed may march out of it, and nowhere else', () => {
    const table = at({
      clock: { segment: 'pro', year: 1807, month: 8 },
      status: { russia: 'neutral', austria: 'pro' },
      machines: { AUSTRIA: 'normal', TILSIT: 'term', RUSSIA: 'tilsit', POLAND: 'duchy' },
      forces: { HH37: ['ney', 'france 3 I'] },
    })
      .answer('france', { kind: 'march', leader: 'ney' })
      .answer('france', 'takeAll');
    const open = table.asked().answers.filter(({ kind }) => kind === 'step').length;
    expect(open).toBeGreaterThan(0);
    expect(table.refusal('france', { kind: 'step', to: 'HH38' }).rule).toBe('M.6');
  });
  test('K.2.c France is open again when Napoleon is back on her soil', () => {
    const enter = (FRANCE: string) =>
      at({ ...EXILE, machines: { FRANCE }, forces: { Z22: ['charles', 'austria 3 I'] } })
        .answer('england', { kind: 'march', leader: 'charles' })
        .answer('england', 'takeAll')
        .asked()
        .answers.some((answer) => answer['to'] === 'Z21');
    expect([enter('exile'), enter('landing')]).toEqual([false, true]);
  });
});
