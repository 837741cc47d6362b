import { describe, expect, test } from 'vitest';
import type { HexId, UnitId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { unit } from '../../state/state.ts';
import { at, type Position, WINTER_ITALY } from '../../testing/position.ts';
import { story } from '../../testing/story.ts';

const train = (hex: string) => ({ side: 'french', hex }) as const;

/** Three units and two commanders at Milan. */
const milan = (change: Position = {}) =>
  at({
    french: { '4227': ['f99-Victor', 'f99-Salm', 'f99-Hatry', 'Moreau', 'Montrichard'] },
    trains: [train('4227'), train('4227')],
    ...change,
  });
type Table = ReturnType<typeof milan>;

const setOut = (table: Table, from = '4227'): Table =>
  table.answer('french', { kind: 'move', from }).answer('french', 'march');
const along = (table: Table, ...path: readonly string[]): Table =>
  path.reduce((on, to) => on.answer('french', { kind: 'step', to }), table);
const refusedStep = (table: Table, to: string) => table.refusal('french', { kind: 'step', to });
const where = (table: Table, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;
const marched = (table: Table, id: string) => unit(table.state, id as UnitId).marched;

describe('8.4 how far', () => {
  test('8.4 a march of three hexes is no forced march', () => {
    const table = along(setOut(milan()), '4228', '4328', '4428').answer('french', 'halt').dice(1);
    expect(where(table, 'f99-Victor')).toBe('4428');
    expect(marched(table, 'f99-Victor')).toBe('yes');
    expect(table.events('march.forced')).toEqual([]);
  });

  test('8.4 the fourth and the fifth hex are forced, and the units are marked', () => {
    const table = along(setOut(milan()), '4228', '4328', '4428', '4427').answer('french', 'halt').dice(1);
    expect(marched(table, 'f99-Victor')).toBe('forced');
    expect(table.events('march.forced')[0]?.said.params).toEqual({ hex: '4427', points: 4, normal: 3 });
  });

  test('8.4 in Winter the third hex is forced already', () => {
    const table = along(setOut(milan({ scenario: WINTER_ITALY })), '4228', '4328', '4428');
    expect(marched(table, 'f99-Victor')).toBe('forced');
    expect(table.events('march.forced')[0]?.said.params).toEqual({ hex: '4428', points: 3, normal: 2 });
  });

  test.each([
    ['summer', '1799'],
    ['Winter', WINTER_ITALY],
  ])('8.4 nothing goes further than five in %s (A-06)', (_season, scenario) => {
    const table = along(setOut(milan({ scenario })), '4228', '4328', '4428', '4427', '4327');
    expect(refusedStep(table, '4328')).toEqual({
      rule: '8.4',
      because: say('march.tooFar', { hex: '4328' as HexId, points: 6, most: 5 }),
    });
    expect(table.asked('french').answers).toEqual([{ kind: 'halt' }]);
  });

  test('8.4 difficult terrain counts as two', () => {
    const table = along(setOut(milan()), '4228', '4129');
    expect(table.events('march.step').map(({ said }) => said.params['points'])).toEqual([1, 3]);
    along(table, '4130');
    expect(refusedStep(table, '4129')).toEqual({
      rule: '8.4',
      because: say('march.tooFar', { hex: '4129' as HexId, points: 6, most: 5 }),
    });
  });

  test('8.4 a pass counts as two in Winter', () => {
    const turin = { french: { '4428': ['f99-Victor', 'Moreau'] }, trains: [train('4428')] };
    const points = (table: Table) =>
      along(setOut(table, '4428'), '4528').events('march.step')[0]?.said.params['points'];
    expect(points(milan(turin))).toBe(1);
    expect(points(milan({ ...turin, scenario: WINTER_ITALY }))).toBe(2);
  });

  test('8.4 a march has at least one hex, and after each it may halt', () => {
    const table = setOut(milan());
    expect(table.asked('french').answers.map(({ kind }) => kind)).not.toContain('halt');
    expect(along(table, '4228').asked('french').answers).toContainEqual({ kind: 'halt' });
  });
});

describe('8.4 bp2 commanders', () => {
  test('8.4 bp2 a commander goes with the stack and has moved', () => {
    const table = along(setOut(milan()), '4228');
    expect([where(table, 'Moreau'), where(table, 'Montrichard')]).toEqual(['4228', '4228']);
    const moved = table.state.commanders.filter((row) => row.moved).map(({ id }) => id);
    expect(moved.toSorted()).toEqual(['Montrichard', 'Moreau']);
  });

  test('8.4 bp2 he may stay where he is', () => {
    const table = milan().answer('french', { kind: 'move', from: '4227' }).answer('french', { commander: 'Moreau' });
    along(table.answer('french', 'march'), '4228');
    expect([where(table, 'Moreau'), where(table, 'Montrichard')]).toEqual(['4227', '4228']);
  });

  test('8.4 a commander may be left in an empty hex of the march (A-38)', () => {
    const table = along(setOut(milan()), '4228').answer('french', { kind: 'drop', commander: 'Moreau' });
    along(table, '4328').answer('french', 'halt');
    expect([where(table, 'Moreau'), where(table, 'Montrichard'), where(table, 'f99-Victor')]).toEqual([
      '4228',
      '4328',
      '4328',
    ]);
  });

  test('8.4 bp2 where the march must end there is nobody to drop', () => {
    const table = along(setOut(milan()), '4228', '4328', '4428', '4427', '4327');
    expect(table.refusal('french', { kind: 'drop', commander: 'Moreau' })).toEqual({
      rule: '8.4 bp2',
      because: say('march.endsHere', { hex: '4327' as HexId }),
    });
  });

  test('8.4 a commander who stays sends off two groups with two trains (A-78)', () => {
    const table = milan({ french: { '4227': ['f99-Victor', 'f99-Salm', 'Moreau'] } })
      .answer('french', { kind: 'move', from: '4227' })
      .answer('french', { unit: 'f99-Salm' })
      .answer('french', { commander: 'Moreau' })
      .answer('french', 'march');
    along(table, '4228').answer('french', 'halt');
    along(setOut(table), '4327').answer('french', 'halt');
    expect(['f99-Victor', 'f99-Salm', 'Moreau'].map((id) => where(table, id))).toEqual(['4228', '4327', '4327']);
  });
});

describe('8.4 bp3 one body', () => {
  test('8.4 bp3 units may be left behind, and move later', () => {
    const table = milan().answer('french', { kind: 'move', from: '4227' }).answer('french', { unit: 'f99-Salm' });
    table.answer('french', { commander: 'Moreau' }).answer('french', 'march');
    along(table, '4228').answer('french', 'halt');
    expect(['f99-Victor', 'f99-Hatry', 'f99-Salm'].map((id) => where(table, id))).toEqual(['4228', '4228', '4227']);
    expect(table.answer('french', { kind: 'move', from: '4227' }).asked('french').prompt.params).toEqual({
      hex: '4227',
      units: ['f99-Salm'],
      commanders: ['Moreau'],
    });
  });

  test('8.4 bp3 somebody has to go', () => {
    const table = milan().answer('french', { kind: 'move', from: '4227' });
    table.answer('french', { unit: 'f99-Salm' }).answer('french', { unit: 'f99-Victor' });
    expect(table.refusal('french', { kind: 'leave', unit: 'f99-Hatry' })).toEqual({
      rule: '8.4 bp3',
      because: say('march.someoneGoes', { hex: '4227' as HexId }),
    });
  });

  test('8.4 a marching stack drops and picks up no combat unit (A-79)', () => {
    const units = { '4227': ['f99-Victor', 'f99-Salm', 'Moreau'], '4228': ['f99-Domb', 'Montrichard'] };
    const table = along(setOut(milan({ french: units })), '4228');
    expect(table.asked('french').answers.map(({ kind }) => kind)).not.toContain('leave');
    along(table, '4328').answer('french', 'halt');
    expect(['f99-Victor', 'f99-Salm', 'f99-Domb', 'Montrichard'].map((id) => where(table, id))).toEqual([
      '4328',
      '4328',
      '4228',
      '4228',
    ]);
    expect(marched(table, 'f99-Domb')).toBe('no');
  });
});

describe('8.4 bp4 good order', () => {
  test('8.4 bp4 one disrupted unit keeps the whole stack, even if it were left behind', () => {
    const table = milan({ disrupted: ['f99-Salm'] });
    expect(table.refusal('french', { kind: 'move', from: '4227' })).toEqual({
      rule: '8.4 bp4',
      because: say('march.disrupted', { hex: '4227' as HexId, units: ['f99-Salm' as UnitId] }),
    });
  });

  test('8.4 bp4 a unit that came this phase and fell into disorder does not keep the others', () => {
    const table = milan({ marched: ['f99-Salm'], disrupted: ['f99-Salm'] });
    expect(table.answer('french', { kind: 'move', from: '4227' }).asked('french').prompt.params['units']).toEqual([
      'f99-Victor',
      'f99-Hatry',
    ]);
  });

  test('8.4 a stack may rally with one train and move with another (A-14)', () => {
    const table = milan({ phase: 'rally', disrupted: ['f99-Salm'], depots: { french: ['4227'] } });
    table.answer('french', { kind: 'rally', hex: '4227' }).answer('french', { unit: 'f99-Salm' });
    expect(where(along(setOut(table), '4228'), 'f99-Salm')).toBe('4228');
  });
});

describe('8.4 bp5 enemies', () => {
  test('8.4 bp5 a hex with an enemy combat unit is closed, even a disrupted one', () => {
    const table = setOut(milan({ coalition: { '4228': ['a99-Elsn'] }, disrupted: ['a99-Elsn'] }));
    expect(refusedStep(table, '4228')).toEqual({
      rule: '8.4 bp5',
      because: say('hex.enemyUnits', { hex: '4228' as HexId }),
    });
  });

  test('8.4 bp5 a Depot alone is marched into and through', () => {
    const table = along(setOut(milan({ depots: { coalition: ['4128'] } })), '4128', '4028');
    expect(where(table, 'f99-Victor')).toBe('4028');
  });
});

test('8.2 to 8.8 every step of a march is told with its figures', () => {
  const table = at({
    french: { '4428': ['f99-Victor', 'f99-Salm', 'Moreau', 'Joubert'] },
    coalition: { '4328': ['Kray'], '4227': ['a99-Klen'] },
    depots: { coalition: ['4329'] },
    trains: [{ side: 'french', hex: '4428' }],
  });
  const step = (to: string) => ({ kind: 'step', to });
  table
    .answer('french', { kind: 'move', from: '4428' })
    .answer('french', 'march')
    .answer('french', step('4328'))
    .dice(3);
  table.answer('french', { kind: 'drop', commander: 'Joubert' });
  for (const hex of ['4329', '4229', '4130']) table.answer('french', step(hex));
  table.answer('french', 'halt').dice(5).answer('french', { unit: 'f99-Salm' });
  expect(story(table).slice(0, 19)).toEqual([
    '8.2 march.ordered french 4428',
    '8.4 march.setsOut 4428 [f99-Victor f99-Salm] [Moreau Joubert]',
    '8.8 commander.surprised [Kray] 4328',
    '11.19 escape.die Kray 3',
    '11.19 escape.made Kray 4227',
    '8.4 march.step 4428 4328 1 1',
    '8.4 bp2 march.drops Joubert 4328',
    '8.4 march.step 4328 4329 1 2',
    '8.7 depot.captured french coalition 4329 1',
    '8.4 march.step 4329 4229 1 3',
    '8.4 march.step 4229 4130 1 4',
    '8.4 march.forced 4130 4 3',
    '8.4 march.ends 4130 4',
    '8.5 march.dieRolled 5',
    '8.6 march.forcedAdds 1',
    '8.5 march.score 6',
    '8.5 march.unitLost f99-Salm 4130',
    '8.2 march.outOfTrains coalition []',
    '8.2 march.outOfTrains french []',
  ]);
});
