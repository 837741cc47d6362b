import { describe, expect, test } from 'vitest';
import { NATIONS } from '../rules/3-pieces/3.6-nations.ts';
import { SIDES } from '../state/state.ts';
import { coloursOf, SIDE_COLOURS } from './colours.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    channel(Number.parseInt(colour.slice(from, from + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const READABLE = 4.5;

describe('colours', () => {
  test.each([...NATIONS])('3.6 the print on counters of %s can be read', (nation) => {
    for (const side of SIDES) {
      const { field, ink } = coloursOf(nation, side);
      expect(contrast(field, ink)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test.each(SIDES)('the print on the markers of the %s can be read', (side) => {
    const { field, ink } = SIDE_COLOURS[side];
    expect(contrast(field, ink)).toBeGreaterThanOrEqual(READABLE);
  });

  test('3.6 the great powers differ at a glance', () => {
    const fields = new Set(
      ['Austria', 'Russia', 'Prussia', 'Sweden', 'Great Britain'].map(
        (nation) => coloursOf(nation as (typeof NATIONS)[number], 'coalition').field,
      ),
    );
    expect(fields.size).toBe(5);
  });
});
