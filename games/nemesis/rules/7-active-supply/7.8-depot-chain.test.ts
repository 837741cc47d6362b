import { describe, expect, test } from 'vitest';
import { at, type Position, WINTER_ITALY } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';

const KLAGENFURT = '3325';
const VILLACH = '3424';
const UDINE = '3526';
const TRIESTE = '3426';
const POLA = '3428';
const BELLUNO = '3726';
const TREVISO = '3727';
const CUNEO = '4530';
const SUSA = '4528';

/** Whether a Depot may be set down in this city: undefined, or the rule and the reason. */
const refusalAt = (side: 'french' | 'coalition', hex: string, more: Position = {}) => {
  const table = at({ phase: 'newDepots', next: side, trains: [{ side, hex }], ...more });
  const answer = { kind: 'depot', hex };
  if (table.asked().answers.some((listed) => listed['hex'] === hex)) return undefined;
  return table.refusal(side, answer);
};
const notLinked = { rule: '7.8', because: { key: 'depot.notLinked' } };

describe('7.8 the length of a link', () => {
  test('7.8 a link of five holds, one of six does not', () => {
    expect(refusalAt('coalition', BELLUNO)).toBeUndefined();
    expect(refusalAt('coalition', TREVISO)).toMatchObject({
      ...notLinked,
      because: { key: 'depot.notLinked', params: { hex: TREVISO, range: 5 } },
    });
  });

  test('7.8 in Winter a link of three holds, one of four does not', () => {
    expect(refusalAt('coalition', UDINE, { scenario: WINTER_ITALY })).toBeUndefined();
    expect(refusalAt('coalition', POLA)).toBeUndefined();
    expect(refusalAt('coalition', POLA, { scenario: WINTER_ITALY })).toMatchObject({
      ...notLinked,
      because: { params: { range: 3 } },
    });
  });

  test('7.8 a pass counts two in Winter', () => {
    const byThePassAlone = { french: { [TRIESTE]: ['f99-Geno'] } };
    expect(refusalAt('coalition', UDINE, byThePassAlone)).toBeUndefined();
    expect(refusalAt('coalition', UDINE, { ...byThePassAlone, scenario: WINTER_ITALY })).toMatchObject(notLinked);
  });

  test('7.8 each Depot that is linked carries the chain on', () => {
    expect(refusalAt('coalition', TREVISO, { depots: { coalition: [UDINE] } })).toBeUndefined();
    expect(refusalAt('coalition', '4127', { depots: { coalition: [UDINE] } })).toMatchObject(notLinked);
    const chain = { depots: { coalition: [UDINE, TREVISO] } };
    expect(refusalAt('coalition', '4127', chain)).toBeUndefined();
  });

  test('7.8 a Depot of the enemy carries nothing', () => {
    const coalition = { coalition: { [TREVISO]: ['a99-Lipt'] } };
    expect(refusalAt('coalition', TREVISO, { ...coalition, depots: { french: [UDINE] } })).toMatchObject(notLinked);
  });

  test('7.8 a Depot that is itself not linked carries nothing', () => {
    expect(refusalAt('coalition', '3827', { depots: { coalition: [TREVISO] } })).toMatchObject(notLinked);
  });

  test('7.8 the new Depot’s hex counts, the source’s does not: marsh at the end is two', () => {
    // Udine, 3527, Venice: one and two.
    expect(
      refusalAt('coalition', '3627', { scenario: WINTER_ITALY, depots: { coalition: [TRIESTE, UDINE] } }),
    ).toBeUndefined();
    expect(refusalAt('coalition', '3627', { scenario: WINTER_ITALY, depots: { coalition: [TRIESTE] } })).toMatchObject(
      notLinked,
    );
  });
});

