import { expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { unitsAt } from '../../state/state.ts';
import { forceOf } from '../../testing/marches.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const france = (forces: Position['forces'], edition: Position['edition'] = '2013'): Table =>
  at({
    edition,
    ...(forces ? { forces } : {}),
    hands: { empire: [], coalition: [] },
    fleets: {},
    noOtherCards: true,
    clock: { phase: 'redeployment', year: 1806, round: 0, next: 'empire', power: 'france' as never, step: 0 },
  });
const unitsOf = (table: Table, name: string): readonly string[] =>
  unitsAt(table.state, forceOf(table, name).id).map(({ id }) => id);
const MASSENA = ['massena', 'armee_italie', 'fra_13'];

test.each(EDITIONS)('7.6, 12.2 a force that redeploys takes in a junior one, and goes on with it (%s)', (edition) => {
  const table = france({ zurich: MASSENA, bade: ['augereau', 'wur_1', 'bad_1'] }, edition)
    .answer('empire', { kind: 'redeploy', force: 'massena' })
    .answer('empire', { kind: 'redeployTo', to: 'bade' })
    .answer('empire', { kind: 'absorb', force: 'augereau' })
    .answer('empire', { kind: 'redeployTo', to: 'stuttgart' })
    .answer('empire', 'done');
  expect(unitsOf(table, 'massena').toSorted()).toEqual(['bad_1', 'fra_13', 'wur_1']);
  expect(forceOf(table, 'massena').zone).toBe('stuttgart');
});

test('7.6, 12.2 or part of it; the slower unit slows him down', () => {
  const table = france({ zurich: MASSENA, bade: ['augereau', 'wur_1', 'bad_1'] })
    .answer('empire', { kind: 'redeploy', force: 'massena' })
    .answer('empire', { kind: 'redeployTo', to: 'bade' });
  expect(table.asked().prompt.params).toMatchObject({ left: 7 });
  table.answer('empire', { kind: 'absorbUnit', unit: 'bad_1' });
  expect(table.asked().prompt.params).toMatchObject({ left: 5 });
  table.answer('empire', { kind: 'redeployTo', to: 'stuttgart' }).answer('empire', 'done');
  expect([unitsOf(table, 'massena'), unitsOf(table, 'augereau')]).toEqual([['fra_13', 'bad_1'], ['wur_1']]);
});

test('7.6, 10.1, 12.2 of a force that is too many for him he takes in what he may command', () => {
  const table = france({ zurich: ['ney', 'fra_1', 'fra_2'], bade: ['fra_3', 'fra_4'] })
    .answer('empire', { kind: 'redeploy', force: 'ney' })
    .answer('empire', { kind: 'redeployTo', to: 'bade' });
  expect(table.refusal('empire', { kind: 'absorb', force: 'fra_3' }).because.key).toBe('command.tooMany');
  table.answer('empire', { kind: 'absorbUnit', unit: 'fra_4' });
  expect(unitsOf(table, 'ney')).toEqual(['fra_1', 'fra_2', 'fra_4']);
});

test('7.6 a force that has redeployed is not carried farther', () => {
  const table = france({ zurich: MASSENA, ulm: ['fra_2'] })
    .answer('empire', { kind: 'redeploy', force: 'fra_2' })
    .answer('empire', { kind: 'redeployTo', to: 'bade' })
    .answer('empire', 'done')
    .answer('empire', { kind: 'redeploy', force: 'massena' })
    .answer('empire', { kind: 'redeployTo', to: 'bade' });
  expect(table.refusal('empire', { kind: 'absorb', force: 'fra_2' })).toEqual({
    rule: '7.6',
    because: { key: 'redeploy.moved1', params: { force: 'fra_2' } },
  });
});

test('7.6, 11 a part that goes nowhere stays with its force', () => {
  const table = france({ zurich: MASSENA, ulm: ['ney', 'fra_1', 'fra_2'] })
    .answer('empire', { kind: 'redeployPart', unit: 'fra_2' })
    .answer('empire', 'done');
  expect(unitsOf(table, 'ney').toSorted()).toEqual(['fra_1', 'fra_2']);
});

test('7.6, 13.6.2 anyone who is taken in where the force stops is not tested', () => {
  const table = france({ bordeaux: ['massena', 'fra_1', 'esp_1-'], metz: ['fra_2'] }).answer('empire', {
    kind: 'redeploy',
    force: 'massena',
  });
  for (const to of ['bourges', 'dijon', 'reims', 'metz']) table.answer('empire', { kind: 'redeployTo', to });
  table.answer('empire', { kind: 'absorb', force: 'fra_2' }).answer('empire', 'done').dice(1);
  expect(table.events('attrition.toll')[0]?.said.params).toMatchObject({ steps: 3 });
});

test('7.6, 10.1 allies who are too many after the test are eliminated', () => {
  const table = france({ bordeaux: ['massena', 'fra_10-', 'fra_1', 'esp_1', 'esp_2-'] }).answer('empire', {
    kind: 'redeploy',
    force: 'massena',
  });
  for (const to of ['bourges', 'dijon', 'reims', 'metz']) table.answer('empire', { kind: 'redeployTo', to });
  table.answer('empire', 'done').dice(6);
  while (table.asked().rule === '13.6.2') table.answer('empire', { unit: 'fra_1' });
  const lost = table.events('attrition.toll')[0]?.said.params?.['many'];
  expect([lost, table.asked().rule]).toEqual([1, '10.1']);
});

test('7.6, 13.6.2 a corps dropped where the redeployment ends is tested with the rest', () => {
  const table = france({ bordeaux: ['massena', 'fra_1', 'fra_3'] }).answer('empire', {
    kind: 'redeploy',
    force: 'massena',
  });
  for (const to of ['bourges', 'dijon', 'reims', 'metz']) table.answer('empire', { kind: 'redeployTo', to });
  table.answer('empire', { kind: 'redeployTo', to: 'reims' }).answer('empire', { kind: 'drop', unit: 'fra_3' });
  table.answer('empire', 'done').dice(1);
  expect(table.events('attrition.toll')[0]?.said.params).toMatchObject({ steps: 4 });
});

test('7.6, 13.6.2 a slower corps taken in where the force stops makes no march too long', () => {
  const table = france({ bordeaux: ['massena', 'fra_1'], metz: ['bad_1'] }).answer('empire', {
    kind: 'redeploy',
    force: 'massena',
  });
  for (const to of ['bourges', 'dijon', 'reims', 'metz']) table.answer('empire', { kind: 'redeployTo', to });
  table.answer('empire', { kind: 'absorb', force: 'bad_1' }).answer('empire', 'done');
  expect(table.events('attrition.toll')).toEqual([]);
});
