import { describe, expect, test } from 'vitest';
import { boxId, cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type SpecialId } from '../../catalogue/ids.ts';
import { type Europe, type FleetAt, putSpecial } from '../../state/state.ts';
import { budgetOf, left, openBudgetOf } from '../../testing/budgets.ts';
import { whyNot } from '../../testing/events.ts';
import { type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { specialHosts } from './7.3.2-lines.ts';
import { costOfSpecial } from './7.3.2-production.ts';

const FRANCE = 'france' as NationId;
const ARMY = ['napoleon', 'grande_armee', 'fra_1'];
const france = (wanted: Position = {}): Table => budgetOf('france', { forces: { paris: ARMY }, ...wanted });
const fleetsOf = (table: Table, kind: string): readonly unknown[] =>
  table.asked().answers.flatMap((answer) => (answer.kind === kind ? [answer['fleet']] : []));

describe.each(EDITIONS)('7.3.2 what an event gave in an earlier year is over (%s)', (edition) => {
  test('51F the levy', () => {
    const levy = (year: number): number =>
      openBudgetOf(france({ edition, effects: [{ card: cardId('51F'), kind: 'levy', power: FRANCE, by: 6, year }] }))
        .levy;
    expect([levy(1805), levy(1804)]).toEqual([12, 0]);
  });
  test('15F more fleets than one', () => {
    const second = (year: number): string | undefined => {
      const table = france({
        edition,
        effects: [{ card: cardId('15F'), kind: 'moreFleets', power: FRANCE, by: 2, year }],
      });
      table.answer('empire', { kind: 'buildFleet', fleet: 'fl_villeneuve' }).answer('empire', { zone: 'brest' });
      return whyNot(table, { kind: 'buildFleet', fleet: 'fl_ganteaume' });
    };
    expect([second(1805), second(1804)]).toEqual([undefined, 'budget.oneFleet']);
  });
  test('21C more aid than four points', () => {
    const fifth = (year: number): string | undefined => {
      const power = 'austria' as NationId;
      const effects = [{ card: cardId('21C'), kind: 'moreAid', power, year }] as const;
      const table = budgetOf('austria', { edition, forces: { vienne: ['aus_1'] }, effects });
      for (let points = 0; points < 4; points++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
      return whyNot(table, { kind: 'takeAid', from: 'britain' }, 'coalition');
    };
    expect([fifth(1805), fifth(1804)]).toEqual([undefined, 'budget.aidLimit']);
  });
});

describe('7.3.2 which fleets a power may have', () => {
  const off = (why: 'reserve' | 'returning' | 'waiting', until?: number): FleetAt => ({
    kind: 'off',
    why,
    ...(until === undefined ? {} : { until }),
  });
  const fleets = {
    fl_villeneuve: off('returning'),
    fl_ganteaume: off('waiting', 1806),
    fl_linois: { kind: 'port', zone: 'brest' as never },
  } as const;
  const dockyard = [{ card: cardId('52F'), kind: 'dockyard', power: FRANCE, left: 2, year: 1805 }] as const;
  test('6.5, 7.3.6 one that came back from a foreign war, none that was withdrawn or is on the map', () => {
    const built = fleetsOf(france({ fleets }), 'buildFleet');
    expect(built).toContain('fl_villeneuve');
    expect(built).not.toContain('fl_ganteaume');
    expect(built).not.toContain('fl_linois');
  });
  test('6.5 a fleet that came back costs nothing, and is not the fleet of the year', () => {
    const table = france({ fleets });
    const before = left(table);
    const build = (fleet: string): void => {
      table.answer('empire', { kind: 'buildFleet', fleet }).answer('empire', { kind: 'raiseAt', zone: 'rochefort' });
    };
    build('fl_villeneuve');
    expect(left(table)).toBe(before);
    build('fl_missiessy');
    expect(left(table)).toBe(before - 5);
    expect(whyNot(table, { kind: 'buildFleet', fleet: 'fl_allemand' })).toBe('budget.oneFleet');
  });
  test('7.3.6, 52F nor does the dockyard build one that was withdrawn or is on the map', () => {
    const docked = fleetsOf(france({ fleets, effects: dockyard }), 'dockFleet');
    expect(docked).toContain('fl_missiessy');
    expect(docked).not.toContain('fl_ganteaume');
    expect(docked).not.toContain('fl_linois');
  });
  test('10C, 52F of the fleets that Nelson sank for good only the one that is built sails again', () => {
    const g = position({
      forces: { paris: ARMY },
      fleets: {},
      hands: { empire: [], coalition: [] },
      noOtherCards: true,
      effects: dockyard,
      clock: { phase: 'budget', round: 0, next: 'empire', power: FRANCE },
    });
    const sunk = ['fl_villeneuve', 'fl_ganteaume'];
    g.fleets = g.fleets.map((row) => (sunk.includes(row.id) ? { ...row, sunkForGood: true } : row));
    g.budget = {
      power: FRANCE,
      halves: 20,
      levy: 0,
      received: 0,
      fleetsBuilt: 0,
      intoArmies: [],
      britishGift: 'taken',
    };
    const { state } = tableAt(g)
      .answer('empire', { kind: 'dockFleet', fleet: 'fl_villeneuve' })
      .answer('empire', { kind: 'raiseAt', zone: 'brest' });
    expect(state.fleets.flatMap(({ id, sunkForGood }) => (sunkForGood ? [id] : []))).toEqual(['fl_ganteaume']);
  });
  test('6.5, 7.3.6 a fleet in the box of a foreign war cannot be withdrawn', () => {
    const table = budgetOf('britain', {
      forces: { londres: ['gbr_1'] },
      fleets: { fl_ball: { kind: 'box', box: boxId('box_usa') }, fl_keith: { kind: 'port', zone: 'londres' as never } },
    });
    expect(fleetsOf(table, 'withdrawFleet')).toEqual(['fl_keith']);
  });
});

describe('2.1, 7.3.4 special units and depots', () => {
  const [UXBRIDGE, LEGION] = ['sp_gbr_uxbridge' as SpecialId, 'sp_gbr_kgl' as SpecialId];
  test('2.1 revised: an army out of supply is given no special unit', () => {
    const hosts = (zone: string): number =>
      specialHosts(position({ edition: 'revised', forces: { [zone]: ARMY } }), FRANCE).length;
    expect([hosts('munich'), hosts('budapest')]).toEqual([1, 0]);
  });
  test('2.1, 15.4 revised: one that comes back is free, and no other with it', () => {
    const g = position({ edition: 'revised', forces: {} });
    putSpecial(g, UXBRIDGE, 'returning');
    putSpecial(g, LEGION, 'reserve');
    expect(costOfSpecial(g, UXBRIDGE)).toBe(0);
    expect(costOfSpecial(g, LEGION)).toBeGreaterThan(0);
  });
  test('2.1 revised: each power builds its own', () => {
    const table = budgetOf('france', { edition: 'revised', forces: { paris: ARMY } });
    const g: Europe = structuredClone(table.state);
    putSpecial(g, UXBRIDGE, 'reserve');
    putSpecial(g, 'sp_fra_cavgarde' as SpecialId, 'reserve');
    const specials = tableAt(g)
      .asked()
      .answers.flatMap((answer) => (answer.kind === 'buildSpecial' ? [answer['special']] : []));
    expect(specials).toEqual(['sp_fra_cavgarde']);
  });
  test('2.1, 15.4 a depot that comes back is placed though all the others lie on the map', () => {
    const depots = { paris: 'france', lyon: 'france', lille: 'france', metz: 'france', brest: 'france' };
    const g: Europe = structuredClone(france({ depots: { ...depots, toulon: 'france' } }).state);
    g.depots = g.depots.map((row) => (row.zone === 'toulon' ? { ...row, zone: null, fixed: false } : row));
    const table = tableAt(g).answer('empire', 'buildDepot').answer('empire', { kind: 'raiseWith', force: 'napoleon' });
    expect(table.state.depots.filter((row) => row.with !== null)).toHaveLength(1);
    expect(table.state.depots).toHaveLength(6);
    expect(openBudgetOf(table).halves).toBe(g.budget?.halves);
  });
});
