import { describe, expect, test } from 'vitest';
import { at, type Position } from '../../testing/position.ts';

/** The French march from Milan by Piacenza (4128) and Parma (4028). */
const march = (path: readonly string[], change: Position = {}) => {
  const table = at({
    french: { '4227': ['f99-Victor', 'Moreau'] },
    depots: { coalition: ['4128'] },
    trains: [{ side: 'french', hex: '4227' }],
    ...change,
  });
  table.answer('french', { kind: 'move', from: '4227' }).answer('french', 'march');
  return path.reduce((on, to) => on.answer('french', { kind: 'step', to }), table);
};

describe('8.7 captured Depots', () => {
  test("8.7 a march through a depot's hex destroys it and lowers the card figure (A-76)", () => {
    const table = march(['4128', '4028']);
    expect(table.state.depots).toEqual([]);
    expect(table.state.ledgers.coalition.depotsLost).toBe(1);
    expect(table.events('8.7').map(({ said }) => said.params)).toEqual([
      { by: 'french', owner: 'coalition', hex: '4128', depotsLost: 1 },
    ]);
  });

  test('8.7 each Depot counts', () => {
    const table = march(['4128', '4028'], { depots: { coalition: ['4128', '4028'] } });
    expect(table.state.ledgers.coalition.depotsLost).toBe(2);
  });

  test('8.7 a Depot beside the way stands, and so does one’s own', () => {
    const table = march(['4228', '4128'], { depots: { coalition: ['4229'], french: ['4128'] } });
    expect(table.state.depots).toHaveLength(2);
    expect(table.state.ledgers.coalition.depotsLost).toBe(0);
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });

  test('8.7 one train fewer is counted from the next Turn on', () => {
    const table = march(['4128']).answer('french', 'halt').until('7.4');
    expect(table.state.clock.turn).toBe(2);
    expect(table.state.pools.coalition.real).toBe(4);
  });
});
