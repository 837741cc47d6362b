import { describe, expect, test } from 'vitest';
import { leaderId } from '../../catalogue/catalogue.ts';
import type { Formation } from '../../state/state.ts';
import { position } from '../../testing/position.ts';
import { armiesNeeded, better, leads } from './9.1-armies.ts';

const force = (leaders: readonly string[], units: Formation['units']): Formation => ({
  commander: leaderId(leaders[0] ?? ''),
  leaders: leaders.map(leaderId),
  units,
});

describe('9.1 Armies', () => {
  test('9.71 example, vector T04: Napoleon and Murat move twelve Units as two Armies', () => {
    expect(armiesNeeded(position({}), force(['napoleon', 'murat'], { france: 12 }))).toBe(2);
    expect(armiesNeeded(position({}), force(['napoleon', 'murat'], { france: 13 }))).toBeUndefined();
  });
  test('9.71 example, vector T05: Napoleon, Murat and seven Units are one Army', () => {
    expect(armiesNeeded(position({}), force(['napoleon', 'murat'], { france: 5, spain: 2 }))).toBe(1);
  });
  test('3 Army, vector T14: a French leader leads Spaniards and not Prussians', () => {
    const g = position({ players: 5, nations: { prussia: { camp: 'imperial' } } });
    expect(leads(g, leaderId('ney'), 'spain')).toBe(true);
    expect(leads(g, leaderId('ney'), 'prussia')).toBe(false);
    expect(leads(g, leaderId('brunswick'), 'spain')).toBe(false);
    expect(armiesNeeded(g, force(['ney'], { prussia: 1 }))).toBeUndefined();
  });
  test('9.1 the leader of a Minor leads only his own nation', () => {
    expect(leads(position({}), leaderId('castanos'), 'france')).toBe(false);
    expect(armiesNeeded(position({}), force(['castanos'], { france: 1 }))).toBeUndefined();
  });
  test('9.6 the better leader commands: by Battle Rating, then Command Rating; equals in the order of their names', () => {
    const ranked = ['soult', 'stuart', 'murat', 'kutuzov', 'davout', 'constantine', 'napoleon'].map(leaderId);
    const order = ['napoleon', 'davout', 'kutuzov', 'murat', 'soult', 'constantine', 'stuart'];
    expect(ranked.toSorted(better)).toEqual(order);
    expect(ranked.toReversed().toSorted(better)).toEqual(order);
  });
});
