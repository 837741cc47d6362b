import { describe, expect, test } from 'vitest';
import { cardId, nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type UnitId, type ZoneId } from '../../catalogue/ids.ts';
import { nation, unitRow, zone } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';
import { sea } from '../../testing/sailing.ts';
import { scene } from '../../testing/scene.ts';
import { conquestsPhase, isConquestStep } from './18-conquests.ts';

const phase = (wanted: Position): Table =>
  scene({ forces: {}, fleets: {}, clock: { phase: 'conquests', year: 1807, step: 0 }, ...wanted }, function* (g) {
    while (g.clock.phase === 'conquests') yield* conquestsPhase(g);
  });
const flag = (by: string): { control: NationId } => ({ control: by as NationId });
const zoneRow = ({ state }: Table, id: string) => zone(state, id as ZoneId);

describe.each(EDITIONS)('18 the conquest phase (%s)', (edition) => {
  test('3.2, 18.1 anyone who stands in supply in a capital at the end of the year has conquered it', () => {
    const forces = { thuringe: ['davout', 'fra_3'] };
    const table = phase({ edition, forces, depots: { wurtzburg: 'france' } }).answer('empire', 'keepAsAlly');
    expect(nation(table.state, nationId('thuringe')).side).toBe('empire');
  });
  test('5.3 empty fortresses serve again', () => {
    const zones = { ulm: { fortress: 'empty' as const } };
    expect(zoneRow(phase({ edition, zones }), 'ulm').fortress).toBe('active');
  });
  test('18.2.3 a conqueror in the land of a minor ally is asked once whether he stays there', () => {
    const peace = { by: 'empire', since: 1807, until: 1809, afterwards: 'neutral', forGood: false } as const;
    const status = edition === 'revised' ? 'ally' : 'forcedPeace';
    const nations = {
      prussia: { side: 'neutral', status: 'forcedPeace', peace },
      saxe: { side: 'neutral', status, patron: 'prussia' as NationId, ...(edition === 'revised' ? {} : { peace }) },
    } as const;
    const table = phase({ edition, nations, forces: { dresde: ['davout', 'fra_3'] } });
    table.until('peace.leave').answer('empire', { kind: 'stayOn' });
    while (table.questions().length > 0) {
      expect(table.asked().prompt.key).not.toBe('peace.leave');
      table.pick(table.asked().by, () => true);
    }
    expect(table.state.forces.map(({ zone: at }) => at)).toEqual(['dresde']);
  });
  test('14.9.4 supplied forces rally, in the first edition', () => {
    const table = phase({ edition, forces: { ulm: ['davout', 'fra_3', 'demoralised'] } });
    expect(table.state.forces[0]?.demoralised).toBe(edition === 'revised');
  });

  const walewska = [{ card: cardId('22F'), kind: 'polandPromised', year: 1807 }] as const;
  const ally = { side: 'coalition' } as const;
  const atWar = {
    prussia: { side: 'coalition', status: 'belligerent' },
    saxe: ally,
    hesse: ally,
    cleves: ally,
  } as const;
  const forces = { varsovie: ['davout', 'fra_3'] };
  const road = ['wittemberg', 'dresde', 'kustrin', 'posen', 'leipzig', 'thuringe', 'wurtzburg', 'varsovie'];
  const way = Object.fromEntries(road.map((id) => [id, 'france']));
  const zones = Object.fromEntries(road.map((id) => [id, flag('france')]));
  test('8.3.5, 22F Poland is made if Warsaw is still held against its owner', () => {
    const table = phase({ edition, effects: walewska, nations: atWar, zones, depots: way, forces });
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(nation(table.state, nationId('pologne')).status).toBe('protectorate');
    expect(zoneRow(table, 'varsovie')).toMatchObject({ nation: 'pologne', control: null });
    expect(unitRow(table.state, 'pol_1' as UnitId).at).toBe('returning');
    expect(table.state.effects).toEqual([]);
  });
  test('8.3.5, 22F else nothing comes of it', () => {
    const table = phase({ edition, effects: walewska, nations: atWar, forces: {} });
    expect(nation(table.state, nationId('pologne')).status).toBe('notCreated');
    expect(table.state.effects).toEqual([]);
  });
  test('8.3.5, 22F nor does it without a promise of this year', () => {
    for (const effects of [[], [{ ...walewska[0], year: 1806 }]]) {
      const table = phase({ edition, effects, nations: atWar, zones, depots: way, forces });
      while (table.questions().length > 0) table.pick(table.asked().by, () => true);
      expect(nation(table.state, nationId('pologne')).status).toBe('notCreated');
    }
  });
  test('18.1 Sicily, set free by the fall of Naples, falls with it where Palermo is lost too', () => {
    const both = { naples: flag('france'), palerme: flag('france') };
    const table = phase({ edition, zones: both, depots: { naples: 'france', palerme: 'france' } });
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(table.events('conquest.minor').map(({ said }) => said.params['nation'])).toEqual(['naples', 'sicile']);
    expect(zoneRow(table, 'palerme').nation).toBe(edition === 'revised' ? 'naples' : 'sicile');
    expect(nation(table.state, nationId('sicile')).side).toBe('empire');
  });
  test('18.2.1 (2) the Drums of War have their price while the power fights, and are forgotten when it is neutral', () => {
    const drums = (side: 'neutral' | 'coalition'): boolean => {
      const table = phase({ edition, nations: { prussia: { side, drums: true } } });
      return nation(table.state, nationId('prussia')).drums;
    };
    expect([drums('coalition'), drums('neutral')]).toEqual([true, false]);
  });
  test('18.2, 19 France has no status: her fall costs ten points once, Poland falls with her, and she fights on', () => {
    const keys = ['paris', 'lyon', 'bordeaux', 'anvers', 'rouen', 'grenoble', 'marseille'];
    const held = Object.fromEntries(keys.map((id) => [id, { ...flag('britain'), fortress: 'none' as const }]));
    const depots = Object.fromEntries(keys.map((id) => [id, 'britain']));
    const pologne = { side: 'empire', status: 'protectorate', patron: 'france' as NationId } as const;
    const wanted: Position = { edition, zones: held, depots, nations: { pologne }, tracks: { victory: 19 } };
    const table = phase(wanted);
    expect(table.state.tracks.victory).toBe(9);
    expect(nation(table.state, nationId('france'))).toMatchObject({ side: 'empire', status: 'belligerent' });
    expect(nation(table.state, nationId('pologne'))).toMatchObject({ side: 'coalition', status: 'ally' });
    expect(phase({ ...wanted, tracks: { victory: 9, standing: ['franceConquered'] } }).state.tracks.victory).toBe(9);
  });
  test('20.1 the game is over when the flags of the year are up', () => {
    const table = at({
      edition,
      scenario: '1815',
      clock: { phase: 'conquests', year: 1815, step: 0 },
      hands: {},
      forces: { reims: ['blucher', 'pru_1'], paris: ['napoleon', 'grande_armee', 'fra_1'] },
      depots: { reims: 'prussia', metz: 'prussia' },
      zones: { metz: flag('prussia') },
    });
    expect(table.result?.winner).toBe('empire');
    expect(zoneRow(table, 'reims').control).toBe('prussia');
  });
});

