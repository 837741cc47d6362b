import { describe, expect, test } from 'vitest';
import type { Position } from '../../testing/position.ts';
import { atGeneralSupply } from '../../testing/supply.ts';

const MILAN = '4227';
const TURIN = '4428';
const disrupted = ({ state }: ReturnType<typeof atGeneralSupply>) =>
  state.units.filter((row) => row.disrupted).map(({ id }) => id);
const inMilan = (units: readonly string[], forage: readonly string[], more: Partial<Position> = {}) =>
  atGeneralSupply({ french: { [MILAN]: units }, depots: { french: [MILAN] }, forage, ...more });

describe('6.3 the forage roll', () => {
  const FOUR = ['f99-Geno', 'f99-Deso', 'f99-c1', 'f99-c2'];

  test('6.3 PN-6.3 four units under a forage marker are out of supply on a 4', () => {
    const table = inMilan(FOUR, FOUR).dice(4);
    expect(disrupted(table)).toEqual(expect.arrayContaining(FOUR));
    const [told] = table.events('supply.forageLacking');
    expect(told).toMatchObject({ rule: '6.3', said: { params: { side: 'french', hex: MILAN, die: 4, threshold: 4 } } });
    expect(told?.said.params['units']).toHaveLength(4);
  });

  test('6.3 PN-6.3b on a 5 they find enough', () => {
    const table = inMilan(FOUR, FOUR).dice(5);
    expect(disrupted(table)).toEqual([]);
    expect(table.events('supply.forageFound')[0]?.said.params).toMatchObject({ die: 5, threshold: 4 });
  });

  test('6.3 newcomers count for the roll but do not suffer (A-12)', () => {
    // R-A12: three marked units, and one that arrived without a marker.
    const marked = ['f99-Geno', 'f99-Deso', 'f99-c1'];
    const table = inMilan(FOUR, marked).dice(4);
    expect(disrupted(table)).toHaveLength(3);
    expect(disrupted(table)).not.toContain('f99-c2');
  });

  test('6.3 disrupted units and exempt ones count for the roll as well (A-12)', () => {
    const mixed = {
      coalition: { [MILAN]: ['a99-Lipt', 'a99-Klen', 'r99-k1'] },
      depots: { coalition: [MILAN] },
      disrupted: ['a99-Klen'],
      forage: ['a99-Lipt', 'a99-Klen'],
    };
    expect(disrupted(atGeneralSupply(mixed).dice(3))).toEqual(expect.arrayContaining(['a99-Lipt', 'a99-Klen']));
    expect(disrupted(atGeneralSupply(mixed).dice(3))).not.toContain('r99-k1');
    expect(disrupted(atGeneralSupply(mixed).dice(4))).toEqual(['a99-Klen']);
  });

  test('6.3 an augmented division counts as one unit (18.9)', () => {
    expect(disrupted(inMilan(['f99-Serr', 'f99-Delm'], ['f99-Serr', 'f99-Delm']).dice(3))).toEqual([]);
  });

  test('6.3 each hex with a marker rolls a die of its own, and no other hex does', () => {
    const french = { [MILAN]: ['f99-ci'], [TURIN]: ['f99-Turin'], '4229': ['f99-Geno'] };
    const depots = { french: [MILAN, TURIN, '4229'] };
    const table = atGeneralSupply({ french, depots, forage: ['f99-ci', 'f99-Turin'] }).dice(1, 6);
    expect(disrupted(table)).toHaveLength(1);
    expect(table.events('6.3')).toHaveLength(2);
  });

  test('6.3 the player first in trains rolls first (A-65)', () => {
    const both = {
      french: { [MILAN]: ['f99-ci'] },
      coalition: { [TURIN]: ['a99-Lipt'] },
      depots: { french: [MILAN], coalition: [TURIN] },
      forage: ['f99-ci', 'a99-Lipt'],
    };
    expect(atGeneralSupply(both).asked().prompt.params).toMatchObject({ side: 'french' });
    expect(atGeneralSupply({ ...both, turn: 4 }).asked().prompt.params).toMatchObject({ side: 'coalition' });
  });

  test('6.3 all forage markers come off at the end of the phase', () => {
    const stillForaging = ({ state }: ReturnType<typeof atGeneralSupply>) => state.units.filter(({ forage }) => forage);
    expect(stillForaging(inMilan(FOUR, FOUR).dice(6))).toEqual([]);
    expect(stillForaging(inMilan(FOUR, FOUR).dice(1))).toEqual([]);
  });
});
