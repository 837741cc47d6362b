import { expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import { newMarch } from '../rules/9-activations/9.1-new-march.ts';
import { join } from '../rules/12-land-movement/12.2-joining.ts';
import { forceCalled } from '../state/state.ts';
import { whyNot } from '../testing/events.ts';
import { actionOf } from '../testing/marches.ts';
import { scene } from '../testing/scene.ts';
import { fightOnInteriorLines } from './interior-lines.ts';

test('12.6 interior lines are for a general with a defence of two or three', () => {
  const forces = {
    munich: [
      ['davout', 'fra_1'],
      ['charles', 'aus_1'],
    ],
    ulm: [['junot', 'fra_2'], ['fra_3'], ['jean', 'aus_2']],
  };
  const table = scene({ forces, action: actionOf('coalition', 0) }, function* (g) {
    const waiting = ['charles', 'jean'].map((name) => newMarch(g, forceCalled(g, name as never)));
    g.campaign = { card: cardId('14C'), waiting, left: 1, pinned: [], apart: null, begun: true };
    yield* fightOnInteriorLines(g, 'empire');
  });
  expect(whyNot(table, { kind: 'holdApart', force: 'junot' })).toBe('genius.defence');
  expect(whyNot(table, { kind: 'holdApart', force: 'fra_3' })).toBe('genius.defence');
  table.answer('empire', { kind: 'holdApart', force: 'davout' });
  expect(table.state.campaign?.apart).toBe(forceCalled(table.state, 'davout' as never));
});
test('12.6 a force of the campaign that has joined another on its way is not looked for', () => {
  const forces = { munich: [['davout', 'fra_1'], ['charles', 'aus_1'], ['aus_2']], ulm: ['junot', 'fra_2'] };
  const table = scene({ forces, action: actionOf('coalition', 0) }, function* (g) {
    const waiting = ['charles', 'aus_2'].map((name) => newMarch(g, forceCalled(g, name as never)));
    join(g, forceCalled(g, 'aus_2' as never), forceCalled(g, 'charles' as never));
    g.campaign = { card: cardId('14C'), waiting, left: 1, pinned: [], apart: null, begun: true };
    yield* fightOnInteriorLines(g, 'empire');
  });
  expect(table.asked('empire').answers).toEqual([{ kind: 'holdApart', force: 'davout' }]);
});
