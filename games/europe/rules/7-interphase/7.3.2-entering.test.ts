import { expect, test } from 'vitest';
import type { NationId, UnitId } from '../../catalogue/ids.ts';
import { budgetOf } from '../../testing/budgets.ts';
import { position } from '../../testing/position.ts';
import { costOfSteps, HALVES } from './7.3.2-production.ts';

test('7.3.2 fleets of the dockyard (52F) that were left over in an earlier year are lost, and count for nothing later', () => {
  const yard = (year: number) =>
    ({ card: null, kind: 'dockyard', power: 'france' as NationId, left: 2, year }) as const;
  const table = budgetOf('france', { forces: { paris: ['fra_1'] }, effects: [yard(1804), yard(1805)] });
  const fleets = (): readonly string[] =>
    table.asked('empire').answers.flatMap((answer) => (answer.kind === 'dockFleet' ? [String(answer['fleet'])] : []));
  for (const fleet of fleets().slice(0, 2))
    table.answer('empire', { kind: 'dockFleet', fleet }).answer('empire', { zone: 'brest' });
  expect(fleets()).toEqual([]);
});

test('7.3.2 fleets that an event (15F) lets one power build beyond the usual one are not for another', () => {
  const more = { card: null, kind: 'moreFleets', power: 'spain' as NationId, by: 2, year: 1805 } as const;
  const table = budgetOf('france', { forces: { paris: ['fra_1'] }, effects: [more] });
  table.answer('empire', { kind: 'buildFleet', fleet: 'fl_villeneuve' }).answer('empire', { zone: 'brest' });
  expect(table.refusal('empire', { kind: 'buildFleet', fleet: 'fl_ganteaume' }).because.key).toBe('budget.oneFleet');
});

test('7.3.2 a step of militia or of feudal troops costs half of one of the line', () => {
  const g = position({ forces: {} });
  const points = (unit: string): number => costOfSteps(g, unit as UnitId, 1) / HALVES;
  expect(['tur_1', 'tur_f_bosnie', 'fra_gn1'].map(points)).toEqual([1, 0.5, 0.5]);
});
