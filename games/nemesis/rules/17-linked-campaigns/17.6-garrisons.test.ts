import { describe, expect, test } from 'vitest';
import { sound } from '../../checks/sound.ts';
import { commanderId, unitId } from '../../catalogue/catalogue.ts';
import { in1813, type InvasionPosition } from '../../testing/invasion.ts';
import { commander, unit } from '../../state/state.ts';
import { isExempt } from '../6-general-supply/6.6-exempt.ts';
import { isInGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';

const ON_B = { sources: { coalition: 'before', french: 'after' } } as const;
const GARRISONS = [
  'F-G-Thor',
  'F-G-Wars',
  'F-G-Glog',
  'F-G-Stett',
  'F-G-Küst',
  'F-DG-7',
  'F-DG-30',
  'F-DG-33',
  'F-DG-Art',
];
const endOf = (more: InvasionPosition) =>
  in1813({ turn: 4, phase: 'garrisons', due: GARRISONS, invasion: ON_B, ...more });

describe('17.6 French garrisons', () => {
  test('17.6 a disrupted division becomes a disrupted garrison of Küstrin (L17-24) (L-7)', () => {
    const table = endOf({ french: { '3211': ['F12-10'] }, disrupted: ['F12-10'] });
    table.answer('french', { kind: 'exchange', unit: 'F12-10', hex: '3312' });
    expect(unit(table.state, unitId('F-G-Küst'))).toMatchObject({ at: '3312', disrupted: true });
    expect(unit(table.state, unitId('F12-10')).at).toBe('lost');
  });

  test('17.6 it is a garrison by 14.12: in supply in its city, bound to it (L-7)', () => {
    const table = endOf({ french: { '3312': ['F12-10'] } });
    table.answer('french', { kind: 'exchange', unit: 'F12-10', hex: '3312' });
    expect(isInGarrison(table.state, unitId('F-G-Küst'))).toBe(true);
    expect(isExempt(table.state, unit(table.state, unitId('F-G-Küst')))).toBe(true);
  });

  test('17.6 neither guns nor cavalry at Thorn (L17-25)', () => {
    const table = endOf({ french: { '2711': ['F12-Ra', 'F12-1L', 'F12-10'] } });
    for (const id of ['F12-Ra', 'F12-1L'])
      expect(table.refusal('french', { kind: 'exchange', unit: id, hex: '2711' })).toMatchObject({
        rule: '17.6',
        because: { key: 'garrison.wrongArm' },
      });
  });

  test('17.6 at Danzig guns as well, as many as 4.1 allows, and Rapp after the first (L-7)', () => {
    const table = endOf({ french: { '2807': ['F12-7', 'F12-Ra'] }, due: [...GARRISONS, 'Rapp'] });
    expect(table.refusal('french', { kind: 'post', commander: 'Rapp', hex: '2807' }).because.key).toBe(
      'garrison.nobodyYet',
    );
    table
      .answer('french', { kind: 'exchange', unit: 'F12-Ra', hex: '2807' })
      .answer('french', { kind: 'post', commander: 'Rapp', hex: '2807' });
    expect(unit(table.state, unitId('F-DG-Art')).at).toBe('2807');
    expect(commander(table.state, commanderId('Rapp')).at).toBe('2807');
  });

  test('17.6 one counter to a city, and each is made once (L-7)', () => {
    const table = endOf({ french: { '3312': ['F12-10', 'F12-11'] } });
    table.answer('french', { kind: 'exchange', unit: 'F12-10', hex: '3312' });
    const elsewhere = table.state.units.filter(({ at }) => at === '3312').map(({ id }) => id);
    expect(elsewhere).toContain('F-G-Küst');
    const offered = table.questions().flatMap(({ answers }) => answers);
    expect(offered).not.toContainEqual({ kind: 'exchange', unit: 'F12-11', hex: '3312' });
  });

  test('17.6, 8.8 an enemy commander alone in the city has to escape before the garrison comes in', () => {
    const table = endOf({
      french: { '3211': ['F12-10'] },
      coalition: { '3312': ['Bagration12'], '3010': ['R12-5'] },
    });
    table.answer('french', { kind: 'exchange', unit: 'F12-10', hex: '3312' }).dice(2);
    if (table.questions().some(({ prompt }) => prompt.key === 'escape.where')) table.pick('coalition', () => true);
    expect(unit(table.state, unitId('F-G-Küst')).at).toBe('3312');
    expect(commander(table.state, commanderId('Bagration12')).at).toBe('3010');
  });

  test('17.6, 8.7 a Coalition Depot in the city stays when a garrison is made', () => {
    const table = endOf({ french: { '3211': ['F12-10'] }, depots: { coalition: ['3312'] } });
    table.answer('french', { kind: 'exchange', unit: 'F12-10', hex: '3312' });
    expect(table.state.depots).toEqual([{ side: 'coalition', hex: '3312' }]);
    expect(sound(table.state)).toEqual([]);
  });

  test('17.6 a garrison is not exchanged again', () => {
    const table = endOf({ french: { '3312': ['F-G-Küst'] } });
    expect(table.questions().flatMap(({ answers }) => answers)).not.toContainEqual({
      kind: 'exchange',
      unit: 'F-G-Küst',
      hex: '3310',
    });
  });

  test('17.6 not from four hexes away, not into a besieged city', () => {
    const far = endOf({ french: { '3310': ['F12-10'], '2710': ['F12-11'] } });
    expect(far.questions().flatMap(({ answers }) => answers)).not.toContainEqual({
      kind: 'exchange',
      unit: 'F12-11',
      hex: '3310',
    });
    const besieged = endOf({
      french: { '2711': ['F12-10'], '2810': ['F12-11'] },
      coalition: { '2712': ['R12-5', 'R12-14'] },
    });
    expect(besieged.refusal('french', { kind: 'exchange', unit: 'F12-11', hex: '2711' }).because.key).toBe(
      'depot.besieged',
    );
  });

  test('17.6 only once the French have changed their sources (L17-26)', () => {
    const table = endOf({ french: { '2807': ['F12-7'] }, depots: { french: ['2807'] }, invasion: {} });
    expect(
      table
        .questions()
        .flatMap(({ answers }) => answers)
        .filter(({ kind }) => kind === 'exchange'),
    ).toEqual([]);
  });
});
