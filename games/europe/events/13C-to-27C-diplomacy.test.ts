import { describe, expect, test } from 'vitest';
import { zonesOfProvince } from '../board.ts';
import { fleetId, seaId, zoneId } from '../catalogue.ts';
import type { Edition, NationId, ProvinceId, Side, UnitId } from '../ids.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { newTrial } from '../rules/4-glossary/4-trial.ts';
import { isWarOfLiberation } from '../rules/4-glossary/4-war-of-liberation.ts';
import { reactions } from '../rules/6-cards/6.4-use-of-cards.ts';
import { minorSteps, minorsWithUnits } from '../rules/7-interphase/7.3.3-minors.ts';
import { minorZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { conquerMajors } from '../rules/18-conquests/18.2-surrender.ts';
import { type FleetAt, fleetRow, force, forcesIn, holder, isForce, nation, unitRow } from '../state.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { at, type Position, type Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const id = (name: string): NationId => name as NationId;
const port = (name: string): FleetAt => ({ kind: 'port', zone: zoneId(name) });
const sea = (name: string): FleetAt => ({ kind: 'sea', sea: seaId(name) });
const sideOf = ({ state }: Table, name: string): string => nation(state, id(name)).side;
const flagAt = ({ state }: Table, zone: string): string => holder(state, zoneId(zone));
const zoneOf = ({ state }: Table, unit: string): string => {
  const { at: place } = unitRow(state, unit as UnitId);
  return isForce(place) ? force(state, place).zone : place;
};

/** The Coalition holds this card, in its diplomatic phase. */
const phase = (card: string, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [card] },
    forces: {},
    fleets: {},
    ...wanted,
    clock: { year: 1806, phase: 'diplomacy', round: 0, next: 'coalition', step: 0 },
  });
/** The same in its round. */
const round = (card: string, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [card] },
    forces: {},
    fleets: {},
    tracks: { austrianDuty: [] },
    ...wanted,
    clock: { next: 'coalition', round: 3, ...wanted.clock },
  });
const bonus = ({ state }: Table): unknown => state.trial?.modifiers.find(({ what }) => what === 'card')?.by;
const approach = (nationName: string) => ({ kind: 'approach', nation: nationName });

describe('13C Intrigues', () => {
  test('8.2.1 example: an action on Prussia at +2 in the phase, though the card is worth one', () => {
    const table = phase('13C').answer('coalition', event('13C')).answer('coalition', approach('prussia'));
    expect(bonus(table)).toBe(2);
    table.dice(1);
    expect(sideOf(table, 'prussia')).toBe('neutral');
  });
  test('8.2.2 or on a minor country, also in a round, as the action of two rounds', () => {
    const table = round('13C').answer('coalition', event('13C'));
    expect(whyNot(table, approach('prussia'), 'coalition')).toBe('diplomacy.majorInPhase');
    table.answer('coalition', approach('egypte'));
    expect(bonus(table)).toBe(2);
    table.dice(6);
    expect(sideOf(table, 'egypte')).toBe('coalition');
    expect(table.state.tracks.envoys.coalition).toEqual([3]);
  });
  test('5.2 not twice in two rounds', () => {
    const tracks = { austrianDuty: [], envoys: { empire: [], coalition: [4] } };
    expect(whyNot(round('13C', { tracks }), event('13C'), 'coalition')).toBe('envoys.nobody');
  });
});

