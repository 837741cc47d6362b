import { describe, expect, test } from 'vitest';
import type { NationId } from '../../catalogue/ids.ts';
import { forceCalled } from '../../state/state.ts';
import { type Position, position } from '../../testing/position.ts';
import type { GeneralId, UnitId } from '../../catalogue/ids.ts';
import { mayActIn1805, mayActivateIn1805, watchAustria } from './20.2-austria-must-attack.ts';

const forces = {
  venise: ['charles', 'aus_4'],
  innsbruck: ['jean', 'aus_8'],
  budapest: ['aus_9'],
  lublin: ['koutouzov', 'armee_1ere', 'rus_5'],
};
const duty = (wanted: Position): readonly string[] => {
  const g = position(wanted);
  watchAustria(g);
  return g.tracks.austrianDuty;
};

describe('20.2 (1) Austria must attack first', () => {
  test.each([
    ['points', true],
    ['operation', true],
    ['pass', true],
    ['event', false],
    ['envoy', false],
    ['endWar', false],
  ] as const)('20.2 before Mantua and Ulm are besieged: %s, %s', (deed, allowed) => {
    const g = position({ forces });
    expect(mayActIn1805(g, 'coalition', deed) === undefined).toBe(allowed);
    expect(mayActIn1805(g, 'empire', deed)).toBeUndefined();
  });
  test.each([
    ['charles', '2013', true],
    ['aus_9', '2013', true],
    ['aus_9', 'revised', false],
    ['koutouzov', '2013', false],
  ] as const)('20.2 %s may be activated (%s): %s', (who, edition, allowed) => {
    const g = position({ edition, forces });
    expect(mayActivateIn1805(g, forceCalled(g, who as GeneralId | UnitId)) === undefined).toBe(allowed);
  });
  test('20.2 a fortress that is besieged or taken is struck off', () => {
    const siege = { mantoue: { siege: 0 } };
    expect(duty({ forces: { mantoue: ['charles', 'aus_4'] }, zones: siege })).toEqual(['ulm']);
    expect(duty({ forces, zones: { ulm: { control: 'austria' as NationId } } })).toEqual(['mantoue']);
    expect(duty({ forces, zones: siege })).toEqual(['mantoue', 'ulm']);
  });
  test('20.2 nor is it by Russians before its walls, or by Austrians too few to besiege it', () => {
    const both = ['mantoue', 'ulm'];
    expect(duty({ forces: { mantoue: ['koutouzov', 'rus_5'] }, zones: { mantoue: { siege: 0 } } })).toEqual(both);
    expect(duty({ forces: { mantoue: ['charles', 'aus_4-'] } })).toEqual(both);
  });
  test('20.2 revised: Mantua is for Charles, Ulm for a force with a general', () => {
    const zones = { mantoue: { siege: 0 }, ulm: { siege: 0 } };
    const wrong = { mantoue: ['jean', 'aus_4'], ulm: ['aus_1'] };
    expect(duty({ forces: wrong, zones })).toEqual([]);
    expect(duty({ edition: 'revised', forces: wrong, zones })).toEqual(['mantoue', 'ulm']);
    expect(
      duty({ edition: 'revised', forces: { mantoue: ['charles', 'aus_4'], ulm: ['mack', 'aus_1'] }, zones }),
    ).toEqual([]);
  });
  test('20.2 it ends when the Empire enters Austria', () => {
    expect(duty({ forces: { ...forces, salzbourg: ['ney', 'fra_1'] } })).toEqual([]);
  });
});
