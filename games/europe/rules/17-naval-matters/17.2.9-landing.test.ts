import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { type Edition, EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { forcesIn, unitRow, zone } from '../../state/state.ts';
import { acting, forceOf } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { box, isOffered, port, sailing, sea, where } from '../../testing/sailing.ts';
import { mayLand } from './17.2.9-landing.ts';

/** Fleets of Portsmouth take troops aboard and put out into the Channel. */
const aboard = (wanted: Position, ...fleets: readonly string[]): Table => {
  const table = sailing(
    {
      forces: { portsmouth: ['gbr_1'] },
      ...wanted,
      fleets: { ...wanted.fleets, ...Object.fromEntries(fleets.map((id) => [id, port('portsmouth')])) },
    },
    ...fleets,
  );
  return table.answer('coalition', { kind: 'embark', unit: 'gbr_1' }).answer('coalition', 'putOut');
};
const at = ({ state }: Table): string => unitRow(state, 'gbr_1' as never).at;

/** Every die of the battle is a one, and nobody does anything about it. */
const foughtOut = (table: Table): Table => {
  for (
    let asked = table.asked();
    asked.prompt.key !== 'naval.step' && asked.prompt.key !== 'naval.retreat';
    asked = table.asked()
  ) {
    if (asked.by === 'chance') table.dice(1);
    else table.answer(asked.by, asked.answers.at(-1) as never);
  }
  return table;
};

describe('17.2.9 before the guns of a fortress', () => {
  const beatenOff = (edition: Edition, dice: readonly [number, number]): Table =>
    aboard({ edition }, 'fl_gambier')
      .answer('coalition', { kind: 'land', zone: 'anvers' })
      .dice(...dice);
  test('17.2.9, 17.3.3 beaten off, a squadron of the first edition retreats as after any naval defeat, and has ended its activation', () => {
    const table = beatenOff('2013', [2, 4]).answer('coalition', { kind: 'sail', sea: 'manche' });
    expect(table.state.voyage).toBeNull();
    expect(where(table, 'fl_gambier')).toEqual(sea('manche'));
    expect(at(table)).toBe('reserve');
    const home = beatenOff('2013', [2, 4]).answer('coalition', { kind: 'mooredAt', zone: 'londres' });
    expect(forceOf(home, 'gbr_1').zone).toBe('londres');
  });
  test('17.2.9 in the revised one it falls back to the sea or to the box, sails on, and attacks nobody else', () => {
    const table = beatenOff('revised', [2, 4]).answer('coalition', { kind: 'blockade', zone: 'anvers' });
    expect(where(table, 'fl_gambier')).toEqual(box('anvers'));
    expect(table.state.voyage).toMatchObject({ halted: false, left: 1, landed: true });
    expect(table.state.voyage && mayLand(table.state, table.state.voyage, zoneId('rouen'))).toMatchObject({
      because: { key: 'naval.landedAlready' },
    });
    const back = beatenOff('revised', [2, 4]).answer('coalition', { kind: 'sail', sea: 'manche' });
    back.answer('coalition', { kind: 'putIn', zone: 'portsmouth' }).answer('coalition', 'disembark');
    expect(forceOf(back, 'gbr_1').zone).toBe('portsmouth');
  });
  test.each(EDITIONS)('17.3.1 the fleet may be lost to the batteries, and its cargo with it (%s)', (edition) => {
    const table = beatenOff(edition, [1, 6]).answer('coalition', { kind: 'loseFleet' });
    expect(at(table)).toBe('reserve');
    expect(table.state.voyage).toBeNull();
  });
  test('17.3.3 first edition: one exchange, and who does not win it has lost; revised: until there is a victor', () => {
    expect(beatenOff('2013', [3, 3]).asked().prompt.key).toBe('naval.retreat');
    const again = beatenOff('revised', [3, 3]).dice(5, 2).dice(2, 2);
    expect(again.events('naval.total')).toHaveLength(4);
    expect(again.events('naval.victor')[0]?.said.params['victor']).toBe('coalition');
  });
  test('17.3.3 an empty fortress has no guns', () => {
    const zones = { anvers: { fortress: 'empty' } } as const;
    const table = aboard({ zones }, 'fl_gambier').answer('coalition', { kind: 'land', zone: 'anvers' });
    expect(table.events('naval.battle')).toHaveLength(0);
    expect(zone(table.state, zoneId('anvers')).control).toBe('britain');
  });
});

describe('17.2.9 a landing that fails', () => {
  /** From the box before Antwerp, past its guns, and two attempts on its walls without success. */
  const fails = (edition: Edition): Table =>
    aboard({ edition }, 'fl_gambier').answer('coalition', { kind: 'land', zone: 'anvers' }).dice(6, 1).dice(2, 2);
  test('17.2.9 first edition: the force is destroyed and the fleets are at sea', () => {
    const table = fails('2013');
    expect(at(table)).toBe('reserve');
    expect(where(table, 'fl_gambier')).toEqual(sea('manche'));
    expect(zone(table.state, zoneId('anvers'))).toMatchObject({ control: null, siege: null });
  });
  test('17.2.9 first edition: also from a box', () => {
    const table = sailing(
      {
        forces: { malte: ['gbr_1'] },
        fleets: { fl_ball: port('malte') },
        zones: { malte: { nation: 'britain' as NationId } },
        nations: { naples: { side: 'empire', status: 'ally', patron: 'france' as NationId } },
      },
      'fl_ball',
    ).answer('coalition', { kind: 'embark', unit: 'gbr_1' });
    table.answer('coalition', 'putOut').answer('coalition', { kind: 'sail', sea: 'tyrrhenienne' });
    table
      .answer('coalition', { kind: 'blockade', zone: 'naples' })
      .answer('coalition', { kind: 'land', zone: 'naples' });
    table.dice(6, 1).dice(2, 2);
    expect(where(table, 'fl_ball')).toEqual(sea('tyrrhenienne'));
  });
  test('17.2.9 revised: or before the port', () => {
    const before = fails('revised').answer('coalition', { kind: 'blockade', zone: 'anvers' });
    expect(where(before, 'fl_gambier')).toEqual(box('anvers'));
    const away = fails('revised').answer('coalition', { kind: 'sail', sea: 'manche' });
    expect(where(away, 'fl_gambier')).toEqual(sea('manche'));
  });
  test.each(EDITIONS)('15.2, 17.2.9 one that has lost a step is too weak for a second attempt (%s)', (edition) => {
    const table = aboard({ edition }, 'fl_gambier').answer('coalition', { kind: 'land', zone: 'anvers' });
    table.dice(6, 1).dice(1);
    expect(table.events('siege.result').map(({ said }) => said.params['result'])).toEqual(['repulsed']);
    // 15.3 It does not fall back inland.
    expect(table.asked().rule).not.toBe('15.3');
    expect(at(table)).toBe('reserve');
    expect(zone(table.state, zoneId('anvers')).siege).toBeNull();
  });
  test.each(EDITIONS)('15.2, 17.2.9 one of a single step makes none (%s)', (edition) => {
    const table = aboard({ edition, forces: { portsmouth: ['gbr_1-'] } }, 'fl_gambier');
    table.answer('coalition', { kind: 'land', zone: 'anvers' }).dice(6, 1);
    expect(table.events('siege.result')).toHaveLength(0);
    expect(at(table)).toBe('reserve');
  });
  test.each(['rouen', 'anvers'])(
    '14.8, 17.2.9 one that loses its last step in a victory takes nothing: %s',
    (target) => {
      const forces = { portsmouth: ['wellington', 'gbr_1-'], [target]: ['fra_10-'] };
      const hands = { coalition: ['12C'], empire: [] };
      const fleets = { fl_gambier: port('portsmouth') };
      const table = sailing({ edition: 'revised', forces, fleets, hands, noOtherCards: true }, 'fl_gambier')
        .answer('coalition', { kind: 'embarkForce', force: 'wellington' })
        .answer('coalition', 'putOut')
        .answer('coalition', { kind: 'land', zone: target });
      if (target === 'anvers') table.answer('coalition', 'pass').dice(6, 1).until('battle.lead');
      // 12 + 2 (Wellington) + 1 (the lead) + 1 (12C) - 3 against 10: 1+ against 1.
      table
        .answer('coalition', { kind: 'leadCorps', unit: 'gbr_1' })
        .answer('coalition', { kind: 'event', card: '12C' });
      table.dice(6, 6, 6, 4);
      expect(table.events('battle.won')[0]?.said.params['side']).toBe('coalition');
      expect(table.events('siege.laid')).toEqual([]);
      expect(zone(table.state, zoneId(target)).control).toBeNull();
      expect(at(table)).toBe('reserve');
      table.answer('coalition', { kind: 'sail', sea: 'manche' });
      expect(where(table, 'fl_gambier')).toEqual(sea('manche'));
    },
  );
  test.each(EDITIONS)('17.2.9 a landing that is beaten in the field is destroyed (%s)', (edition) => {
    const forces = { portsmouth: ['gbr_1'], rouen: ['davout', 'fra_1', 'fra_2'] };
    const table = aboard({ edition, forces }, 'fl_gambier').answer('coalition', { kind: 'land', zone: 'rouen' });
    foughtOut(table);
    expect(at(table)).toBe('reserve');
    expect(forcesIn(table.state, zoneId('rouen')).map(({ commander }) => commander)).toEqual(['davout']);
  });
});

test.each(EDITIONS)(
  '15.5, 17.2.9 a fortress that is taken, and serves at once, is not stormed again (%s)',
  (edition) => {
    const forces = { portsmouth: ['moore', 'gbr_1', 'depot'] };
    const table = sailing({ edition, forces, fleets: { fl_gambier: port('portsmouth') } }, 'fl_gambier');
    table.answer('coalition', { kind: 'embarkForce', force: 'moore' }).answer('coalition', 'putOut');
    table.answer('coalition', { kind: 'land', zone: 'anvers' }).dice(6, 1).dice(6);
    table.answer('coalition', { kind: 'garrisonDepot' });
    expect(table.events('siege.result').map(({ said }) => said.params['result'])).toEqual(['honours']);
    expect(zone(table.state, zoneId('anvers'))).toMatchObject({ control: 'britain', fortress: 'active', siege: null });
    expect(table.asked('coalition').prompt.key).toBe('naval.step');
  },
);

describe('17.2.9 a port that has been cleared', () => {
  test.each(EDITIONS)(
    '17.2.1, 17.2.9 when its ships are destroyed the landing costs one point more, and its guns have had their say (%s)',
    (edition) => {
      const fleets = { fl_linois: port('anvers') };
      const table = aboard({ edition, fleets }, 'fl_nelson', 'fl_collingwood', 'fl_ball');
      expect(table.refusal('coalition', { kind: 'land', zone: 'anvers' }).because.key).toBe('naval.fleetsInPort');
      table.answer('coalition', { kind: 'attackPort', zone: 'anvers' }).dice(6, 6, 6, 1, 1); // 25 against 2
      table.answer('empire', { kind: 'loseFleet' });
      expect(table.state.voyage?.left).toBe(2);
      table.answer('coalition', { kind: 'land', zone: 'anvers' });
      expect(table.state.voyage?.left).toBe(1);
      expect(table.events('naval.battle')).toHaveLength(1);
    },
  );
  test.each(EDITIONS)('17.2.1, 17.2.9 who has left it for the sea comes back all the way (%s)', (edition) => {
    const table = aboard({ edition, fleets: { fl_linois: port('anvers') } }, 'fl_nelson', 'fl_collingwood', 'fl_ball');
    table.answer('coalition', { kind: 'attackPort', zone: 'anvers' }).dice(6, 6, 6, 1, 1);
    table.answer('empire', { kind: 'loseFleet' }).answer('coalition', 'putOut');
    expect(table.refusal('coalition', { kind: 'land', zone: 'anvers' }).because).toMatchObject({
      key: 'naval.noPoints',
      params: { cost: 3, left: 2 },
    });
  });
});

describe('17.2.8 going ashore', () => {
  test.each(EDITIONS)('17.2.8 troops that have landed do not march in this round (%s)', (edition) => {
    const table = aboard({ edition }, 'fl_gambier').answer('coalition', { kind: 'putIn', zone: 'plymouth' });
    table.answer('coalition', 'disembark').answer('coalition', 'done');
    expect(table.refusal('coalition', { kind: 'activate', force: 'gbr_1' }).because.key).toBe('naval.justLanded');
  });
  const gdansk = (fortress: 'active' | 'none'): Table => {
    const table = acting(
      {
        edition: '2013',
        forces: { portsmouth: ['gbr_1'], londres: ['davout', 'fra_1'] },
        zones: { londres: { fortress, siege: fortress === 'active' ? 0 : null } },
        fleets: { fl_gambier: port('portsmouth') },
      },
      'coalition',
      1,
    ).answer('coalition', { kind: 'activateFleet', fleet: 'fl_gambier' });
    table.answer('coalition', { kind: 'embark', unit: 'gbr_1' }).answer('coalition', 'putOut');
    return table.answer('coalition', { kind: 'putIn', zone: 'londres' });
  };
  test('15.1, 17.2.8 in a besieged port they go into the fortress', () => {
    const table = gdansk('active').answer('coalition', 'disembark');
    expect(forceOf(table, 'gbr_1')).toMatchObject({ zone: 'londres', inside: true });
  });
  test('17.2.9 where an enemy force stands in a port without fortress they must attack it', () => {
    const table = gdansk('none');
    expect(table.refusal('coalition', 'disembark').rule).toBe('17.2.9');
    table.answer('coalition', { kind: 'land', zone: 'londres' }).answer('empire', 'stand');
    expect(table.state.battle).toMatchObject({ landing: true });
  });
});

test.each(EDITIONS)('17.2.9 who is beaten in a port of his own has ships that stay there (%s)', (edition) => {
  const forces = { portsmouth: ['gbr_1'], londres: ['davout', 'fra_1', 'fra_2'] };
  const zones = { londres: { fortress: 'none' } } as const;
  const table = aboard({ edition, forces, zones }, 'fl_gambier').answer('coalition', {
    kind: 'putIn',
    zone: 'londres',
  });
  foughtOut(table.answer('coalition', { kind: 'land', zone: 'londres' }));
  expect(at(table)).toBe('reserve');
  expect(where(table, 'fl_gambier')).toEqual(port('londres'));
  expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { key: 'naval.step' } });
});