test('18 (22F, 26F) cards know which part of the phase is played', () => {
  const clock = { year: 1807, phase: 'conquests', round: 0, next: 'coalition', power: null, step: 1 } as const;
  expect(isConquestStep({ clock }, 'poland')).toBe(true);
  expect(isConquestStep({ clock }, 'tilsit')).toBe(false);
  expect(isConquestStep({ clock: { ...clock, step: 5 } }, 'tilsit')).toBe(true);
  expect(isConquestStep({ clock: { ...clock, phase: 'victory' } }, 'poland')).toBe(false);
});

test.each(EDITIONS)(
  '8.3.3, 18 the revolt of Tyrol ends in this phase where the Empire has taken it back (%s)',
  (edition) => {
    const table = phase({ edition, scenario: '1809', zones: { innsbruck: { control: null } } });
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(nation(table.state, nationId('tyrol')).status).toBe('revoltNotInPlay');
  },
);

test('18.1 2013: all conquests are determined first; revised: one after the other', () => {
  // The French at Mecklenburg have no line over the Baltic. They are supplied over Holstein, which goes with the Denmark
  // that the Coalition conquers.
  const fallen = (edition: '2013' | 'revised'): boolean => {
    const table = phase({
      edition,
      nations: {
        danemark: { side: 'empire', status: 'ally', patron: 'france' as NationId },
        mecklembourg: { side: 'coalition', status: 'ally', patron: 'britain' as NationId },
      },
      zones: { copenhague: flag('britain'), mecklembourg: flag('france') },
      depots: { kiel: 'france' },
      fleets: { fl_gambier: sea('baltique') },
    });
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(nation(table.state, nationId('danemark')).side).toBe('coalition');
    return nation(table.state, nationId('mecklembourg')).side === 'empire';
  };
  expect([fallen('2013'), fallen('revised')]).toEqual([true, false]);
});
