import { expect, test } from 'vitest';
import { checkScenario } from '../../scenario/scenario.ts';
import { at, ITALY, type Position } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';

const MILAN = '4227';
const NORTH_OF_MILAN = '4226';
const BERGAMO = '4127';
const SONDRIO = '4126';

/** Italy without the ground north of Milan. */
const without = (...closed: readonly string[]) => {
  const inPlay = (hex: string): boolean => !closed.includes(hex);
  return checkScenario({
    ...ITALY,
    id: 'closed',
    playable: ITALY.playable.filter(inPlay),
    zones: ITALY.zones.map((zone) => ({ ...zone, hexes: zone.hexes.filter(inPlay) })),
  });
};
const CLOSED = without(NORTH_OF_MILAN, BERGAMO);

test('1.1 a closed hex bars marches, supply routes and depots (A-80)', () => {
  const marching = (more: Partial<Position>) =>
    at({
      phase: 'movement',
      next: 'french',
      french: { [MILAN]: ['f99-Geno', 'Moreau'] },
      trains: [{ side: 'french', hex: MILAN }],
      ...more,
    })
      .answer('french', { kind: 'move', from: MILAN })
      .until('8.4')
      .asked().answers;
  expect(marching({})).toContainEqual({ kind: 'step', to: NORTH_OF_MILAN });
  expect(marching({ scenario: CLOSED })).not.toContainEqual({ kind: 'step', to: NORTH_OF_MILAN });

  const fed = { french: { [SONDRIO]: ['f99-Deso'] }, depots: { french: [MILAN] } };
  expect(withoutRoute(fed)).toEqual([]);
  expect(withoutRoute({ ...fed, scenario: CLOSED })).toEqual(['f99-Deso']);

  const pools = { french: { real: 1, dummies: 0 } };
  const placing = (more: Partial<Position>) =>
    at({ phase: 'allocateTrains', next: 'french', pools, ...more }).asked().answers;
  expect(placing({})).toContainEqual({ kind: 'train', hex: BERGAMO });
  expect(placing({ scenario: CLOSED })).not.toContainEqual({ kind: 'train', hex: BERGAMO });
});
