import { describe, expect, test } from 'vitest';
import type { Edition, NationId, UnitId, ZoneId } from '../ids.ts';
import { fleet, units, zones } from '../catalogue.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { linesOf } from '../rules/7-interphase/7.3.2-lines.ts';
import { type Budget, putUnit, sinkForGood } from '../state.ts';
import { budgetOf, budgetPhaseOf, left, openBudgetOf } from '../testing/budgets.ts';
import { event, whyNot } from '../testing/events.ts';
import { at, type Position, position, type Table, tableAt } from '../testing/position.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const FRANCE = 'france' as NationId;
const empire = (...cards: readonly string[]): Position => ({ hands: { empire: cards, coalition: [] } });
const unitOf = ({ state }: Table, id: string) => state.units.find((row) => row.id === id);
const inAction = (card: string, wanted: Position): Table =>
  at({ noOtherCards: true, fleets: {}, ...empire(card), ...wanted, tracks: { austrianDuty: [] } });
const beaten = { empire: 1, coalition: 0 };
/** All France is in British hands. */
const OCCUPIED = Object.fromEntries(
  [...zones.values()]
    .filter(({ nation }) => nation === FRANCE)
    .map(({ id }) => [id, { control: 'britain' as NationId }]),
);
const peace = { by: 'empire', since: 1805, until: 1807, afterwards: 'neutral', forGood: false } as const;

describe('32F The Marie-Louises', () => {
  const forces = {
    paris: ['napoleon', 'grande_armee', 'fra_10-', 'fra_11-', 'fra_12-', 'bav_1-'],
    munich: ['ney', 'fra_13-'],
  };
  test.each(['budget', 'action'] as const)('2.1 two French units of a supplied French army are filled (%s)', (when) => {
    const table = when === 'budget' ? budgetPhaseOf({ ...empire('32F'), forces }) : inAction('32F', { forces });
    table.answer('empire', event('32F', 'a'));
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseWith', force: 'napoleon' }]);
    table.answer('empire', { force: 'napoleon' });
    expect(table.asked('empire').answers).not.toContainEqual({ kind: 'completeFree', unit: 'bav_1' });
    table.answer('empire', { unit: 'fra_10' }).answer('empire', { unit: 'fra_12' });
    expect(['fra_10', 'fra_11', 'fra_12'].map((id) => unitOf(table, id)?.reduced)).toEqual([false, true, false]);
    expect(table.asked().prompt.key).not.toBe('completing.which');
  });
  test('2.1 not without such an army', () => {
    const why = (words: readonly string[]): string | undefined =>
      whyNot(
        inAction('32F', {
          forces: { paris: words },
          nations: { turkey: { side: 'empire', status: 'belligerent' } },
        }),
        event('32F', 'a'),
      );
    expect(why(['ney', 'fra_10-'])).toBe('conscripts.noArmy');
    expect(why(['grand_vizir', 'armee_turque', 'tur_1', 'fra_10-'])).toBe('conscripts.noArmy');
    expect(why(['ney', 'armee_italie', 'fra_10-'])).toBeUndefined();
    expect(why(['ney', 'armee_italie', 'fra_10'])).toBe('conscripts.noArmy');
    const cut = inAction('32F', { forces: { koenigsberg: ['ney', 'armee_italie', 'fra_10-'] } });
    expect(whyNot(cut, event('32F', 'a'))).toBe('conscripts.noArmy');
  });
  test('2.1 a unit at full strength needs no conscripts', () => {
    const table = inAction('32F', { forces: { paris: ['napoleon', 'grande_armee', 'fra_10-', 'fra_11'] } });
    table.answer('empire', event('32F', 'a')).answer('empire', { force: 'napoleon' });
    expect(table.asked('empire').answers).not.toContainEqual({ kind: 'completeFree', unit: 'fra_11' });
  });
  test('7.3.4 none of the last levies, though they be in the reserve', () => {
    const g = position({ noOtherCards: true, ...empire('32F'), forces: { paris: ['ney', 'fra_1'] } });
    putUnit(g, 'fra_20' as UnitId, 'reserve');
    const table = tableAt(g).answer('empire', event('32F', 'b'));
    const offered = table.asked('empire').answers.map(({ unit }) => unit);
    expect(offered).toContain('fra_10');
    expect(offered).not.toContain('fra_20');
  });
  test('7.3.4 nor where France has no zone left to gather in', () => {
    const table = inAction('32F', { forces: { munich: ['ney', 'fra_1'] }, zones: OCCUPIED });
    expect(whyNot(table, event('32F', 'b'))).toBe('conscripts.noCorps');
  });
  test('7.3.4 or a line corps of the reserve is raised at half strength, no E and no elite', () => {
    const table = inAction('32F', { forces: { paris: ['napoleon', 'grande_armee', 'fra_1'] } });
    table.answer('empire', event('32F', 'b'));
    const offered = table.asked('empire').answers.map(({ unit }) => unit);
    expect(offered).toContain('fra_10');
    expect(offered).not.toContain('fra_2');
    expect(offered).not.toContain('fra_20');
    expect(offered).not.toContain('fra_cav');
    table.answer('empire', { unit: 'fra_10' });
    expect(table.asked('empire').answers).not.toContainEqual({ kind: 'raiseAt', zone: 'rouen' });
    table.answer('empire', { kind: 'raiseAt', zone: 'lille' });
    expect(unitOf(table, 'fra_10')).toMatchObject({ reduced: true });
    expect(table.state.forces.at(-1)?.zone).toBe('lille');
  });
});