describe('17C Bombardment of Copenhagen', () => {
  test('8.2.3 example: an action on Egypt at +1, which fails with a four', () => {
    const table = phase('17C').answer('coalition', event('17C')).answer('coalition', approach('egypte'));
    expect(bonus(table)).toBe(1);
    table.dice(4);
    expect(sideOf(table, 'egypte')).toBe('neutral');
    expect(table.state.tracks.escalade).toBe(1);
    expect(table.state.cards.removed).toContain('17C');
  });
  test('8.2.2 a minor country with a port, and no major power', () => {
    const table = phase('17C').answer('coalition', event('17C'));
    expect(whyNot(table, approach('prussia'), 'coalition')).toBe('copenhagen.minorOnly');
    const inland = phase('17C', { nations: { thuringe: { side: 'neutral', status: 'neutral', patron: null } } });
    inland.answer('coalition', event('17C'));
    expect(whyNot(inland, approach('thuringe'), 'coalition')).toBe('copenhagen.noPort');
  });
  const danes = (edition: Edition): Table =>
    phase('17C', { edition }).answer('coalition', event('17C')).answer('coalition', approach('danemark'));
  test.each(EDITIONS)(
    '6.4 the Danes refuse: they have no fleet, and are allies of the Empire with their corps (%s)',
    (edition) => {
      const table = danes(edition).dice(1).answer('empire', { kind: 'deploy', zone: 'copenhague' });
      expect(sideOf(table, 'danemark')).toBe('empire');
      expect(zoneOf(table, 'dan_1')).toBe('copenhague');
      expect(fleetRow(table.state, fleetId('fl_danemark')).at).toEqual({ kind: 'off', why: 'gone' });
    },
  );
  test('6.4 the Danes join, and have no fleet all the same', () => {
    const table = danes('2013').dice(6).answer('coalition', { kind: 'deploy', zone: 'copenhague' });
    expect(sideOf(table, 'danemark')).toBe('coalition');
    expect(fleetRow(table.state, fleetId('fl_danemark')).at).toEqual({ kind: 'off', why: 'gone' });
  });
  test('6.4 another country that refuses stays as it is', () => {
    const table = phase('17C').answer('coalition', event('17C')).answer('coalition', approach('egypte')).dice(1);
    expect(sideOf(table, 'egypte')).toBe('neutral');
    expect(sideOf(table, 'danemark')).toBe('neutral');
  });
  test('6.4 Danes who are allies of the Empire already lose their fleet, and remain', () => {
    const table = phase('17C', {
      nations: { danemark: { side: 'empire', status: 'ally', patron: id('france') } },
      fleets: { fl_danemark: port('copenhague') },
    });
    table.answer('coalition', event('17C')).answer('coalition', approach('danemark')).dice(1);
    expect(sideOf(table, 'danemark')).toBe('empire');
    expect(isForce(unitRow(table.state, 'dan_1' as UnitId).at)).toBe(false);
    expect(table.events('alliance.joins')).toEqual([]);
    expect(fleetRow(table.state, fleetId('fl_danemark')).at).toEqual({ kind: 'off', why: 'gone' });
  });
});

describe('24C Queen Louise', () => {
  test('8.2.1 an action on a neutral Prussia at +3', () => {
    const table = phase('24C').answer('coalition', event('24C'));
    expect(table.state.trial).toMatchObject({ nation: 'prussia', kind: 'diplomacy' });
    expect(bonus(table)).toBe(3);
    table.dice(6);
    expect(sideOf(table, 'prussia')).toBe('coalition');
    expect(table.state.tracks.missions.coalition).toEqual(['prussia']);
  });
  test('8.2.1 it is the action on a major power of this phase', () => {
    const missions = { empire: [], coalition: [id('turkey')] };
    expect(whyNot(phase('24C', { tracks: { missions } }), event('24C'), 'coalition')).toBe('diplomacy.oneMajor');
  });
  test('8.2.1 not on a Prussia that is not neutral', () => {
    const table = phase('24C', { nations: { prussia: { status: 'forcedPeace' } } });
    expect(whyNot(table, event('24C'), 'coalition')).toBe('diplomacy.notNeutral');
  });
});

const TYROL = zonesOfProvince('tyrol' as ProvinceId);
const bavarian = Object.fromEntries(TYROL.map((zone) => [zone, { nation: id('baviere'), control: null }]));

