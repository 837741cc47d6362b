import { describe, expect, test } from 'vitest';
import { greedyAnswer, greedyPlays } from '../testing/bot.ts';
import { whereIs } from '../testing/combat.ts';
import { at } from '../testing/position.ts';

describe('the staff of greedy', () => {
  test('12.1 a spare commander rides to the stack that has none', () => {
    const table = at({
      turn: 5,
      phase: 'commandersMovement',
      next: 'coalition',
      out: ['french'],
      coalition: {
        '3827': ['a99-Elsn', 'a99-Gotte', 'Kray', 'Lusignan'],
        '3728': ['a99-Mitr', 'a99-Frölich', 'a99-a1'],
      },
      french: { '3927': ['f99-Serr', 'f99-c1', 'Moreau'] },
      depots: { coalition: ['3727'] },
    });
    expect(greedyAnswer(table)).toEqual({ kind: 'ride', commander: 'Lusignan' });
    greedyPlays(table, 'coalition', 'ride.');
    expect(whereIs(table, 'Lusignan')).toBe('3728');
    expect(whereIs(table, 'Kray')).toBe('3827');
  });

  test('12.1 a commander alone goes back to the troops', () => {
    const table = at({
      turn: 8,
      phase: 'commandersMovement',
      next: 'french',
      out: ['coalition'],
      french: { '4028': ['Victor99'], '4227': ['f99-Montr', 'f99-Hatry'] },
      coalition: { '3827': ['a99-Elsn', 'Kray'] },
      depots: { french: ['4227'] },
    });
    greedyPlays(table, 'french', 'ride.');
    expect(whereIs(table, 'Victor99')).toBe('4227');
  });

  test('12.2 nobody rides when all are where they should be', () => {
    const table = at({
      turn: 5,
      phase: 'commandersMovement',
      next: 'coalition',
      out: ['french'],
      coalition: { '3827': ['a99-Elsn', 'a99-Gotte', 'Kray'], '3728': ['a99-Mitr', 'a99-Frölich', 'Klenau99'] },
      french: { '3927': ['f99-Serr', 'f99-c1', 'Moreau'] },
      depots: { coalition: ['3727'] },
    });
    expect(greedyAnswer(table)).toEqual({ kind: 'pass' });
  });

  test('14.9 it takes in the contingents that change sides', () => {
    const table = at({
      scenario: '1813',
      turn: 14,
      phase: 'defectors',
      politics: { armistice: 7, austria: 'coalition', confederation: 'coalition' },
      coalition: { '3715': ['R-5'] },
      defectors: [{ unit: 'K-39', from: '3916' }],
      due: ['K-39', 'Wrede'],
    });
    expect(greedyAnswer(table)).toEqual({ kind: 'arrive', at: '3715' });
  });

  test('13.2 Suvorov’s Russians arrive together', () => {
    const russians = ['r99-1', 'r99-b', 'r99-k1', 'r99-a', 'Suvorov', 'Rosenberg', 'Bagration'];
    const table = at({
      turn: 3,
      phase: 'reinforcements',
      next: 'coalition',
      out: ['french'],
      coalition: { '3827': ['a99-Elsn', 'a99-Gotte', 'Kray'], '3828': ['a99-Morz', 'a99-Doll', 'Hohenzollern'] },
      french: { '4027': ['f99-Serr', 'f99-c1', 'Moreau'] },
      depots: { coalition: ['3726', '3828'] },
      due: russians,
    });
    greedyPlays(table, 'coalition', 'arrival.');
    const places = new Set(russians.slice(0, 4).map((id) => whereIs(table, id)));
    expect(places.size).toBe(1);
    expect(places).toContain(whereIs(table, 'Suvorov'));
  });
});