describe('7.8 the bans of 6.2 along the link', () => {
  test('7.8 an enemy stack on the way cuts it', () => {
    // By Villach and 3525, or by Laibach and Trieste.
    const villach = { french: { '3525': ['f99-Geno'] } };
    expect(refusalAt('coalition', BELLUNO, villach)).toMatchObject(notLinked);
    expect(refusalAt('coalition', UDINE, villach)).toBeUndefined();
  });

  test('7.8 enemy cavalry next to the way cuts it, unless a friend holds the hex', () => {
    const raiders = { french: { '3524': ['f99-c1'] } };
    expect(refusalAt('coalition', BELLUNO, raiders)).toMatchObject(notLinked);
    expect(refusalAt('coalition', BELLUNO, { ...raiders, coalition: { [VILLACH]: ['a99-Lipt'] } })).toBeUndefined();
  });

  test('7.8 enemy cavalry next to the new Depot’s city cuts it off, unless a friend holds the city', () => {
    const raiders = { french: { [TREVISO]: ['f99-c1'] } };
    expect(refusalAt('coalition', BELLUNO, raiders)).toMatchObject(notLinked);
    expect(refusalAt('coalition', BELLUNO, { ...raiders, coalition: { [BELLUNO]: ['a99-Lipt'] } })).toBeUndefined();
  });

  test('7.8 an enemy city on the way cuts it, at its end 7.7 decides', () => {
    const french = { '3827': ['f99-Geno'], '3728': ['f99-Hatry'] };
    expect(refusalAt('french', '3827', { french, depots: { french: ['3928'] } })).toBeUndefined();
    const beyond = { french: { '3728': ['f99-Hatry'] }, depots: { french: ['3928'] } };
    expect(refusalAt('french', '3728', beyond)).toMatchObject(notLinked);
    expect(refusalAt('french', '3728', { ...beyond, french })).toBeUndefined();
  });

  test('7.8 a Depot left alone in an enemy city carries the chain on (A-09)', () => {
    const padua = { french: { '3728': ['f99-Hatry'] }, depots: { french: ['3928', '3828'] } };
    expect(refusalAt('french', '3728', padua)).toBeUndefined();
  });

  test('7.8 a river is crossed by a bridge alone', () => {
    // The Tagliamento has its bridge at 3527; 3626 lies just across from Udine.
    const udine = { scenario: WINTER_ITALY, depots: { coalition: [UDINE] } };
    expect(refusalAt('coalition', TREVISO, udine)).toBeUndefined();
    expect(refusalAt('coalition', TREVISO, { ...udine, french: { '3527': ['f99-Geno'] } })).toMatchObject(notLinked);
  });
});

describe('7.8 the sources', () => {
  test('7.8 a depot in the source hex is linked at distance 0 (A-09)', () => {
    expect(refusalAt('coalition', KLAGENFURT)).toBeUndefined();
    expect(refusalAt('french', SUSA)).toBeUndefined();
  });

  test('7.8 an enemy unit in the edge hex closes that source (A-09)', () => {
    const raiders = { french: { [KLAGENFURT]: ['f99-Geno'] } };
    expect(refusalAt('coalition', VILLACH, raiders)).toMatchObject(notLinked);
    expect(refusalAt('coalition', VILLACH)).toBeUndefined();
  });

  test('7.8 enemy cavalry next to the source closes it, unless a friend holds it (A-09)', () => {
    const raiders = { french: { '3326': ['f99-c1'] } };
    expect(refusalAt('coalition', VILLACH, raiders)).toMatchObject(notLinked);
    expect(refusalAt('coalition', KLAGENFURT, raiders)).toMatchObject(notLinked);
    const guarded = { ...raiders, coalition: { [KLAGENFURT]: ['a99-Lipt'] } };
    expect(refusalAt('coalition', VILLACH, guarded)).toBeUndefined();
  });

  test('18.6 the sources of the French lie in the west and south, that of the Coalition is Klagenfurt', () => {
    expect(refusalAt('french', CUNEO)).toBeUndefined();
    expect(refusalAt('french', '3630')).toBeUndefined();
    expect(refusalAt('french', VILLACH, { french: { [VILLACH]: ['f99-Geno'] } })).toMatchObject(notLinked);
    expect(refusalAt('coalition', CUNEO)).toMatchObject(notLinked);
  });
});

describe('7.8 PN-7.8 a chain that is cut', () => {
  const cut = {
    french: { '3525': ['f99-Geno'], [TRIESTE]: ['f99-Hatry'] },
    coalition: { '3626': ['a99-Lipt'] },
    depots: { coalition: [UDINE] },
  };

  test('7.8 PN-7.8 the Depot beyond still supplies', () => {
    expect(withoutRoute(cut)).not.toContain('a99-Lipt');
  });

  test('7.8 PN-7.8 and links no new Depot', () => {
    expect(refusalAt('coalition', TREVISO, cut)).toMatchObject(notLinked);
  });
});