describe('18C Tyrol', () => {
  const rising = (forces: Position['forces'] = {}, wanted: Position = {}): Table =>
    round('18C', { forces, zones: bavarian, ...wanted });
  test.each(EDITIONS)('8.3.3 the Tyrolese rise at Innsbruck, which feeds them (%s)', (edition) => {
    const table = rising({}, { edition }).answer('coalition', event('18C'));
    expect(zoneOf(table, 'tyr_1')).toBe('innsbruck');
    expect(flagAt(table, 'innsbruck')).toBe('tyrol');
    expect(nation(table.state, id('tyrol'))).toMatchObject({
      side: 'coalition',
      status: 'inRevolt',
      patron: 'austria',
    });
    expect(isSupplied(table.state, forceOf(table, 'tyr_1').id)).toBe(true);
    expect(table.state.tracks.escalade).toBe(1);
  });
  test('8.3.3 also in the diplomatic phase', () => {
    const table = phase('18C', { zones: bavarian }).answer('coalition', event('18C'));
    expect(zoneOf(table, 'tyr_1')).toBe('innsbruck');
  });
  test('8.3.3 only against the Kingdom of Bavaria', () => {
    expect(whyNot(round('18C'), event('18C'), 'coalition')).toBe('tyrol.noKingdom');
  });
  test('8.3.3 not while they are up already', () => {
    const nations = { tyrol: { side: 'coalition', status: 'inRevolt' } } as const;
    expect(whyNot(rising({}, { nations }), event('18C'), 'coalition')).toBe('tyrol.alreadyUp');
  });
  test('8.3.3 troops of the Empire may evade', () => {
    const table = rising({ innsbruck: ['ney', 'fra_10', 'fra_11'] })
      .answer('coalition', event('18C'))
      .answer('empire', 'evade')
      .dice(6)
      .answer('empire', { kind: 'evadeTo', to: 'munich' });
    expect(forceOf(table, 'ney').zone).toBe('munich');
    expect(table.events('battle.begins')).toEqual([]);
  });
  test('8.3.3 they may not shut themselves up in what is no longer theirs', () => {
    const table = rising({ innsbruck: ['ney', 'fra_10'] }).answer('coalition', event('18C'));
    expect(whyNot(table, { kind: 'shelter' }, 'empire')).toBe('evasion.noFortress');
  });
  test('8.3.3 otherwise a battle is fought at once, the Tyrolese attacking, with counter-marches of both', () => {
    const table = rising({
      innsbruck: ['ney', 'fra_10-'],
      salzbourg: ['jean', 'aus_1', 'aus_2'],
      munich: ['soult', 'fra_11'],
    })
      .answer('coalition', event('18C'))
      .answer('empire', 'stand');
    expect(table.state.battle).toMatchObject({ zone: 'innsbruck', attacker: 'coalition' });
    table.answer('coalition', { kind: 'counterMarch', general: 'jean' }).until('counterMarch.who');
    expect(table.asked().by).toBe('empire');
  });
  test('8.3.3 a garrison comes out and fights', () => {
    const table = rising({ innsbruck: ['fra_10', 'besieged'] })
      .answer('coalition', event('18C'))
      .until('14.6');
    expect(table.state.battle?.forces.empire).toHaveLength(1);
  });
  test('8.3.3, 12.2 they are one force with the general who besieges Innsbruck before its garrison comes out', () => {
    const innsbruck = [
      ['jean', 'aus_1', 'aus_2'],
      ['ney', 'fra_10', 'besieged'],
    ];
    const table = rising({ innsbruck }, { zones: { ...bavarian, innsbruck: { nation: id('baviere'), siege: 0 } } });
    table.answer('coalition', event('18C'));
    expect(table.asked('empire').prompt.key).toBe('evasion.offer');
    expect(forceOf(table, 'tyr_1').commander).toBe('jean');
  });
  test('8.3.3 beaten, the Tyrolese retreat as others do', () => {
    const table = rising({ innsbruck: ['fra_10'] })
      .answer('coalition', event('18C'))
      .until('14.6')
      .dice(1, 1, 2, 1);
    table.until('5.2');
    expect(zoneOf(table, 'tyr_1')).not.toBe('innsbruck');
  });
  test('8.3.3, 11 a friendly corps without a general is eliminated, one with a general takes them in', () => {
    const alone = rising({ innsbruck: ['aus_1'] }).answer('coalition', event('18C'));
    expect([zoneOf(alone, 'aus_1'), zoneOf(alone, 'tyr_1')]).toEqual(['reserve', 'innsbruck']);
    const led = rising({ innsbruck: ['jean', 'aus_1'] }).answer('coalition', event('18C'));
    expect(forcesIn(led.state, zoneId('innsbruck'))).toHaveLength(1);
    expect([zoneOf(led, 'aus_1'), zoneOf(led, 'tyr_1')]).toEqual(['innsbruck', 'innsbruck']);
  });
  test('7.3.3, 7.3.4 they count as a minor power, and come back at Innsbruck', () => {
    const { state } = rising().answer('coalition', event('18C'));
    expect(minorsWithUnits(state, 'coalition')).toContain('tyrol');
    expect(minorZones(state, id('tyrol'), 'coalition')).toEqual(['innsbruck']);
  });
  test('4 revised: only while Innsbruck is in the hands of the Coalition', () => {
    for (const edition of EDITIONS) {
      const nations = { tyrol: { side: 'coalition', status: 'inRevolt' } } as const;
      const { state } = at({ edition, nations, zones: { innsbruck: { nation: id('baviere'), control: null } } });
      expect(minorsWithUnits(state, 'coalition').includes(id('tyrol'))).toBe(edition === '2013');
      expect(minorSteps(state, 'coalition')).toBe(Math.floor(minorsWithUnits(state, 'coalition').length / 2));
    }
  });
});

