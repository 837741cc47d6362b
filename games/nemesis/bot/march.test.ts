import { describe, expect, test } from 'vitest';
import { greedyAnswer, greedyPlays } from '../testing/bot.ts';
import { at, type Position } from '../testing/position.ts';
import { occupies } from '../state/stack.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import type { Nemesis } from '../state/state.ts';

/** One stack of the Coalition with a train, and a depot close by. */
const marching = (wanted: Position) =>
  at({
    turn: 8,
    phase: 'movement',
    next: 'coalition',
    out: ['french'],
    ...wanted,
  });

const holds = (g: Nemesis, hex: string): boolean => occupies(g, 'coalition', hex as HexId);

describe('the marches of greedy', () => {
  test('18.4 it enters an empty victory city within reach', () => {
    const table = marching({
      coalition: { '4127': ['a99-Mitr', 'a99-Frölich', 'Kray'] },
      french: { '4430': ['f99-Turin'] },
      depots: { coalition: ['4127'] },
      trains: [{ side: 'coalition', hex: '4127' }],
    });
    greedyPlays(table, 'coalition', 'march.');
    expect(holds(table.state, '4227')).toBe(true);
  });

  test('18.4 it leaves a garrison in a victory city when the rest marches on', () => {
    const table = marching({
      turn: 13,
      coalition: { '4227': ['a99-Mitr', 'a99-Frölich', 'a99-Gotte', 'Kray'] },
      french: { '4530': ['f99-wa'] },
      depots: { coalition: ['4227'] },
      trains: [{ side: 'coalition', hex: '4227' }],
    });
    greedyPlays(table, 'coalition', 'march.');
    expect(holds(table.state, '4227')).toBe(true);
    expect(holds(table.state, '4229')).toBe(true);
  });

  test('18.4 the only unit of a victory city stays there on the last Turn', () => {
    const table = marching({
      turn: 13,
      coalition: { '4227': ['a99-Mitr', 'Kray'] },
      french: { '4127': ['f99-Gren'] },
      depots: { coalition: ['4227'] },
      trains: [{ side: 'coalition', hex: '4227' }],
      disrupted: ['f99-Gren'],
    });
    expect(greedyAnswer(table)).toEqual({ kind: 'discard', hex: '4227' });
  });

  test.each([
    { depot: '3829', lost: 0 },
    { depot: '4128', lost: 1 },
  ])('6.1, 8.7 it takes an enemy depot that nobody guards, but does not starve for it: own depot $depot', (wanted) => {
    const table = marching({
      coalition: {
        '4028': ['a99-Mitr', 'a99-Frölich', 'a99-Gotte', 'Kray'],
        '3928': ['a99-Morz'],
        '4227': ['a99-Hohe'],
        '4229': ['a99-Doll'],
        '4428': ['a99-Lipt'],
      },
      french: { '3630': ['f99-wa'] },
      depots: { coalition: [wanted.depot], french: ['4127'] },
      trains: [{ side: 'coalition', hex: '4028' }],
    });
    greedyPlays(table, 'coalition', 'march.');
    expect(table.state.ledgers.french.depotsLost).toBe(wanted.lost);
  });

  test.each([
    { cavalry: 'in good order', disrupted: [], stays: true },
    { cavalry: 'disrupted', disrupted: ['f99-c1'], stays: false },
  ])('6.2 who keeps a route open does not leave it: enemy cavalry $cavalry next to it', ({ disrupted, stays }) => {
    // Without a stack in Modena cavalry in Mantua would close the route of the army in Parma.
    const table = marching({
      coalition: {
        '3929': ['a99-Gotte', 'Lusignan'],
        '4028': ['a99-Mitr', 'a99-Frölich', 'a99-a1', 'a99-Morz', 'Kray'],
      },
      french: { '3928': ['f99-c1', 'f99-mg'], '4229': ['f99-Geno'], '4428': ['f99-Turin'] },
      depots: { coalition: ['3929'] },
      trains: [{ side: 'coalition', hex: '3929' }],
      disrupted,
    });
    greedyPlays(table, 'coalition', 'march.');
    expect(table.state.units.find(({ id }) => id === 'a99-Gotte')?.at === '3929').toBe(stays);
  });

  test.each([
    { turn: 8, forced: 0 },
    { turn: 13, forced: 1 },
  ])('8.4 four hexes from an empty victory city it forces the march on the last Turn alone: Turn $turn', (wanted) => {
    const table = marching({
      turn: wanted.turn,
      coalition: {
        '4028': ['a99-Gotte', 'Lusignan'],
        '3928': ['a99-Morz'],
        '4227': ['a99-Frölich'],
        '4229': ['a99-Doll'],
      },
      french: { '3630': ['f99-wa'] },
      depots: { coalition: ['4028'] },
      trains: [{ side: 'coalition', hex: '4028' }],
    });
    greedyPlays(table, 'coalition', 'march.');
    expect(table.events('march.setsOut')).toHaveLength(1);
    expect(table.events('march.forced')).toHaveLength(wanted.forced);
  });

  test('8.2 where no march is of use the train is discarded', () => {
    const table = at({
      turn: 8,
      phase: 'movement',
      next: 'french',
      out: ['coalition'],
      french: { '4229': ['f99-Geno', 'Perignon'] },
      coalition: { '3827': ['a99-Elsn', 'a99-c1', 'Kray'] },
      depots: { french: ['4229'] },
      trains: [{ side: 'french', hex: '4229' }],
    });
    expect(greedyAnswer(table)).toEqual({ kind: 'discard', hex: '4229' });
  });
});