test('32F, 7.3.4 not when every line corps of France is in the field', () => {
  const line = [...units.values()].flatMap(({ id, nation, kind, stars, code }) =>
    nation === FRANCE && kind === 'infantry' && stars === 0 && code === 'none' ? [id] : [],
  );
  const table = budgetPhaseOf({ ...empire('32F'), forces: { paris: ['napoleon', ...line] } });
  expect(whyNot(table, event('32F', 'b'))).toBe('conscripts.noCorps');
});

describe('33F The Fatherland in Danger', () => {
  const calm: Position = { ...empire('33F'), forces: { paris: ['ney', 'fra_1'], munich: ['mack', 'aus_1'] } };
  test('6.4 not while France is safe and the year is before 1813', () => {
    expect(whyNot(budgetPhaseOf({ ...calm, clock: { year: 1812 } }), event('33F'))).toBe('fatherland.safe');
    expect(whyNot(budgetPhaseOf({ ...calm, clock: { year: 1813 } }), event('33F'))).toBeUndefined();
    const invaded = { ...calm, forces: { paris: ['ney', 'fra_1'], strasbourg: ['mack', 'aus_1'] } };
    expect(whyNot(budgetPhaseOf({ ...invaded, clock: { year: 1809 } }), event('33F'))).toBeUndefined();
  });
  test('2.1 the levies enter the reserve, and two of them take the field at full strength', () => {
    const table = inAction('33F', { ...calm, clock: { year: 1813 } });
    expect(unitOf(table, 'fra_20')?.at).toBe('notYet');
    table.answer('empire', event('33F'));
    expect(table.asked('empire').answers.map(({ unit }) => unit)).toEqual([
      'fra_20',
      'fra_21',
      'fra_22',
      'fra_gn1',
      'fra_gn2',
      'fra_gn3',
    ]);
    table.answer('empire', { unit: 'fra_20' }).answer('empire', { kind: 'raiseAt', zone: 'lille' });
    table.answer('empire', { unit: 'fra_gn1' }).answer('empire', { kind: 'raiseAt', zone: 'metz' });
    expect(unitOf(table, 'fra_20')).toMatchObject({ reduced: false });
    expect(table.state.forces.slice(-2).map(({ zone }) => zone)).toEqual(['lille', 'metz']);
    expect(unitOf(table, 'fra_22')?.at).toBe('reserve');
    expect(table.state.cards.removed).toContain('33F');
  });
  test('2.1 those who fight already go on, and are not chosen', () => {
    const forces = { ...calm.forces, metz: ['fra_20'] };
    const table = inAction('33F', { ...calm, forces, clock: { year: 1813 } }).answer('empire', event('33F'));
    expect(table.asked('empire').answers.map(({ unit }) => unit)).not.toContain('fra_20');
    expect(unitOf(table, 'fra_20')?.at).toMatch(/^force-/);
  });
  test('7.3.4 where France has no zone left they stay in the reserve', () => {
    const forces = { munich: ['ney', 'fra_1'] };
    const table = inAction('33F', { ...calm, forces, zones: OCCUPIED, clock: { year: 1813 } });
    table.answer('empire', event('33F'));
    expect(table.asked().by).toBe('coalition');
    expect(unitOf(table, 'fra_20')?.at).toBe('reserve');
  });
});