test.each(EDITIONS)('17.2.9 another squadron may land in the same activation round (%s)', (edition) => {
  const forces = { portsmouth: ['gbr_1'], plymouth: ['gbr_2'] };
  const table = aboard({ edition, forces, fleets: { fl_keith: port('plymouth') } }, 'fl_gambier');
  table.answer('coalition', { kind: 'land', zone: 'rouen' }).answer('coalition', 'done');
  table.answer('coalition', { kind: 'activateFleet', fleet: 'fl_keith' });
  table.answer('coalition', { kind: 'embark', unit: 'gbr_2' }).answer('coalition', 'putOut');
  expect(isOffered(table, 'land', 'boulogne')).toBe(true);
});

describe('17.2.8 losses', () => {
  test('17.2.8 fleets that carry nobody are lost first', () => {
    const fleets = { fl_villeneuve: sea('atlantique_nord'), fl_ganteaume: sea('atlantique_nord') };
    const table = aboard({ fleets }, 'fl_gambier', 'fl_keith').answer('coalition', {
      kind: 'sail',
      sea: 'atlantique_nord',
    });
    const carrier = table.state.voyage?.cargo.find(({ units }) => units.length > 0)?.fleet;
    table.answer('empire', 'yes').dice(6).dice(1, 1, 4, 4); // 2 + 1 against 8 + 1: one fleet
    const lose = table.asked('coalition').answers.map((answer) => answer['fleet']);
    expect(lose).toEqual(['fl_gambier', 'fl_keith'].filter((id) => id !== carrier));
  });
  test('17.2.8 a general and his army go down to the reserve with the fleet that carries them', () => {
    const forces = { portsmouth: ['moore', 'armee_peninsule', 'gbr_1'] };
    const fleets = { fl_gambier: port('portsmouth'), fl_villeneuve: sea('atlantique_nord') };
    const table = sailing({ forces, fleets }, 'fl_gambier').answer('coalition', {
      kind: 'embarkForce',
      force: 'moore',
    });
    table.answer('coalition', 'putOut').answer('coalition', { kind: 'sail', sea: 'atlantique_nord' });
    table.answer('empire', 'yes').dice(6).dice(1, 6).answer('coalition', { kind: 'loseFleet' });
    const { generals, armies, units } = table.state;
    const rows = [...generals, ...armies, ...units].filter(({ id }) => forces.portsmouth.includes(id));
    expect(rows.map(({ at: place }) => place)).toEqual(['reserve', 'reserve', 'reserve']);
  });
});

