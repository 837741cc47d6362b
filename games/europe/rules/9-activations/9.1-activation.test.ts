import { expect, test } from 'vitest';
import { generalId } from '../../catalogue/catalogue.ts';
import { acting, forceOf, marching, pointsOf } from '../../testing/marches.ts';
import type { Table } from '../../testing/position.ts';
import { unitsAt } from '../../state/state.ts';

const WEST = { lille: ['davout', 'fra_1'], metz: ['soult', 'fra_2'], paris: ['junot', 'fra_3'], brest: ['fra_7'] };
const TIRED = { kind: 'halt' } as const;
const names = (table: ReturnType<typeof acting>, force: string) =>
  unitsAt(table.state, forceOf(table, force).id).map(({ id }) => id);

test('9.1 example: a card of three points activates generals of 1 and 2, or one of 3', () => {
  const table = acting({ forces: WEST });
  const costs = { davout: 2, soult: 1, junot: 0, fra_7: 2 };
  for (const [force, left] of Object.entries(costs)) {
    const fork = table.fork().answer('empire', { kind: 'activate', force });
    expect(fork.state.action?.ap).toBe(left);
  }
  table.answer('empire', { kind: 'activate', force: 'davout' }).answer('empire', { kind: 'forced', points: 0 });
  table.answer('empire', TIRED);
  expect(table.refusal('empire', { kind: 'activate', force: 'junot' })).toEqual({
    rule: '9.1',
    because: { key: 'activation.tooDear', params: { cost: 3, points: 2 } },
  });
  table.answer('empire', { kind: 'activate', force: 'soult' });
  expect(table.state.action?.ap).toBe(0);
});

test('9.1 a force is activated once in an action', () => {
  const table = marching({ forces: { lille: ['davout', 'fra_1'] } }, 'davout').answer('empire', TIRED);
  expect(table.refusal('empire', { kind: 'activate', force: 'davout' })).toMatchObject({
    because: { key: 'activation.done' },
  });
});

test('15.2 a besieged force is not activated', () => {
  const forces = {
    ulm: [
      ['mack', 'aus_1', 'besieged'],
      ['ney', 'fra_1'],
    ],
  };
  const zones = { ulm: { control: 'austria' as never, siege: 0 } };
  const table = acting({ forces, zones }, 'coalition');
  expect(table.refusal('coalition', { kind: 'activate', force: 'mack' })).toMatchObject({ rule: '15.2' });
});

test('9.1 two armies that act as one cost a point more, three at most, and exchange units before they move', () => {
  const forces = {
    paris: [
      ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
      ['massena', 'armee_italie', 'fra_13'],
    ],
  };
  const table = acting({ forces: { ...forces, lille: ['davout', 'fra_3'] } });
  const groups = table.asked('empire').answers.filter(({ kind }) => kind === 'activateArmies');
  expect(groups).toEqual([{ kind: 'activateArmies', force: 'napoleon' }]);
  table.answer('empire', { kind: 'activateArmies', force: 'napoleon' });
  expect(table.state.action?.ap).toBe(1);
  expect(table.refusal('empire', { kind: 'swap', unit: 'fra_13' }).because.key).toBe('detach.lastUnit');
  table.answer('empire', { kind: 'swap', unit: 'fra_1' });
  expect(names(table, 'massena')).toEqual(['fra_1', 'fra_13']);
  expect(table.refusal('empire', { kind: 'swap', unit: 'fra_1' }).because.key).toBe('swap.already');
  table.answer('empire', 'done').answer('empire', { kind: 'forced', points: 0 });
  table.answer('empire', { kind: 'march', to: 'soissons' });
  expect([forceOf(table, 'napoleon').zone, forceOf(table, 'massena').zone]).toEqual(['soissons', 'soissons']);

  const joseph = {
    madrid: [
      ['charles', 'armee_allemagne', 'aus_1'],
      ['koutouzov', 'armee_1ere', 'rus_1'],
    ],
  };
  const dear = acting({ forces: { vienne: joseph.madrid } }, 'coalition');
  dear.answer('coalition', { kind: 'activateArmies', force: 'charles' });
  expect(dear.state.action?.ap).toBe(0);
});

test('9.1 one army of two marches alone at its own price', () => {
  const forces = {
    paris: [
      ['napoleon', 'grande_armee', 'fra_1'],
      ['massena', 'armee_italie', 'fra_13'],
    ],
  };
  const table = marching({ forces }, 'massena').answer('empire', { kind: 'march', to: 'soissons' });
  expect(forceOf(table, 'napoleon').zone).toBe('paris');
  expect(table.state.action?.ap).toBe(2);
});

