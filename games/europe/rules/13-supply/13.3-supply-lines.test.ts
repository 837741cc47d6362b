import { describe, expect, test } from 'vitest';
import { seaId, zoneId } from '../../catalogue/catalogue.ts';
import type { Edition, GeneralId, NationId } from '../../catalogue/ids.ts';
import { type Europe, forceCalled, type FleetAt } from '../../state/state.ts';
import { type Position, position } from '../../testing/position.ts';
import { isZoneSupplied, supplyLine, type Tracing } from './13.3-supply-lines.ts';

const line = (wanted: Position, general: string, tracing?: Tracing): readonly string[] | undefined => {
  const g = position(wanted);
  return supplyLine(g, forceCalled(g, general as GeneralId), tracing);
};
const flag = (nation: string): { control: NationId } => ({ control: nation as NationId });
const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const at = (sea: string): FleetAt => ({ kind: 'sea', sea: seaId(sea) });

describe.each(EDITIONS)('13.3 the lines of the example of play (%s)', (edition) => {
  test('13.3 Mack before Ulm is supplied from Salzburg through Munich, which he controls', () => {
    const forces = { ulm: ['mack', 'armee_allemagne', 'aus_1'] };
    const mack = (zones: Position['zones'] = {}): readonly string[] | undefined =>
      line({ edition, forces, zones }, 'mack', { through: zoneId('munich') });
    expect(mack({ munich: flag('austria') })).toEqual(['ulm', 'salzbourg']);
    expect(mack()).toBeUndefined();
  });

  test('13.3 Charles at Graz is supplied from Laibach when Vienna and Salzburg are lost', () => {
    const zones = { vienne: { ...flag('france'), fortress: 'empty' as const }, salzbourg: flag('france') };
    const forces = { graz: ['charles', 'aus_4'], vienne: ['napoleon', 'grande_armee', 'fra_1'] };
    expect(line({ edition, forces, zones }, 'charles', { through: zoneId('laibach') })).toEqual(['graz', 'laibach']);
  });

  test('13.3 Napoleon at Vienna is supplied over Salzburg and Ulm', () => {
    const zones = {
      vienne: { ...flag('france'), fortress: 'empty' as const },
      salzbourg: flag('france'),
      munich: flag('france'),
      ulm: flag('france'),
    };
    const forces = { vienne: ['napoleon', 'grande_armee', 'fra_1'] };
    expect(line({ edition, forces, zones }, 'napoleon')).toEqual(['vienne', 'salzbourg', 'ulm', 'stuttgart']);
  });

  test('13.3 Kutuzov at Leopoldstadt is supplied over Austrian fortresses from Russia', () => {
    const forces = { leopoldstadt: ['koutouzov', 'armee_1ere', 'rus_5'] };
    const links = line({ edition, forces, fleets: { fl_emeriau: at('adriatique') } }, 'koutouzov');
    expect(links).toContain('lemberg');
    expect(['neminov', 'brest_litovsk']).toContain(links?.at(-1));
  });
});

describe('13.2 sources', () => {
  const paris = { forces: { dijon: ['soult', 'fra_1'] } };
  test('13.2 a fortress of the national territory is a source, a besieged one is not', () => {
    expect(line({ forces: { besancon: ['soult', 'fra_1'] } }, 'soult')).toEqual(['besancon']);
    const besieged = { forces: { besancon: ['soult', 'fra_1'] }, zones: { besancon: { siege: 0 } } };
    expect(line(besieged, 'soult')?.at(-1)).not.toBe('besancon');
    expect(line(paris, 'soult')?.length).toBe(2);
  });
  test('13.2 the capital of a minor ally is a source if it is a fortress', () => {
    expect(line({ forces: { stuttgart: ['ney', 'fra_1'] } }, 'ney')).toEqual(['stuttgart']);
    expect(line({ forces: { munich: ['ney', 'fra_1'] } }, 'ney')).not.toEqual(['munich']);
  });
  test('13.2 a minor uses the sources of the powers of its side', () => {
    const g = position({ forces: { strasbourg: ['bav_1'] } });
    expect(supplyLine(g, 'force-1')).not.toBeUndefined();
    expect(isZoneSupplied(g, zoneId('strasbourg'), 'baviere' as NationId)).toBe(true);
  });
});

