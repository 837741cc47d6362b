import { expect, test } from 'vitest';
import { forceCalled, unitsAt } from '../../state/state.ts';
import { acting } from '../../testing/marches.ts';
import { type Position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { attritionTest } from './13.6-attrition.ts';

const tested = (wanted: Position, name: string): Table =>
  scene({ fleets: {}, ...wanted }, (g) => {
    const force = forceCalled(g, name as never);
    const units = unitsAt(g, force).map((row) => row.id);
    return attritionTest(g, { rule: '12.3', force, units, when: 'march', forced: 1, route: [], mayUseDepot: true });
  });
const isAsked = (wanted: Position, name: string): boolean =>
  tested(wanted, name).asked().prompt.key === 'attrition.spendDepot';

test('13.4 a depot helps in the zone of the test, fixed or mobile, if it is of the nation of the general', () => {
  expect(isAsked({ forces: { paris: ['ney', 'fra_1', 'depot'] } }, 'ney')).toBe(true);
  expect(isAsked({ forces: { paris: ['ney', 'fra_1'] }, depots: { paris: 'france' } }, 'ney')).toBe(true);
  expect(isAsked({ forces: { paris: ['ney', 'fra_1'] }, depots: { lille: 'france' } }, 'ney')).toBe(false);
  expect(isAsked({ forces: { paris: ['ney', 'fra_1'] }, depots: { paris: 'spain' } }, 'ney')).toBe(false);
});

test('13.4 a corps without a general spends none', () => {
  expect(isAsked({ forces: { paris: ['fra_1', 'depot'] } }, 'fra_1')).toBe(false);
});

test('13.4, 13.6.2 two armies test apart, and one depot is spent in their activation', () => {
  const forces = {
    paris: [
      ['napoleon', 'grande_armee', 'fra_1', 'depot'],
      ['massena', 'armee_italie', 'fra_2', 'depot'],
    ],
  };
  const march = (spend: 'yes' | 'no'): Table => {
    const table = acting({ forces }).answer('empire', { kind: 'activateArmies', force: 'napoleon' });
    if (table.asked().prompt.key === 'swap.which') table.answer('empire', 'done');
    table.answer('empire', { kind: 'forced', points: 1 }).answer('empire', 'halt');
    return table.answer('empire', spend).dice(1);
  };
  expect(march('no').asked().prompt.key).toBe('attrition.spendDepot');
  const spent = march('yes');
  expect(spent.asked().prompt.key).toBe('trial.roll');
  spent.dice(1);
  expect(spent.events('attrition.toll')).toHaveLength(2);
  expect(spent.state.depots).toHaveLength(1);
});
