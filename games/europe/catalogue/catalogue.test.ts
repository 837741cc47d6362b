import { describe, expect, test } from 'vitest';
import {
  attritionResult,
  type BattleLevel,
  card,
  cardId,
  cards,
  catalogueFor,
  combatResult,
  depots,
  differences,
  EDITIONS,
  fleets,
  fleetsLost,
  general,
  generalId,
  generals,
  hasUnits,
  majors,
  minors,
  nation,
  nationId,
  nations,
  siegeResult,
  tableProvenance,
  tablesFor,
  unit,
  unitId,
  units,
  zone,
} from './catalogue.ts';
import { byId, counted, known, lookup, named } from '@bivouac/kernel/lookup.ts';

const tables = tablesFor('2013');

describe('the counter sheets', () => {
  test('2.1 each unit has as many combat points as steps, one or two', () => {
    const guard = unit(unitId('fra_garde'));
    expect([guard.steps, guard.morale, guard.mf, guard.stars]).toEqual([2, 6, 4, 2]);
    expect(units.size).toBe(114);
  });

  test('2.2 Blücher is 2 in attack and 1 in defence, and takes the place of Brunswick', () => {
    const { attack, defence, replaces, enters } = general(generalId('blucher'));
    expect([attack, defence, replaces, enters]).toEqual([2, 1, 'brunswick', { year: 1809 }]);
    expect(general(generalId('brunswick')).leaves).toEqual({ general: 'blucher' });
  });

  test('10.2 no two generals of a power have the same rank, but for the one who replaces the other', () => {
    const ranks = [...generals.values()].filter(({ id }) => id !== 'blucher').map((one) => `${one.nation} ${one.rank}`);
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  test('17.2.4 the fleets that may not go everywhere', () => {
    const limited = [...fleets.values()].filter(({ limit }) => limit !== 'none').map(({ nation: of }) => of);
    expect(new Set(limited)).toEqual(new Set(['russia', 'turkey', 'naples', 'suede', 'danemark']));
  });

  test('13.4 the seven major powers have depots', () => {
    expect([...depots.counters.keys()].sort()).toEqual(majors.map(({ id }) => id).sort());
  });
});

describe('nations', () => {
  test('18.2.1 seven major powers have keys, 31 minor ones have none', () => {
    expect([majors.length, minors.length, nations.size]).toEqual([7, 31, 38]);
    expect(nation(nationId('france')).conquestKeys).toEqual(['paris', 'lyon', 'bordeaux', 'anvers']);
    for (const { conquestKeys } of majors) for (const key of conquestKeys) expect(zone(key).key).toBe(true);
  });

  test('8.2 Hanover has no units, Saxony has', () => {
    expect([hasUnits(nationId('hanovre')), hasUnits(nationId('saxe'))]).toEqual([false, true]);
  });
});

describe('cards', () => {
  test('6.1 each side has 55, and the permanent ones belong to powers', () => {
    for (const side of ['empire', 'coalition'])
      expect([...cards.values()].filter((one) => one.side === side)).toHaveLength(55);
    const permanent = [...cards.values()].flatMap((one) => (one.permanent === undefined ? [] : [one.permanent]));
    expect(permanent).toEqual(['france', 'britain', 'russia', 'austria']);
  });

  test('6.3 hands can be filled from the first deck, and cards come back to it', () => {
    for (const side of ['empire', 'coalition']) {
      const deck = [...cards.values()].filter((one) => one.side === side && one.deck === 'Epic' && !one.permanent);
      expect(deck.length).toBeGreaterThanOrEqual(2 * tables.hands.max);
      expect(deck.filter(({ star }) => star !== 'gold').length).toBeGreaterThanOrEqual(11);
    }
  });

  test('6.3 the Continental Blockade may be discarded in neither edition, the Snare of Bayonne not in the revised one', () => {
    expect(card(cardId('25F')).undiscardable).toEqual(['2013', 'revised']);
    expect(card(cardId('24F')).undiscardable).toEqual(['revised']);
    expect(card(cardId('24F')).needs.played).toEqual([]);
    expect(card(cardId('22C')).needs.played).toEqual(['24F']);
  });
});

const shown = ({ losses, tieBreak, cavalry }: ReturnType<typeof combatResult>): string =>
  `${losses}${tieBreak ? '+' : ''}${cavalry ? 'C' : ''}`;
const LEVELS: readonly BattleLevel[] = ['skirmish', 'minor', 'major'];
const inTurn = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('tables', () => {
  test.each([
    ['skirmish', 6, '0'],
    ['skirmish', 8, '0+'],
    ['minor', 8, '1+'],
    ['minor', 13, '3'],
    ['minor', 15, '4C'],
    ['minor', 16, '4+C'],
    ['minor', 99, '6+C'],
    ['major', -4, '1'],
  ] as const)('14.6 a %s at %i inflicts %s in both editions', (level, total, cell) => {
    for (const edition of EDITIONS) expect(shown(combatResult(tablesFor(edition), level, total))).toBe(cell);
  });

  test('14.6 a minor battle at 6 inflicts 1, which breaks a tie in the revised edition', () => {
    expect(EDITIONS.map((edition) => shown(combatResult(tablesFor(edition), 'minor', 6)))).toEqual(['1', '1+']);
  });

  const weight = (level: BattleLevel, total: number): number => {
    const { losses, tieBreak } = combatResult(tables, level, total);
    return 2 * losses + (tieBreak ? 1 : 0);
  };
  test('14.6 more dice and greater battles never inflict less', () => {
    for (const total of inTurn(2, 20)) {
      for (const level of LEVELS) expect(weight(level, total)).toBeGreaterThanOrEqual(weight(level, total - 1));
      expect(weight('minor', total)).toBeGreaterThanOrEqual(weight('skirmish', total));
      expect(weight('major', total)).toBeGreaterThanOrEqual(weight('minor', total));
    }
  });

  test.each([
    [7, 2, 0, false],
    [7, 5, 1, false],
    [8, 6, 1, false],
    [8, 7, 1, true],
    [7, 8, 2, false],
    [4, 7, 1, true],
    [2, 4, 0, false],
    [12, 3, 1, true],
    [10, 1, 0, false],
    [30, 99, 6, false],
    [30, -9, 0, false],
  ])('13.6.2 %i steps at %i lose %i (star %s)', (steps, total, losses, star) => {
    expect(attritionResult(tables, steps, total)).toEqual({ losses, star });
  });

  test('13.6.2 more steps and a higher throw never lose less', () => {
    const lost = (steps: number, total: number): number => {
      const { losses, star } = attritionResult(tables, steps, total);
      return 2 * losses + (star ? 1 : 0);
    };
    for (const total of inTurn(-3, 12))
      for (const steps of inTurn(2, 20)) {
        expect(lost(steps, total)).toBeGreaterThanOrEqual(lost(steps - 1, total));
        expect(lost(steps, total)).toBeGreaterThanOrEqual(lost(steps, total - 1));
      }
  });

  test('13.6.2 winter and forced marches count neither at the end of the year nor in redeployment', () => {
    const { endPhase, redeployment } = tables.attrition;
    for (const set of [endPhase, redeployment])
      expect([set.has('winter'), set.has('forcedMarch')]).toEqual([false, false]);
    expect([endPhase.has('besieged'), redeployment.has('besieged')]).toEqual([true, false]);
  });

  test.each([
    [1, 'repulsed'],
    [2, 'stable'],
    [5, 'stable'],
    [6, 'honours'],
    [7, 'honours'],
    [8, 'breach'],
    [12, 'breach'],
  ])('15.4 a siege at %i: %s', (total, result) => {
    expect(siegeResult(tables, total)).toBe(result);
  });

  test.each([
    [3, 'none'],
    [4, 'one'],
    [7, 'one'],
    [8, 'two'],
    [12, 'all'],
  ])('17.3.2 a difference of %i at sea: %s lost', (difference, lost) => {
    expect(fleetsLost(tables, difference)).toBe(lost);
  });

  test('12.5 difficult ground helps the evader in both editions', () => {
    for (const edition of EDITIONS) expect(tablesFor(edition).rolls.evasion.difficult).toBe(1);
    expect(tables.rolls.interception.difficult).toBe(-1);
  });

  test('8.1.5 a protectorate brings an escalade in 2013, none in the revised edition', () => {
    const escalade = EDITIONS.map((edition) => tablesFor(edition).victory.events.get('protectorate')?.escalade);
    expect(escalade).toEqual([1, 0]);
  });

  test('8.3.3 the card of Bavaria is lost with Munich in the revised edition alone', () => {
    const lostWith = EDITIONS.map(
      (edition) => tablesFor(edition).hands.entries.find(({ created }) => created === 'bavaria')?.lostWhileEnemyHolds,
    );
    expect(lostWith).toEqual([[], ['munich', 'innsbruck']]);
  });

  test('8.2.3 every nation that can be won over has its bonus', () => {
    const closed = ['france', 'britain', 'sicile', 'westphalie', 'rhin', 'pologne', 'chouans', 'serbes', 'tyrol'];
    for (const id of nations.keys()) expect(tables.diplomacy.bonus.has(id)).toBe(!closed.includes(id));
  });

  test('each line says where it comes from', () => {
    expect(tableProvenance.get('battle.unsupplied')).toBe('seed 13.5');
    expect(tableProvenance.get('movement.zone.rough')).toBe('proposed');
  });
});

describe('editions', () => {
  test('119 differences, each with what both rulebooks say', () => {
    expect(differences.size).toBe(119);
    for (const { text } of differences.values()) expect(text.revised.length + text['2013'].length).toBeGreaterThan(4);
  });

  test('3.1 only the map of 2013 has misprints', () => {
    expect(EDITIONS.map((edition) => catalogueFor(edition).misprints.length)).toEqual([5, 0]);
  });
});

describe('slips in the data are named with their place', () => {
  const rows = byId('a.json', [{ id: 'one' }, { id: 'two' }]);

  test('an id twice', () => {
    expect(() => byId('a.json', [{ id: 'one' }, { id: 'one' }])).toThrow(
      'a.json: one stands there twice. Keep one of the two.',
    );
  });

  test('an id that is not there', () => {
    expect(() => known('a.json two', 'zone', ['three'], rows)).toThrow('a.json two: there is no zone three.');
    expect(() => named('zone', rows)('three')).toThrow('three: there is no zone of this name.');
    expect(() => lookup('zone', rows)('three' as 'one')).toThrow('no zone three in the catalogue');
  });

  test('a row too few', () => {
    expect(() => counted('a.json', 'zones', rows, 3)).toThrow('a.json: it has 2 zones. There must be 3');
  });
});
