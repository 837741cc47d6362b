import { describe, expect, test } from 'vitest';
import { asks, type Table, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const BERLIN = '3512';
const DRESDEN = '3415';

/** Berlin, Frankfurt an der Oder and Königsberg are in Prussia: three points for the Coalition. */
const THREE: Position = { french: { '3813': ['F-1', 'Napoleon'] }, coalition: { '2813': ['R-5', 'Kutuzov'] } };
const FOUR: Position = { ...THREE, coalition: { [DRESDEN]: ['R-5', 'Kutuzov'] } };
const TWO: Position = { ...THREE, french: { [BERLIN]: ['F-1', 'Napoleon'] } };

const inTalks = (turn: number, wanted: Position = THREE): Table =>
  at({ scenario: '1813', turn, phase: 'armistice', ...wanted });
/** The Coalition has rolled higher. */
const coalitionOffers = (turn: number, wanted?: Position): Table =>
  inTalks(turn, wanted).dice(5, 2).answer('coalition', 'offerTruce');
const frenchOffer = (turn: number, wanted?: Position): Table =>
  inTalks(turn, wanted).dice(2, 5).answer('french', 'offerTruce');
const isAgreed = (table: Table): boolean => table.state.politics.armistice !== null;

describe('14.15 the rolls', () => {
  test('14.15 the higher roll may call a truce', () => {
    expect(inTalks(7).dice(5, 2).asked().by).toBe('coalition');
    expect(inTalks(7).dice(2, 5).asked().by).toBe('french');
  });

  test('14.15 equal rolls are rolled again', () => {
    const table = inTalks(7).dice(4, 4, 1, 6);
    expect(table.events('truce.rollAgain')).toHaveLength(1);
    expect(table.asked()).toMatchObject({ by: 'french', prompt: { key: 'truce.whether' } });
  });

  test('14.15 talk of a truce adds to one roll, ties included, and is then spent (16.1)', () => {
    const talk = { kind: 'truceDie', side: 'french', by: 2, card: '30', laidBy: 'french', lasts: 'standing' } as const;
    const table = inTalks(7, { ...THREE, effects: [talk as never] }).dice(4, 2);
    expect(told(table, 'truce.rolled')).toEqual([
      { side: 'coalition', die: 4, bonus: 0, score: 4 },
      { side: 'french', die: 2, bonus: 2, score: 4 },
    ]);
    expect(table.dice(4, 3).asked().by).toBe('french');
    expect(table.state.effects).toEqual([]);
  });

  test('14.15 the talks are held at the start of Turns 7 to 11 and of no other', () => {
    const nextTurnFrom = (turn: number): Table => at({ scenario: '1813', turn, phase: 'allegiance', ...THREE });
    for (const turn of [7, 8, 9, 10, 11]) expect(asks(nextTurnFrom(turn - 1), 'truce.die')).toBe(true);
    expect(asks(nextTurnFrom(5), 'truce.die')).toBe(false);
    expect(asks(nextTurnFrom(11), 'truce.die')).toBe(false);
  });

  test('14.15 nor ever again once a truce was made', () => {
    const after = at({ scenario: '1813', turn: 7, phase: 'allegiance', ...THREE, politics: { armistice: 7 } });
    expect(after.state.clock.turn).toBe(8);
    expect(told(after, 'phase.begins')).not.toContainEqual({ phase: 'armistice' });
  });

  test('14.15 who declines to offer one leaves the Turn to be played', () => {
    const table = inTalks(8).dice(5, 2).answer('coalition', 'pass');
    expect(isAgreed(table)).toBe(false);
    expect(table.state.clock.turn).toBe(8);
    expect(table.state.clock.phase).not.toBe('armistice');
    expect(table.state.politics.truceRefused).toBe(false);
  });
});

describe('14.15 who may refuse', () => {
  test('14.15 on Turn 8 the French may refuse a Coalition with three points (PN-14.15) (A-21)', () => {
    const table = coalitionOffers(8);
    expect(table.asked()).toMatchObject({ by: 'french', prompt: { key: 'truce.answer', params: { points: 3 } } });
    expect(isAgreed(table.fork().answer('french', 'accept'))).toBe(true);
    const refused = table.answer('french', 'refuse');
    expect(isAgreed(refused)).toBe(false);
    expect(refused.state.politics.truceRefused).toBe(false);
  });

  test('14.15 on Turn 10 they may not (PN-14.15b)', () => {
    const table = coalitionOffers(10);
    expect(told(table, 'truce.mayNotRefuse')).toEqual([{ side: 'french', points: 3 }]);
    expect(isAgreed(table)).toBe(true);
  });

  test('14.15 on Turn 10 two points are few enough', () => {
    expect(asks(coalitionOffers(10, TWO), 'truce.answer', 'french')).toBe(true);
  });

  test('14.15 on Turn 7 four points are too many for the French to refuse (R-14.15d)', () => {
    expect(isAgreed(coalitionOffers(7, FOUR))).toBe(true);
  });

  test('14.15 on Turn 10 the Coalition may refuse with four points, and that is remembered (PN-14.15c, A-20)', () => {
    const table = frenchOffer(10, FOUR);
    expect(asks(table, 'truce.answer', 'coalition')).toBe(true);
    expect(isAgreed(table.fork().answer('coalition', 'accept'))).toBe(true);
    expect(table.answer('coalition', 'refuse').state.politics).toMatchObject({ armistice: null, truceRefused: true });
  });

  test('14.15 on Turn 9 it may not with three (R-14.15e)', () => {
    expect(isAgreed(frenchOffer(9))).toBe(true);
  });
});
