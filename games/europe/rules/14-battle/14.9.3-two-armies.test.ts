import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { hasForce } from '../../state/state.ts';
import { battleAt, forceOf } from '../../testing/battles.ts';
import { type ForceWords, position, type Position } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { evasion } from '../12-land-movement/12.5-evasion.ts';
import { countAsDemoralised } from './14.9.3-two-armies.ts';

const CHARLES: ForceWords = ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5'];
const KUTUZOV: ForceWords = ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'];
const shaken = (words: ForceWords): ForceWords => [...words, 'demoralised'];

describe.each(EDITIONS)('14.9.3 two armies of which one is demoralised (%s)', (edition) => {
  const together = (...armies: readonly ForceWords[]): Position => ({ edition, forces: { vienne: armies } });

  test('14.9.3 together they count as demoralised if it has more steps than the other', () => {
    const counts = (...armies: readonly ForceWords[]): boolean => {
      const g = position(together(...armies));
      return countAsDemoralised(g, [forceOf(g, 'charles'), forceOf(g, 'koutouzov')]);
    };
    expect(counts(shaken(CHARLES), KUTUZOV)).toBe(true);
    expect(counts(CHARLES, shaken(KUTUZOV))).toBe(false);
    expect(counts(CHARLES.slice(0, 4), shaken(KUTUZOV))).toBe(false);
  });

  test('12.5, 14.9.3 and only then evade without a die', () => {
    const rolls = (...armies: readonly ForceWords[]): boolean => {
      const forces = { vienne: [...armies, ['ney', 'fra_1']] };
      const table = scene({ edition, forces }, (g) =>
        evasion(g, 'coalition', {
          zone: 'vienne' as never,
          from: 'salzbourg' as never,
          intruders: [forceOf(g, 'ney')],
        }),
      ).answer('coalition', 'evade');
      return table.asked().by === 'chance';
    };
    expect(rolls(shaken(CHARLES), KUTUZOV)).toBe(false);
    expect(rolls(CHARLES, shaken(KUTUZOV))).toBe(true);
  });

  test('14.9.3 and only then is it destroyed when they are demoralised again', () => {
    const fate = (had: boolean, ...armies: readonly ForceWords[]): boolean => {
      const french = ['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_12', 'fra_13', 'fra_14', 'fra_15'];
      const table = battleAt(
        { edition, forces: { vienne: [...armies, french] } },
        { zone: 'vienne', by: ['napoleon'], against: ['charles', 'koutouzov'], from: 'salzbourg' },
      )
        .until('14.6')
        .dice(6, 6, 1, 1);
      const [name = ''] = armies.find((words) => words.includes('demoralised') === had) ?? [];
      const id = forceOf(table.state, name);
      while (table.state.battle && table.state.battle.broken === null) {
        const asked = table.asked();
        if (asked.by === 'chance') table.dice(6);
        else table.pick(asked.by, () => true);
      }
      return hasForce(table.state, id);
    };
    expect(fate(true, shaken(CHARLES), KUTUZOV)).toBe(false);
    expect(fate(true, CHARLES, shaken(KUTUZOV))).toBe(true);
    // The army beside it is not destroyed in any case.
    expect(fate(false, shaken(CHARLES), KUTUZOV)).toBe(true);
  });
});
