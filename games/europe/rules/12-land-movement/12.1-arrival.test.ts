import { expect, test } from 'vitest';
import { acting, forceOf, marching, pointsOf } from '../../testing/marches.ts';

const to = (zone: string) => ({ kind: 'march', to: zone });

test('2.1, 12.1 a fixed depot of the enemy that lies alone is fought where the march enters', () => {
  const table = marching({ forces: { ulm: ['ney', 'fra_1'] }, depots: { munich: 'austria' } }, 'ney');
  table.answer('empire', to('munich')).until('12.1');
  expect(table.events('battle.begins')).toHaveLength(1);
  expect(table.state.depots).toEqual([]);
});

test('12.1, 14.9.4 on the march a general tries to rally his force for two points', () => {
  const rallied = (die: number) => {
    const table = marching({ forces: { graz: ['jean', 'aus_1', 'demoralised'] } }, 'jean', 0, 'coalition');
    const before = pointsOf(table);
    table.answer('coalition', 'rally').dice(die);
    return [before - pointsOf(table), forceOf(table, 'jean').demoralised];
  };
  expect([rallied(4), rallied(5)]).toEqual([
    [2, false],
    [2, true],
  ]);
});

test('15.1 of two armies that march as one neither covers the fortress for the other', () => {
  const armies = [
    ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
    ['massena', 'armee_italie', 'fra_13', 'fra_14'],
  ];
  const table = acting({ forces: { munich: armies } }).answer('empire', { kind: 'activateArmies', force: 'napoleon' });
  table.until('12.3').answer('empire', { kind: 'forced', points: 0 }).answer('empire', to('salzbourg'));
  expect(table.refusal('empire', to('vienne')).because.key).toBe('march.uncovered');
});

test('11, 15.1 who is strong enough to besiege the garrison stays before it', () => {
  const forces = { mantoue: ['jean', 'aus_1', 'aus_2'], milan: ['massena', 'fra_13'] };
  const zones = { mantoue: { control: 'austria' as never } };
  const table = marching({ forces, zones }, 'jean', 0, 'coalition').answer('coalition', to('milan'));
  table.answer('empire', 'shelter').answer('coalition', 'halt');
  expect(table.asked('coalition').prompt.key).toBe('activation.whom');
  expect(forceOf(table, 'jean').zone).toBe('milan');
  expect(table.state.zones.find(({ id }) => id === 'milan')?.siege).toBe(0);
});

test('12.1 in the land of one who is not at war, zones that the enemy has taken are open', () => {
  const prussia = { side: 'neutral', status: 'neutral' } as const;
  const wanted = { forces: { dresde: ['davout', 'fra_1'] }, nations: { prussia } };
  const free = marching(wanted, 'davout');
  expect(free.refusal('empire', to('berlin')).because.key).toBe('march.neutral');
  const taken = marching({ ...wanted, zones: { berlin: { control: 'austria' as never } } }, 'davout');
  expect(taken.asked('empire').answers).toContainEqual(to('berlin'));
});
