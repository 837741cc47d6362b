import { describe, expect, test } from 'vitest';
import { seaOfPort } from '../../catalogue/board.ts';
import { zones as zoneCards } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { depotsWith, generalRow, unitRow } from '../../state/state.ts';
import { budgetOf, budgetPhaseOf, left, openBudgetOf } from '../../testing/budgets.ts';
import { whyNot } from '../../testing/events.ts';
import { forceOf } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';

const at1806 = { clock: { year: 1806 } };
const row = ({ state }: Table, id: string) => unitRow(state, id as never);
const general = ({ state }: Table, id: string) => generalRow(state, id as never);
const answersOf = (table: Table, kind: string): readonly Readonly<Record<string, unknown>>[] =>
  table.asked().answers.filter((answer) => answer.kind === kind);
const ARMY = ['napoleon', 'grande_armee', 'fra_1'];

describe.each(EDITIONS)('7.3 the phase (%s)', (edition) => {
  test('7.3 Turkey, Spain, Prussia, Austria, Russia, Britain, France; then minor powers, and the diplomatic phase', () => {
    const table = budgetPhaseOf({ edition, forces: { paris: ['fra_1'] } });
    const order: [string, string][] = [];
    while (table.state.budget) {
      order.push([table.state.budget.power, table.asked().by]);
      table.answer(table.asked().by, 'done');
    }
    expect(order).toEqual([
      ['turkey', 'empire'],
      ['spain', 'empire'],
      ['prussia', 'coalition'],
      ['austria', 'coalition'],
      ['russia', 'coalition'],
      ['britain', 'coalition'],
      ['france', 'empire'],
    ]);
    while (table.state.clock.phase === 'budget') table.answer(table.asked().by, 'done');
    expect(table.state.clock.phase).toBe('diplomacy');
  });
  test('7.3.2 a power in forced peace or alliance is managed by the side that did not beat it', () => {
    const by = (nations: NonNullable<Position['nations']>, power: string): string =>
      budgetOf(power, { edition, nations, forces: { paris: ['fra_1'] } }).asked().by;
    const beaten = (side: 'empire' | 'coalition') => ({
      side: 'neutral' as const,
      status: 'forcedPeace' as const,
      beaten: { empire: Number(side === 'empire'), coalition: Number(side === 'coalition') },
      peace: { by: side, since: 1806, until: null, afterwards: 'neutral', forGood: true } as const,
    });
    expect(by({ spain: { side: 'neutral', status: 'neutral' } }, 'spain')).toBe('empire');
    expect(by({ spain: beaten('coalition') }, 'spain')).toBe('empire');
    expect(by({ spain: beaten('empire') }, 'spain')).toBe('coalition');
    expect(by({ austria: beaten('empire') }, 'austria')).toBe('coalition');
    expect(by({ turkey: { ...beaten('empire'), status: 'forcedAlliance' } }, 'turkey')).toBe('coalition');
  });
  test('7.3.2 what is not spent is lost', () => {
    const table = budgetOf('spain', { edition, forces: { paris: ['fra_1'] } }).answer('empire', 'done');
    expect(table.events('budget.lost').at(-1)?.said.params).toEqual({ power: 'spain', points: 4 });
  });
});

