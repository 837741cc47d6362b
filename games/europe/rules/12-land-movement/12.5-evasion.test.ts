import { expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { forceOf as idOf } from '../../testing/battles.ts';
import { forceOf, marching, pointsOf } from '../../testing/marches.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { evasion, evasionModifiers } from './12.5-evasion.ts';

const MILAN = {
  milan: [
    ['massena', 'fra_13', 'fra_14'],
    ['jean', 'aus_1', 'aus_2'],
  ],
};
const attacked = (wanted: Position, from = 'parme', zone = 'milan', by = 'jean'): Table =>
  scene({ forces: MILAN, ...wanted }, (g) =>
    evasion(g, 'empire', { zone: zoneId(zone), from: zoneId(from), intruders: [idOf(g, by)] }),
  );

test('12.5 example: John crosses a river without a bridge, and Masséna slips away on a 3', () => {
  const g = position({ forces: MILAN });
  const encounter = {
    side: 'empire',
    zone: zoneId('milan'),
    from: zoneId('parme'),
    intruders: [idOf(g, 'jean')],
    defenders: [idOf(g, 'massena')],
  } as const;
  const modifiers = evasionModifiers(g, encounter).map(({ what, by }) => [what, by]);
  expect(modifiers).toEqual([
    ['initiative', 1],
    ['difficult', 1],
  ]);
  const table = attacked({}).answer('empire', 'evade').dice(3).answer('empire', { kind: 'evadeTo', to: 'turin' });
  expect(forceOf(table, 'massena').zone).toBe('turin');
  const stays = attacked({}).answer('empire', 'evade').dice(2);
  expect(forceOf(stays, 'massena').zone).toBe('milan');
});

test('12.5 superiority in cavalry helps the one who evades', () => {
  const milan = [['murat', 'armee_italie', 'fra_13', 'fra_cav'], MILAN.milan[1] ?? []];
  const g = position({ forces: { milan } });
  const intrusion = { zone: zoneId('milan'), from: null, intruders: [idOf(g, 'jean')] };
  const modifiers = evasionModifiers(g, { ...intrusion, side: 'empire', defenders: [idOf(g, 'murat')] });
  expect(modifiers.map(({ what, by }) => [what, by])).toEqual([['cavalry', 1]]);
});

test('12.5 difficult ground helps the one who evades, in both editions', () => {
  for (const edition of ['2013', 'revised'] as const) {
    const table = attacked({ edition }).answer('empire', 'evade').dice(3);
    expect(table.asked().prompt.key).toBe('evasion.whereTo');
  }
});

test('12.5 not to where the enemy came from, nor to enemies, nor to their fortress; an enemy flag is no hindrance', () => {
  const forces = { ...MILAN, turin: ['aus_4'] };
  const zones = {
    alexandrie_it: { control: 'austria' as never },
    mantoue: { control: 'austria' as never },
    turin: { fortress: 'empty' },
  } as const;
  const table = attacked({ forces, zones }).answer('empire', 'evade').dice(6);
  const why = (to: string) => table.refusal('empire', { kind: 'evadeTo', to }).because.key;
  expect(why('parme')).toBe('evasion.enemyCameFrom');
  expect(why('turin')).toBe('evasion.enemyThere');
  expect(why('mantoue')).toBe('evasion.enemyFortress');
  const besieged = attacked({ forces, zones: { ...zones, mantoue: { ...zones.mantoue, siege: 0 } } });
  besieged.answer('empire', 'evade').dice(6);
  expect(besieged.asked().answers).toContainEqual({ kind: 'evadeTo', to: 'mantoue' });
});

test('12.5 into a fortress of the zone it always succeeds', () => {
  const table = attacked({}).answer('empire', 'shelter');
  expect(forceOf(table, 'massena')).toMatchObject({ zone: 'milan', inside: true });
});

test('12.5, 15.3 a besieger who slips away raises his siege', () => {
  const zones = { milan: { control: 'austria' as never, siege: 1 } };
  const table = attacked({ zones })
    .answer('empire', 'evade')
    .dice(6)
    .answer('empire', { kind: 'evadeTo', to: 'turin' });
  expect(table.state.zones.find(({ id }) => id === 'milan')?.siege).toBeNull();
});

test('12.5 not into a fortress that is besieged or empty', () => {
  for (const milan of [{ fortress: 'empty' }, { siege: 0 }] as const)
    expect(attacked({ zones: { milan } }).refusal('empire', 'shelter').because.key).toBe('evasion.noFortress');
});

test('12.5, 14.9.3 a demoralised force slips away without a die', () => {
  const forces = {
    milan: [
      ['massena', 'fra_13', 'demoralised'],
      ['jean', 'aus_1', 'aus_2'],
    ],
  };
  const table = attacked({ forces }).answer('empire', 'evade');
  expect(table.asked().prompt.key).toBe('evasion.whereTo');
});

test('12.5 a corps without a general: in the revised edition into a fortress, or when it is demoralised', () => {
  const lone = { milan: [['fra_13'], ['jean', 'aus_1', 'aus_2']] };
  expect(attacked({ forces: lone }).result).toBeDefined();
  const revised = attacked({ edition: 'revised', forces: lone });
  expect(revised.refusal('empire', 'evade').because.key).toBe('evasion.noGeneral');
  expect(forceOf(revised.answer('empire', 'shelter'), 'fra_13').inside).toBe(true);
  const shaken = {
    milan: [
      ['fra_13', 'demoralised'],
      ['jean', 'aus_1', 'aus_2'],
    ],
  };
  expect(attacked({ forces: shaken }).result).toBeDefined();
  const slips = attacked({ edition: 'revised', forces: shaken }).answer('empire', 'evade');
  expect(slips.asked().prompt.key).toBe('evasion.whereTo');
});

test('15.1 some go into the fortress while the others evade; if that fails these may not follow', () => {
  const table = attacked({}).answer('empire', { kind: 'shelterUnit', unit: 'fra_14' }).dice(2);
  expect(forceOf(table, 'fra_14')).toMatchObject({ inside: true, commander: null });
  expect(forceOf(table, 'massena')).toMatchObject({ inside: false, zone: 'milan' });
  expect(table.result).toBeDefined();
});

test('15.1 so does a subordinate with units', () => {
  const forces = { milan: [['massena', 'armee_italie', 'ney', 'fra_13', 'fra_14'], MILAN.milan[1] ?? []] };
  const table = attacked({ forces }).answer('empire', { kind: 'shelterGeneral', general: 'ney' });
  table.answer('empire', { unit: 'fra_14' }).answer('empire', 'done').dice(6);
  table.answer('empire', { kind: 'evadeTo', to: 'turin' });
  expect(forceOf(table, 'ney')).toMatchObject({ zone: 'milan', inside: true });
  expect(forceOf(table, 'fra_14').commander).toBe('ney');
  expect(forceOf(table, 'massena').zone).toBe('turin');
});

test('15.1 nor does he where there is no fortress to go into', () => {
  const forces = { milan: [['massena', 'armee_italie', 'ney', 'fra_13', 'fra_14'], MILAN.milan[1] ?? []] };
  const table = attacked({ forces, zones: { milan: { fortress: 'empty' } } });
  const inside = { kind: 'shelterGeneral', general: 'ney' };
  expect(table.refusal('empire', inside).because.key).toBe('evasion.noFortress');
});

test('10.2, 12.5 who evades to friends becomes one with them by rank', () => {
  const forces = { ...MILAN, turin: ['ney', 'fra_1'] };
  const table = attacked({ forces })
    .answer('empire', 'evade')
    .dice(6)
    .answer('empire', { kind: 'evadeTo', to: 'turin' });
  expect(forceOf(table, 'fra_1').commander).toBe('massena');
  expect(table.state.generals.find(({ id }) => id === 'ney')?.at).toBe('reserve');
});

test('12.5 after an evasion the moving force goes on, and before a fortress lays siege', () => {
  const forces = { parme: ['jean', 'aus_1', 'aus_2'], milan: ['massena', 'fra_13'] };
  const table = marching({ forces }, 'jean', 0, 'coalition').answer('coalition', { kind: 'march', to: 'milan' });
  table.answer('empire', 'evade').dice(3).answer('empire', { kind: 'evadeTo', to: 'turin' });
  expect(pointsOf(table)).toBe(1);
  expect(table.state.zones.find(({ id }) => id === 'milan')?.siege).toBe(0);
  expect(table.asked('coalition').prompt.key).toBe('march.next');
});

test('11, 15.3 before a garrison that it cannot besiege a force does not stay', () => {
  const forces = { mantoue: ['jean', 'aus_1-'], milan: ['massena', 'fra_13'] };
  const zones = { mantoue: { control: 'austria' as never } };
  const table = marching({ forces, zones }, 'jean', 0, 'coalition').answer('coalition', { kind: 'march', to: 'milan' });
  table.answer('empire', 'shelter').answer('coalition', 'halt');
  expect(forceOf(table, 'jean').zone).toBe('mantoue');
});

test('11, 14.10, 15.3 a force that stands before such a garrison and does not march falls back by the priorities of retreat', () => {
  const forces = {
    milan: [
      ['massena', 'fra_13', 'besieged'],
      ['jean', 'aus_1-'],
    ],
  };
  const zones = { mantoue: { control: 'austria' as never } };
  const table = marching({ forces, zones }, 'jean', 0, 'coalition').answer('coalition', 'halt');
  table.answer('coalition', { kind: 'retreat', zone: 'mantoue' });
  expect(forceOf(table, 'jean').zone).toBe('mantoue');
});

test('12.5 with nowhere to go there is no evasion, and the desert between Acre and Alexandretta is no way', () => {
  const turkish = {
    turkey: { side: 'empire', status: 'belligerent' },
    egypte: { side: 'empire', status: 'ally' },
  } as const;
  const forces = {
    acre: [
      ['ney', 'fra_1'],
      ['moore', 'gbr_1'],
    ],
  };
  const wanted = { forces, nations: turkish, zones: { acre: { fortress: 'none' } } } as const;
  const table = attacked(wanted, 'alexandrie', 'acre', 'moore').answer('empire', 'evade').dice(6);
  expect(table.refusal('empire', { kind: 'evadeTo', to: 'alexandrette' }).because.key).toBe('evasion.tooFar');
  const alone = {
    milan: [
      ['massena', 'fra_13'],
      ['jean', 'aus_1'],
    ],
    mantoue: ['aus_2'],
    turin: ['aus_3'],
  };
  const around = {
    alexandrie_it: ['aus_4'],
    berne: ['aus_5'],
    grisons: ['aus_6'],
    zurich: ['aus_7'],
    innsbruck: ['aus_8'],
  };
  const shut = attacked({ forces: { ...alone, ...around } });
  expect(shut.refusal('empire', 'evade').because.key).toBe('evasion.nowhere');
});

test('15.1 a fortress holds any number in the first edition, and what may stack in the revised one', () => {
  const forces = {
    milan: [
      ['fra_10', 'besieged'],
      ['massena', 'fra_13', 'fra_14'],
      ['jean', 'aus_1'],
    ],
  };
  const first = attacked({ forces }).answer('empire', 'shelter');
  expect(forceOf(first, 'fra_10').commander).toBeNull();
  const revised = attacked({ edition: 'revised', forces }).answer('empire', 'shelter');
  expect(forceOf(revised, 'fra_10')).toMatchObject({ commander: 'massena', inside: true });
});

test('15.1 first edition: any mixture goes into the fortress; revised: what is one force', () => {
  const milan = [['massena', 'armee_italie', 'ney', 'fra_13', 'fra_14', 'fra_15', 'ita_1'], MILAN.milan[1] ?? []];
  const two = attacked({ forces: { milan } }).answer('empire', { kind: 'shelterUnit', unit: 'fra_14' });
  expect(two.asked('empire').prompt.key).toBe('evasion.whoElse');
  two
    .answer('empire', { kind: 'shelterUnit', unit: 'ita_1' })
    .answer('empire', { kind: 'shelterGeneral', general: 'ney' });
  two
    .answer('empire', { unit: 'fra_15' })
    .answer('empire', 'done')
    .dice(6)
    .answer('empire', { kind: 'evadeTo', to: 'turin' });
  const inside = ['fra_13', 'fra_14', 'fra_15', 'ita_1'].map((unit) => forceOf(two, unit).inside);
  expect(inside).toEqual([false, true, true, true]);
  expect(forceOf(two, 'fra_13')).toMatchObject({ zone: 'turin', commander: 'massena' });
  const some = attacked({ forces: { milan } }).answer('empire', { kind: 'shelterUnit', unit: 'fra_14' });
  expect(some.answer('empire', 'evade').asked()).toMatchObject({ by: 'chance', rule: '12.5' });
  const one = attacked({ edition: 'revised', forces: { milan } }).answer('empire', {
    kind: 'shelterGeneral',
    general: 'ney',
  });
  one.answer('empire', { unit: 'fra_15' }).answer('empire', 'done');
  expect(one.asked('empire').answers).toContainEqual({ kind: 'shelterUnit', unit: 'ita_1' });
  const corps = attacked({ edition: 'revised', forces: { milan } }).answer('empire', {
    kind: 'shelterUnit',
    unit: 'ita_1',
  });
  expect(corps.asked()).toMatchObject({ by: 'chance', rule: '12.5' });
});
