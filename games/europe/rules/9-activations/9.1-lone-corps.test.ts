import { expect, test } from 'vitest';
import { acting, forceOf, marching } from '../../testing/marches.ts';
import { unitsAt } from '../../state/state.ts';

test('9.1 revised: a corps is activated out of a force, and never leaves its general without units', () => {
  const forces = { ulm: ['ney', 'fra_1', 'fra_2'], munich: ['marmont', 'fra_3'] };
  const table = acting({ edition: 'revised', forces }, 'empire', 1);
  table.answer('empire', { kind: 'detachCorps', unit: 'fra_1' }).answer('empire', { kind: 'forced', points: 0 });
  expect(unitsAt(table.state, forceOf(table, 'fra_1').id).map(({ id }) => id)).toEqual(['fra_1']);
  const first = acting({ forces });
  expect(first.asked().answers).not.toContainEqual({ kind: 'detachCorps', unit: 'fra_1' });
  const last = acting({ edition: 'revised', forces: { munich: ['marmont', 'fra_3'] } });
  expect(last.asked().answers.filter(({ kind }) => kind === 'detachCorps')).toEqual([]);
});

test('9.1 revised: a lone corps pays a second point for a forced march', () => {
  const forces = { brest: ['fra_7'] };
  const poor = acting({ edition: 'revised', forces }, 'empire', 1).answer('empire', {
    kind: 'activate',
    force: 'fra_7',
  });
  expect(poor.refusal('empire', { kind: 'forced', points: 1 }).because.key).toBe('activation.secondPoint');
  const rich = acting({ edition: 'revised', forces }, 'empire', 2).answer('empire', {
    kind: 'activate',
    force: 'fra_7',
  });
  rich.answer('empire', { kind: 'forced', points: 1 });
  expect(rich.state.action?.ap).toBe(0);
  const first = acting({ forces }, 'empire', 1).answer('empire', { kind: 'activate', force: 'fra_7' });
  expect(first.answer('empire', { kind: 'forced', points: 1 }).state.march?.forced).toBe(1);
});

test('9.1 revised: a lone corps without a second point does not attack', () => {
  const forces = { ulm: ['fra_7'], munich: ['aus_1'] };
  const poor = marching({ edition: 'revised', forces }, 'fra_7', 0, 'empire', 1);
  expect(poor.refusal('empire', { kind: 'march', to: 'munich' }).because.key).toBe('activation.secondPoint');
  const first = marching({ forces }, 'fra_7', 0, 'empire', 1);
  expect(first.asked().answers).toContainEqual({ kind: 'march', to: 'munich' });
});

test('2.1, 9.1 revised: a lone corps pays it to attack a fixed depot of the enemy, not to enter beside one of its own', () => {
  const beside = (nation: string) =>
    marching({ edition: 'revised', forces: { ulm: ['fra_7'] }, depots: { munich: nation } }, 'fra_7', 0, 'empire', 1);
  expect(beside('austria').refusal('empire', { kind: 'march', to: 'munich' }).because.key).toBe(
    'activation.secondPoint',
  );
  expect(beside('france').asked().answers).toContainEqual({ kind: 'march', to: 'munich' });
});

test('9.1 by agreement a lone corps pays a second point for a zone that its side does not hold', () => {
  const wanted = { edition: 'revised', forces: { ulm: ['fra_7'] }, agreed: { dearLoneCorps: true } } as const;
  const zones = { munich: { control: 'austria' as never } };
  const poor = marching({ ...wanted, zones }, 'fra_7', 0, 'empire', 1);
  expect(poor.refusal('empire', { kind: 'march', to: 'munich' }).because.key).toBe('activation.secondPoint');
  const rich = marching({ ...wanted, zones }, 'fra_7', 0, 'empire', 2).answer('empire', {
    kind: 'march',
    to: 'munich',
  });
  expect(rich.state.action?.ap).toBe(0);
});

test('3.2, 9.1 by agreement not for a zone that is open to all', () => {
  const wanted = { edition: 'revised', forces: { graz: ['fra_7'] }, agreed: { dearLoneCorps: true } } as const;
  const table = marching({ ...wanted, zones: { graz: { control: 'france' as never } } }, 'fra_7', 0, 'empire', 1);
  expect(table.refusal('empire', { kind: 'march', to: 'laibach' }).because.key).toBe('activation.secondPoint');
  table.answer('empire', { kind: 'march', to: 'villach' });
  expect(forceOf(table, 'fra_7').zone).toBe('villach');
});

test('9.1 revised: a lone corps that an event activates free owes no second point', () => {
  const forces = { ulm: ['fra_7'], munich: ['aus_1'] };
  const table = acting({ edition: 'revised', forces }, 'empire', 0, { grants: [{ what: 'force' }] });
  table.answer('empire', { kind: 'activate', force: 'fra_7' }).answer('empire', { kind: 'forced', points: 0 });
  expect(table.asked('empire').answers).toContainEqual({ kind: 'march', to: 'munich' });
});

test('9.1, 15.2 a force in a fortress that nobody besieges is activated like any other', () => {
  const table = marching({ forces: { ulm: ['ney', 'fra_1', 'besieged'] } }, 'ney');
  table.answer('empire', { kind: 'march', to: 'munich' });
  expect(forceOf(table, 'ney').zone).toBe('munich');
});

test('9.1 revised: a lone corps that has paid the second point for its forced march fights without a third', () => {
  const forces = { ulm: ['fra_7'], munich: ['aus_1'] };
  const table = marching({ edition: 'revised', forces }, 'fra_7', 1, 'empire', 2);
  expect(table.state.action?.ap).toBe(0);
  expect(table.asked('empire').answers).toContainEqual({ kind: 'march', to: 'munich' });
});
