import { describe, expect, test } from 'vitest';
import { greedyAnswer, greedyPlays, thoughtsOf } from '../testing/bot.ts';
import { at, type Position } from '../testing/position.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { deceit, trainWorth } from './trains.ts';

const hex = (id: string): HexId => id as HexId;

/** Two led stacks of the French: Milan has to be rallied, Genoa has nothing to do. */
const wanted: Position = {
  turn: 8,
  phase: 'allocateTrains',
  next: 'french',
  out: ['coalition'],
  french: {
    '4227': ['f99-Montr', 'f99-Hatry', 'Moreau'],
    '4229': ['f99-Geno', 'Perignon'],
  },
  coalition: { '3827': ['a99-Elsn', 'a99-c1', 'Kray'] },
  depots: { french: ['4227', '4229'] },
  disrupted: ['f99-Montr', 'f99-Hatry'],
  pools: { french: { real: 1, dummies: 0 } },
};

describe('the trains of greedy', () => {
  test('8.1 a train goes to the stack that has to be rallied', () => {
    const french = { '4227': ['f99-Montr', 'f99-Hatry', 'Victor99'], '4229': ['f99-Geno', 'Perignon'] };
    expect(greedyAnswer(at({ ...wanted, french }))).toEqual({ kind: 'train', hex: '4227' });
  });

  test('8.1 and there it rallies, the better unit first', () => {
    const table = at({ ...wanted, phase: 'rally', trains: [{ side: 'french', hex: '4227' }] });
    expect(greedyAnswer(table)).toEqual({ kind: 'rally', hex: '4227' });
    table.answer('french', { kind: 'rally', hex: '4227' });
    expect(greedyAnswer(table)).toEqual({ kind: 'rallyUnit', unit: 'f99-Montr' });
    greedyPlays(table, 'french', 'rally.');
    expect(table.state.units.filter(({ disrupted }) => disrupted)).toEqual([]);
  });

  test('8.1, 8.2 a stack that must be rallied before it can take a victory city gets both trains', () => {
    const last: Position = {
      ...wanted,
      turn: 13,
      french: { '4530': ['f99-wa', 'f99-jo', 'Joubert'], '4227': ['f99-Montr', 'f99-Hatry', 'Moreau'] },
      depots: { french: ['4530', '4227'] },
      disrupted: ['f99-wa', 'f99-Montr', 'f99-Hatry'],
      pools: { french: { real: 2, dummies: 0 } },
    };
    const table = greedyPlays(at(last), 'french', 'train.');
    expect(table.state.trains.map((train) => train.hex)).toEqual(['4530', '4530']);
    for (const topic of ['depot.', 'rally.', 'march.']) greedyPlays(table, 'french', topic);
    expect(table.state.units.some(({ at: place }) => place === '4428')).toBe(true);
  });

  test('7.4 a train is of no use where enough of them lie', () => {
    const train = { side: 'french', hex: '4227' } as const;
    const laid = thoughtsOf('french', { ...wanted, trains: [train, train] });
    expect(trainWorth(thoughtsOf('french', wanted), hex('4227'))).toBeGreaterThan(0);
    expect(trainWorth(laid, hex('4227'))).toBe(0);
  });

  test('7.6 a train is worth more to a large stack that would have to forage', () => {
    const genoa = { '4229': ['f99-Geno', 'f99-jo', 'f99-Gren', 'Perignon'] };
    const quiet: Position = { ...wanted, disrupted: [], french: genoa, depots: { french: ['4330'] } };
    const foraging = trainWorth(thoughtsOf('french', quiet), hex('4229'));
    const fed = trainWorth(thoughtsOf('french', { ...quiet, depots: { french: ['4229'] } }), hex('4229'));
    expect(foraging).toBeGreaterThan(fed + 1);
  });

  test('7.5 a dummy lies where it could be a train, and where no forage marker gives it away', () => {
    const s = thoughtsOf('french', {
      ...wanted,
      french: { '4227': ['f99-Montr', 'Moreau'], '4328': ['f99-Gren', 'Serurier'], '4427': ['f99-Deso'] },
      // The enemy is nearest to those on whom a counter would be known for a dummy.
      coalition: { '4428': ['a99-Elsn', 'a99-c1', 'Kray'] },
      depots: { french: ['4227'] },
      disrupted: [],
    });
    expect(deceit(s, hex('4227'))).toBeGreaterThan(deceit(s, hex('4328')));
    expect(deceit(s, hex('4227'))).toBeGreaterThan(deceit(s, hex('4427')));
  });

  test('7.5 when the trains are gone the dummies go out', () => {
    const table = at({ ...wanted, disrupted: [], pools: { french: { real: 0, dummies: 2 } } });
    expect(greedyAnswer(table)).toMatchObject({ kind: 'dummy' });
  });

  test('8.1, 8.4 a disrupted stack is judged by the march of all of it, once it is rallied', () => {
    const position: Position = {
      ...wanted,
      turn: 9,
      french: { '4530': ['f99-wa', 'f99-jo', 'f99-Gren', 'Joubert'] },
      coalition: { '3827': ['a99-Elsn', 'Kray'] },
      depots: { french: ['4530'] },
      disrupted: [],
    };
    const whole = trainWorth(thoughtsOf('french', position), hex('4530'));
    const broken = trainWorth(thoughtsOf('french', { ...position, disrupted: ['f99-wa'] }), hex('4530'));
    expect(whole).toBeGreaterThan(1.2);
    expect(broken).toBeCloseTo((whole + 1.2) / 2, 1);
  });
});