describe('7.3.2 units', () => {
  const france = (forces: NonNullable<Position['forces']>, more: Position = {}): Table =>
    budgetOf('france', { ...at1806, forces, ...more });
  test('7.3.2 a step of the line costs 1, of an elite 1.5, of the Guard 2; at full strength or reduced', () => {
    const table = france({ paris: ARMY });
    const build = (unit: string, steps: number, zone: string): number => {
      const before = left(table);
      table.answer('empire', { kind: 'build', unit, steps }).answer('empire', { kind: 'raiseAt', zone });
      return before - left(table);
    };
    expect(build('fra_10', 2, 'lille')).toBe(2);
    expect(build('fra_11', 1, 'metz')).toBe(1);
    expect(build('fra_2', 2, 'strasbourg')).toBe(3);
    expect(build('fra_garde', 1, 'lyon')).toBe(2);
    expect([row(table, 'fra_10').reduced, row(table, 'fra_11').reduced]).toEqual([false, true]);
  });
  test('7.3.2 example of the revised edition: the two steps of French reserve cavalry cost 5, in an army in a reinforcement zone', () => {
    const table = france({ paris: ARMY });
    const before = left(table);
    table.answer('empire', { kind: 'build', unit: 'fra_cav', steps: 2 }).answer('empire', { zone: 'paris' });
    expect(before - left(table)).toBe(5);
    expect(row(table, 'fra_cav').at).toBe(general(table, 'napoleon').at);
    const abroad = france({ munich: ARMY });
    expect(whyNot(abroad, { kind: 'build', unit: 'fra_cav', steps: 2 })).toBe('raise.nowhere');
    const noArmy = france({ paris: ['ney', 'fra_1'] });
    expect(whyNot(noArmy, { kind: 'build', unit: 'fra_cav', steps: 1 })).toBe('raise.nowhere');
  });
  test('7.3.2 nothing on credit', () => {
    const poor: Position['effects'] = [
      { card: null, kind: 'resources', power: 'france' as NationId, by: -13, year: 1806 },
    ];
    const table = france({ paris: ARMY }, { effects: poor });
    expect(left(table)).toBe(1);
    expect(whyNot(table, { kind: 'build', unit: 'fra_10', steps: 2 })).toBe('budget.tooDear');
    expect(whyNot(table, { kind: 'build', unit: 'fra_10', steps: 1 })).toBeUndefined();
  });
  test('7.3.4, 11 a new unit does not stand beside one without a general, nor beyond command', () => {
    const table = france({ paris: ['ney', 'fra_1', 'fra_2', 'fra_3'], lille: ['fra_4'] });
    table.answer('empire', { kind: 'build', unit: 'fra_10', steps: 2 });
    expect(whyNot(table, { kind: 'raiseAt', zone: 'paris' })).toBe('command.tooMany');
    expect(whyNot(table, { kind: 'raiseAt', zone: 'lille' })).toBe('raise.noGeneral');
  });
  test('7.3.2, 7.3.4 two reduced units in each supplied army', () => {
    const table = france({ munich: ['napoleon', 'grande_armee', 'fra_10-', 'fra_11-', 'fra_12-'] });
    table.answer('empire', { kind: 'complete', unit: 'fra_10' }).answer('empire', { kind: 'complete', unit: 'fra_11' });
    expect(whyNot(table, { kind: 'complete', unit: 'fra_12' })).toBe('budget.notHere');
    expect(left(table)).toBe(12);
    const lone = france({ munich: ['ney', 'fra_10-'] });
    expect(whyNot(lone, { kind: 'complete', unit: 'fra_10' })).toBe('budget.notHere');
  });
  test('7.3.2 none in an army out of supply, any in a reinforcement zone', () => {
    const table = france({
      budapest: ['napoleon', 'grande_armee', 'fra_10-'],
      paris: ['ney', 'fra_11-', 'fra_12-', 'fra_13-'],
    });
    expect(whyNot(table, { kind: 'complete', unit: 'fra_10' })).toBe('budget.notHere');
    for (const unit of ['fra_11', 'fra_12', 'fra_13']) table.answer('empire', { kind: 'complete', unit });
    expect(row(table, 'fra_13').reduced).toBe(false);
  });
  test.each([
    ['2013', 'budget.notHere'],
    ['revised', undefined],
  ] as const)('7.3.5 whether reduced units in an army of an ally are completed (%s)', (edition, why) => {
    const allied = { madrid: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'esp_1-'] };
    const table = budgetOf('spain', { ...at1806, edition, forces: { bayonne: allied.madrid } });
    expect(whyNot(table, { kind: 'complete', unit: 'esp_1' })).toBe(why);
  });
});