describe('20C Serbian Rising', () => {
  test.each(EDITIONS)(
    '6.4 the Serbs rise at Belgrade and hold Serbia; Turkey has two resources less (%s)',
    (edition) => {
      const table = round('20C', { edition }).answer('coalition', event('20C'));
      expect(zoneOf(table, 'ser_1')).toBe('belgrade');
      expect([flagAt(table, 'belgrade'), flagAt(table, 'nich')]).toEqual(['serbes', 'serbes']);
      expect(table.state.effects).toContainEqual({
        card: '20C',
        kind: 'resources',
        power: 'turkey',
        by: -2,
        year: 1806,
      });
      expect(isSupplied(table.state, forceOf(table, 'ser_1').id)).toBe(true);
      expect(minorZones(table.state, id('serbes'), 'coalition')).toEqual(['belgrade']);
    },
  );
  test('6.4 at Nish where Turks stand at Belgrade, which stays theirs', () => {
    const table = phase('20C', { forces: { belgrade: ['tur_1'] } }).answer('coalition', event('20C'));
    expect(zoneOf(table, 'ser_1')).toBe('nich');
    expect([flagAt(table, 'belgrade'), flagAt(table, 'nich')]).toEqual(['turkey', 'serbes']);
  });
  test('6.4 not where they stand in both', () => {
    const table = round('20C', { forces: { belgrade: ['tur_1'], nich: ['tur_2'] } });
    expect(whyNot(table, event('20C'), 'coalition')).toBe('serbia.noPlace');
  });
  test('6.4 not against a Turkey that is of the Coalition', () => {
    const table = round('20C', { nations: { turkey: { side: 'coalition', status: 'belligerent' } } });
    expect(whyNot(table, event('20C'), 'coalition')).toBe('serbia.turkishFriend');
  });
  const marchingOut = (turkey: Position['nations']): Table =>
    round('20C', { ...(turkey ? { nations: turkey } : {}), forces: {} })
      .answer('coalition', event('20C'))
      .answer('empire', 'pass')
      .answer('coalition', 'operation')
      .answer('coalition', { kind: 'activate', force: 'ser_1' })
      .answer('coalition', { kind: 'forced', points: 0 });
  test('12.1 while Turkey is neutral they do not leave Serbia', () => {
    const table = marchingOut(undefined);
    expect(whyNot(table, { kind: 'march', to: 'nich' }, 'coalition')).toBeUndefined();
    expect(whyNot(table, { kind: 'march', to: 'temesvar' }, 'coalition')).toBe('serbia.stays');
  });
  test('12.1 against a Turkey at war they may', () => {
    const table = marchingOut({ turkey: { side: 'empire', status: 'belligerent' } });
    expect(whyNot(table, { kind: 'march', to: 'temesvar' }, 'coalition')).toBeUndefined();
  });
  test('7.5 neutral Turks do not come among them', () => {
    const table = at({
      forces: { belgrade: ['ser_1'], sofia: ['tur_1'] },
      nations: { serbes: { side: 'coalition', status: 'inRevolt' } },
      zones: { belgrade: { control: id('serbes') }, nich: { control: id('serbes') } },
      hands: { empire: [], coalition: [] },
      clock: { year: 1806, phase: 'neutralMoves', round: 0, next: 'empire', step: 0 },
    });
    const moves = table.asked('empire').answers.map(({ to }) => to);
    expect(moves).not.toContain('belgrade');
  });
});

