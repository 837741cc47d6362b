import { describe, expect, test } from 'vitest';
import { copy, type State, withRow } from './state.ts';

describe('immutable tables', () => {
  test('a copy of a state shares its tables, and goes its own way', () => {
    const state: State & { units: readonly string[] } = { clock: {}, log: [], units: ['ney'] };
    const twin = copy(state);
    expect(twin.units).toBe(state.units);
    twin.units = withRow(twin.units, 0, 'murat');
    expect(state.units).toEqual(['ney']);
    expect(twin.units).toEqual(['murat']);
  });
});