describe('13.3 what a line may cross', () => {
  const NAPOLEON = ['napoleon', 'grande_armee', 'fra_1'];
  const held = { salzbourg: flag('france'), ulm: flag('france') };
  const inVienna = (zones: Position['zones'], others: Position['forces'] = {}): boolean =>
    line({ forces: { vienne: NAPOLEON, ...others }, zones: { ...held, ...zones } }, 'napoleon') !== undefined;

  test('13.3 two movement points from link to link, counted towards the link', () => {
    expect(inVienna({})).toBe(true);
    expect(inVienna({ salzbourg: {} })).toBe(false);
  });
  test('13.3 enemy units cut it, besieged ones do not', () => {
    const corps = (...marks: readonly string[]): Position['forces'] => ({ munich: ['jean', 'aus_1', ...marks] });
    expect(inVienna({}, corps())).toBe(false);
  });
  test('13.3 an empty fortress is no link', () => {
    expect(inVienna({ salzbourg: { ...flag('france'), fortress: 'empty' } })).toBe(false);
  });
  test('13.3 a besieged fortress is no link', () => {
    expect(inVienna({ salzbourg: { ...flag('france'), siege: 0 } })).toBe(false);
  });
  test('13.3 a fixed depot is a link, a mobile one is not', () => {
    const zones = { ...held, salzbourg: { ...flag('france'), fortress: 'empty' as const } };
    const fixed = { forces: { vienne: NAPOLEON }, zones, depots: { salzbourg: 'france' } };
    expect(line(fixed, 'napoleon')).toEqual(['vienne', 'salzbourg', 'ulm', 'stuttgart']);
    expect(line({ forces: { vienne: [...NAPOLEON, 'depot'] }, zones }, 'napoleon')).toBeUndefined();
  });
  test.each([
    ['2013', true],
    ['revised', false],
  ] as const)('13.3 a depot of an ally is a link in the edition of 2013 alone (%s)', (edition, supplied) => {
    const zones = { ...held, salzbourg: { ...flag('france'), fortress: 'empty' as const } };
    const ally = { edition, forces: { vienne: NAPOLEON }, zones, depots: { salzbourg: 'spain' } };
    expect(line(ally, 'napoleon') !== undefined).toBe(supplied);
  });
  test.each(EDITIONS)('13.3 a friendly unit lifts no enemy flag (%s)', (edition) => {
    const forces = { vienne: NAPOLEON, munich: ['davout', 'fra_2'] };
    expect(line({ edition, forces, zones: held }, 'napoleon')).toBeDefined();
    expect(line({ edition, forces, zones: { ...held, munich: flag('austria') } }, 'napoleon')).toBeUndefined();
  });
  test('13.3 neutral land is closed', () => {
    expect(line({ forces: { magdebourg: ['davout', 'fra_2'] } }, 'davout')).toBeUndefined();
  });
  test('13.3 not through the zone from which the enemy came to the battle', () => {
    const wanted = { forces: { vienne: NAPOLEON }, zones: held };
    expect(line(wanted, 'napoleon', { avoiding: [zoneId('salzbourg')] })).toBeUndefined();
  });
});

describe('13.3 by sea', () => {
  const bySea = (fleets: Position['fleets']): readonly string[] | undefined =>
    line({ forces: { bilbao: ['moore', 'gbr_1'] }, fleets: fleets ?? {}, zones: { bilbao: flag('britain') } }, 'moore');
  test('13.3 from port to port as far as one likes', () => {
    expect(bySea({})?.[0]).toBe('bilbao');
    expect(bySea({})?.length).toBeGreaterThan(1);
  });
  test('13.3 a blockaded port is cut off', () => {
    expect(bySea({ fl_villeneuve: { kind: 'blockade', zone: zoneId('bilbao') } })).toBeUndefined();
  });
  test('13.3 not across a sea that the enemy alone holds; fleets of both leave it open', () => {
    expect(bySea({ fl_villeneuve: at('golfe_gascogne') })).toBeUndefined();
    expect(bySea({ fl_villeneuve: at('golfe_gascogne'), fl_nelson: at('golfe_gascogne') })).toBeDefined();
  });
});

test('13.3 Alexandretta and Acre are joined though the way takes a whole move', () => {
  const nations = {
    turkey: { side: 'coalition', status: 'belligerent' },
    egypte: { side: 'coalition', status: 'ally', patron: 'turkey' },
  } as unknown as NonNullable<Position['nations']>;
  const g: Europe = position({
    nations,
    forces: { acre: ['mustafa', 'tur_1'] },
    zones: { acre: { fortress: 'empty' } },
  });
  expect(supplyLine(g, 'force-1')).toEqual(['acre', 'alexandrette']);
  // So it is for a force that has come that way to a battle.
  expect(supplyLine(g, 'force-1', { through: zoneId('alexandrette') })).toEqual(['acre', 'alexandrette']);
});

describe.each(EDITIONS)('13.3 places without walls where the enemy stands (%s)', (edition) => {
  const spain = { spain: { side: 'coalition', status: 'belligerent' } } as const;
  const from = (forces: Position['forces']): readonly string[] | undefined =>
    line({ edition, nations: spain, fleets: {}, ...(forces ? { forces } : {}) }, 'castanos');
  test('13.2 an open capital is no source while the enemy is in it, unless it is being fought for', () => {
    expect(from({ madrid: ['castanos', 'esp_1'] })).toEqual(['madrid']);
    expect(from({ albacete: ['castanos', 'esp_1'] })?.at(-1)).toBe('madrid');
    expect(from({ albacete: ['castanos', 'esp_1'], madrid: ['ney', 'fra_1'] })?.at(-1)).not.toBe('madrid');
    const fight = [
      ['castanos', 'esp_1'],
      ['ney', 'fra_1'],
    ];
    expect(from({ madrid: fight })).toEqual(['madrid']);
  });
});