describe('22C Dos de Mayo', () => {
  const rising = (wanted: Position = {}, edition: Edition = '2013'): Table =>
    round('22C', { edition, played: ['24F'], ...wanted });
  const parishes = ['seville', 'cordoue', 'oviedo', 'valence'];
  const risen = (wanted?: Position, edition?: Edition): Table => {
    const table = rising(wanted, edition).answer('coalition', event('22C'));
    for (const zone of parishes) table.answer('coalition', { kind: 'raiseAt', zone });
    return table;
  };
  test.each(EDITIONS)(
    '4 Spain joins the Coalition in a War of Liberation, with militia in four zones (%s)',
    (edition) => {
      const table = risen({}, edition);
      expect(nation(table.state, id('spain'))).toMatchObject({ side: 'coalition', status: 'belligerent' });
      expect(isWarOfLiberation(table.state)).toBe(true);
      expect([1, 2, 3, 4, 5].map((number) => zoneOf(table, `esp_mil${number}`))).toEqual([...parishes, 'reserve']);
      expect(table.state.tracks.escalade).toBe(2);
    },
  );
  test('6.4 the Snare of Bayonne comes first', () => {
    expect(whyNot(round('22C'), event('22C'), 'coalition')).toBe('event.needsEvent');
  });
  test('8.1.2 Spain must be an ally of the Empire, or bound to it', () => {
    const neutral = { spain: { side: 'neutral', status: 'neutral' } } as const;
    expect(whyNot(rising({ nations: neutral }), event('22C'), 'coalition')).toBe('dosDeMayo.free');
    for (const status of ['forcedPeace', 'forcedAlliance'] as const)
      expect(whyNot(rising({ nations: { spain: { side: 'neutral', status } } }), event('22C'), 'coalition')).toBe(
        undefined,
      );
  });
  test('6.4 militia: one in a zone, and not beside units of the Empire', () => {
    const table = rising({ forces: { seville: ['junot', 'fra_10'] } }).answer('coalition', event('22C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'seville' }, 'coalition')).toBe('dosDeMayo.enemyThere');
    table.answer('coalition', { kind: 'raiseAt', zone: 'cordoue' });
    expect(whyNot(table, { kind: 'raiseAt', zone: 'cordoue' }, 'coalition')).toBe('dosDeMayo.oneEach');
  });
  test('8.1.4 units of the Empire that are alone hold the zone, with its fortress', () => {
    const table = risen({ forces: { burgos: ['junot', 'fra_10'], madrid: ['soult', 'fra_11'] } });
    expect([flagAt(table, 'burgos'), flagAt(table, 'madrid'), flagAt(table, 'cadix')]).toEqual([
      'france',
      'france',
      'spain',
    ]);
  });
  test('8.2.3 beside Spaniards they lose step for step', () => {
    const table = rising({ forces: { madrid: ['soult', 'fra_10', 'fra_11', 'esp_1'] } }).answer(
      'coalition',
      event('22C'),
    );
    table.answer('empire', { unit: 'fra_11' }).until('raise.where');
    expect(zoneOf(table, 'esp_1')).toBe('reserve');
    expect(forceOf(table, 'soult').zone).toBe('madrid');
    expect(flagAt(table, 'madrid')).toBe('france');
  });
  test('8.2.3 and so in one zone where a forced ally stands beside them', () => {
    const nations = { spain: { side: 'neutral', status: 'forcedAlliance' } } as const;
    const table = rising({ nations, forces: { madrid: [['esp_1'], ['soult', 'fra_10']] } }).answer(
      'coalition',
      event('22C'),
    );
    table.until('raise.where');
    expect([zoneOf(table, 'esp_1'), zoneOf(table, 'fra_10')]).toEqual(['reserve', 'reserve']);
  });
  test('6.4 Spanish fleets in free ports join, the others are eliminated', () => {
    const table = risen({
      forces: { la_corogne: ['junot', 'fra_10'] },
      fleets: {
        fl_gravina: port('cadix'),
        fl_alava: port('la_corogne'),
        fl_salcedo: sea('golfe_gascogne'),
        fl_ball: sea('golfe_gascogne'),
      },
    });
    expect(fleetRow(table.state, fleetId('fl_gravina')).at).toEqual(port('cadix'));
    expect(fleetRow(table.state, fleetId('fl_alava')).at.kind).toBe('off');
    expect(fleetRow(table.state, fleetId('fl_salcedo')).at.kind).toBe('off');
    expect(fleetRow(table.state, fleetId('fl_ball')).at).toEqual(sea('golfe_gascogne'));
    expect(table.events('naval.eliminated').map(({ said }) => said.params['fleet'])).toEqual([
      'fl_alava',
      'fl_salcedo',
    ]);
  });
  test('6.4 neither her own garrison nor British besiegers are the Empire’s soldiers, but a French corps under her general is', () => {
    const table = risen({
      forces: { cadix: ['castanos', 'esp_1'], la_corogne: ['wellington', 'gbr_1'], barcelone: ['palafox', 'fra_10'] },
      zones: { la_corogne: { siege: 0 } },
      fleets: { fl_gravina: port('cadix'), fl_alava: port('la_corogne'), fl_salcedo: port('barcelone') },
    });
    const places = ['fl_gravina', 'fl_alava', 'fl_salcedo'].map((fleet) => fleetRow(table.state, fleetId(fleet)).at);
    expect(places).toEqual([port('cadix'), port('la_corogne'), { kind: 'off', why: 'reserve' }]);
  });
  test('6.4 a Spanish fleet in a port of France is eliminated', () => {
    const table = risen({ fleets: { fl_gravina: port('toulon') } });
    expect(fleetRow(table.state, fleetId('fl_gravina')).at.kind).toBe('off');
    expect(table.events('naval.eliminated')).toHaveLength(1);
  });
  test('17.2.1 French fleets leave the ports that have become hostile', () => {
    const table = rising({ fleets: { fl_villeneuve: port('barcelone') } }).answer('coalition', event('22C'));
    table.answer('empire', { kind: 'mooredAt', zone: 'toulon' }).until('raise.where');
    expect(fleetRow(table.state, fleetId('fl_villeneuve')).at).toEqual(port('toulon'));
  });
  test('8.2.3 a card for Madrid, unless the Empire holds it', () => {
    const drawing = (forces: Position['forces']): Table =>
      at({
        hands: { empire: [], coalition: ['22C'] },
        forces: forces ?? {},
        fleets: {},
        played: ['24F'],
        tracks: { austrianDuty: [] },
        clock: { next: 'coalition', round: 3 },
      }).answer('coalition', event('22C'));
    expect(drawing({}).asked().prompt.key).toBe('card.draw');
    const held = { madrid: ['soult', 'fra_10'], burgos: ['fra_11'], bilbao: ['fra_12'], pampelune: ['fra_13'] };
    expect(drawing(held).asked().prompt.key).toBe('raise.where');
  });
});

describe('26C Secret Correspondence', () => {
  const letters = (empire: readonly string[]): Table =>
    at({
      noOtherCards: true,
      hands: { empire, coalition: ['26C'] },
      forces: {},
      fleets: {},
      tracks: { austrianDuty: [] },
      clock: { next: 'coalition' },
    }).answer('coalition', event('26C'));
  test('6.4 the Coalition sees the hand, and a card of value one is discarded', () => {
    const table = letters(['1F', '2F', '8F']);
    expect(table.events('correspondence.hand')[0]?.said.params).toEqual({ cards: ['1F', '2F', '8F'] });
    table.answer('coalition', { kind: 'discard', card: '8F' });
    expect(table.state.cards.hands.empire).toEqual(['1F', '2F']);
    expect(table.state.cards.discards.empire).toEqual(['8F']);
  });
  test('6.4 what the letters say is for the Coalition alone', () => {
    const table = letters(['2F', '8F']);
    const told = (seat: string) => table.match.events(seat).map(({ said }) => said.key);
    expect(told('coalition')).toContain('correspondence.hand');
    expect(told('empire')).not.toContain('correspondence.hand');
  });
  test('6.4 no dearer card, no permanent one, neither 24F nor 25F', () => {
    const table = letters(['1F', '13F', '8F', '24F', '25F']);
    const why = (card: string) => whyNot(table, { kind: 'discard', card }, 'coalition');
    expect([why('13F'), why('1F'), why('24F'), why('25F')]).toEqual([
      'correspondence.tooDear',
      'hand.permanent',
      'hand.mustKeep',
      'hand.mustKeep',
    ]);
  });
  test('6.4 without such a card nothing happens, but the card is played', () => {
    const table = letters(['2F', '25F']);
    expect(table.events('correspondence.nothing')).toHaveLength(1);
    expect(table.state.cards.hands.empire).toEqual(['2F', '25F']);
    expect(table.state.cards.discards.coalition).toEqual(['26C']);
  });
});

describe('27C Drums of War', () => {
  /** The Empire holds all that Austria must lose, in supply. */
  const fall = (edition: Edition = '2013', more: Position = {}): Table =>
    scene(
      {
        edition,
        noOtherCards: true,
        hands: { empire: [], coalition: ['27C'] },
        forces: { vienne: ['fra_1'], prague: ['fra_2'], munich: ['fra_3'], salzbourg: ['fra_4'], linz: ['fra_5'] },
        fleets: {},
        clock: { phase: 'conquests', round: 0, step: 4 },
        zones: Object.fromEntries(
          ['vienne', 'prague', 'salzbourg', 'linz'].map((zone) => [zone, { control: id('france') }]),
        ),
        ...more,
      },
      (g) => conquerMajors(g, 'empire'),
    );
  test.each(EDITIONS)('18.2.1 a power that should surrender fights on (%s)', (edition) => {
    const table = fall(edition).answer('coalition', event('27C'));
    expect(nation(table.state, id('austria'))).toMatchObject({
      side: 'coalition',
      status: 'belligerent',
      drums: true,
      beaten: { empire: 0, coalition: 0 },
    });
    expect(table.state.cards.removed).toContain('27C');
  });
  test('18.2.1 without the card it surrenders', () => {
    const table = fall().answer('coalition', 'pass');
    expect(nation(table.state, id('austria')).beaten.empire).toBe(1);
  });
  test('18.2.2, 8.1.4 when it falls later it cedes four provinces', () => {
    const table = fall('2013', {
      hands: { empire: [], coalition: [] },
      nations: { austria: { drums: true } },
    });
    expect(table.asked('empire').prompt).toMatchObject({ key: 'peace.gain', params: { left: 4 } });
  });
  /** This power should surrender to this side. */
  const surrendering = (power: string, to: Side): Table =>
    scene({ noOtherCards: true, hands: { empire: [], coalition: ['27C'] } }, (g) => {
      g.trial = newTrial('peace', to, { nation: id(power) });
      return reactions(g, 'conquestPhase', ['coalition']);
    });
  test('18.2.1 not for Britain, nor for a power of the Empire', () => {
    expect(whyNot(surrendering('austria', 'empire'), event('27C'), 'coalition')).toBeUndefined();
    expect(whyNot(surrendering('britain', 'empire'), event('27C'), 'coalition')).toBe('drums.notBritain');
    expect(whyNot(surrendering('spain', 'coalition'), event('27C'), 'coalition')).toBe('moment.notThis');
  });
});
