import { expect, test } from 'vitest';
import { at } from '../../testing/position.ts';

test('8.1.3, 11 revised: a power in forced peace that is attacked becomes one with the troops of the victor in its land', () => {
  const peace = { by: 'empire', since: 1807, until: null, afterwards: 'neutral', forGood: false } as const;
  const table = at({
    edition: 'revised',
    nations: { prussia: { side: 'neutral', status: 'forcedPeace', peace } },
    forces: { berlin: [['victor', 'fra_1'], ['pru_1']] },
    hands: { empire: [], coalition: [] },
    noOtherCards: true,
    fleets: {},
    clock: { phase: 'declarations', year: 1809, round: 0, next: 'coalition', power: null, step: 0 },
  }).answer('coalition', { kind: 'declareWar', nation: 'prussia' });
  while (table.asked().prompt.key === 'alliance.deploy') table.pick('empire', () => true);
  expect(table.state.forces.filter(({ zone }) => zone === 'berlin')).toHaveLength(1);
});
