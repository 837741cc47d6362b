import { describe, expect, test } from 'vitest';
import { commandsByCards, hasNoEffect, offered, second, trainsByCards, under } from '../../../testing/cards.ts';
import { isDisrupted, told, whereIs } from '../../../testing/combat.ts';
import type { Position } from '../../../testing/position.ts';

const LEIPZIG = '3715';
const LIEGNITZ = '3115';
const PRAGUE = '3317';
const MILAN = '4227';
const FIUME = '3227';
const GENOA = '4330';
const KASSEL = '4115';
const BOTH = ['coalition', 'french'] as const;

const AT_WAR = { politics: { austria: 'coalition', armistice: 9 } } as const;

describe('16.1 card 41, the Emperor is unwell', () => {
  test('16.1 card 41, Coalition: Napoleon is unwell in his next combat', () => {
    const table = second('coalition', '41', { french: { [LEIPZIG]: ['F-16', 'Napoleon'] } });
    expect(table.state.effects).toMatchObject([{ kind: 'unwellNapoleon', lasts: 'turn' }]);
  });

  test('16.1 card 41, Coalition: it is discarded while he is away', () => {
    expect(hasNoEffect(second('coalition', '41'), '41')).toBe(true);
  });

  test('16.1 card 41, French: one Combat Command more', () => {
    expect(commandsByCards(second('french', '41'))).toEqual([{ side: 'french', by: 1 }]);
  });
});

describe('16.1 card 42, Landwehr', () => {
  const beaten: Position = {
    coalition: { [LIEGNITZ]: ['P-Horn', 'P-Hun', 'P-Stei', 'R-5'] },
    disrupted: ['P-Horn', 'P-Hun', 'P-Stei', 'R-5'],
    depots: { coalition: [LIEGNITZ] },
  };

  test('16.1 card 42, Coalition: two Prussian units rally, or one if the player likes', () => {
    const table = second('coalition', '42', beaten);
    expect(offered(table, 'unit')).toEqual(['P-Horn', 'P-Hun', 'P-Stei']);
    table.answer('coalition', { kind: 'rallyUnit', unit: 'P-Hun' }).answer('coalition', 'done');
    expect(isDisrupted(table, 'P-Hun')).toBe(false);
    expect(isDisrupted(table, 'P-Horn')).toBe(true);
  });

  test('16.1 card 42, French: a Prussian Conscript unit takes a hit, the Coalition’s choice', () => {
    const conscripts: Position = {
      coalition: { [LIEGNITZ]: ['P-Dob', 'P-Don', 'P-Horn', 'R-Aren'] },
      disrupted: ['P-Don'],
      depots: { coalition: [LIEGNITZ] },
    };
    const table = second('french', '42', conscripts);
    expect(offered(table, 'unit')).toEqual(['P-Dob', 'P-Don']);
    expect(table.asked().by).toBe('coalition');
    table.answer('coalition', { kind: 'nameUnit', unit: 'P-Don' });
    expect(whereIs(table, 'P-Don')).toBe('lost');
    const other = second('french', '42', conscripts).answer('coalition', { kind: 'nameUnit', unit: 'P-Dob' });
    expect(isDisrupted(other, 'P-Dob')).toBe(true);
    expect(told(other, 'victory.decisive')).toEqual([]);
  });

  test.each(BOTH)('16.1 card 42, %s: it is discarded when there is nobody', (side) => {
    expect(hasNoEffect(second(side, '42', { coalition: { [LIEGNITZ]: ['P-Horn'] } }), '42')).toBe(true);
  });
});

