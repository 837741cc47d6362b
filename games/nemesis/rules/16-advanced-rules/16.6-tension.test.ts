import { describe, expect, test } from 'vitest';
import { ordered, type Table, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { CHEMNITZ, LEIPZIG, NORTH, SOUTH } from '../../testing/seniority.ts';

/** The Turn after a French triumph, the French ahead by two. */
const TENSE: Position = {
  scenario: '1813',
  turn: 6,
  agreed: { tension: true },
  politics: { frenchTriumph: 5 },
  ledgers: { french: { battlePoints: 7 }, coalition: { battlePoints: 5 } },
};
const CALM: readonly (readonly [string, Position])[] = [
  ['without the option', { agreed: {} }],
  ['two Turns later', { turn: 7 }],
  ['in the Turn of the victory itself', { turn: 5 }],
  [
    'when the French have no more Battle points than the Coalition',
    { ledgers: { french: { battlePoints: 6 }, coalition: { battlePoints: 6 } } },
  ],
];

describe('16.6 in 8.2 who obeys whom', () => {
  const moving = (counters: readonly string[], more: Position = {}): Table =>
    at({
      ...TENSE,
      next: 'coalition',
      coalition: { [LEIPZIG]: counters },
      trains: [{ side: 'coalition', hex: LEIPZIG }],
      ...more,
    });
  const goers = (table: Table) =>
    table.answer('coalition', { kind: 'move', from: LEIPZIG }).asked().prompt.params['units'];

  test('16.6 a unit without a commander of its own nation does not move', () => {
    expect(moving(['P-Horn', 'Wittgenstein']).refusal('coalition', { kind: 'move', from: LEIPZIG })).toMatchObject({
      rule: '16.6',
      because: { key: 'tension.nobodyToMarch' },
    });
  });

  test('16.6 of a mixed stack those go who have one', () => {
    expect(goers(moving(['P-Horn', 'R-5', 'Wittgenstein']))).toEqual(['R-5']);
    expect(goers(moving(['P-Horn', 'R-5', 'Wittgenstein', 'Yorck']))).toHaveLength(2);
  });

  test('16.6 Cossacks are Russians; contingents that have gone over follow anyone (A-56)', () => {
    expect(goers(moving(['R-Plat1', 'K-39', 'Wittgenstein']))).toHaveLength(2);
    expect(goers(moving(['R-Plat1', 'K-39', 'Yorck']))).toEqual(['K-39']);
  });

  test('16.6 the Saxons of Torgau follow anyone too (A-56)', () => {
    expect(goers(moving(['R-Plat1', 'N-Torgau', 'Yorck']))).toEqual(['N-Torgau']);
  });

  test.each(CALM)('16.6 %s everybody obeys', (_when, more) => {
    expect(goers(moving(['P-Horn', 'R-5', 'Wittgenstein'], more))).toHaveLength(2);
  });

  test('16.6 in the first Turn, before any victory, they all obey', () => {
    const table = moving(['B-Gibb', 'Wittgenstein'], { turn: 1, politics: { frenchTriumph: 0 } });
    expect(goers(table)).toEqual(['B-Gibb']);
  });

  test('16.6 the French are not touched by it', () => {
    const table = at({
      ...TENSE,
      french: { [LEIPZIG]: ['F-26', 'F-24', 'Ney'] },
      trains: [{ side: 'french', hex: LEIPZIG }],
    }).answer('french', { kind: 'move', from: LEIPZIG });
    expect(table.asked().prompt.params['units']).toHaveLength(2);
  });
});

describe('16.6 in 8.1 who rallies whom', () => {
  const rallying = (counters: readonly string[], more: Position = {}): Table =>
    at({
      ...TENSE,
      phase: 'rally',
      next: 'coalition',
      coalition: { '3412': counters, '3211': ['R-3', 'Barclay'] },
      disrupted: [...counters.filter((id) => id.includes('-')), 'R-3'],
      depots: { coalition: ['3412', '3211'] },
      trains: [
        { side: 'coalition', hex: '3412' },
        { side: 'coalition', hex: '3211' },
      ],
      ...more,
    });
  const rally = (table: Table): Table => table.answer('coalition', { kind: 'rally', hex: '3412' });
  const choices = (table: Table) => table.asked('coalition').answers.map((answer) => answer['unit'] ?? answer.kind);

  test('16.6 a unit is rallied by commanders of its nation alone', () => {
    expect(rallying(['P-Horn', 'Wittgenstein']).refusal('coalition', { kind: 'rally', hex: '3412' })).toMatchObject({
      rule: '16.6',
      because: { key: 'tension.nobodyToRally' },
    });
    const table = rally(rallying(['P-Horn', 'R-5', 'Wittgenstein']));
    expect(choices(table)).toEqual(['R-5']);
    expect(table.refusal('coalition', { kind: 'rallyUnit', unit: 'P-Horn' })).toMatchObject({
      rule: '16.6',
      because: { key: 'tension.obeysNobody', params: { unit: 'P-Horn' } },
    });
  });

  test('16.6 each nation has its own commanders’ ratings', () => {
    const table = rally(rallying(['R-5', 'R-14', 'P-Horn', 'Constantine', 'Yorck']));
    table.answer('coalition', { kind: 'rallyUnit', unit: 'R-5' });
    expect(choices(table)).toEqual(['P-Horn', 'done']);
  });

  test('16.6 contingents that have gone over take what is left (A-56)', () => {
    const table = rally(rallying(['R-5', 'K-39', 'K-38', 'Wittgenstein']));
    table
      .answer('coalition', { kind: 'rallyUnit', unit: 'K-39' })
      .answer('coalition', { kind: 'rallyUnit', unit: 'K-38' });
    expect(told(table, 'rally.unit')).toHaveLength(2);
    expect(table.asked('coalition').prompt.key).not.toBe('rally.whichUnit');
  });

  test('16.6 the French rally whom they will', () => {
    const table = at({
      ...TENSE,
      phase: 'rally',
      french: { [LEIPZIG]: ['F-26', 'F-27', 'Ney'] },
      disrupted: ['F-26', 'F-27'],
      depots: { french: [LEIPZIG] },
      trains: [{ side: 'french', hex: LEIPZIG }],
    }).answer('french', { kind: 'rally', hex: LEIPZIG });
    expect(table.asked('french').answers.map((answer) => answer['unit'])).toEqual(['F-26', 'F-27']);
  });

  test('16.6 at peace among themselves they rally as ever', () => {
    expect(choices(rally(rallying(['P-Horn', 'R-5', 'Wittgenstein'], { agreed: {} })))).toHaveLength(2);
  });
});

describe('16.6 in 10.4 discord between stacks', () => {
  const called = (main: readonly string[], helper: readonly string[], more: Position = {}) => {
    const table = ordered(
      {
        ...TENSE,
        coalition: { [SOUTH]: main, [CHEMNITZ]: helper },
        french: { [LEIPZIG]: ['F-16'] },
        ...more,
        ledgers: {
          french: { battlePoints: 7, commands: 0, ...more.ledgers?.french },
          coalition: { battlePoints: 5, commands: 0, ...more.ledgers?.coalition },
        },
      },
      { by: 'coalition', from: SOUTH, to: LEIPZIG },
    ).dice(6);
    table.answer('coalition', { kind: 'support', hex: CHEMNITZ }).dice(5);
    return told(table, 'support.score')[0];
  };
  const PRUSSIANS = ['P-Horn', 'Yorck'];
  const RUSSIANS = ['R-5', 'Wittgenstein'];

  test('16.6 one is taken off when the best commanders are of different nations', () => {
    expect(called(PRUSSIANS, RUSSIANS)).toMatchObject({ die: 5, rating: 2, discord: 1, total: 6 });
    expect(called(['P-Horn', 'Yorck'], ['P-Klu', 'Kleist'])).toMatchObject({ die: 5, rating: 2, total: 7 });
  });

  test.each(CALM)('16.6 %s nothing is taken off', (_when, more) => {
    expect(called(PRUSSIANS, RUSSIANS, more)).toMatchObject({ total: 7 });
  });

  test('16.6 it is the highest rating that counts; of two as high the owner names either', () => {
    expect(called(['P-Horn', 'Yorck', 'Constantine'], ['R-5', 'Wittgenstein'])).toMatchObject({ total: 6 });
    expect(called(['P-Horn', 'Yorck', 'Wurttemberg'], ['R-5', 'Wittgenstein'])).toMatchObject({ total: 7 });
    expect(called(['R-5', 'Wittgenstein'], ['P-Horn', 'Yorck', 'Wurttemberg'])).toMatchObject({ total: 7 });
  });

  test('16.6 French and Danes are at odds with nobody', () => {
    const table = ordered(
      {
        ...TENSE,
        french: { [SOUTH]: ['F-16', 'Lauriston'], [CHEMNITZ]: ['F-Da1', 'Hesse'] },
        coalition: { [LEIPZIG]: ['P-Horn'] },
        ledgers: { french: { battlePoints: 7, commands: 0 }, coalition: { battlePoints: 5, commands: 0 } },
      },
      { from: SOUTH, to: LEIPZIG },
    ).dice(6);
    table.answer('french', { kind: 'support', hex: CHEMNITZ }).dice(5);
    expect(told(table, 'support.score')[0]).not.toHaveProperty('discord');
  });

  test('16.6 a stack without a commander is at odds with nobody', () => {
    expect(called(PRUSSIANS, ['R-5'])).toMatchObject({ total: 5 });
  });

  const helping = (defenders: readonly string[]) => {
    const table = ordered(
      {
        ...TENSE,
        french: { [SOUTH]: ['F-16', 'Lauriston'] },
        coalition: { [LEIPZIG]: defenders, [NORTH]: RUSSIANS },
        ledgers: { french: { battlePoints: 7, commands: 0 }, coalition: { battlePoints: 5, commands: 0 } },
      },
      { from: SOUTH, to: LEIPZIG },
    ).dice(6);
    table.answer('coalition', { kind: 'support', hex: NORTH }).dice(5);
    return told(table, 'support.score')[0];
  };

  test('16.6 in 10.5 the same for the defence', () => {
    expect(helping(PRUSSIANS)).toMatchObject({ discord: 1, total: 6 });
  });

  test('16.6 in 10.5 nobody is at odds with defenders whom no commander leads', () => {
    expect(helping(['P-Horn'])).toMatchObject({ total: 7 });
  });
});
