import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../../catalogue/ids.ts';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { March } from '../../state/state.ts';
import { forceOf } from '../../testing/battles.ts';
import { position, type Position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { mayAttackFortress, siegeAttack, siegeModifiers } from './15.4-siege-attack.ts';
import { mayReactivate, reactivate, reactivateAll } from './15.5-consequences.ts';

const siege = (wanted: Position, name: string): Table => scene(wanted, (g) => siegeAttack(g, forceOf(g, name)));
const zone = ({ state }: Table, id: string) => state.zones.find((row) => row.id === id);
const at = (table: Table, piece: string) =>
  [...table.state.units, ...table.state.generals].find(({ id }) => id === piece)?.at;
const modifiers = (wanted: Position, name: string) => {
  const g = position(wanted);
  return Object.fromEntries(siegeModifiers(g, forceOf(g, name)).map(({ what, by }) => [what, by]));
};

describe('15.4 the example of play', () => {
  test('15.4 round 2: Charles at Mantua, 6 + 1 - 2 = 5: stable, and the marker rises', () => {
    const table = siege({ forces: { mantoue: ['charles', 'aus_1', 'aus_2', 'aus_3', 'aus_4-'] } }, 'charles').dice(6);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ modifiers: -1, total: 5 });
    expect(table.events('siege.result')[0]?.said.params).toMatchObject({ result: 'stable' });
    expect(zone(table, 'mantoue')).toMatchObject({ siege: 1, fortress: 'active' });
  });

  test('15.4, 15.5 round 3: Saint-Cyr at Rome, 2 + 2 stable, then 3 + 2 + 1 honours; a depot reactivates Rome', () => {
    const rome: Position = {
      nations: { papaute: { side: 'coalition' as never, status: 'ally' as never } },
      forces: { rome: ['saint_cyr', 'fra_10', 'depot'] },
    };
    const table = scene(rome, function* (g) {
      yield* siegeAttack(g, forceOf(g, 'saint_cyr'));
      yield* siegeAttack(g, forceOf(g, 'saint_cyr'));
    }).dice(2, 3);
    expect(table.events('trial.total').map(({ said }) => said.params?.['total'])).toEqual([4, 6]);
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '15.5' });
    table.answer('empire', { kind: 'garrisonDepot' });
    expect(zone(table, 'rome')).toMatchObject({ fortress: 'active', control: 'france', siege: null });
    expect(table.state.depots).toEqual([]);
  });

  test('15.4 round 3: Mack and his army at Ulm, 6 + 1 = 7: honours', () => {
    const table = siege(
      { zones: { munich: { control: 'austria' as never } }, forces: { ulm: ['mack', 'armee_allemagne', 'aus_1'] } },
      'mack',
    ).dice(6);
    expect(table.events('siege.result')[0]?.said.params).toMatchObject({ result: 'honours' });
  });

  test('15.4, 15.5 round 5: Napoleon at Vienna, 4 + 4 = 8: a breach, an empty fortress and a flag', () => {
    const table = siege(
      {
        zones: { salzbourg: { control: 'france' as never } },
        forces: { vienne: ['napoleon', 'grande_armee', 'fra_1'] },
      },
      'napoleon',
    ).dice(4);
    expect(table.events('siege.result')[0]?.said.params).toMatchObject({ result: 'breach' });
    table.answer('empire', 'pass');
    expect(zone(table, 'vienne')).toMatchObject({ fortress: 'empty', control: 'france', siege: null });
  });
});

describe('15.4 the modifiers', () => {
  test('15.4 a garrison takes one, an empty fortress nothing', () => {
    expect(
      modifiers(
        {
          forces: {
            ulm: [
              ['jean', 'aus_1'],
              ['bav_1', 'besieged'],
            ],
          },
        },
        'jean',
      ),
    ).toEqual({ commander: 1, garrison: -1 });
    expect(modifiers({ forces: { ulm: ['jean', 'aus_1'] } }, 'jean')).toEqual({ commander: 1 });
  });
  test('15.4 the marker counts up to three', () => {
    expect(modifiers({ zones: { ulm: { siege: 3 } }, forces: { ulm: ['aus_1'] } }, 'aus_1')).toEqual({
      siegeMarker: 3,
    });
    const table = siege({ zones: { ulm: { siege: 3 } }, forces: { ulm: ['aus_1'] } }, 'aus_1').dice(1);
    expect(zone(table, 'ulm')?.siege).toBe(3);
  });
  test('15.4 a port that is open to the sea takes one, under blockade nothing', () => {
    const naples = (blockaded: boolean): Position => ({
      nations: { naples: { side: 'coalition' as never, status: 'ally' as never } },
      forces: { naples: ['massena', 'fra_10'] },
      fleets: blockaded ? { fl_villeneuve: { kind: 'blockade', zone: zoneId('naples') } } : {},
    });
    expect(modifiers(naples(false), 'massena')).toEqual({ commander: 2, openPort: -1 });
    expect(modifiers(naples(true), 'massena')).toEqual({ commander: 2 });
  });
});

