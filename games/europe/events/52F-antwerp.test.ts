import { describe, expect, test } from 'vitest';
import { fleet } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { linesOf } from '../rules/7-interphase/7.3.2-lines.ts';
import { type Budget, sinkForGood } from '../state/state.ts';
import { budgetOf, left } from '../testing/budgets.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRANDE_ARMEE, inFrenchBudget } from '../testing/french-budget.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { box } from '../testing/sailing.ts';

const FRANCE = 'france' as NationId;
const emptyBudget: Omit<Budget, 'power'> = {
  halves: 0,
  levy: 0,
  received: 0,
  fleetsBuilt: 0,
  intoArmies: [],
  britishGift: 'taken',
};

describe('52F Antwerp', () => {
  const yard = (more: Position = {}): Table => inFrenchBudget('52F', more).answer('empire', event('52F'));
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
    const g = position({ forces: GRANDE_ARMEE, fleets: {}, clock: { phase: 'budget' } });
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
    expect(fleets(budgetOf('france', { forces: GRANDE_ARMEE }), 'dockFleet')).toEqual([]);
  });
  test('7.3.4 at Antwerp, or in a port that nobody blockades', () => {
    const table = yard({ fleets: { fl_ball: box('brest') } });
    table.answer('empire', { kind: 'dockFleet', fleet: fleets(table, 'dockFleet')[0] ?? '' });
    const ports = table.asked('empire').answers.map(({ zone }) => zone);
    expect(ports).toContain('anvers');
    expect(ports).toContain('toulon');
    expect(ports).not.toContain('brest');
  });
  test('7.3.4, 17.2.7 nor is a port blockaded by ships of its own side', () => {
    const table = yard({ fleets: { fl_linois: box('brest') } });
    table.answer('empire', { kind: 'dockFleet', fleet: fleets(table, 'dockFleet')[0] ?? '' });
    expect(table.asked('empire').answers.map(({ zone }) => zone)).toContain('brest');
  });
  test('7.3.4 Antwerp serves even when it is blockaded, unless the enemy holds it', () => {
    const ports = (more: Position): readonly unknown[] => {
      const table = yard(more);
      table.answer('empire', { kind: 'dockFleet', fleet: fleets(table, 'dockFleet')[0] ?? '' });
      return table.asked('empire').answers.map(({ zone }) => zone);
    };
    expect(ports({ fleets: { fl_ball: box('anvers') } })).toContain('anvers');
    expect(ports({ zones: { anvers: { control: 'britain' as NationId } } })).not.toContain('anvers');
  });
});
