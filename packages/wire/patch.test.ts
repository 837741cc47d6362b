import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, patched, same } from './patch.ts';

const trip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const before = {
  clock: { turn: 3, phase: 'march' },
  units: [
    { id: 'moreau', hex: '0101' },
    { id: 'suvorov', hex: '0202' },
    { id: 'joubert', hex: '0303' },
  ],
  depots: ['milan', 'turin'],
  battle: null,
};

test('tables that nobody replaced are not told', () => {
  expect(difference(before, { ...before, clock: { phase: 'march', turn: 3 } })).toBeUndefined();
});

test('a table is told by the rows that differ', () => {
  const units = before.units.map((unit) => (unit.id === 'suvorov' ? { ...unit, hex: '0203' } : unit));
  expect(difference(before, { ...before, units })).toEqual({
    units: { rows: { 1: { id: 'suvorov', hex: '0203' } } },
  });
  expect(difference(before, { ...before, clock: { turn: 4, phase: 'march' } })).toEqual({
    clock: { rows: { turn: 4 } },
  });
  expect(difference(before, { ...before, depots: ['milan'] })).toEqual({ depots: { length: 1 } });
});

test('a table of which most rows differ is told whole, and so is one of another kind', () => {
  const units = before.units.slice(1);
  expect(difference(before, { ...before, units })).toEqual({ units: { is: units } });
  expect(difference(before, { ...before, battle: { hex: '0101' } })).toEqual({ battle: { is: { hex: '0101' } } });
});

test('the view before and the difference give the view after', () => {
  const scalar = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
  const row = fc.oneof(scalar, fc.dictionary(fc.constantFrom('hex', 'men', 'side'), scalar));
  const table = fc.oneof(scalar, fc.array(row, { maxLength: 6 }), fc.dictionary(fc.constantFrom('a', 'b', 'c'), row));
  const view = fc.dictionary(fc.constantFrom('units', 'clock', 'trains', 'pools'), table);
  fc.assert(
    fc.property(view, view, (one, other) => {
      const told = difference(one, other);
      expect(told ? patched(trip(one), trip(told)) : trip(one)).toEqual(trip(other));
      expect(told === undefined).toBe(same(one, other));
    }),
    { seed: 1799, numRuns: 2000 },
  );
});

test('tables that did not change stay the same objects', () => {
  const after = patched(before, { clock: { rows: { turn: 4 } } });
  expect(after.units).toBe(before.units);
  expect(before.clock.turn).toBe(3);
});
