import { describe, expect, test } from 'vitest';
import { hexAt } from '../../catalogue/board.ts';
import { commanderId, type HexId, type Side, unitId } from '../../catalogue/catalogue.ts';
import { FIRST_OF_1813, in1812, in1813, type InvasionPosition, standing } from '../../testing/invasion.ts';
import { boardOf, isWinter, scenarioOf, unit } from '../../state/state.ts';
import { isFriendly } from '../1-definitions/1.1-friendly-territory.ts';
import { isInSupply, supplyRange } from '../6-general-supply/6.1-in-supply.ts';
import { isExempt } from '../6-general-supply/6.6-exempt.ts';
import { isInGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { isArmisticeTurn } from '../14-campaign-of-1813/14.15-turns.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { marchModifiers } from '../8-rally-and-movement/8.6-march-modifiers.ts';

const at = (hex: string): HexId => hex as HexId;

/** The war in Russia, and the year after it: Turns as each of them counts. */
const russia = (turn: number, more: InvasionPosition = {}) => standing('1812-1813', { turn, ...more });
const sequel = (turn: number, { invasion, ...more }: InvasionPosition = {}) =>
  standing('1812-1813', {
    turn: FIRST_OF_1813 - 1 + turn,
    ...more,
    invasion: { year: 1813, austriaAllied: false, prussia: 'shared', ...invasion },
  });
type War = ReturnType<typeof russia>;
const friendly = (g: War, hex: string): readonly Side[] =>
  (['coalition', 'french'] as const).filter((side) => isFriendly(g, side, at(hex)));
const isClosed = (g: War, side: Side, hex: string): boolean =>
  mayEnter(g, side, hexAt(boardOf(g), at(hex))) !== undefined;

describe('17 what each rule says in 1812, and in the year after it', () => {
  test('1.1 Winter is Turns 11 to 17, then Turns 1 to 3, 18 and 19 of 1813', () => {
    const winters = Array.from({ length: 36 }, (_, place) => place + 1).filter((turn) => isWinter(russia(turn)));
    expect(winters).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 35, 36]);
  });

  test('1.1 friendly land: in 1812 by the frontier of Russia; then Prussia is everybody’s, and Swedish Pomerania the Coalition’s', () => {
    expect([friendly(russia(5), '2507'), friendly(russia(5), '1825')]).toEqual([['french'], ['coalition']]);
    expect(friendly(sequel(2), '2507')).toEqual(['coalition', 'french']);
    expect(friendly(sequel(2, { invasion: { prussia: 'coalition' } }), '2507')).toEqual(['coalition']);
    expect([friendly(russia(5), '3608'), friendly(sequel(2), '3608')]).toEqual([[], ['coalition']]);
  });

  test('6.2 supply reaches five hexes and three in Winter', () => {
    expect([supplyRange(russia(5)), supplyRange(russia(12)), supplyRange(sequel(2)), supplyRange(sequel(5))]).toEqual([
      5, 3, 3, 5,
    ]);
  });

  test('6.6 a garrison of 1812 wants for nothing at home, in 1813 too', () => {
    const riga = { coalition: { '2121': ['R12-Ri1'] } };
    for (const g of [russia(5, riga), sequel(5, riga)]) expect(isExempt(g, unit(g, unitId('R12-Ri1')))).toBe(true);
  });

  test('7.6 the French forage in Russia, the Russians outside it, and neither in a Prussia that both share', () => {
    const forages = (turn: (turn: number) => Parameters<typeof in1813>[0], which: typeof in1813, hex: string) =>
      which(turn(5)).state.units.some((row) => row.at === hex && row.forage);
    const position = (side: Side, hex: string, id: string) => (turn: number) => ({
      turn,
      phase: 'forageMarkers' as const,
      next: side,
      [side]: { [hex]: [id] },
    });
    expect(forages(position('french', '1726', 'F12-1'), in1812, '1726')).toBe(true);
    expect(forages(position('coalition', '2207', 'R12-5'), in1812, '2207')).toBe(true);
    expect(forages(position('french', '2206', 'F12-1'), in1812, '2206')).toBe(false);
    expect(forages(position('coalition', '2206', 'R12-5'), in1813, '2206')).toBe(false);
    expect(forages(position('french', '2206', 'F12-1'), in1813, '2206')).toBe(false);
  });

  test('13.1, 14.4 Cossacks in cities and the points of 14.4 belong to 1813', () => {
    expect(scenarioOf(russia(5)).cossackRiotsFromTurn).toBe(FIRST_OF_1813 + 3);
    expect(scenarioOf(russia(5)).victoryMargin).toEqual({ side: 'coalition', points: 1 });
  });

  test('14.5 Napoleon eases a march in both years', () => {
    const modifiers = (g: War): readonly number[] =>
      marchModifiers(g, 0, {
        units: [unitId('F12-1')],
        way: [at('2207')],
        setOut: [commanderId('Napoleon')],
        companions: [commanderId('Napoleon')],
        orderedFrom: [commanderId('Napoleon')],
      }).map(({ modifier }) => modifier);
    const stack = { french: { '2207': ['F12-1', 'Napoleon'] } };
    expect(modifiers(russia(5, stack))).toContain(-1);
    expect(modifiers(sequel(5, { ...stack, invasion: { napoleon: 'kept' } }))).toContain(-1);
  });

  test('14.10, 14.14 Torgau and Hamburg are ordinary in 1812; in 1813 Torgau is closed, and Hamburg to the French for two Turns', () => {
    for (const hex of ['3614', '4010']) expect(isClosed(russia(5), 'french', hex)).toBe(false);
    expect([isClosed(sequel(2), 'french', '3614'), isClosed(sequel(2), 'coalition', '3614')]).toEqual([true, true]);
    expect([isClosed(sequel(2), 'french', '4010'), isClosed(sequel(3), 'french', '4010')]).toEqual([true, false]);
  });

  test('14.12 no unit is bound to a garrison before 17.6 has made one', () => {
    const g = sequel(5, { french: { '2807': ['F12-7'] } });
    expect([isInGarrison(g, unitId('F12-7')), g.garrisons]).toEqual([false, []]);
  });

  test('14.15 an Armistice is rolled for on Turns 7 to 11 of 1813 alone', () => {
    const turns = Array.from({ length: 36 }, (_, place) => place + 1).filter((turn) =>
      isArmisticeTurn(turn < FIRST_OF_1813 ? russia(turn) : sequel(turn - FIRST_OF_1813 + 1)),
    );
    expect(turns.map((turn) => turn - FIRST_OF_1813 + 1)).toEqual([7, 8, 9, 10, 11]);
  });

  test('14.16 Austria marches with the French, and is closed from February 1813 on', () => {
    const neutral = russia(17, { invasion: { austriaAllied: false } });
    expect([isClosed(russia(16), 'french', '1836'), isClosed(russia(16), 'coalition', '1836')]).toEqual([false, false]);
    expect([isClosed(neutral, 'french', '1836'), isClosed(neutral, 'coalition', '1836')]).toEqual([true, true]);
  });

  test('2.3 the seam is no edge', () => {
    const g = russia(5, { coalition: { '2125': ['R12-5'] }, depots: { coalition: ['2025'] } });
    expect(isInSupply(g, 'coalition', at('2205'))).toBe(true);
  });
});
