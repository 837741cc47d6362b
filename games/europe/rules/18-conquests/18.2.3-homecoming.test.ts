import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { zone } from '../../state/state.ts';
import { forceOf } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { port, where } from '../../testing/sailing.ts';
import { scene } from '../../testing/scene.ts';
import { withdrawFrom } from './18.2.3-redeployment.ts';

const peace = { by: 'empire', since: 1807, until: 1809, afterwards: 'neutral', forGood: false } as const;
const inPeace = { side: 'neutral', status: 'forcedPeace', peace } as const;
/** The power has submitted to the Empire, and forces and fleets go where they belong. */
const after = (power: string, wanted: Position): Table => {
  const table = scene(
    {
      forces: {},
      fleets: {},
      clock: { phase: 'conquests', year: 1807 },
      ...wanted,
      nations: { ...wanted.nations, [power]: inPeace },
    },
    (g) => withdrawFrom(g, nationId(power), 'empire', 'friends'),
  );
  while (table.questions().length > 0) table.pick(table.asked().by, ({ kind }) => kind !== 'stayOn');
  return table;
};

describe.each(EDITIONS)('18.2.3 after the peace (%s)', (edition) => {
  test('18.2.3 a fleet in a port abroad comes home, one in its own port stays there', () => {
    const fleets = { fl_siniavine: port('gibraltar'), fl_khanykov: port('riga') };
    const table = after('russia', { edition, fleets });
    const at = where(table, 'fl_siniavine');
    expect(at.kind === 'port' && zone(table.state, at.zone).nation).toBe('russia');
    expect(where(table, 'fl_khanykov')).toEqual(port('riga'));
  });
  test('18.2.3 and one in a box off the map stays there', () => {
    const away = { kind: 'box', box: 'box_corsairs' as never } as const;
    expect(where(after('russia', { edition, fleets: { fl_siniavine: away } }), 'fl_siniavine')).toEqual(away);
  });
  test('18.2.3 a key zone that has been ceded is no place to come home to', () => {
    const lost = { nation: 'france' as NationId };
    const table = after('austria', {
      edition,
      forces: { venise: ['jean', 'aus_2'] },
      zones: { venise: lost, vienne: lost },
    });
    expect(forceOf(table, 'jean').zone).toBe('prague');
  });
  test('11, 18.2.3 a force that finds room nowhere in its land is destroyed, and one that is at home stays where it is', () => {
    const lost = { nation: 'france' as NationId };
    const fortresses =
      'venise trieste laibach innsbruck salzbourg koniggratz olmutz leopoldstadt budapest temesvar esseg';
    const gone = [...fortresses.split(' '), 'zara', 'cracovie', 'lemberg', 'vienne', 'prague'];
    const table = after('austria', {
      edition,
      forces: { venise: ['jean', 'aus_2'], graz: ['klenau', 'aus_3'] },
      zones: Object.fromEntries(gone.map((id) => [id, lost])),
    });
    expect(table.state.forces.map(({ zone: at, commander }) => [at, commander])).toEqual([['graz', 'klenau']]);
  });
  test('11, 18.2.3 a lone corps that is at home already is taken in by the general who comes', () => {
    const lost = { nation: 'france' as NationId };
    const table = after('austria', {
      edition,
      forces: { venise: ['jean', 'aus_2'], vienne: ['aus_3'] },
      zones: { venise: lost, prague: lost },
    });
    expect(table.state.forces.map(({ zone: at, commander }) => [at, commander])).toEqual([['vienne', 'jean']]);
    expect(forceOf(table, 'aus_3').id).toBe(forceOf(table, 'jean').id);
  });
  test('11, 18.2.3 nor does one crowd into the first fortress, if another has room', () => {
    const forces = {
      vienne: ['mack', 'aus_1', 'aus_2', 'aus_3'],
      prague: ['charles', 'aus_4', 'aus_5', 'aus_6'],
      venise: ['jean', 'aus_7', 'aus_8', 'aus_9'],
    };
    const zones = { venise: { nation: 'italie' as NationId } };
    const home = (there: NonNullable<Position['forces']>): string =>
      forceOf(after('austria', { edition, forces: { ...forces, ...there }, zones }), 'jean').zone;
    expect(home({})).toBe('trieste');
    expect(home({ trieste: ['klenau', 'aus_10', 'aus_gren'] })).not.toBe('trieste');
  });
  test('18.2.3 a corps of a minor ally goes to the capital of its land, not to another fortress that it has gained', () => {
    const nations = { saxe: { side: 'neutral', status: 'ally', patron: 'prussia' as NationId } } as const;
    const zones = { cleves: { nation: 'saxe' as NationId } };
    const table = after('prussia', { edition, nations, zones, forces: { magdebourg: ['sax_1'] } });
    expect(forceOf(table, 'sax_1').zone).toBe('dresde');
  });
  test('10.2, 18.2.3 at home an army takes in the others, also under a senior general, who goes to the reserve', () => {
    const lost = { nation: 'france' as NationId };
    const table = scene(
      {
        edition,
        forces: { vienne: ['mack', 'armee_allemagne', 'aus_1'], venise: ['charles', 'aus_2'] },
        zones: { venise: lost, prague: lost },
        fleets: {},
        clock: { phase: 'conquests', year: 1807 },
        nations: { austria: inPeace },
      },
      (g) => withdrawFrom(g, nationId('austria'), 'empire', 'friends'),
    );
    expect(forceOf(table, 'aus_2')).toMatchObject({ zone: 'vienne', commander: 'mack' });
    expect(table.state.armies.find(({ id }) => id === 'armee_allemagne')?.at).toBe(forceOf(table, 'aus_2').id);
  });
  test('18.2.3 sieges in other lands go on', () => {
    const forces = {
      ulm: [
        ['charles', 'aus_1', 'aus_2'],
        ['fra_3', 'besieged'],
      ],
    };
    const zones = { ulm: { siege: 1 }, magdebourg: { siege: 1 } };
    const table = after('prussia', { edition, forces, zones });
    expect(zone(table.state, 'magdebourg' as never).siege).toBeNull();
    expect(zone(table.state, 'ulm' as never).siege).toBe(1);
  });
  test('18.2.3 friends of the loser go to no fortress where an enemy stands', () => {
    const forces = { budapest: ['koutouzov', 'rus_5'] };
    const refuge = forceOf(after('austria', { edition, forces }), 'koutouzov').zone;
    const taken = { ...forces, [refuge]: ['davout', 'fra_3'] };
    expect(forceOf(after('austria', { edition, forces: taken }), 'koutouzov').zone).not.toBe(refuge);
  });
});
