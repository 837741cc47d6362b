import { expect, test } from 'vitest';
import { unitCard, unitId } from '../../catalogue/catalogue.ts';
import { in1813, standing } from '../../testing/invasion.ts';
import { eliminate, scenarioOf, unit } from '../../state/state.ts';
import { trainsOrder } from '../7-active-supply/7.4-trains-order.ts';
import { commandsOrder } from '../9-combat-commands/9.3-commands-order.ts';
import { toMyPeople } from '../16-advanced-rules/cards/06-to-my-people.ts';

test('13.1 Cossacks run riot from Turn 4 of 1813, and never in 1812 (L-27)', () => {
  expect(scenarioOf({ scenario: '1812' }).cossackRiotsFromTurn).toBeUndefined();
  expect(scenarioOf({ scenario: '1812-1813' }).cossackRiotsFromTurn).toBe(21);
});

test('14.9 contingents of 1812 go over like those of 1813, and cost nobody a Command before (L-34)', () => {
  const lost = (year: 1812 | 1813) => {
    const g = standing('1812-1813', {
      turn: year === 1812 ? 9 : 21,
      french: { '2307': ['F12-21'] },
      invasion: { year },
    });
    eliminate(g, unitId('F12-21'));
    return g.politics.contingentsLost.now;
  };
  expect([lost(1812), lost(1813)]).toEqual([0, 1]);
  const table = in1813({
    turn: 14,
    phase: 'politics',
    french: { '3415': ['F12-21'] },
    coalition: { '3317': ['R12-5'] },
    due: ['K12-21'],
    politics: { confederationDue: 'coalition', austria: 'coalition' },
  });
  expect(unit(table.state, unitId('F12-21')).at).toBe('lost');
  expect(table.state.defectors).toEqual([{ unit: 'K12-21', from: '3415' }]);
  expect(unitCard(unitId('K12-21'))).toMatchObject({ side: 'coalition', replaces: 'F12-21' });
});

test('9.3 the rows of 1812 decide the order of trains and of combat (L-35)', () => {
  const first = (turn: number) => trainsOrder(standing('1812', { turn }))[0];
  expect([first(1), first(11)]).toEqual(['french', 'coalition']);
  const attacks = (turn: number) => commandsOrder(standing('1812', { turn }))[0];
  expect([attacks(1), attacks(12), attacks(13)]).toEqual(['french', 'french', 'coalition']);
});

test('16.1 a card on arrivals does nothing for a side on A (L-43)', () => {
  const g = standing('1812-1813', { turn: 20, due: ['P-Land1'], invasion: { year: 1813 } });
  const applies = (rules: typeof toMyPeople) => 'coalition' in rules && rules.coalition.applies(g, 'coalition');
  expect(applies(toMyPeople)).toBe(false);
  const changed = { sources: { coalition: 'after', french: 'before' } } as const;
  Object.assign(g, { politics: { ...g.politics, invasion: { ...g.politics.invasion, ...changed } } });
  expect(applies(toMyPeople)).toBe(true);
});
