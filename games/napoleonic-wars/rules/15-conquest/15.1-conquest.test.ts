import { describe, expect, test } from 'vitest';
import { cardId, duchyId } from '../../catalogue/catalogue.ts';
import {
  campOf,
  changeNation,
  consulOf,
  controller,
  director,
  isSubject,
  nationRow,
  placeFlag,
  unitsIn,
} from '../../state/state.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';

const phase = (wanted: Position): Table =>
  at({ players: 5, forces: {}, fleets: {}, ...wanted, clock: { phase: 'conquest', ...wanted.clock } });
const vienna = { vienna: 'france', prague: 'france', tyrol: 'france' } as const;

describe('15.1 Conquest', () => {
  test('15.1, vector T39: Austria without Vienna and two more Keys falls on a 4', () => {
    expect(phase({ flags: vienna }).dice(4).events('conquest.falls')).toHaveLength(1);
    expect(phase({ flags: vienna }).dice(3).events('conquest.fails')).toHaveLength(1);
  });
  test('15.1, vector T40: Denmark without Copenhagen falls on a 2', () => {
    const denmark: Position = {
      flags: { copenhagen: 'britain' },
      nations: { denmark: { camp: 'imperial' } },
      consuls: { denmark: { column: 'pact' } },
    };
    expect(phase(denmark).dice(2).events('conquest.falls')).toHaveLength(1);
    expect(phase(denmark).dice(1).events('conquest.falls')).toHaveLength(0);
  });
  test('15.1, vector T65: Russia falls only with both Capitals', () => {
    const flags = {
      st_petersburg: 'france',
      smolensk: 'france',
      vilna: 'france',
      kiev: 'france',
      riga: 'france',
    } as const;
    expect(phase({ flags }).events('15.1')).toHaveLength(0);
    expect(phase({ flags: { ...flags, moscow: 'france' } }).asked().prompt.params).toMatchObject({ modifier: 5 });
  });
  test('15.1 a nation that has lost all its Keys falls without a roll: rulings/15.1-all-keys-lost.md', () => {
    const flags = { copenhagen: 'britain', christiania: 'britain' } as const;
    const table = phase({
      flags,
      nations: { denmark: { camp: 'imperial' } },
      consuls: { denmark: { column: 'pact' } },
    });
    expect(table.events('conquest.falls')).toHaveLength(1);
  });
  test('1812, 1813: a Capital that was lost before counts only with another Key', () => {
    expect(phase({ scenario: '1812', players: 2 }).events('15.1')).toHaveLength(0);
  });
});

