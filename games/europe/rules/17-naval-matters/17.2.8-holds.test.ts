import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { depotsLying, depotsWith, garrison, generalRow, specialsAt, unitRow, unitsAt } from '../../state/state.ts';
import { forceOf } from '../../testing/marches.ts';
import type { ForceWords, Position, Table } from '../../testing/position.ts';
import { isOffered, port, sailing, sea } from '../../testing/sailing.ts';

const GERMAN_LEGION = 'sp_gbr_kgl';
const special = ({ state }: Table) => state.specials.find(({ id }) => id === GERMAN_LEGION)?.at;
const general = ({ state }: Table, id: string) => generalRow(state, id as never).at;

describe.each(EDITIONS)('17.2.8 two steps, a depot, a general and an army to a fleet (%s)', (edition) => {
  const lost = edition === 'revised' ? 'reserve' : 'gone';
  /** A force at Portsmouth, and fleets that are to carry it. */
  const withForce = (words: ForceWords, fleets: readonly string[], wanted: Position = {}): Table =>
    sailing(
      {
        edition,
        ...wanted,
        forces: { portsmouth: words, ...wanted.forces },
        fleets: { ...wanted.fleets, ...Object.fromEntries(fleets.map((id) => [id, port('portsmouth')])) },
      },
      ...fleets,
    );
  const refusedAll = (words: ForceWords, ...fleets: readonly string[]): string =>
    withForce(words, fleets).refusal('coalition', { kind: 'embarkForce', force: 'moore' }).because.key;

  test('17.2.8 a general follows troops that have gone aboard, and leads them where they land', () => {
    const table = withForce(['moore', 'gbr_1', 'gbr_2-'], ['fl_ball']);
    expect(isOffered(table, 'embarkGeneral', 'moore')).toBe(false);
    table.answer('coalition', { kind: 'embark', unit: 'gbr_1' });
    table.answer('coalition', { kind: 'embarkGeneral', general: 'moore' });
    expect(general(table, 'moore')).toBe('aboard');
    expect(forceOf(table, 'gbr_2').commander).toBeNull();
    table.answer('coalition', 'putOut').answer('coalition', { kind: 'putIn', zone: 'plymouth' });
    table.answer('coalition', 'disembark');
    expect(forceOf(table, 'gbr_1')).toMatchObject({ zone: 'plymouth', commander: 'moore' });
  });
  test('10.3, 17.2.8 one of two generals of an army may go, for the other stays with it', () => {
    const table = withForce(['moore', 'clinton', 'armee_peninsule', 'gbr_1', 'gbr_2'], ['fl_ball']);
    table.answer('coalition', { kind: 'embark', unit: 'gbr_1' });
    table.answer('coalition', { kind: 'embarkGeneral', general: 'clinton' });
    expect([general(table, 'clinton'), forceOf(table, 'gbr_2').commander]).toEqual(['aboard', 'moore']);
  });
  test('17.2.8 a depot goes aboard alone, and lies in the port where it is put ashore', () => {
    const table = withForce(['gbr_1'], ['fl_ball'], { depots: { portsmouth: 'britain' } });
    table.answer('coalition', 'embarkDepot');
    expect(depotsLying(table.state, zoneId('portsmouth'))).toHaveLength(0);
    table.answer('coalition', 'putOut').answer('coalition', { kind: 'putIn', zone: 'plymouth' });
    table.answer('coalition', 'disembark');
    expect(depotsLying(table.state, zoneId('plymouth'))).toMatchObject([{ nation: 'britain' }]);
  });
  test('17.2.8 or out of the train of a force, which stays', () => {
    const table = withForce(['moore', 'gbr_1', 'depot'], ['fl_ball']).answer('coalition', 'embarkDepot');
    expect(depotsWith(table.state, forceOf(table, 'gbr_1').id)).toHaveLength(0);
    expect(table.state.voyage?.cargo).toMatchObject([{ depot: 'britain' }]);
  });
  test('17.2.8 a fleet that carries no more than a depot, or a general, is not left behind either', () => {
    const depot = withForce(['gbr_1', 'depot'], ['fl_ball', 'fl_keith']).answer('coalition', 'embarkDepot');
    expect(isOffered(depot, 'leaveFleet', 'fl_keith')).toBe(true);
    expect(isOffered(depot, 'leaveFleet', 'fl_ball')).toBe(false);
    const two = withForce(['moore', 'clinton', 'gbr_1'], ['fl_ball', 'fl_keith', 'fl_cotton']);
    two.answer('coalition', { kind: 'embarkForce', force: 'moore' });
    expect(['fl_ball', 'fl_keith', 'fl_cotton'].filter((id) => isOffered(two, 'leaveFleet', id))).toEqual([
      'fl_cotton',
    ]);
  });
  test('17.2.8 one general and one depot to a fleet', () => {
    expect(refusedAll(['moore', 'clinton', 'gbr_1'], 'fl_ball')).toBe('naval.noRoom');
    expect(refusedAll(['moore', 'gbr_1', 'depot', 'depot'], 'fl_ball')).toBe('naval.noRoom');
    const table = withForce(['moore', 'clinton', 'gbr_1', 'depot', 'depot'], ['fl_ball', 'fl_keith']);
    expect(isOffered(table, 'embarkForce', 'moore')).toBe(true);
  });
  test('2.1, 17.2.8 a special unit that finds no room beside the last unit of its army is lost', () => {
    const table = withForce(['moore', 'clinton', 'armee_peninsule', 'gbr_1', GERMAN_LEGION], ['fl_ball']);
    table.answer('coalition', { kind: 'embark', unit: 'gbr_1' });
    expect(unitRow(table.state, 'gbr_1' as never).at).toBe('aboard');
    expect(special(table)).toBe(lost);
  });

  describe('17.2.8 in a lost battle', () => {
    const army = ['moore', 'armee_peninsule', 'gbr_1', 'gbr_2-', GERMAN_LEGION];
    /** The army goes aboard two fleets, and Villeneuve, in the open sea, has the better of them by four: one is lost. */
    const loses = (fleet: string): Table => {
      const table = withForce(army, ['fl_gambier', 'fl_keith'], {
        fleets: { fl_villeneuve: sea('manche'), fl_ganteaume: sea('manche') },
      }).answer('coalition', { kind: 'embarkForce', force: 'moore' });
      table.answer('coalition', 'putOut').answer('empire', 'yes').dice(6).dice(1, 1, 3, 3); // 1, 1 + 1; 3, 3 + 1
      table.answer('coalition', { kind: 'loseFleet', fleet });
      return table.answer('coalition', { kind: 'mooredAt', zone: 'plymouth' }).answer('empire', 'no');
    };
    const holdOf = (table: Table, unit: string): string =>
      String(table.state.voyage?.cargo.find(({ units }) => units.includes(unit as never))?.fleet);
    const carrier = (unit: string): string =>
      holdOf(
        withForce(army, ['fl_gambier', 'fl_keith']).answer('coalition', { kind: 'embarkForce', force: 'moore' }),
        unit,
      );
    test('2.1 a special unit comes ashore with its army alone', () => {
      const table = loses(carrier('gbr_1'));
      expect(forceOf(table, 'gbr_2').zone).toBe('plymouth');
      expect(special(table)).toBe(lost);
    });
    test('17.2.8 it goes down with the fleet that carries it', () => {
      const table = loses(carrier('gbr_2'));
      const id = forceOf(table, 'gbr_1').id;
      expect(specialsAt(table.state, id)).toHaveLength(0);
      expect(special(table)).toBe(lost);
    });
  });

  test('17.2.8 a fleet with no more than a special unit carries troops too, and is not lost before the others', () => {
    const table = withForce(['moore', 'armee_peninsule', 'gbr_1', GERMAN_LEGION], ['fl_gambier', 'fl_keith'], {
      fleets: { fl_villeneuve: sea('manche'), fl_ganteaume: sea('manche') },
    }).answer('coalition', { kind: 'embarkForce', force: 'moore' });
    const holds = table.state.voyage?.cargo.map(({ units, specials }) => [units.length, specials.length]);
    expect(holds).toEqual([
      [1, 0],
      [0, 1],
    ]);
    table.answer('coalition', 'putOut').answer('empire', 'yes').dice(6).dice(1, 1, 3, 3); // 1, 1 + 1; 3, 3 + 1
    expect(table.asked('coalition').answers.map(({ fleet }) => fleet)).toEqual(['fl_gambier', 'fl_keith']);
  });

  test('11, 17.2.8 in a besieged port they go into the fortress; in the revised edition they join the garrison', () => {
    const table = withForce(['moore', 'gbr_1-'], ['fl_gambier'], {
      forces: {
        londres: [
          ['gbr_2-', 'besieged'],
          ['davout', 'fra_1'],
        ],
      },
      zones: { londres: { fortress: 'active', siege: 0 } },
    }).answer('coalition', { kind: 'embarkForce', force: 'moore' });
    table.answer('coalition', 'putOut').answer('coalition', { kind: 'putIn', zone: 'londres' });
    table.answer('coalition', 'disembark');
    const inside = garrison(table.state, zoneId('londres')).map((id) => unitsAt(table.state, id).length);
    expect(inside).toEqual(edition === 'revised' ? [2] : [1, 1]);
  });
});
