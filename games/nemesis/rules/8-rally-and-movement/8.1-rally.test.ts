import { describe, expect, test } from 'vitest';
import { say } from '../../text/speech.ts';
import type { HexId, UnitId } from '../../catalogue/catalogue.ts';
import { unit } from '../../state/state.ts';
import { at, type Position } from '../../testing/position.ts';

const MILAN = '4227' as HexId;
const FIVE = ['f99-Victor', 'f99-Salm', 'f99-Domb', 'f99-Hatry', 'f99-Watr'];

/** Five disrupted units at Milan under Moreau (2) and Montrichard (1), on a Depot, with a train. */
const milan = (change: Position = {}) =>
  at({
    phase: 'rally',
    french: { '4227': [...FIVE, 'Moreau', 'Montrichard'] },
    disrupted: FIVE,
    depots: { french: ['4227'] },
    trains: [{ side: 'french', hex: '4227' }],
    ...change,
  });
type Table = ReturnType<typeof milan>;

const isDisrupted = (table: Table, id: string): boolean => unit(table.state, id as UnitId).disrupted;
const rally = (table: Table, ...units: readonly string[]): Table =>
  units.reduce((on, id) => on.answer('french', { unit: id }), table.answer('french', { kind: 'rally', hex: '4227' }));

describe('8.1 who may rally', () => {
  test('8.1 a disrupted unit with a train, a commander and supply rallies to good order', () => {
    const table = rally(milan(), 'f99-Victor');
    expect(isDisrupted(table, 'f99-Victor')).toBe(false);
    expect(isDisrupted(table, 'f99-Salm')).toBe(true);
  });

  test('8.1 without a Supply Train on the stack nobody rallies', () => {
    const table = milan({
      french: { '4227': ['f99-Victor', 'Moreau'], '4327': ['f99-Salm', 'Montrichard'] },
      disrupted: ['f99-Victor', 'f99-Salm'],
    });
    expect(table.refusal('french', { kind: 'rally', hex: '4327' })).toEqual({
      rule: '8.1',
      because: say('rally.noTrain', { hex: '4327' as HexId }),
    });
  });

  test('8.1 reasons are given for disrupted stacks and for those with a counter, and for no others', () => {
    const table = milan({
      french: {
        '4227': ['f99-Victor', 'Moreau'],
        '4327': ['f99-Salm'],
        '4428': ['f99-Domb', 'Joubert'],
        '4229': ['f99-Geno', 'Perignon'],
      },
      coalition: { '3727': ['a99-Kaim'] },
      disrupted: ['f99-Victor', 'f99-Salm'],
      trains: [
        { side: 'french', hex: '4227' },
        { side: 'french', hex: '4428' },
        { side: 'coalition', hex: '3727' },
      ],
    });
    const reasons = table.asked('french').wishes?.() ?? [];
    expect(Object.fromEntries(reasons.map(({ answer, refusal }) => [answer['hex'], refusal.because.key]))).toEqual({
      '4327': 'rally.noTrain',
      '4428': 'rally.nobodyDisrupted',
    });
  });

  test('8.1 the next Turn a commander rallies again', () => {
    const french = { '4227': ['f99-Victor', 'f99-Salm', 'Montrichard'] };
    const table = milan({ french, disrupted: ['f99-Victor', 'f99-Salm'] });
    rally(table, 'f99-Victor').until('7.1');
    expect(table.state.commanders.filter(({ rallied }) => rallied)).toEqual([]);
  });

  test('8.1 without a commander nobody rallies', () => {
    const table = milan({
      french: { '4227': ['f99-Victor', 'Moreau'], '4327': ['f99-Salm'] },
      disrupted: ['f99-Victor', 'f99-Salm'],
      trains: [
        { side: 'french', hex: '4227' },
        { side: 'french', hex: '4327' },
      ],
    });
    expect(table.refusal('french', { kind: 'rally', hex: '4327' })).toEqual({
      rule: '8.1',
      because: say('rally.noCommander', { hex: '4327' as HexId }),
    });
  });

  test('8.1 a stack in good order has nobody to rally', () => {
    const table = milan({
      french: { '4227': ['f99-Victor', 'Moreau'], '4327': ['f99-Salm', 'Montrichard'] },
      disrupted: ['f99-Victor'],
      trains: [
        { side: 'french', hex: '4227' },
        { side: 'french', hex: '4327' },
      ],
    });
    expect(table.refusal('french', { kind: 'rally', hex: '4327' })).toEqual({
      rule: '8.1',
      because: say('rally.nobodyDisrupted', { hex: '4327' as HexId }),
    });
  });

  test('8.1 a stack without a route to a Depot does not rally', () => {
    const table = milan({
      french: { '4227': ['f99-Victor', 'Moreau'], '4428': ['f99-Salm', 'Montrichard'] },
      disrupted: ['f99-Victor', 'f99-Salm'],
      depots: { french: ['4227'] },
      coalition: { '4328': ['a99-Elsn'], '4327': ['a99-Mitr'] },
      trains: [
        { side: 'french', hex: '4227' },
        { side: 'french', hex: '4428' },
      ],
    });
    expect(table.refusal('french', { kind: 'rally', hex: '4428' })).toEqual({
      rule: '6.1',
      because: say('rally.outOfSupply', { hex: '4428' as HexId }),
    });
  });
});

