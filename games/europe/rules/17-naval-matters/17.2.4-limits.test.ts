import { describe, expect, test } from 'vitest';
import type { NationId } from '../../catalogue/ids.ts';
import type { Position } from '../../testing/position.ts';
import { box, isOffered, port, sailing, sailingAs, sea } from '../../testing/sailing.ts';

describe('17.2.4 Russians abroad', () => {
  const mayLeave = (fleets: Position['fleets'], ...sailors: readonly string[]): boolean =>
    isOffered(sailing({ fleets: fleets ?? {} }, ...sailors), 'sail', 'mer_du_nord');
  const khanykov = { fl_khanykov: sea('detroits') };
  test.each([
    ['at sea', sea('egee')],
    ['in a port', port('gibraltar')],
    ['before a port', box('toulon')],
  ])('17.2.4 one that is %s counts', (_where, at) => {
    expect(mayLeave({ ...khanykov, fl_siniavine: at }, 'fl_khanykov')).toBe(false);
  });
  test.each([port('odessa'), sea('mer_noire'), port('saint_petersbourg')])('17.2.4 one at home does not', (at) => {
    expect(mayLeave({ ...khanykov, fl_siniavine: at }, 'fl_khanykov')).toBe(true);
  });
  test('17.2.4 two do not leave together', () => {
    const both = { ...khanykov, fl_siniavine: sea('detroits') };
    expect(mayLeave(both, 'fl_khanykov', 'fl_siniavine')).toBe(false);
    expect(mayLeave(both, 'fl_khanykov')).toBe(true);
  });
  test('17.2.4 one may leave with fleets of an ally', () => {
    expect(mayLeave({ ...khanykov, fl_keith: sea('detroits') }, 'fl_khanykov', 'fl_keith')).toBe(true);
  });
});

describe('17.2.4 other limits', () => {
  test('17.2.4 Danes stay in the Baltic and the Straits', () => {
    const nations = { danemark: { side: 'empire', status: 'ally', patron: 'france' as NationId } } as const;
    const table = sailingAs('empire', { nations, fleets: { fl_danemark: sea('detroits') } }, 'fl_danemark');
    expect(isOffered(table, 'sail', 'mer_du_nord')).toBe(false);
    expect(isOffered(table, 'sail', 'baltique')).toBe(true);
  });
  test('17.2.4 Turks do not pass Gibraltar', () => {
    const nations = { turkey: { side: 'coalition', status: 'belligerent' } } as const;
    const table = sailing({ nations, fleets: { fl_seyid: sea('mediterranee_occidentale') } }, 'fl_seyid');
    expect(isOffered(table, 'sail', 'atlantique_sud')).toBe(false);
    expect(isOffered(table, 'sail', 'golfe_du_lion')).toBe(true);
  });
});

describe('16, 17.2.4 the ice', () => {
  const winter = { clock: { round: 6, next: 'coalition' } } as const;
  test('16 in winter a port beyond the limit is neither left nor entered', () => {
    const inPort = sailing({ ...winter, fleets: { fl_khanykov: port('saint_petersbourg') } }, 'fl_khanykov');
    expect(inPort.refusal('coalition', 'putOut').rule).toBe('16');
    const atSea = sailing({ ...winter, fleets: { fl_khanykov: sea('golfe_de_finlande') } }, 'fl_khanykov');
    expect(atSea.refusal('coalition', { kind: 'putIn', zone: 'revel' }).rule).toBe('16');
    expect(atSea.refusal('coalition', { kind: 'sail', sea: 'baltique' }).rule).toBe('16');
  });
  test('16 in the seventh round too, and not in the fifth', () => {
    const out = (round: number): boolean =>
      sailing(
        { clock: { round, next: 'coalition' }, fleets: { fl_khanykov: port('saint_petersbourg') } },
        'fl_khanykov',
      )
        .asked()
        .answers.some(({ kind }) => kind === 'putOut');
    expect([out(5), out(6), out(7)]).toEqual([true, false, false]);
  });
});