describe.each(EDITIONS)('17.2.9 those who are landed upon (%s)', (edition) => {
  const onto = (target: string, wanted: Position): Table =>
    aboard({ edition, noOtherCards: true, ...wanted }, 'fl_gambier').answer('coalition', {
      kind: 'land',
      zone: target,
    });
  test('12.5, 17.2.9 those who are landed upon may evade', () => {
    const table = onto('rouen', { forces: { portsmouth: ['gbr_1'], rouen: ['davout', 'fra_1'] } });
    table.answer('empire', 'evade').dice(6).answer('empire', { kind: 'evadeTo', to: 'paris' });
    expect(forceOf(table, 'davout').zone).toBe('paris');
    expect(table.events('battle.begins')).toEqual([]);
    expect(zone(table.state, zoneId('rouen')).control).toBe('britain');
  });
  test('12.5, 15.1, 17.2.9 or go into the fortress, which is then stormed', () => {
    const table = onto('anvers', { forces: { portsmouth: ['gbr_1'], anvers: ['davout', 'fra_1'] } }).dice(6, 1);
    table.answer('empire', 'shelter');
    expect(forceOf(table, 'davout')).toMatchObject({ zone: 'anvers', inside: true });
    expect(table.state.trial).toMatchObject({ kind: 'siege', zone: 'anvers' });
  });
  test('12.4, 17.2.9 a force around may intercept the landing, which still has its penalty', () => {
    const forces = { portsmouth: ['gbr_1'], paris: ['davout', 'fra_1'] };
    const hands = { empire: ['27F'], coalition: [] };
    const table = onto('rouen', { forces, hands }).answer('empire', { kind: 'intercept', force: 'davout' }).dice(6);
    table.until('14.6');
    expect(table.state.battle).toMatchObject({
      zone: 'rouen',
      attacker: 'coalition',
      intercepted: true,
      landing: true,
    });
    expect(table.state.battle?.modifiers.coalition).toContainEqual({ what: 'landing', by: -3 });
    expect(table.state.battle?.modifiers.empire).toContainEqual({ what: 'interceptor', by: 1 });
  });
  test('13.5, 17.2.9 a landing suffers three and nothing more', () => {
    const table = onto('rouen', { forces: { portsmouth: ['gbr_1'], rouen: ['fra_1'] } }).until('14.6');
    const suffered = table.state.battle?.modifiers.coalition.filter(({ by }) => by < 0);
    expect(suffered).toEqual([{ what: 'landing', by: -3 }]);
    expect(table.state.battle?.unsupplied.coalition).toBe(false);
  });
});