test('9.1 example: Soult leaves the Grande Armée with units for two points, and the army is not activated', () => {
  const forces = { lille: ['napoleon', 'grande_armee', 'soult', 'fra_1', 'fra_2', 'fra_cav', 'depot'] };
  const table = acting({ forces }, 'empire', 2);
  table.answer('empire', { kind: 'detach', general: 'soult' });
  expect(table.asked().answers).not.toContainEqual({ kind: 'done' });
  expect(table.refusal('empire', { kind: 'take', unit: 'fra_cav' }).because.key).toBe('command.onlyWithArmy');
  expect(table.refusal('empire', 'takeDepot').because.key).toBe('detach.unitFirst');
  table.answer('empire', { kind: 'take', unit: 'fra_1' }).answer('empire', 'takeDepot').answer('empire', 'done');
  table.answer('empire', { kind: 'forced', points: 0 }).answer('empire', { kind: 'march', to: 'soissons' });
  expect(names(table, 'soult')).toEqual(['fra_1']);
  expect(table.state.depots[0]?.with).toBe(forceOf(table, 'soult').id);
  expect(forceOf(table, 'napoleon').zone).toBe('lille');
  expect(table.state.action?.ap).toBe(0);
});

test('9.1 a subordinate takes no more than his own command value', () => {
  const forces = { lille: ['napoleon', 'grande_armee', 'murat', 'fra_1', 'fra_2', 'fra_3', 'fra_4'] };
  const table = acting({ forces }).answer('empire', { kind: 'detach', general: 'murat' });
  table.answer('empire', { kind: 'take', unit: 'fra_1' }).answer('empire', { kind: 'take', unit: 'fra_2' });
  expect(table.refusal('empire', { kind: 'take', unit: 'fra_3' }).because.key).toBe('command.tooMany');
});

test('9.1, 14.9.3 a subordinate who leaves a demoralised army is no better off', () => {
  const forces = { lille: ['napoleon', 'grande_armee', 'soult', 'fra_1', 'fra_2', 'demoralised'] };
  const table = acting({ forces }).answer('empire', { kind: 'detach', general: 'soult' });
  table.answer('empire', { kind: 'take', unit: 'fra_1' }).answer('empire', 'done');
  expect(forceOf(table, 'soult').demoralised).toBe(true);
});

test('9.1 example: Napoleon at Ulm calls in Marmont, but not Ney beyond the river, and has a point less', () => {
  const forces = {
    ulm: ['napoleon', 'grande_armee', 'fra_1'],
    munich: ['marmont', 'fra_2'],
    nuremberg: ['ney', 'fra_3'],
  };
  const table = acting({ forces }).answer('empire', { kind: 'activate', force: 'napoleon' });
  expect(table.refusal('empire', { kind: 'callIn', force: 'ney' })).toEqual({
    rule: '9.1',
    because: { key: 'callIn.barred', params: { zone: 'nuremberg' } },
  });
  table.answer('empire', { kind: 'callIn', force: 'marmont' }).answer('empire', { kind: 'forced', points: 0 });
  expect(names(table, 'napoleon')).toEqual(['fra_1', 'fra_2']);
  expect(forceOf(table, 'marmont').commander).toBe('napoleon');
  expect(pointsOf(table)).toBe(3);
  expect(table.state.action?.ap).toBe(2);
});