describe('7.3.4 depots, armies, special units', () => {
  test('7.3.4 two mobile depots into each supplied army, at a half each', () => {
    const table = budgetOf('france', { ...at1806, forces: { munich: ARMY } });
    const build = (): void => {
      table.answer('empire', { kind: 'buildDepot' }).answer('empire', { kind: 'raiseWith', force: 'napoleon' });
    };
    build();
    build();
    expect(left(table)).toBe(13);
    expect(depotsWith(table.state, forceOf(table, 'napoleon').id)).toHaveLength(2);
    table.answer('empire', { kind: 'buildDepot' });
    expect(table.asked().answers).not.toContainEqual({ kind: 'raiseWith', force: 'napoleon' });
  });
  test('7.3.4 an army in a reinforcement zone is given as many as there are', () => {
    const table = budgetOf('france', { ...at1806, forces: { paris: ARMY } });
    for (let built = 0; built < 3; built++)
      table.answer('empire', { kind: 'buildDepot' }).answer('empire', { kind: 'raiseWith', force: 'napoleon' });
    expect(depotsWith(table.state, forceOf(table, 'napoleon').id)).toHaveLength(3);
  });
  test('7.3.4 or with a general in a reinforcement zone; a depot needs none there, and is left in the zone', () => {
    const table = budgetOf('france', {
      ...at1806,
      forces: { paris: ['ney', 'fra_1'], munich: ['soult', 'fra_2'], lille: ['fra_3'] },
    });
    table.answer('empire', { kind: 'buildDepot' });
    expect(answersOf(table, 'raiseWith')).toEqual([{ kind: 'raiseWith', force: 'ney' }]);
    const zones = answersOf(table, 'raiseAt').map((answer) => answer['zone']);
    expect([zones.includes('lille'), zones.includes('brest'), zones.includes('paris')]).toEqual([true, true, false]);
    expect(zones).not.toContain('munich');
    table.answer('empire', { kind: 'raiseAt', zone: 'lille' });
    expect(table.state.depots).toMatchObject([{ nation: 'france', zone: 'lille', with: null, fixed: false }]);
    expect(left(table)).toBe(13.5);
  });
  test('7.3.4 nor where the enemy stands or besieges', () => {
    const forces = {
      paris: ['ney', 'fra_1'],
      lille: ['moore', 'gbr_1'],
      brest: [
        ['fra_3', 'besieged'],
        ['hill', 'gbr_2', 'gbr_3'],
      ],
    };
    const table = budgetOf('france', { ...at1806, forces, zones: { brest: { siege: 0 } } });
    table.answer('empire', { kind: 'buildDepot' });
    const zones = answersOf(table, 'raiseAt').map((answer) => answer['zone']);
    expect([zones.includes('lille'), zones.includes('brest'), zones.includes('metz')]).toEqual([false, false, true]);
  });
  test('2.1, 7.3.6 a power has only so many depots, and those it withdraws wait for next year', () => {
    const depots = {
      paris: 'france',
      lyon: 'france',
      lille: 'france',
      metz: 'france',
      brest: 'france',
      toulon: 'france',
    };
    const table = budgetOf('france', { ...at1806, forces: { munich: ARMY }, depots });
    expect(whyNot(table, { kind: 'buildDepot' })).toBe('budget.noDepots');
    expect(answersOf(table, 'withdrawDepot').map((line) => line['zone'])).toEqual(Object.keys(depots));
    table.answer('empire', { kind: 'withdrawDepot', zone: 'metz' });
    expect(table.state.depots.map(({ zone }) => zone)).toEqual(['paris', 'lyon', 'lille', 'brest', 'toulon']);
    expect(whyNot(table, { kind: 'buildDepot' })).toBe('budget.noDepots');
  });
  test.each(EDITIONS)(
    '7.3.4 an army is made of a general and two steps in supply, at home or abroad (%s)',
    (edition) => {
      const army = { kind: 'buildArmy', army: 'armee_italie' } as const;
      const may = (forces: NonNullable<Position['forces']>): boolean =>
        whyNot(budgetOf('france', { ...at1806, edition, forces }), army) === undefined;
      expect(may({ paris: ['massena', 'fra_1'] })).toBe(true);
      expect(may({ munich: ['massena', 'fra_1'] })).toBe(true);
      expect(may({ paris: ['massena', 'fra_1-'] })).toBe(false);
      expect(may({ paris: ['fra_1'] })).toBe(false);
      expect(may({ budapest: ['massena', 'fra_1'] })).toBe(false);
    },
  );
  test('7.3.4 it costs 2, and may be reinforced at once', () => {
    const table = budgetOf('france', { ...at1806, forces: { paris: ['massena', 'fra_10-', 'fra_11'] } });
    table.answer('empire', { kind: 'buildArmy', army: 'armee_italie' }).answer('empire', { force: 'massena' });
    expect(left(table)).toBe(12);
    table.answer('empire', { kind: 'complete', unit: 'fra_10' });
    expect(row(table, 'fra_10').reduced).toBe(false);
    table.answer('empire', { kind: 'buildDepot' }).answer('empire', { force: 'massena' });
    expect(left(table)).toBe(10.5);
  });
});

