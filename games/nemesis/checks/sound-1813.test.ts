import { describe, expect, test } from 'vitest';
import { cardId } from '../catalogue/cards.ts';
import type { HexId, UnitId } from '../catalogue/catalogue.ts';
import { sound } from './sound.ts';
import { position, type Position } from '../testing/position.ts';

const faults = (wanted: Position): readonly string[] => [
  ...new Set(sound(position({ scenario: '1813', turn: 5, phase: 'rally', ...wanted })).map(({ rule }) => rule)),
];

describe('invariants of 1813', () => {
  test('14.8 Swedes among others are a fault, unless a Swedish commander is with them', () => {
    expect(faults({ coalition: { '3509': ['S-1', 'R-3'] } })).toEqual(['14.8']);
    expect(faults({ coalition: { '3509': ['S-1', 'Bulow'] } })).toEqual(['14.8']);
    expect(faults({ coalition: { '3509': ['S-1', 'R-3', 'Stedingk'] } })).toEqual([]);
    expect(faults({ coalition: { '3509': ['S-1', 'S-2'] } })).toEqual([]);
  });

  test('14.12 a garrison stands in its city', () => {
    const garrisons = [{ unit: 'F-G-Stett' as UnitId, hex: '3310' as HexId, relieved: 0 }];
    expect(faults({ french: { '3310': ['F-G-Stett'] }, garrisons })).toEqual([]);
    expect(faults({ french: { '3410': ['F-G-Stett'] }, garrisons })).toEqual(['14.12']);
    expect(faults({ garrisons })).toEqual(['14.12']);
  });

  test('15.1 five dummies at most, no more than combat units, and none while stacks lie open', () => {
    const agreed = { hiddenStacks: true };
    const coalition = { '3411': ['R-5', 'R-14', 'R-3'], '3412': ['R-4', 'R-7', 'R-18', 'Barclay'] };
    const five = ['3411', '3411', '3412', '3412', '3412'];
    expect(faults({ agreed, coalition, decoys: five })).toEqual([]);
    expect(faults({ agreed, coalition, decoys: [...five, '3411'] })).toEqual(['15.1']);
    expect(faults({ agreed, coalition: { '3411': ['R-5', 'Barclay'] }, decoys: ['3411', '3411'] })).toEqual(['15.1']);
    expect(faults({ agreed, french: { '3411': ['F-1'] }, decoys: ['3411'] })).toEqual(['15.1']);
    expect(faults({ coalition, decoys: ['3411'] })).toEqual(['15.1']);
  });

  test('16.1 no card is lost or doubled, and a hand has two at most', () => {
    const agreed = { cards: true };
    const hands = (french: readonly string[]) => ({ coalition: [], french: french.map(cardId) });
    expect(faults({ agreed, cards: { hands: hands(['1', '2']) } })).toEqual([]);
    expect(faults({ agreed, cards: { hands: hands(['1', '2', '3']) } })).toEqual(['16.1']);
    expect(faults({ agreed, cards: { hands: hands(['1', '1']) } })).toEqual(['16.1']);
    expect(faults({ agreed, cards: { decks: { pre: [], post: [] } } })).toEqual(['16.1']);
    expect(faults({ agreed, turn: 14, cards: { hands: hands(['35']) } })).toEqual(['16.1']);
  });

  test('14.14 Hamburg brings three points at most', () => {
    expect(faults({ politics: { hamburgPoints: 3 } })).toEqual([]);
    expect(faults({ politics: { hamburgPoints: 4 } })).toEqual(['14.14']);
  });

  test('7.2 the figure is that of the row in force', () => {
    const pools = { coalition: { real: 13, dummies: 2 } };
    expect(faults({ turn: 13, pools, politics: { armistice: 9, austria: 'coalition' } })).toEqual([]);
    expect(faults({ turn: 13, pools })).toEqual(['7.2']);
  });

  test('9.2 cards may bring more Combat Commands than were allotted, up to six', () => {
    const ledgers = { french: { allotted: 4, commands: 5 } };
    expect(faults({ ledgers })).toEqual(['9.2']);
    expect(faults({ ledgers, agreed: { cards: true } })).toEqual([]);
    expect(faults({ ledgers: { french: { commands: 7 } }, agreed: { cards: true } })).toEqual(['9.2']);
  });
});