describe('44F Prince Poniatowski', () => {
  const poland: Position = {
    ...empire('44F'),
    nations: { pologne: { side: 'empire', status: 'protectorate', patron: FRANCE } },
    zones: { varsovie: { nation: 'pologne' as NationId } },
  };
  const rallying = (forces: Position['forces'], more: Position = {}): Table =>
    budgetPhaseOf({ ...poland, forces: forces ?? {}, ...more });
  test('6.4 a reduced corps is filled where it stands', () => {
    const table = rallying({ posen: ['pol_1-'] }).answer('empire', event('44F'));
    expect(unitOf(table, 'pol_1')).toMatchObject({ reduced: false });
    expect(unitOf(table, 'pol_2')?.at).toBe('notYet');
    expect(table.state.cards.removed).toContain('44F');
  });
  /** 1809: Poland exists; her corps has been lost. */
  const lost = (more: Position = {}): Table =>
    budgetPhaseOf({ ...empire('44F'), scenario: '1809', forces: { paris: ['fra_1'] }, ...more });
  test('6.4 a lost one is rebuilt at Warsaw, at full strength', () => {
    const table = lost();
    expect(unitOf(table, 'pol_1')?.at).toBe('reserve');
    table.answer('empire', event('44F'));
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseAt', zone: 'varsovie' }]);
    table.answer('empire', { zone: 'varsovie' });
    expect(unitOf(table, 'pol_1')).toMatchObject({ reduced: false });
    expect(table.state.forces.at(-1)?.zone).toBe('varsovie');
  });
  test('8.3.5 one that is to arrive with this budget is there at once', () => {
    const g = lost().state;
    putUnit(g, 'pol_1' as UnitId, 'returning');
    const table = tableAt(g).answer('empire', event('44F')).answer('empire', { zone: 'varsovie' });
    expect(table.state.forces.find(({ id }) => id === unitOf(table, 'pol_1')?.at)?.zone).toBe('varsovie');
  });
  test('7.3.3 with the enemy before the town it waits in the reserve', () => {
    const table = lost({ forces: { paris: ['fra_1'], varsovie: ['charles', 'aus_1'] } }).answer('empire', event('44F'));
    expect(unitOf(table, 'pol_1')?.at).toBe('reserve');
    expect(table.asked().prompt.key).not.toBe('raise.where');
  });
  test('6.4 not when they are all at full strength', () => {
    expect(whyNot(rallying({ posen: ['pol_1'] }), event('44F'))).toBe('poniatowski.full');
  });
  test('6.4 not without Poland, nor when the Coalition holds Warsaw', () => {
    expect(whyNot(budgetPhaseOf({ ...empire('44F'), forces: { posen: ['pol_1-'] } }), event('44F'))).toBe(
      'poniatowski.noPoland',
    );
    const held = { varsovie: { nation: 'pologne' as NationId, control: 'russia' as NationId } };
    expect(whyNot(rallying({ posen: ['pol_1-'] }, { zones: held }), event('44F'))).toBe('poniatowski.warsaw');
  });
});

describe('47F Flight of the Eagle, in the budget', () => {
  test('2.1 two reduced French units in France are filled', () => {
    const forces = { paris: ['ney', 'fra_10-', 'fra_11-', 'bav_1-'], lyon: ['fra_12-'], munich: ['fra_13-'] };
    const table = budgetPhaseOf({ ...empire('47F'), forces }).answer('empire', event('47F'));
    const offered = table.asked('empire').answers.map(({ unit }) => unit);
    expect(offered).not.toContain('fra_13');
    expect(offered).not.toContain('bav_1');
    table.answer('empire', { unit: 'fra_10' }).answer('empire', { unit: 'fra_12' });
    expect(['fra_10', 'fra_11', 'fra_12'].map((id) => unitOf(table, id)?.reduced)).toEqual([false, true, false]);
    expect(table.state.budget).not.toBeNull();
  });
  test('2.1 not if there is none', () => {
    const table = budgetPhaseOf({ ...empire('47F'), forces: { munich: ['fra_13-'], paris: ['fra_1'] } });
    expect(whyNot(table, event('47F'))).toBe('eagle.nobody');
  });
});

