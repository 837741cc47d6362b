import { expect, test } from 'vitest';
import type { UnitId } from '../../catalogue/ids.ts';
import { scene } from '../../testing/scene.ts';
import { completeSome } from './2.1-completing.ts';

test('10.1 where no reduced unit may be completed nobody is asked', () => {
  const complete = (...words: readonly string[]) =>
    scene({ forces: { ulm: words } }, (g) =>
      completeSome(g, 'empire', 2, () =>
        g.units.flatMap(({ id, reduced }): readonly UnitId[] => (reduced ? [id] : [])),
      ),
    );
  expect(complete('ney', 'fra_1').result).toBeDefined();
  // His command is full.
  expect(complete('ney', 'fra_1', 'fra_2', 'fra_3-', 'fra_4-').result).toBeDefined();
  const table = complete('ney', 'fra_1-').answer('empire', { kind: 'completeFree', unit: 'fra_1' });
  expect(table.result).toBeDefined();
});
