import { expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { forceOf } from '../../testing/marches.ts';
import { at } from '../../testing/position.ts';

test.each(EDITIONS)('7.6, 13.4 a general who redeploys takes a fixed depot along, a corps does not (%s)', (edition) => {
  const table = at({
    edition,
    forces: { zurich: ['massena', 'fra_13'], ulm: ['fra_2'] },
    depots: { bade: 'france', ulm: 'france' },
    hands: { empire: [], coalition: [] },
    fleets: {},
    noOtherCards: true,
    clock: { phase: 'redeployment', year: 1806, round: 0, next: 'empire', power: 'france' as never, step: 0 },
  });
  table.answer('empire', { kind: 'redeploy', force: 'fra_2' });
  expect(table.refusal('empire', 'pickUpDepot').because.key).toBe('depot.needsGeneral');
  table.answer('empire', 'done').answer('empire', { kind: 'redeploy', force: 'massena' });
  table.answer('empire', { kind: 'redeployTo', to: 'bade' }).answer('empire', 'pickUpDepot').answer('empire', 'done');
  expect(table.state.depots).toMatchObject([
    { with: forceOf(table, 'massena').id, zone: null, fixed: false },
    { zone: 'ulm', fixed: true },
  ]);
});