const emptyBudget: Omit<Budget, 'power'> = {
  halves: 0,
  levy: 0,
  received: 0,
  fleetsBuilt: 0,
  intoArmies: [],
  britishGift: 'taken',
};
const FORCES = { paris: ['napoleon', 'grande_armee', 'fra_1'] };

describe('49F Licences', () => {
  test('7.3.1 four more resources for France, before her budget or in it', () => {
    const before = left(budgetOf('france', { ...empire('49F'), forces: FORCES }));
    const early = budgetPhaseOf({ ...empire('49F'), forces: FORCES }).answer('empire', event('49F'));
    expect(resourcesOf(early.state, FRANCE)).toBe(before + 4);
    const late = budgetOf('france', { ...empire('49F'), forces: FORCES }).answer('empire', event('49F'));
    expect(left(late)).toBe(before + 4);
    expect(late.state.cards.discards.empire).toEqual(['49F']);
  });
  test('19 the blockade is not scored in this year, and is in the next', () => {
    const table = budgetPhaseOf({ ...empire('49F'), forces: FORCES }).answer('empire', event('49F'));
    expect(table.state.effects).toContainEqual({ card: '49F', kind: 'licences', year: 1805 });
  });
});

describe('51F Senatus-consultum', () => {
  const levied = (): Table => budgetOf('france', { ...empire('51F'), forces: FORCES }).answer('empire', event('51F'));
  test('7.3.1 six more resources that are used up first for infantry', () => {
    const plain = left(budgetOf('france', { ...empire('51F'), forces: FORCES }));
    const table = levied();
    expect(openBudgetOf(table)).toMatchObject({ halves: plain * 2, levy: 12 });
    // Two steps of an elite corps: 3.
    table.answer('empire', { kind: 'build', unit: 'fra_2', steps: 2 }).answer('empire', { zone: 'lille' });
    expect(openBudgetOf(table)).toMatchObject({ halves: plain * 2, levy: 6 });
    // And four of the line: 4, of which one is paid out of the treasury.
    table.answer('empire', { kind: 'build', unit: 'fra_10', steps: 2 }).answer('empire', { zone: 'metz' });
    table.answer('empire', { kind: 'build', unit: 'fra_11', steps: 2 }).answer('empire', { zone: 'lyon' });
    expect(openBudgetOf(table)).toMatchObject({ halves: (plain - 1) * 2, levy: 0 });
  });
  test('7.3.1 they pay for nothing else: cavalry, depots and militia', () => {
    const table = budgetOf('france', {
      ...empire('51F'),
      forces: { paris: ['napoleon', 'grande_armee', 'fra_1', 'fra_cav-'] },
      effects: [{ card: null, kind: 'resources', power: FRANCE, by: -100, year: 1805 }],
    });
    expect(left(table)).toBe(0);
    table.answer('empire', event('51F'));
    expect(whyNot(table, { kind: 'complete', unit: 'fra_cav' })).toBe('budget.tooDear');
    expect(whyNot(table, { kind: 'buildDepot' })).toBe('budget.tooDear');
    expect(whyNot(table, { kind: 'build', unit: 'fra_10', steps: 2 })).toBeUndefined();
  });
  test('7.3.1 played before the budget opens it is there when it does', () => {
    const table = budgetPhaseOf({ ...empire('51F'), forces: FORCES }).answer('empire', event('51F'));
    while (table.state.budget?.power !== 'france') table.answer(table.asked().by as 'empire', 'done');
    expect(openBudgetOf(table).levy).toBe(12);
  });
});