describe('16.1 card 43, Croats and Carinthians', () => {
  test('16.1 card 43, Coalition: the French disrupt one of their units in Illyria or the Kingdom of Italy', () => {
    const table = second('coalition', '43', {
      french: { [FIUME]: ['F-Gr'], [MILAN]: ['F-Q', 'F-Ve'], [LEIPZIG]: ['F-16'] },
      depots: { french: [FIUME, MILAN, LEIPZIG] },
      disrupted: ['F-Ve'],
    });
    expect(table.asked().by).toBe('french');
    expect(offered(table, 'unit')).toEqual(expect.arrayContaining(['F-Gr', 'F-Q']));
    expect(offered(table, 'unit')).toHaveLength(2);
    table.answer('french', { kind: 'nameUnit', unit: 'F-Gr' });
    expect(['F-Gr', 'F-Q', 'F-16'].map((id) => isDisrupted(table, id))).toEqual([true, false, false]);
  });

  test('16.1 card 43, French: nobody who is with Hiller moves', () => {
    const coalition = { [PRAGUE]: ['A-Mars', 'A-Fenn', 'Hiller', 'Nostitz'], '3319': ['A-Marz', 'Klenau'] };
    const table = under(second('french', '43', { ...AT_WAR, coalition }), {
      ...AT_WAR,
      next: 'coalition',
      coalition,
      trains: [PRAGUE, '3319'].map((hex) => ({ side: 'coalition', hex }) as const),
    });
    expect(table.refusal('coalition', { kind: 'move', from: PRAGUE })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.mayNotMove' },
    });
    expect(table.asked().answers).toContainEqual({ kind: 'move', from: '3319' });
  });

  test.each(BOTH)('16.1 card 43, %s: it is discarded where nobody is', (side) => {
    const elsewhere = { french: { [LEIPZIG]: ['F-16'], [GENOA]: ['F-Q'] }, coalition: { [PRAGUE]: ['A-Mars'] } };
    expect(hasNoEffect(second(side, '43', { ...AT_WAR, ...elsewhere }), '43')).toBe(true);
  });
});

describe('16.1 card 43a, unwilling Italians', () => {
  test('16.1 card 43a, Coalition: a unit of the Kingdom of Italy takes a hit, the French choice', () => {
    const table = second('coalition', '43a', {
      french: { [LEIPZIG]: ['F-15', 'F-16'], [MILAN]: ['F-Le', 'F-Q'] },
      disrupted: ['F-Le'],
      depots: { french: [LEIPZIG, MILAN] },
    });
    expect(table.asked().by).toBe('french');
    expect(offered(table, 'unit')).toEqual(expect.arrayContaining(['F-15', 'F-Le']));
    expect(offered(table, 'unit')).toHaveLength(2);
    table.answer('french', { kind: 'nameUnit', unit: 'F-Le' });
    expect(whereIs(table, 'F-Le')).toBe('lost');
  });

  test('16.1 card 43a, French: two units on Italian soil rally, whatever their nation', () => {
    const table = second('french', '43a', {
      french: { [MILAN]: ['F-Q', 'F-Pa'], [GENOA]: ['F-Ve'], [LEIPZIG]: ['F-16'] },
      disrupted: ['F-Q', 'F-Pa', 'F-Ve', 'F-16'],
      depots: { french: [MILAN, GENOA, LEIPZIG] },
    });
    expect(offered(table, 'unit')).toEqual(expect.arrayContaining(['F-Q', 'F-Pa', 'F-Ve']));
    expect(offered(table, 'unit')).not.toContain('F-16');
    table.answer('french', { kind: 'rallyUnit', unit: 'F-Ve' }).answer('french', { kind: 'rallyUnit', unit: 'F-Pa' });
    expect(['F-Q', 'F-Pa', 'F-Ve', 'F-16'].map((id) => isDisrupted(table, id))).toEqual([true, false, false, true]);
  });

  test.each(BOTH)('16.1 card 43a, %s: it is discarded where nobody is', (side) => {
    const elsewhere = { french: { [LEIPZIG]: ['F-16'], [MILAN]: ['F-Q'] }, depots: { french: [LEIPZIG, MILAN] } };
    expect(hasNoEffect(second(side, '43a', elsewhere), '43a')).toBe(true);
  });
});

