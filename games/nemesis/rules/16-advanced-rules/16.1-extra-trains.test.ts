import { SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { laying, under } from '../../testing/cards.ts';
import { isDisrupted, type Table, told, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const BRESLAU = '2915';
const LIEGNITZ = '3115';
const DEPOTS = ['2612', '2813', '2611', '2411', '2810', '2909', '3108'];
const troops: Position = {
  coalition: { [BRESLAU]: ['P-Zie', 'P-Klu', 'Blucher'], [LIEGNITZ]: ['P-Pir', 'Kleist'] },
  depots: { coalition: [BRESLAU] },
};

/** The Coalition lays the train of the card at Breslau and discards all others. */
const laid = (more: Position = {}): Table => {
  const table = laying('coalition', '28', { ...troops, ...more }).until('7.4');
  if (table.asked().by === 'french') table.answer('french', 'pass');
  return table.answer('coalition', { kind: 'extraTrain', hex: BRESLAU });
};

describe('16.1 a train that a card brings and that lies face up', () => {
  test('16.1 it is no part of the face-down counters, and everybody sees where it lies', () => {
    const table = laid();
    expect(table.state.pools.coalition).toEqual({ real: 7, dummies: 2 });
    expect(table.view(SPECTATOR).state.trains).toEqual([
      { side: 'coalition', hex: BRESLAU, real: true, faceUp: true, extra: 'rallyOrDepot' },
    ]);
    expect(told(table, 'card.trainLaid')).toEqual([{ side: 'coalition', hex: BRESLAU }]);
  });

  test('16.1 there is one of it', () => {
    const table = laid().answer('french', 'pass');
    expect(table.asked('coalition').answers.map(({ kind }) => kind)).not.toContain('extraTrain');
  });

  test('16.1 it may still be laid after one of the others', () => {
    const table = laying('coalition', '28', troops).until('7.4');
    if (table.asked().by === 'french') table.answer('french', 'pass');
    table.answer('coalition', { kind: 'train', hex: BRESLAU }).answer('french', 'pass');
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'extraTrain', hex: BRESLAU });
  });

  test('16.1 it may rally', () => {
    const table = laid({ disrupted: ['P-Zie'] })
      .until('8.1')
      .answer('coalition', { kind: 'rally', hex: BRESLAU });
    table.answer('coalition', { kind: 'rallyUnit', unit: 'P-Zie' });
    expect(isDisrupted(table, 'P-Zie')).toBe(false);
  });

  test('16.1 it may become a Depot', () => {
    const table = laying('coalition', '28', { coalition: { '3108': ['P-Bors', 'Bulow'] } }).until('7.4');
    if (table.asked().by === 'french') table.answer('french', 'pass');
    table.answer('coalition', { kind: 'extraTrain', hex: '3108' }).until('7.7');
    table.answer('coalition', { kind: 'depot', hex: '3108' });
    expect(table.state.depots).toEqual([{ side: 'coalition', hex: '3108' }]);
    expect(table.state.trains).toEqual([]);
  });

  test('16.1 it moves nobody: when the rallying is over it is gone', () => {
    const table = laid().until('card.draw');
    expect(told(table, 'card.trainUnused')).toEqual([{ side: 'coalition', hex: BRESLAU }]);
    expect(told(table, 'march.ordered')).toEqual([]);
    expect(whereIs(table, 'Blucher')).toBe(BRESLAU);
  });

  test('16.1 where Depots have used all trains up, there is none', () => {
    const table = under(laying('coalition', '28'), {
      phase: 'countTrains',
      next: 'coalition',
      coalition: { [BRESLAU]: ['P-Zie', 'Blucher'] },
      depots: { coalition: [BRESLAU, LIEGNITZ, ...DEPOTS] },
    });
    table.until('7.4');
    expect(table.state.pools.coalition.real).toBe(0);
    expect(table.asked().answers.map(({ kind }) => kind)).not.toContain('extraTrain');
    expect(table.state.effects).toMatchObject([{ kind: 'trains', by: 1, face: 'down' }]);
  });

  describe.each([
    ['49', 'A-ML'],
    ['49a', 'R-5'],
  ] as const)('16.1 card %s, a train for one nation and stacks of several', (card, theirs) => {
    const mixed = (counters: readonly string[]): Table => {
      const table = laying('coalition', card, {
        turn: 14,
        politics: { armistice: 9, austria: 'coalition' },
        coalition: { [LIEGNITZ]: counters },
        depots: { coalition: [LIEGNITZ] },
      }).until('7.4');
      if (table.asked().by === 'french') table.answer('french', 'pass');
      return table;
    };

    test(`16.1 card ${card}: one unit of the nation is enough, before or after the others`, () => {
      for (const counters of [
        ['P-Zie', theirs, 'Blucher'],
        [theirs, 'P-Zie', 'Blucher'],
      ]) {
        const table = mixed(counters).answer('coalition', { kind: 'extraTrain', hex: LIEGNITZ });
        expect(told(table, 'card.trainLaid')).toEqual([{ side: 'coalition', hex: LIEGNITZ }]);
      }
    });

    test(`16.1 card ${card}: a commander of the nation with the units of others is not`, () => {
      const staff = card === '49' ? 'Schwarzenberg' : 'Barclay';
      expect(mixed(['P-Zie', staff]).refusal('coalition', { kind: 'extraTrain', hex: LIEGNITZ }).because.key).toBe(
        'card.trainNotForThem',
      );
    });

    test(`16.1 card ${card}: it moves the whole of a mixed stack`, () => {
      const table = mixed(['P-Zie', theirs, 'Blucher']).answer('coalition', { kind: 'extraTrain', hex: LIEGNITZ });
      table.until('8.2');
      if (table.asked().by === 'french') table.until('8.2');
      table.answer('coalition', { kind: 'move', from: LIEGNITZ });
      expect(table.asked('coalition').prompt.params['units']).toHaveLength(2);
    });
  });

  test('16.1 who does not lay it has declined it, and is out', () => {
    const table = under(laying('coalition', '28'), {
      ...troops,
      phase: 'allocateTrains',
      next: 'coalition',
      pools: { coalition: { real: 0, dummies: 0 }, french: { real: 0, dummies: 0 } },
    });
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'done' });
    table.answer('coalition', 'done');
    expect(table.state.clock.phase).not.toBe('allocateTrains');
  });
});