test('9.1 an army calls in neither another army, nor a general of higher rank, nor more than it may command', () => {
  const forces = {
    ulm: ['ney', 'armee_italie', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6-'],
    munich: ['napoleon', 'grande_armee', 'fra_garde'],
    bade: ['davout', 'fra_7'],
    stuttgart: ['marmont', 'fra_8'],
    innsbruck: ['fra_10-'],
  };
  const table = acting({ forces, zones: { innsbruck: { control: 'france' as never } } });
  table.answer('empire', { kind: 'activate', force: 'ney' });
  const why = (force: string) => table.refusal('empire', { kind: 'callIn', force }).because.key;
  expect(why('napoleon')).toBe('callIn.otherArmy');
  expect(why('davout')).toBe('absorb.outranked');
  expect(why('marmont')).toBe('command.tooMany');
  table.answer('empire', { kind: 'callIn', force: 'fra_10' });
  expect(names(table, 'ney')).toContain('fra_10');
});

test('9.1 an event activates the force of its general free of points, once', () => {
  const forces = { lille: ['napoleon', 'grande_armee', 'fra_1'], metz: ['soult', 'fra_2'] };
  const grants = [{ what: 'force', ledBy: generalId('napoleon'), freeForcedMarch: true }] as const;
  const table = acting({ forces }, 'empire', 0, { grants, usesReserve: false });
  expect(table.refusal('empire', { kind: 'activate', force: 'soult' }).because.key).toBe('activation.tooDear');
  table.answer('empire', { kind: 'activate', force: 'napoleon' }).answer('empire', { kind: 'forced', points: 3 });
  expect(table.state.action?.grants).toEqual([]);
  expect(table.state.march?.grant).toEqual(grants[0]);
});

test('20.2 until Austria has done her duty only her forces are activated, and no fleets', () => {
  const forces = { lublin: ['koutouzov', 'rus_5'], salzbourg: ['mack', 'aus_1'] };
  const fleets = { fl_nelson: { kind: 'port', zone: 'gibraltar' as never } } as const;
  const tracks = { austrianDuty: ['ulm' as never] };
  const table = acting({ forces, fleets, tracks }, 'coalition');
  expect(table.refusal('coalition', { kind: 'activate', force: 'koutouzov' }).rule).toBe('20.2');
  expect(table.refusal('coalition', { kind: 'activateFleet', fleet: 'fl_nelson' }).rule).toBe('20.2');
  expect(table.asked().answers).toContainEqual({ kind: 'activate', force: 'mack' });
});

test('9.1, 17.1 every fleet costs a point, and part of a squadron may sail', () => {
  const port = { kind: 'port', zone: 'brest' as never } as const;
  const fleets = { fl_ganteaume: port, fl_missiessy: port, fl_villeneuve: port };
  const table = acting({ fleets, forces: { paris: ['fra_1'] } }, 'empire', 2);
  table.answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' });
  table.answer('empire', { kind: 'activateFleet', fleet: 'fl_missiessy' });
  expect(table.state.action).toMatchObject({ ap: 0, sailed: ['fl_ganteaume', 'fl_missiessy'] });
  expect(table.state.voyage?.fleets).toEqual(['fl_ganteaume', 'fl_missiessy']);
});

test('9.1, 17.1 an event that activates a squadron takes no points for any of its fleets', () => {
  const port = { kind: 'port', zone: 'brest' as never } as const;
  const fleets = { fl_ganteaume: port, fl_missiessy: port };
  const table = acting({ fleets, forces: { paris: ['fra_1'] } }, 'empire', 0, { grants: [{ what: 'squadron' }] });
  expect(table.refusal('empire', { kind: 'activate', force: 'fra_1' }).because.key).toBe('activation.tooDear');
  table.answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' });
  table.answer('empire', { kind: 'activateFleet', fleet: 'fl_missiessy' });
  expect(table.state.voyage?.fleets).toHaveLength(2);
});

test('17.1 a fleet is activated once in an action', () => {
  const port = { kind: 'port', zone: 'brest' as never } as const;
  const fleets = { fl_ganteaume: port, fl_missiessy: port };
  const sailed = ['fl_missiessy' as never];
  const table = acting({ fleets, forces: { paris: ['fra_1'] } }, 'empire', 3, { sailed });
  expect(table.refusal('empire', { kind: 'activateFleet', fleet: 'fl_missiessy' }).because.key).toBe(
    'activation.fleetDone',
  );
  table.answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' });
  // The other one does not join the squadron either.
  expect(table.state.voyage?.fleets).toEqual(['fl_ganteaume']);
});

test('12.2.1 revised: a general with units that have marched is not activated, an army is', () => {
  const moved = ['fra_1' as never];
  const plain = acting({ edition: 'revised', forces: { ulm: ['ney', 'fra_1', 'fra_2'] } }, 'empire', 3, { moved });
  expect(plain.refusal('empire', { kind: 'activate', force: 'ney' }).because.key).toBe('activation.hasMarched');
  expect(plain.refusal('empire', { kind: 'detachCorps', unit: 'fra_1' }).because.key).toBe('activation.hasMarched');
  const words = ['ney', 'armee_italie', 'marmont', 'fra_1', 'fra_2'];
  const army = acting({ edition: 'revised', forces: { ulm: words } }, 'empire', 3, { moved });
  expect(army.asked().answers).toContainEqual({ kind: 'activate', force: 'ney' });
  army.answer('empire', { kind: 'detach', general: 'marmont' });
  expect(army.refusal('empire', { kind: 'take', unit: 'fra_1' }).because.key).toBe('activation.hasMarched');
  const first = acting({ forces: { ulm: ['ney', 'fra_1', 'fra_2'] } }, 'empire', 3, { moved });
  expect(first.asked().answers).toContainEqual({ kind: 'activate', force: 'ney' });
});

test('9.1 two armies do not act as one when one of them has had its activation', () => {
  const forces = {
    paris: [
      ['napoleon', 'grande_armee', 'fra_1'],
      ['massena', 'armee_italie', 'fra_13'],
    ],
  };
  const table = marching({ forces }, 'massena').answer('empire', TIRED);
  expect(table.refusal('empire', { kind: 'activateArmies', force: 'napoleon' }).because.key).toBe('activation.done');
});

test('9.1 neither across a pass does an army call anybody in, nor one who has been activated', () => {
  const forces = {
    innsbruck: ['napoleon', 'grande_armee', 'fra_1'],
    munich: ['marmont', 'fra_2'],
    ulm: ['ney', 'fra_3'],
  };
  const zones = { innsbruck: { control: 'france' as never } };
  const pass = acting({ forces, zones }).answer('empire', { kind: 'activate', force: 'napoleon' });
  expect(pass.refusal('empire', { kind: 'callIn', force: 'marmont' }).because.key).toBe('callIn.barred');
  const near = { ulm: forces.innsbruck, munich: ['marmont', 'fra_2'], stuttgart: ['ney', 'fra_3'] };
  const table = acting({ forces: near }, 'empire', 6).answer('empire', { kind: 'activate', force: 'marmont' });
  table.answer('empire', { kind: 'forced', points: 0 }).answer('empire', 'halt');
  table.answer('empire', { kind: 'activate', force: 'napoleon' });
  expect(table.refusal('empire', { kind: 'callIn', force: 'marmont' }).because.key).toBe('activation.done');
});

test('13.1, 13.5 a force that is called in without supply is checked, and its part alone is tested', () => {
  const forces = {
    brunn: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
    koniggratz: ['marmont', 'fra_3'],
  };
  const french = { control: 'france' as never };
  const zones = { vienne: { ...french, fortress: 'empty' }, salzbourg: french, munich: french, brunn: french } as const;
  const table = acting({ forces, zones });
  table.answer('empire', { kind: 'activate', force: 'napoleon' });
  table.answer('empire', { kind: 'callIn', force: 'marmont' }).answer('empire', { kind: 'forced', points: 0 });
  expect(table.state.march).toMatchObject({ unsupplied: true, fed: ['fra_1', 'fra_2'] });
  table.answer('empire', 'halt').dice(1);
  expect(table.events('attrition.toll')[0]?.said.params).toMatchObject({ steps: 2 });
});

test('9.1 a lost battle ends the activation', () => {
  const forces = { ulm: ['ney', 'fra_1'], munich: ['charles', 'aus_1', 'aus_2'] };
  const zones = { munich: { control: 'austria' as never } };
  const table = acting({ forces, zones }).answer('empire', { kind: 'activate', force: 'ney' });
  table.answer('empire', { kind: 'forced', points: 0 }).answer('empire', { kind: 'march', to: 'munich' });
  table.answer('coalition', 'stand').until('14.6').dice(1, 1, 6, 6).until('9.1');
  expect(table.state.march).toBeNull();
});

test('9.1, 10.1 of two armies neither takes in more by an exchange than its general may command', () => {
  const corps = (from: number, many: number): string[] =>
    Array.from({ length: many }, (_, place) => `fra_${from + place}`);
  const swapping = (second: readonly string[]): Table =>
    acting({
      forces: {
        paris: [
          ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
          ['massena', 'armee_italie', ...second],
        ],
      },
    }).answer('empire', { kind: 'activateArmies', force: 'napoleon' });
  expect(swapping(corps(10, 6)).refusal('empire', { kind: 'swap', unit: 'fra_1' }).because.key).toBe('command.tooMany');
  expect(swapping(corps(10, 5)).asked('empire').answers).toContainEqual({ kind: 'swap', unit: 'fra_1' });
});
