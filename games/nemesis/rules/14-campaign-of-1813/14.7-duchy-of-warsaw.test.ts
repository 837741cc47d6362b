import { describe, expect, test } from 'vitest';
import { inCombat } from '../../testing/combat.ts';
import { at } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';

const POSEN = '3012';
const LISSA = '3013';
const KALISCH = '2813';
const KUTNO = '2612';

const foragers = (side: 'french' | 'coalition', hex: string, unit: string) =>
  at({ scenario: '1813', turn: 5, phase: 'forageMarkers', [side]: { [hex]: [unit] } })
    .events('forage.marked')
    .flatMap(({ said }) => said.params['units']);

describe('14.7 the Duchy of Warsaw', () => {
  test('14.7, 7.6 no stack of either side forages there', () => {
    expect(foragers('coalition', POSEN, 'R-3')).toEqual([]);
    expect(foragers('french', POSEN, 'F-35')).toEqual([]);
    expect(foragers('french', '2915', 'F-35')).toEqual(['F-35']);
    expect(foragers('coalition', '3415', 'R-3')).toEqual(['R-3']);
  });

  test('14.7, 7.7 either side may establish Depots in its empty cities', () => {
    const placing = (side: 'french' | 'coalition') =>
      at({
        scenario: '1813',
        turn: 5,
        phase: 'allocateTrains',
        next: side,
        pools: { [side]: { real: 1, dummies: 0 } },
      }).asked().answers;
    expect(placing('coalition')).toContainEqual({ kind: 'train', hex: KALISCH });
    expect(placing('french')).toContainEqual({ kind: 'train', hex: KALISCH });
  });

  test('14.7, 6.2 its empty cities stop the routes of neither side (A-68)', () => {
    // In Winter the way from Glogau to Posen leads through Lissa, when an enemy stands on the marsh beside it.
    const fed = (side: 'french' | 'coalition') => ({
      scenario: '1813',
      turn: 2,
      depots: { [side]: [POSEN] },
      french: side === 'french' ? { '3114': ['F-35'] } : { '3113': ['F-36'] },
      coalition: side === 'french' ? { '3113': ['R-4'] } : { '3114': ['R-3'] },
    });
    expect(withoutRoute(fed('coalition'))).not.toContain('R-3');
    expect(withoutRoute(fed('french'))).not.toContain('F-35');
  });

  test('14.7, 12.1 for commanders it is French land: theirs may ride to an empty city, and others not through one (A-68)', () => {
    const riding = (side: 'french' | 'coalition', staff: string, unit: string) =>
      at({
        scenario: '1813',
        turn: 5,
        phase: 'commandersMovement',
        next: side,
        [side]: { '2712': [staff, unit], [POSEN]: [side === 'french' ? 'F-36' : 'R-4'] },
      }).answer(side, 'ride');
    expect(riding('french', 'Eugene', 'F-35').asked().answers).toContainEqual({ kind: 'rideTo', to: KUTNO });
    expect(riding('coalition', 'Kutuzov', 'R-3').refusal('coalition', { kind: 'rideTo', to: KUTNO })).toMatchObject({
      rule: '12.1',
    });
  });

  test('14.7 it is friendly to the Coalition for supply alone: its units fight there as anywhere', () => {
    const table = inCombat({
      scenario: '1813',
      turn: 5,
      next: 'coalition',
      coalition: { [POSEN]: ['R-3'] },
      french: { [LISSA]: ['F-35'] },
    });
    expect(table.asked().answers).toContainEqual({ kind: 'attack', from: POSEN, to: LISSA });
  });
});