describe('15.2, 15.4 who may attack, and what follows', () => {
  test('15.2 not without supply', () => {
    const g = position({ zones: { bruxelles: {} }, forces: { strasbourg: ['jean', 'aus_1'], ulm: ['aus_2'] } });
    expect(mayAttackFortress(g, forceOf(g, 'jean'))?.because.key).toBe('siege.unsupplied');
    expect(mayAttackFortress(g, forceOf(g, 'aus_2'))).toBeUndefined();
  });

  test('13.3, 15.2 anyone who has just come traces his line through the zone from which he entered', () => {
    const wanted: Position = {
      zones: { nuremberg: { control: 'austria' as never } },
      forces: { ulm: ['jean', 'aus_1'] },
    };
    const verdict = (force: string, route: readonly string[]) => {
      const g = position(wanted);
      const marching = force === 'jean' ? forceOf(g, 'jean') : 'force-99';
      g.march = { force: marching, start: 'nuremberg', route } as unknown as March;
      return mayAttackFortress(g, forceOf(g, 'jean'))?.because.key;
    };
    expect(verdict('jean', ['ulm'])).toBe('siege.unsupplied');
    expect(verdict('jean', ['innsbruck', 'ulm'])).toBeUndefined();
    expect(verdict('another', ['ulm'])).toBeUndefined();
  });

  test('13.1 a siege attack checks supply', () => {
    const table = siege({ forces: { ulm: ['jean', 'aus_1', 'unsupplied'] } }, 'jean').dice(2);
    expect(table.state.forces[0]).toMatchObject({ unsupplied: false });
  });

  test('15.4 repulsed: a step is lost, the marker rises all the same, and too few raise the siege', () => {
    const repulsed = (units: readonly string[]): Table =>
      siege(
        {
          forces: {
            mantoue: [
              ['klenau', ...units],
              ['ita_1', 'besieged'],
            ],
          },
        },
        'klenau',
      ).dice(1);
    const table = repulsed(['aus_1', 'aus_2', 'aus_3']).answer('coalition', { unit: 'aus_1' });
    expect(zone(table, 'mantoue')?.siege).toBe(1);
    expect(table.state.units.find(({ id }) => id === 'aus_1')?.reduced).toBe(true);
    const few = repulsed(['aus_1', 'aus_2']).answer('coalition', { unit: 'aus_1' });
    expect(few.events('siege.raised')).toHaveLength(1);
  });

  test('15.4 the step of a repulse comes from any of those who besiege', () => {
    const armies = [
      ['charles', 'armee_allemagne', 'aus_1', 'aus_2'],
      ['koutouzov', 'armee_1ere', 'rus_1'],
      ['ita_1', 'besieged'],
    ];
    const table = siege({ forces: { mantoue: armies } }, 'charles').dice(1);
    expect(table.asked('coalition').answers.map((answer) => answer['unit'])).toEqual(['aus_1', 'aus_2', 'rus_1']);
  });

  const taken = (edition: Edition, die: number): Table =>
    siege(
      {
        edition,
        zones: { ulm: { siege: 3 } },
        forces: {
          ulm: [
            ['charles', 'aus_1', 'aus_2', 'depot'],
            ['ney', 'fra_10-', 'fra_11', 'depot', 'besieged'],
          ],
        },
      },
      'charles',
    ).dice(die);

  test('15.4 honours: the besieged come back with the next budget, revised: their depots too', () => {
    const table = taken('2013', 3); // 3 + 1 + 3 - 1 = 6
    expect(['ney', 'fra_10', 'fra_11'].map((piece) => at(table, piece))).toEqual([
      'returning',
      'returning',
      'returning',
    ]);
    expect(table.state.units.find(({ id }) => id === 'fra_10')?.reduced).toBe(true);
    expect(table.state.depots.filter(({ nation }) => nation === 'france')).toEqual([]);
    expect(taken('revised', 3).state.depots.filter(({ nation }) => nation === 'france')).toMatchObject([
      { with: null, zone: null },
    ]);
  });

  test('2.1, 15.4 honours: special units come back too, and the marker of an army is in the reserve', () => {
    const inside = ['napoleon', 'grande_armee', 'fra_10', 'sp_fra_cavgarde', 'besieged'];
    const ulm = [['charles', 'aus_1', 'aus_2'], inside];
    const { state } = siege({ zones: { ulm: { siege: 3 } }, forces: { ulm } }, 'charles').dice(3);
    expect(state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe('returning');
    expect(state.armies.find(({ id }) => id === 'grande_armee')?.at).toBe('reserve');
  });

  test('15.4 a breach: troops and generals go to the reserve, depots are lost', () => {
    const table = taken('revised', 5);
    expect(['ney', 'fra_10', 'fra_11'].map((piece) => at(table, piece))).toEqual(['reserve', 'reserve', 'reserve']);
    expect(table.state.depots.filter(({ nation }) => nation === 'france')).toEqual([]);
  });

  test('15.4 fixed depots within the walls share the fate of the garrison', () => {
    const fixed = (edition: Edition, die: number) =>
      siege(
        { edition, zones: { ulm: { siege: 3 } }, depots: { ulm: 'france' }, forces: { ulm: ['charles', 'aus_1'] } },
        'charles',
      )
        .dice(die)
        .state.depots.map(({ zone: at }) => at);
    expect([fixed('2013', 2), fixed('revised', 2), fixed('revised', 6)]).toEqual([[], [null], []]);
  });

  test('15.4, 15.5 a fixed depot of the besieger before the walls stays his', () => {
    const wanted: Position = {
      zones: { ulm: { siege: 3 } },
      depots: { ulm: 'austria' },
      forces: { ulm: ['charles', 'aus_1'] },
    };
    for (const edition of EDITIONS)
      for (const die of [2, 6])
        expect(siege({ ...wanted, edition }, 'charles').dice(die).state.depots).toMatchObject([
          { nation: 'austria', zone: 'ulm', fixed: true },
        ]);
  });

  test('15.5 only an empty fortress under one’s own flag is reactivated', () => {
    const verdict = (zones: Position['zones'] = {}) => {
      const g = position({ zones, forces: { ulm: ['charles', 'aus_1'] } });
      return mayReactivate(g, forceOf(g, 'charles'))?.because.key;
    };
    expect(verdict()).toBe('siege.notEmpty');
    expect(verdict({ ulm: { fortress: 'empty' } })).toBe('siege.notOurs');
    expect(verdict({ ulm: { fortress: 'empty', control: 'austria' as never } })).toBeUndefined();
  });

  test('15.5 a depot that lies there may serve for it, not one of the enemy', () => {
    const gifts = (nation: string): readonly string[] =>
      scene(
        {
          zones: { ulm: { fortress: 'empty', control: 'austria' as never } },
          depots: { ulm: nation },
          forces: { ulm: ['charles', 'aus_1'] },
        },
        (g) => reactivate(g, forceOf(g, 'charles')),
      )
        .asked('coalition')
        .answers.map(({ kind }) => kind);
    expect(gifts('austria')).toEqual(['garrisonDepot', 'garrisonStep', 'pass']);
    expect(gifts('france')).toEqual(['garrisonStep', 'pass']);
  });

  test('15.5 a step reactivates the fortress: a unit is reduced or, at its last step, eliminated', () => {
    const table = taken('2013', 5).answer('coalition', { kind: 'garrisonStep', unit: 'aus_1' });
    expect(zone(table, 'ulm')).toMatchObject({ fortress: 'active', control: 'austria' });
    expect(table.state.units.find(({ id }) => id === 'aus_1')).toMatchObject({ reduced: true });
  });

  test('15.5 at the end of the activations an empty fortress in supply serves its conqueror', () => {
    const g = position({
      zones: {
        ulm: { fortress: 'empty', control: 'austria' as never },
        paris: { fortress: 'empty', control: 'austria' as never },
      },
    });
    reactivateAll(g);
    expect(g.zones.filter(({ fortress }) => fortress === 'empty').map(({ id }) => id)).toEqual(['paris']);
  });
});