describe('7.3.2 fleets and cards', () => {
  const first = (table: Table, kind: string): Readonly<Record<string, unknown>> => answersOf(table, kind)[0] ?? {};
  const buildOne = (table: Table, zone: string): void => {
    table.answer(table.asked().by, first(table, 'buildFleet') as never).answer(table.asked().by, { zone });
  };
  test('7.3.2 one fleet a budget for 5, as many as she likes for Britain', () => {
    const france = budgetOf('france', { ...at1806, forces: { paris: ARMY } });
    buildOne(france, 'brest');
    expect(left(france)).toBe(9);
    expect(answersOf(france, 'buildFleet')).toEqual([]);
    expect(whyNot(france, { kind: 'buildFleet', fleet: 'fl_missiessy' })).toBe('budget.oneFleet');
    // 7.3.3 Lost fleets of minor powers are in nobody's budget.
    expect(whyNot(france, { kind: 'buildFleet', fleet: 'fl_hollande' })).toBe('table.unlisted');
    const britain = budgetOf('britain', {
      ...at1806,
      forces: { londres: ['gbr_1'] },
      effects: [{ card: null, kind: 'resources', power: 'britain' as NationId, by: 4, year: 1806 }],
    });
    buildOne(britain, 'portsmouth');
    buildOne(britain, 'plymouth');
    expect(left(britain)).toBe(0);
  });
  test('7.3.2 Britain has a fleet or a card free, and one only', () => {
    const wanted: Position = { ...at1806, forces: { londres: ['gbr_1'] } };
    const table = budgetOf('britain', wanted);
    const fleet = first(table, 'freeFleet');
    table.answer('coalition', fleet as never).answer('coalition', { zone: 'portsmouth' });
    expect(left(table)).toBe(6);
    expect(whyNot(table, { kind: 'freeCard' }, 'coalition')).toBe('budget.giftTaken');
    const another = String(answersOf(budgetOf('britain', wanted), 'freeFleet').at(-1)?.['fleet']);
    expect(whyNot(table, { kind: 'freeFleet', fleet: another }, 'coalition')).toBe('budget.giftTaken');
    const card = budgetOf('britain', { ...wanted, hands: { empire: [], coalition: ['8C'] } });
    card.answer('coalition', 'freeCard');
    expect(openBudgetOf(card)).toMatchObject({ britishGift: 'taken', halves: 12 });
  });
  test.each(EDITIONS)('7.3.2 and may buy one card for 4: rulings/7.3.2-one-card-bought.md (%s)', (edition) => {
    const { noOtherCards: _, ...wanted }: Position = { ...at1806, edition, forces: { londres: ['gbr_1'] } };
    const grant = (by: number): NonNullable<Position['effects']> => [
      { card: null, kind: 'resources', power: 'britain' as NationId, by, year: 1806 },
    ];
    const poor = budgetOf('britain', { ...wanted, effects: grant(-3) });
    expect(whyNot(poor, { kind: 'buyCard' }, 'coalition')).toBe('budget.tooDear');
    const table = budgetOf('britain', { ...wanted, effects: grant(4) }).answer('coalition', 'buyCard');
    expect(left(table)).toBe(6);
    expect(whyNot(table, { kind: 'buyCard' }, 'coalition')).toBe('budget.cardBought');
    // The free one is another.
    expect(whyNot(table, { kind: 'freeCard' }, 'coalition')).toBeUndefined();
  });
  test('7.3.4 no fleet without a port of her own to place it in', () => {
    const lost = (nation: string): NonNullable<Position['zones']> =>
      Object.fromEntries(
        [...zoneCards.values()].flatMap((zone) =>
          zone.nation === nation && seaOfPort(zone.id) !== undefined
            ? [[zone.id, { control: (nation === 'france' ? 'britain' : 'france') as NationId }]]
            : [],
        ),
      );
    const yard = [{ card: null, kind: 'dockyard', power: 'france' as NationId, left: 1, year: 1806 }] as const;
    const france = budgetOf('france', { ...at1806, forces: {}, zones: lost('france'), effects: yard });
    expect(whyNot(france, { kind: 'buildFleet', fleet: 'fl_villeneuve' })).toBe('budget.noPort');
    expect(whyNot(france, { kind: 'dockFleet', fleet: 'fl_villeneuve' })).toBe('budget.noPort');
    const britain = budgetOf('britain', { ...at1806, forces: {}, zones: lost('britain') });
    expect(whyNot(britain, { kind: 'freeFleet', fleet: 'fl_ball' }, 'coalition')).toBe('budget.noPort');
  });
  test('7.3.4 fleets are placed three to a port of the national territory', () => {
    const fleets = Object.fromEntries(
      ['fl_villeneuve', 'fl_ganteaume', 'fl_missiessy'].map((id) => [id, { kind: 'port', zone: 'brest' as never }]),
    ) as NonNullable<Position['fleets']>;
    const table = budgetOf('france', { ...at1806, forces: { paris: ARMY }, fleets });
    table.answer('empire', first(table, 'buildFleet') as never);
    const ports = table.asked().answers.map(({ zone }) => zone);
    expect(ports).toContain('toulon');
    expect(ports).not.toContain('brest');
    expect(ports).not.toContain('amsterdam');
  });
});
