import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { forceCalled, generalRow } from '../../state/state.ts';
import { whyNot } from '../../testing/events.ts';
import { acting, forceOf } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { port, where } from '../../testing/sailing.ts';

const GERMAN_LEGION = 'sp_gbr_kgl';
const special = ({ state }: Table) => state.specials.find(({ id }) => id === GERMAN_LEGION)?.at;

/** Fleets that lie at Portsmouth are activated together. */
const fromPortsmouth = (wanted: Position, ...fleets: readonly string[]): Table => {
  const table = acting(
    { fleets: Object.fromEntries(fleets.map((id) => [id, port('portsmouth')])), ...wanted },
    'coalition',
    3,
  );
  for (const fleet of fleets) table.answer('coalition', { kind: 'activateFleet', fleet });
  if (table.asked('coalition').prompt.key === 'activation.moreFleets') table.answer('coalition', 'done');
  return table;
};

describe.each(EDITIONS)('17.2.8 an army at sea (%s)', (edition) => {
  const army = ['wellington', 'armee_peninsule', 'gbr_1', GERMAN_LEGION];
  const withArmy = (...fleets: readonly string[]): Table =>
    fromPortsmouth({ edition, forces: { portsmouth: army } }, ...fleets);

  test('2.1, 17.2.8 a special unit takes the room of a step, and lands with its army', () => {
    const small = withArmy('fl_ball');
    expect(small.refusal('coalition', { kind: 'embarkForce', force: 'wellington' }).because.key).toBe('naval.noRoom');
    const table = withArmy('fl_ball', 'fl_keith').answer('coalition', { kind: 'embarkForce' });
    expect(special(table)).toBe('aboard');
    table.answer('coalition', 'disembark');
    expect(special(table)).toBe(forceCalled(table.state, 'wellington' as never));
  });
  test('2.1, 17.2.8 it goes aboard with an army of several units', () => {
    const table = fromPortsmouth({ edition, forces: { portsmouth: [...army, 'gbr_2-'] } }, 'fl_ball', 'fl_keith');
    expect(special(table.answer('coalition', { kind: 'embarkForce' }))).toBe('aboard');
  });
  test('17.2.8 it is lost with the troops that do not come ashore', () => {
    const table = withArmy('fl_ball', 'fl_keith').answer('coalition', { kind: 'embarkForce' });
    table.answer('coalition', 'putOut').answer('coalition', 'done');
    expect(special(table)).toBe(edition === 'revised' ? 'reserve' : 'gone');
  });
  test('17.2.8 a fleet that has anything aboard is not left behind', () => {
    const table = fromPortsmouth(
      { edition, forces: { portsmouth: ['moore', 'clinton', 'armee_peninsule', 'gbr_1'] } },
      'fl_ball',
      'fl_keith',
    );
    table.answer('coalition', { kind: 'embark', unit: 'gbr_1' });
    expect(generalRow(table.state, 'moore' as never).at).toBe('reserve');
    expect(table.refusal('coalition', { kind: 'leaveFleet', fleet: 'fl_ball' }).because.key).toBe(
      'naval.carriesTroops',
    );
    table.answer('coalition', { kind: 'leaveFleet', fleet: 'fl_keith' });
  });
  test('2.1, 17.2.8 militia do not go to sea, nor a force with them', () => {
    const table = fromPortsmouth(
      { edition, forces: { portsmouth: ['moore', 'gbr_1-', 'gbr_mil'] } },
      'fl_ball',
      'fl_keith',
    );
    for (const wish of [{ kind: 'embark', unit: 'gbr_mil' }, { kind: 'embarkForce' }])
      expect(table.refusal('coalition', wish)).toMatchObject({ rule: '2.1', because: { params: { unit: 'gbr_mil' } } });
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'embark', unit: 'gbr_1' });
  });
  test('10.1, 11 of troops that come ashore without a general only one unit stays', () => {
    const table = fromPortsmouth(
      { edition, forces: { portsmouth: ['moore', 'gbr_1', 'gbr_2'] } },
      'fl_ball',
      'fl_keith',
    )
      .answer('coalition', { kind: 'embark', unit: 'gbr_1' })
      .answer('coalition', { kind: 'embark', unit: 'gbr_2' })
      .answer('coalition', 'disembark');
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '10.1' });
  });
});

test.each(EDITIONS)(
  '3.2, 17.2.9 an unopposed landing in an enemy port takes it, and troops and ships stay there (%s)',
  (edition) => {
    const table = fromPortsmouth({ edition, forces: { portsmouth: ['gbr_1'] } }, 'fl_ball');
    table.answer('coalition', { kind: 'embark', unit: 'gbr_1' }).answer('coalition', 'putOut');
    table.answer('coalition', { kind: 'land', zone: 'rouen' });
    expect(table.state.zones.find(({ id }) => id === 'rouen')?.control).toBe('britain');
    expect(forceOf(table, 'gbr_1').zone).toBe('rouen');
    expect(where(table, 'fl_ball')).toEqual(port('rouen'));
  },
);

describe('17.2.8, 4 an army that stays ashore', () => {
  test('4, 10.3 keeps its reserve cavalry and a general', () => {
    const table = acting(
      {
        forces: { brest: ['napoleon', 'grande_armee', 'fra_1-', 'fra_2', 'fra_cav'] },
        fleets: { fl_linois: port('brest') },
      },
      'empire',
      3,
    ).answer('empire', { kind: 'activateFleet', fleet: 'fl_linois' });
    expect(table.refusal('empire', { kind: 'embark', unit: 'fra_cav' }).because.key).toBe('command.onlyWithArmy');
    table.answer('empire', { kind: 'embark', unit: 'fra_1' });
    expect(table.refusal('empire', { kind: 'embarkGeneral', general: 'napoleon' }).because.key).toBe(
      'peace.armyNeedsGeneral',
    );
  });
});

test.each([
  ['2013', undefined],
  ['revised', 'absorb.hasMarched'],
] as const)(
  '12.2.1, 17.2.8 anyone who has marched to a port in this round sails in it in the first edition alone (%s)',
  (edition, why) => {
    const table = acting(
      { edition, forces: { bristol: ['moore', 'gbr_1'] }, fleets: { fl_ball: port('portsmouth') } },
      'coalition',
    );
    table.answer('coalition', { kind: 'activate', force: 'moore' }).answer('coalition', { kind: 'forced', points: 0 });
    table.answer('coalition', { kind: 'march', to: 'portsmouth' }).answer('coalition', 'halt');
    table.answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' });
    for (const step of [
      { kind: 'embark', unit: 'gbr_1' },
      { kind: 'embarkForce', force: 'moore' },
    ])
      expect(whyNot(table, step, 'coalition')).toBe(why);
  },
);
