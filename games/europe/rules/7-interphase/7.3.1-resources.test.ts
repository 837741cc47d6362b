import { describe, expect, test } from 'vitest';
import type { CardId, NationId } from '../../catalogue/ids.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { type Position, position } from '../../testing/position.ts';
import { resourcesOf } from './7.3.1-resources.ts';

const flag = (nation: string) => ({ control: nation as NationId });
/** The French are at Vienna and Prague, or at Madrid, in supply. */
const TO_VIENNA = { salzbourg: flag('france'), linz: flag('france'), vienne: flag('france') };
const TO_PRAGUE = { ...TO_VIENNA, pilsen: flag('france'), prague: flag('france') };
const TO_MADRID = { bilbao: flag('france'), burgos: flag('france'), madrid: flag('france') };
const has = (power: string, wanted: Position = {}): number =>
  resourcesOf(position({ forces: {}, ...wanted }), power as NationId);

describe.each(EDITIONS)('7.3.1 resources (%s)', (edition) => {
  test('7.3.1 every power has its figure, neutral or in forced peace too', () => {
    const inPeace = { austria: { side: 'neutral', status: 'forcedPeace' } } as const;
    expect(['france', 'britain', 'russia', 'prussia', 'spain', 'turkey'].map((id) => has(id, { edition }))).toEqual([
      14, 6, 12, 5, 4, 4,
    ]);
    expect(has('austria', { edition, nations: inPeace })).toBe(12);
  });
  test('7.3.1 four less for every key zone of the national territory in enemy hands, nothing for the occupier', () => {
    const one = { edition, zones: TO_VIENNA };
    expect(has('austria', one)).toBe(8);
    expect(has('france', one)).toBe(14);
    expect(has('austria', { edition, zones: TO_PRAGUE })).toBe(4);
  });
  test('7.3.1 no less for an ally in it, nor for other zones', () => {
    const others = { salzbourg: flag('france'), linz: flag('france'), prague: flag('russia') };
    expect(has('austria', { edition, zones: others })).toBe(12);
  });
  test('7.3.1 Madrid costs Spain nothing in the War of Liberation', () => {
    const spain = { spain: { side: 'coalition', status: 'belligerent' } } as const;
    const lost: Position = { edition, nations: spain, zones: TO_MADRID };
    expect(has('spain', lost)).toBe(0);
    expect(has('spain', { ...lost, played: ['22C'] })).toBe(4);
    // Other powers pay for what they lose.
    expect(has('austria', { edition, played: ['22C'], zones: TO_VIENNA })).toBe(8);
  });
  test('7.3.1 Warsaw is no loss to Prussia once Poland has it', () => {
    const poland = { pologne: { side: 'empire', status: 'protectorate' } } as const;
    const zones = { varsovie: { nation: 'pologne' as NationId } };
    expect(has('prussia', { edition, nations: poland, zones })).toBe(5);
  });
  test('7.3.1 events add and take, in their year, and nobody has less than nothing', () => {
    const effect = (by: number, year: number): NonNullable<Position['effects']> => [
      { card: '17F' as CardId, kind: 'resources', power: 'britain' as NationId, by, year },
    ];
    expect(has('britain', { edition, effects: effect(-4, 1805) })).toBe(2);
    expect(has('britain', { edition, effects: effect(-4, 1806) })).toBe(6);
    expect(has('britain', { edition, effects: effect(-40, 1805) })).toBe(0);
    expect(has('france', { edition, effects: effect(-4, 1805) })).toBe(14);
  });
  test('8.1.3 a second war doubles the figure of that power in that year, not the losses', () => {
    const twice = [{ card: null, kind: 'twofoldBudget', power: 'austria' as NationId, year: 1805 }] as const;
    expect(has('austria', { edition, effects: twice, zones: TO_VIENNA })).toBe(20);
    expect(has('russia', { edition, effects: twice })).toBe(12);
    expect(has('austria', { edition, effects: twice, clock: { year: 1806 } })).toBe(12);
  });
});

test.each([
  ['2013', 8],
  ['revised', 12],
] as const)('3.2, 7.3.1 whether a flag without supply costs resources (%s)', (edition, expected) => {
  expect(has('austria', { edition, zones: { vienne: { ...flag('france'), fortress: 'empty' } } })).toBe(expected);
});