describe('52F Antwerp', () => {
  const yard = (more: Position = {}): Table =>
    budgetOf('france', { ...empire('52F'), forces: FORCES, ...more }).answer('empire', event('52F'));
  const fleets = (table: Table, kind: string): readonly string[] =>
    table.asked('empire').answers.flatMap((answer) => (answer.kind === kind ? [String(answer['fleet'])] : []));
  test('7.3.2 two fleets at two resources each, beside the usual one for five', () => {
    const table = yard();
    const before = left(table);
    const [one, two, three, four] = fleets(table, 'dockFleet');
    const build = (kind: string, fleet: string | undefined): void => {
      table.answer('empire', { kind, fleet: fleet ?? '' }).answer('empire', { zone: 'brest' });
    };
    build('dockFleet', one);
    build('dockFleet', two);
    expect(left(table)).toBe(before - 4);
    expect(fleets(table, 'dockFleet')).toEqual([]);
    build('buildFleet', three);
    expect(left(table)).toBe(before - 9);
    expect(whyNot(table, { kind: 'buildFleet', fleet: four ?? '' })).toBe('budget.oneFleet');
  });
  test('7.3.2 fleets that Nelson (10C) had barred may be chosen, and no others than those in the reserve', () => {
    const g = position({ forces: FORCES, fleets: {}, clock: { phase: 'budget' } });
    const [barred] = g.fleets.filter(({ id }) => fleet(id).nation === FRANCE);
    if (!barred) throw new Error('no French fleet');
    sinkForGood(g, barred.id);
    g.effects = [{ card: null, kind: 'dockyard', power: FRANCE, left: 1, year: g.clock.year }];
    const kinds = linesOf(g, { ...emptyBudget, power: FRANCE }).flatMap((line) =>
      'fleet' in line && line.fleet === barred.id ? [line.kind] : [],
    );
    expect(kinds).toEqual(['dockFleet']);
  });
  test('7.3.2 without the card no such fleet is built', () => {
    expect(fleets(budgetOf('france', { forces: FORCES }), 'dockFleet')).toEqual([]);
  });
  test('7.3.4 at Antwerp, or in a port that nobody blockades', () => {
    const table = yard({ fleets: { fl_ball: { kind: 'blockade', zone: 'brest' as ZoneId } } });
    table.answer('empire', { kind: 'dockFleet', fleet: fleets(table, 'dockFleet')[0] ?? '' });
    const ports = table.asked('empire').answers.map(({ zone }) => zone);
    expect(ports).toContain('anvers');
    expect(ports).toContain('toulon');
    expect(ports).not.toContain('brest');
  });
  test('7.3.4 Antwerp serves even when it is blockaded, unless the enemy holds it', () => {
    const ports = (more: Position): readonly unknown[] => {
      const table = yard(more);
      table.answer('empire', { kind: 'dockFleet', fleet: fleets(table, 'dockFleet')[0] ?? '' });
      return table.asked('empire').answers.map(({ zone }) => zone);
    };
    expect(ports({ fleets: { fl_ball: { kind: 'blockade', zone: 'anvers' as ZoneId } } })).toContain('anvers');
    expect(ports({ zones: { anvers: { control: 'britain' as NationId } } })).not.toContain('anvers');
  });
});

describe('53F Contributions of War', () => {
  const paying = (nations: Position['nations']): Table =>
    budgetPhaseOf({ ...empire('53F'), forces: FORCES, nations: nations ?? {} });
  const gain = (nations: Position['nations']): number => {
    const table = paying(nations);
    const before = resourcesOf(table.state, FRANCE);
    return resourcesOf(table.answer('empire', event('53F')).state, FRANCE) - before;
  };
  const inPeace = { side: 'neutral', status: 'forcedPeace', peace, beaten } as const;
  const allied = { side: 'neutral', status: 'forcedAlliance', beaten } as const;
  test('7.3.1 two for each power in forced peace or alliance, six at most', () => {
    expect(gain({ austria: inPeace })).toBe(2);
    expect(gain({ austria: inPeace, prussia: allied })).toBe(4);
    expect(gain({ austria: inPeace, prussia: allied, russia: inPeace, turkey: inPeace })).toBe(6);
  });
  test('6.4 there must be one, and its peace be the Empire’s', () => {
    expect(whyNot(paying({}), event('53F'))).toBe('contributions.nobody');
    const other = { ...inPeace, peace: { ...peace, by: 'coalition' } } as const;
    expect(whyNot(paying({ spain: other }), event('53F'))).toBe('contributions.nobody');
  });
});

describe.each(EDITIONS)('7.3 cards for the budget of France come in time (%s)', (edition) => {
  test.each(['49F', '51F', '52F'])('7.3 %s until France has drawn it up', (card) => {
    const table = budgetOf('britain', { ...empire(card), edition, forces: FORCES });
    table.answer('coalition', 'done');
    expect(whyNot(table, event(card))).toBeUndefined();
  });
});