test('17.2.9 first edition: two steps and winter bind an attack alone', () => {
  const fleets = { fl_gambier: port('portsmouth'), fl_keith: port('portsmouth') };
  const landing = (edition: Edition, forces: Position['forces'], round = 2): string | undefined => {
    const wanted = {
      edition,
      fleets,
      clock: { round },
      forces: { portsmouth: ['moore', 'gbr_1', 'gbr_2'], ...forces },
    };
    const table = sailing(wanted, 'fl_gambier', 'fl_keith');
    table.answer('coalition', { kind: 'embarkForce', force: 'moore' }).answer('coalition', 'putOut');
    return isOffered(table, 'land', 'rouen')
      ? undefined
      : table.refusal('coalition', { kind: 'land', zone: 'rouen' }).because.key;
  };
  expect(landing('2013', {})).toBeUndefined();
  expect(landing('2013', {}, 6)).toBeUndefined();
  expect(landing('2013', { rouen: ['fra_1'] })).toBe('naval.tooManySteps');
  expect(landing('2013', { rouen: ['fra_1'] }, 6)).toBe('naval.noWinterLanding');
  expect(landing('revised', {})).toBe('naval.tooManySteps');
  expect(landing('revised', {}, 6)).toBe('naval.noWinterLanding');
});

test.each(EDITIONS)('17.2.9 two steps at most make an amphibious attack (%s)', (edition) => {
  const forces = { portsmouth: ['moore', 'gbr_1', 'gbr_2'], rouen: ['fra_10-'] };
  const fleets = { fl_gambier: port('portsmouth'), fl_keith: port('portsmouth') };
  const table = sailing({ edition, forces, fleets }, 'fl_gambier', 'fl_keith');
  table.answer('coalition', { kind: 'embarkForce', force: 'moore' }).answer('coalition', 'putOut');
  expect(table.refusal('coalition', { kind: 'land', zone: 'rouen' }).because).toMatchObject({
    key: 'naval.tooManySteps',
    params: { steps: 4, most: 2 },
  });
});