describe('8.1 how many rally', () => {
  test('8.1 no more than the Commander Rating', () => {
    const table = rally(milan({ french: { '4227': [...FIVE, 'Moreau'] } }), 'f99-Victor', 'f99-Salm');
    expect(table.events('rally.unit')).toHaveLength(2);
    expect(table.state.clock.phase).not.toBe('rally');
    expect(FIVE.filter((id) => isDisrupted(table, id))).toEqual(['f99-Domb', 'f99-Hatry', 'f99-Watr']);
  });

  test('8.1 the question says how many may still rally', () => {
    const table = milan().answer('french', { kind: 'rally', hex: '4227' });
    expect(table.asked('french').prompt.params).toMatchObject({ left: 3 });
    table.answer('french', { unit: 'f99-Victor' });
    expect(table.asked('french').prompt.params).toMatchObject({ left: 2 });
  });

  test('8.1 the ratings of several commanders add up', () => {
    const table = rally(milan(), 'f99-Victor', 'f99-Salm', 'f99-Domb');
    expect(table.events('rally.unit')).toHaveLength(3);
    expect(table.events('rally.begins')[0]?.said.params['limit']).toBe(3);
    expect(table.state.clock.phase).not.toBe('rally');
  });

  test('8.1 the owner chooses the units, and may stop after the first', () => {
    const table = milan().answer('french', { kind: 'rally', hex: '4227' });
    expect(table.asked('french').answers.map(({ kind }) => kind)).toEqual(FIVE.map(() => 'rallyUnit'));
    table.answer('french', { unit: 'f99-Watr' }).answer('french', 'done');
    expect(FIVE.filter((id) => !isDisrupted(table, id))).toEqual(['f99-Watr']);
  });

  test('8.1 nobody is asked once all are in good order', () => {
    const table = rally(milan({ disrupted: ['f99-Victor'] }), 'f99-Victor');
    expect(table.state.clock.phase).not.toBe('rally');
  });

  test('8.1 a second train does not let a commander rally beyond his rating (A-77)', () => {
    const table = milan({
      french: { '4227': [...FIVE, 'Moreau'], '4327': ['f99-Oliv', 'Montrichard'] },
      disrupted: [...FIVE, 'f99-Oliv'],
      trains: [
        { side: 'french', hex: '4227' },
        { side: 'french', hex: '4227' },
        { side: 'french', hex: '4327' },
      ],
    });
    rally(table, 'f99-Victor', 'f99-Salm');
    expect(table.refusal('french', { kind: 'rally', hex: '4227' })).toEqual({
      rule: '8.1',
      because: say('rally.ratingsSpent', { hex: MILAN }),
    });
  });

  test('8.1 R-A77: ratings 2 and 1, two trains, five disrupted: three rally, one train is left, and the stack cannot move', () => {
    const train = { side: 'french', hex: '4227' } as const;
    const table = rally(milan({ trains: [train, train] }), 'f99-Victor', 'f99-Salm', 'f99-Domb');
    expect(table.state.clock.phase).toBe('movement');
    expect(table.state.trains).toHaveLength(1);
    expect(table.refusal('french', { kind: 'move', from: '4227' })).toEqual({
      rule: '8.4 bp4',
      because: say('march.disrupted', { hex: MILAN, units: ['f99-Hatry', 'f99-Watr'] as UnitId[] }),
    });
  });
});

describe('8.1 the train', () => {
  test('8.1 is removed, and that it was real is known to all', () => {
    const table = rally(milan(), 'f99-Victor');
    expect(table.state.trains).toEqual([]);
    expect(table.events('rally.begins')[0]).toMatchObject({ rule: '8.1', to: 'all', reveals: true });
  });

  test('8.1 one that nobody used stays for the move', () => {
    const table = milan().answer('french', 'done');
    expect(table.state.clock.phase).toBe('movement');
    expect(table.state.trains).toHaveLength(1);
  });

  test('8.1 a dummy rallies nobody', () => {
    const table = milan({ trains: [{ side: 'french', hex: '4227', real: false }] });
    expect(table.refusal('french', { kind: 'rally', hex: '4227' })).toEqual({
      rule: '8.1',
      because: say('rally.noTrain', { hex: MILAN }),
    });
  });

  test('8.1 to be asked does not betray whether the counter is real', () => {
    const real = milan();
    const dummy = milan({ trains: [{ side: 'french', hex: '4227', real: false }] });
    expect(dummy.asked('french').answers).toEqual([{ kind: 'done' }]);
    expect(dummy.view('coalition')).toEqual(real.view('coalition'));
  });

  test('8.1 a player whose counters could serve nobody is not asked', () => {
    const table = milan({ french: { '4227': [...FIVE, 'Moreau'] }, disrupted: [] });
    expect(table.state.clock.phase).toBe('movement');
  });
});

test('8.1 each player rallies all he wants before the other begins (A-65, A-77)', () => {
  const table = milan({
    next: 'coalition',
    turn: 4,
    french: { '4227': ['f99-Victor', 'Moreau'] },
    coalition: { '3827': ['a99-Elsn', 'Kray'], '3828': ['a99-Gotte', 'Hohenzollern'] },
    disrupted: ['f99-Victor', 'a99-Elsn', 'a99-Gotte'],
    depots: { french: ['4227'], coalition: ['3827'] },
    trains: [
      { side: 'french', hex: '4227' },
      { side: 'coalition', hex: '3827' },
      { side: 'coalition', hex: '3828' },
    ],
  });
  table
    .answer('coalition', { kind: 'rally', hex: '3827' })
    .answer('coalition', { unit: 'a99-Elsn' })
    .answer('coalition', { kind: 'rally', hex: '3828' })
    .answer('coalition', { unit: 'a99-Gotte' });
  expect(table.asked().by).toBe('french');
});