describe('15.2 What a conquest brings', () => {
  const fallen = (cede: number, wanted: Position = {}): Table => phase({ flags: vienna, ...wanted }).dice(4, cede);
  test('15.2 Home Flags go, and as many Duchies as the die says are ceded, picked in turn, never the Capital', () => {
    const table = fallen(2);
    expect(controller(table.state, duchyId('prague'))).toBe('austria');
    expect(() => table.answer('france', { kind: 'cede', duchy: 'vienna' })).toThrow('no answer fits');
    table.answer('france', { kind: 'cede', duchy: 'venice' }).answer('austria', { kind: 'cede', duchy: 'banat' });
    expect([controller(table.state, duchyId('venice')), controller(table.state, duchyId('banat'))]).toEqual([
      'france',
      'france',
    ]);
    expect(controller(table.state, duchyId('vienna'))).toBe('austria');
  });
  test('15.2 a ceded Duchy may be given to a Power of the Camp that accepts it', () => {
    const table = fallen(1, { nations: { prussia: { camp: 'imperial' } } }).answer('france', {
      kind: 'cede',
      duchy: 'prague',
    });
    table.answer('france', { kind: 'giveTo', nation: 'prussia' }).answer('prussia', 'yes');
    expect(controller(table.state, duchyId('prague'))).toBe('prussia');
  });
  test('15.25, 8.8, 15.5 the victim is a Subject Neutral that keeps its Pacts; Resources change', () => {
    const g = position({
      players: 5,
      flags: vienna,
      forces: {},
      fleets: {},
      clock: { phase: 'conquest' },
      nations: { austria: { resources: 2, plusKey: true }, turkey: { camp: 'coalition' } },
      consuls: { turkey: { row: 'austria', column: 'pact' } },
    });
    changeNation(g, 'france', { resources: 0 });
    const table = tableAt(g).dice(4, 1).answer('france', { kind: 'cede', duchy: 'venice' });
    expect(nationRow(table.state, 'austria')).toMatchObject({
      camp: null,
      subjectTo: 'france',
      resources: 0,
      plusKey: false,
      graceUntil: 2,
    });
    expect(nationRow(table.state, 'france').resources).toBe(1);
    expect([campOf(table.state, 'turkey'), director(table.state, 'turkey')]).toEqual(['coalition', 'austria']);
  });
  test('15.2, event 23: the bond of France ends when the bride falls, and not when another does', () => {
    const bonds = (power: 'austria' | 'russia'): number => {
      const bond = { kind: 'bond', card: cardId('marriage_alliance'), power } as const;
      const table = fallen(1, { effects: [bond] }).answer('france', { kind: 'cede', duchy: 'venice' });
      return table.state.effects.filter(({ kind }) => kind === 'bond').length;
    };
    expect([bonds('austria'), bonds('russia')]).toEqual([0, 1]);
  });
  test('15.21, 15.22 the conqueror leaves the Capital; the victim comes home, and its Allies leave: all Regroup', () => {
    const table = fallen(1, {
      forces: { vienna: ['davout', 'france 2'], munich: ['austria 2'], buda: ['russia 1', 'austria 1'] },
      flags: { ...vienna, munich: 'austria' },
    });
    table.answer('france', { kind: 'cede', duchy: 'venice' }).answer('france', { kind: 'withdrawTo', duchy: 'linz' });
    expect(unitsIn(table.state, duchyId('linz'), 'france')).toBe(2);
    table.answer('france', 'done');
    expect([table.state.regroup.austria, table.state.regroup.russia]).toEqual([2, 1]);
    expect(unitsIn(table.state, duchyId('buda'), 'austria')).toBe(1);
    expect(controller(table.state, duchyId('munich'))).toBe('france');
  });
  test('15.22, 8.81 example 1: out of a Duchy ceded before the victim goes too, and its former Allies need not', () => {
    const forces = { vienna: ['davout', 'france 2'], prague: ['russia 2', 'austria 1'] };
    const g = position({ players: 5, fleets: {}, clock: { phase: 'conquest' }, forces, flags: vienna });
    placeFlag(g, duchyId('prague'), 'france', true);
    const table = tableAt(g).dice(6, 1).answer('france', { kind: 'cede', duchy: 'venice' });
    table.answer('france', { kind: 'withdrawTo', duchy: 'linz' }).answer('france', 'done');
    expect([table.state.regroup.austria, table.state.regroup.russia]).toEqual([1, 0]);
    expect(unitsIn(table.state, duchyId('prague'), 'russia')).toBe(2);
  });
  test('15.21 other conquering Formations stay or Regroup, as their player likes', () => {
    const table = fallen(1, { forces: { linz: ['france 2'], styria: ['france 1'] } });
    table.answer('france', { kind: 'cede', duchy: 'venice' });
    table.answer('france', { kind: 'regroupFrom', duchy: 'styria' }).answer('france', 'done');
    expect([table.state.regroup.france, unitsIn(table.state, duchyId('linz'), 'france')]).toEqual([1, 2]);
  });
  test('15.22 where the victim’s Flag goes abroad a former Ally who stands there alone Flags the Duchy for nothing', () => {
    const flags = { ...vienna, munich: 'austria' } as const;
    const table = fallen(1, { forces: { munich: ['russia 2'] }, flags });
    table.answer('france', { kind: 'cede', duchy: 'venice' }).answer('russia', 'flagHere');
    expect(controller(table.state, duchyId('munich'))).toBe('russia');
  });
  test('15.22, vector T83: Squadrons of the victim at sea Regroup', () => {
    const flags = { london: 'france', winchester: 'france', york: 'france' } as const;
    const table = phase({ flags, fleets: { north_sea: 'britain 2', kent: 'britain 1' } }).dice(6, 1);
    table.answer('france', { kind: 'cede', duchy: 'lisbon' });
    expect(table.state.squadrons.filter(({ at: place }) => place === 'regroup')).toHaveLength(2);
  });
  test('15.25 a conquered Proxy is Unaligned, without a director, and frozen', () => {
    const table = phase({
      flags: { copenhagen: 'britain' },
      nations: { denmark: { camp: 'imperial' } },
      consuls: { denmark: { column: 'pact' } },
    }).dice(6, 1);
    table.answer('britain', { kind: 'cede', duchy: 'jutland' }).answer('britain', 'keepCeded');
    expect(consulOf(table.state, 'denmark')).toMatchObject({ column: 'unaligned', frozenUntil: 2 });
    expect(director(table.state, 'denmark')).toBeNull();
  });
  test('15.23, vector T109: the land of a Subject Neutral is open to the conqueror’s Camp, save its Capital, and to nobody else', () => {
    const g: Position = {
      players: 5,
      active: 'france',
      points: 3,
      fleets: {},
      nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 2 }, turkey: { camp: 'coalition' } },
      consuls: { turkey: { row: 'austria', column: 'pact' } },
      forces: { linz: ['davout'], belgrade: ['yusuf'] },
    };
    const french = at(g).answer('france', { kind: 'march', leader: 'davout' });
    expect(french.refusal('france', { kind: 'to', duchy: 'vienna' }).because.key).toBe('enter.neutral');
    french.answer('france', { kind: 'to', duchy: 'tyrol' });
    const turks = at({ ...g, active: 'turkey' }).answer('austria', { kind: 'march', leader: 'yusuf' });
    expect(turks.refusal('austria', { kind: 'to', duchy: 'banat' }).because.key).toBe('enter.neutral');
  });
});

describe('5.82 Automatic peace', () => {
  test('5.82 the game ends when France is conquered', () => {
    const flags = { paris: 'austria', lyon: 'austria', brest: 'austria', bordeaux: 'austria' } as const;
    const table = phase({ flags }).dice(6, 1).answer('austria', { kind: 'cede', duchy: 'nice' });
    while (!table.result) table.pick(table.asked().by, () => true);
    expect(table.state.clock.ending).toBe('franceFallen');
  });
  test('5.82, vector T44: or when Russia is a Subject Neutral and France has gained six Keys', () => {
    const gained = {
      venice: 'france',
      prague: 'france',
      tyrol: 'france',
      trieste: 'france',
      cracow: 'france',
      naples: 'france',
    } as const;
    const subject = { russia: { camp: null, subjectTo: 'france', graceUntil: 2 } } as const;
    expect(phase({ flags: gained, nations: subject }).result?.because.key).toBe('end.subjectRival');
    const { naples: _, ...five } = gained;
    expect(phase({ flags: five, nations: subject }).result).toBeUndefined();
    expect(isSubject(phase({ flags: five, nations: subject }).state, 'russia')).toBe(true);
  });
});
