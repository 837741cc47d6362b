import { describe, expect, test } from 'vitest';
import { type HexId, unitId } from '../../catalogue/catalogue.ts';
import { in1812, in1813, linked, standing } from '../../testing/invasion.ts';
import { unit } from '../../state/state.ts';
import { isInSupply, supplyRoute } from './6.1-in-supply.ts';
import { isLinked } from '../7-active-supply/7.8-depot-chain.ts';

const fate = (table: ReturnType<typeof in1812>, id: string): string => {
  const { at, disrupted } = unit(table.state, unitId(id));
  return at === 'lost' ? 'eliminated' : disrupted ? 'disrupted' : 'in good order';
};

describe('6.4 want in 1812', () => {
  const UNITS = {
    phase: 'generalSupply',
    french: { '1624': ['F12-1'], '1626': ['F12-10'] },
    coalition: { '0925': ['R12-Op1'] },
    disrupted: ['F12-1', 'R12-Op1'],
  } as const;

  test('6.4 a second want kills a French Veteran in summer and no Russian Conscript (L17-31) (L-31)', () => {
    const table = in1812({ turn: 6, ...UNITS });
    expect(['F12-1', 'F12-10', 'R12-Op1'].map((id) => fate(table, id))).toEqual([
      'eliminated',
      'disrupted',
      'disrupted',
    ]);
  });

  test('6.4 General Supply of February 1813 still counts as 1812, that of the next Turn as printed (L-31)', () => {
    expect(fate(linked({ turn: 17, ...UNITS }), 'F12-1')).toBe('eliminated');
    const spring = in1813({ turn: 4, ...UNITS });
    expect(fate(spring, 'F12-1')).toBe('disrupted');
    expect(fate(spring, 'R12-Op1')).toBe('eliminated');
  });
});

test('7.6, 6.3 a stack in Russia without a train forages, and four units fail on a 4 (L17-32)', () => {
  const stack = ['F12-6', 'F12-8', 'F12-9', 'F12-IIc'];
  const marked = in1812({
    turn: 4,
    phase: 'forageMarkers',
    french: { '1624': stack },
    depots: { french: ['1423'] },
  });
  expect(marked.state.units.filter(({ forage }) => forage).map(({ id }) => id)).toEqual(stack);
  const rolled = in1812({
    turn: 5,
    phase: 'generalSupply',
    french: { '1624': stack },
    depots: { french: ['1825'] },
    forage: stack,
  }).dice(4);
  expect(stack.map((id) => fate(rolled, id))).toEqual(Array(4).fill('disrupted'));
});

describe('7.8, 6.2 the road to Moscow', () => {
  const smolensk = (turn: number, more: object = {}) =>
    standing('1812', { turn, french: { '0621': ['F12-1'] }, depots: { french: ['0924'] }, ...more });

  test('7.8 from Smolensk to Vyazma it is four: a link in summer (L17-33), none in Winter (L17-34)', () => {
    const held = { '2025': ['F12-2'], '1825': ['F12-3'], '1423': ['F12-4'], '1223': ['F12-5'], '0924': ['F12-6'] };
    const french = { ...held, '0621': ['F12-1'] };
    const chain = { french, depots: { french: Object.keys(held) } };
    expect(isLinked(smolensk(6, chain), 'french', '0621' as HexId)).toBe(true);
    expect(isLinked(smolensk(11, chain), 'french', '0621' as HexId)).toBe(false);
  });

  test('6.2 bp2 past an empty Mozhaisk it is five to Moscow (L17-35)', () => {
    const g = smolensk(8, { french: { '0219': ['F12-1'] }, depots: { french: ['0621'] } });
    expect(isInSupply(g, 'french', '0219' as HexId)).toBe(true);
    expect(supplyRoute(g, 'french', '0219' as HexId)?.cost).toBe(5);
    const held = smolensk(8, { french: { '0219': ['F12-1'], '0420': ['F12-2'] }, depots: { french: ['0621'] } });
    expect(supplyRoute(held, 'french', '0219' as HexId)?.cost).toBe(4);
  });
});