describe('16.1 card 44, Jérôme’s kingdom totters', () => {
  const westphalians: Position = {
    french: { [KASSEL]: ['F-Wei'], [LEIPZIG]: ['F-Wec', 'F-16'] },
    depots: { french: [KASSEL, LEIPZIG] },
  };
  const FOUR_AWAY = '3714';
  const FIVE_AWAY = '3613';

  test('16.1 card 44, Coalition: with Cossacks before Kassel they leave the game, wherever they are', () => {
    const cossacks = { ...westphalians, coalition: { [FOUR_AWAY]: ['R-Plat1'] } };
    const table = second('coalition', '44', cossacks);
    expect(['F-Wei', 'F-Wec'].map((id) => whereIs(table, id))).toEqual(['lost', 'lost']);
    const shaken = second('coalition', '44', { ...cossacks, disrupted: ['F-Wei', 'F-Wec'] });
    expect(['F-Wei', 'F-Wec'].map((id) => whereIs(shaken, id))).toEqual(['lost', 'lost']);
    expect(whereIs(table, 'F-16')).toBe(LEIPZIG);
    expect(table.state.politics.contingentsLost.now).toBe(2);
    expect(table.state.ledgers.coalition.battlePoints).toBe(6);
  });

  test.each([
    ['too far away', { coalition: { [FIVE_AWAY]: ['R-Plat1'] } }],
    ['disrupted', { coalition: { [FOUR_AWAY]: ['R-Plat1'] }, disrupted: ['R-Plat1'] }],
    ['no Cossacks at all', { coalition: { [FOUR_AWAY]: ['R-5'] } }],
  ] as const)('16.1 card 44, Coalition: otherwise they are disrupted (%s)', (_why, position) => {
    const table = second('coalition', '44', { ...westphalians, ...position });
    expect(['F-Wei', 'F-Wec'].map((id) => isDisrupted(table, id))).toEqual([true, true]);
    expect(['F-Wei', 'F-Wec'].map((id) => whereIs(table, id))).toEqual([KASSEL, LEIPZIG]);
  });

  test('16.1 card 44, Coalition: it is discarded when neither is there, or the Confederation has gone over', () => {
    expect(hasNoEffect(second('coalition', '44', { french: { [LEIPZIG]: ['F-16'] } }), '44')).toBe(true);
    const gone = { ...westphalians, politics: { confederation: 'coalition' } } as const;
    expect(hasNoEffect(second('coalition', '44', gone), '44')).toBe(true);
    const shaken = { ...westphalians, disrupted: ['F-Wei', 'F-Wec'] };
    expect(hasNoEffect(second('coalition', '44', shaken), '44')).toBe(true);
    const waiting = { due: ['F-Wei', 'F-Wec'] };
    const table = second('coalition', '44', { ...waiting, coalition: { [KASSEL]: ['R-Plat1'] } });
    expect(whereIs(table, 'F-Wei')).toBe('due');
  });

  test('16.1 card 44, French: one train more', () => {
    expect(trainsByCards(second('french', '44'))).toEqual([{ side: 'french', by: 1 }]);
  });
});

describe('16.1 card 45, typhus', () => {
  const crowds: Position = {
    french: { '3716': ['F-16', 'F-17', 'F-18', 'F-19'], [LEIPZIG]: ['F-1', 'F-3', 'F-4', 'F-12'], '3717': ['F-13'] },
    coalition: { '3014': ['R-5', 'R-14', 'R-3', 'R-4'] },
    depots: { french: [LEIPZIG], coalition: [LIEGNITZ] },
    disrupted: ['F-17'],
  };

  test.each([
    ['coalition', ['3014', '3716']],
    ['french', ['3716', '3014']],
  ] as const)(
    '16.1 card 45, %s: its own crowded stacks roll first, those in a Depot city do not roll',
    (side, order) => {
      const table = second(side, '45', crowds).dice(1, 5);
      expect(told(table, 'card.typhusDie').map(({ hex }) => hex)).toEqual(order);
      expect(table.events('card.disrupts')).toEqual([]);
    },
  );

  test('16.1 card 45: on a six one of its units takes a hit, the owner’s choice', () => {
    const table = second('coalition', '45', crowds).dice(6);
    expect(table.asked().by).toBe('coalition');
    table.answer('coalition', { kind: 'nameUnit', unit: 'R-3' }).dice(6);
    table.answer('french', { kind: 'nameUnit', unit: 'F-17' });
    expect(isDisrupted(table, 'R-3')).toBe(true);
    expect(whereIs(table, 'F-17')).toBe('lost');
  });

  test('16.1 card 45: garrisons in their cities neither count nor suffer', () => {
    const danzig = { '2807': ['F-DG-7', 'F-DG-30', 'F-DG-33', 'F-DG-Art'] };
    expect(hasNoEffect(second('french', '45', { french: danzig }), '45')).toBe(true);
  });
});
