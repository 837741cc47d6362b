import { expect, test } from 'vitest';
import type { NapoleonicWars } from '../state/state.ts';
import { position, type Position } from '../testing/position.ts';
import { sound } from './sound.ts';

const between = { phase: 'betweenImpulses' } as const;
const rulesBroken = (wanted: Position, change: (g: NapoleonicWars) => void = () => undefined): readonly string[] => {
  const g = position({ players: 5, clock: between, forces: {}, fleets: {}, ...wanted });
  change(g);
  return sound(g).map(({ rule }) => rule);
};

test('a position as it is set up breaks nothing', () => {
  expect(rulesBroken({})).toEqual([]);
});
test('8.8 a Subject Neutral is in no Camp', () => {
  expect(rulesBroken({ nations: { austria: { subjectTo: 'france', camp: 'coalition' } } })).toContain('8.8');
});
test('8.1, 8.2 a Consul has a row, and a Pact is of the Camp of its Patron', () => {
  expect(rulesBroken({ consuls: { turkey: { column: 'friend', row: null } } })).toContain('8.1');
  expect(
    rulesBroken({ consuls: { turkey: { column: 'pact', row: 'france' } }, nations: { turkey: { camp: 'coalition' } } }),
  ).toContain('8.2');
});
test('9.3 nobody stands on the land of a Neutral between two Impulses, save where an event has placed them', () => {
  const forces = { constantinople: ['france 2'] };
  expect(rulesBroken({ forces })).toContain('9.3');
  const placed = (g: NapoleonicWars): void => {
    g.units = g.units.map((row) => ({ ...row, placed: true }));
  };
  expect(rulesBroken({ forces }, placed)).not.toContain('9.3');
});
test('13.9 no Squadron lies in a Port of an enemy', () => {
  expect(rulesBroken({ fleets: { brest: 'britain 1' } })).toContain('13.9');
  expect(rulesBroken({ fleets: { brest: 'france 1' } })).toEqual([]);
});
test('9.1, 13.42 the marks of an Impulse are gone when it is over', () => {
  const halted = (g: NapoleonicWars): void => {
    g.units = g.units.map((row) => ({ ...row, halted: true }));
  };
  expect(rulesBroken({ forces: { paris: ['france 2'] } }, halted)).toContain('9.1');
  const refitted = (g: NapoleonicWars): void => {
    g.squadrons = g.squadrons.map((row) => ({ ...row, refitted: true }));
  };
  expect(rulesBroken({}, refitted)).toContain('13.42');
});
