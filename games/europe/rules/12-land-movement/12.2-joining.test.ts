import { expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../catalogue/ids.ts';
import { acting, forceOf, marching } from '../../testing/marches.ts';
import { unitAt } from '../../testing/pieces.ts';
import { scene } from '../../testing/scene.ts';
import { consolidate } from './12.2-combining.ts';

test('14.9.3 a force that takes in one unit of a demoralised force is demoralised', () => {
  const forces = { ulm: ['ney', 'fra_1'], munich: ['marmont', 'fra_3', 'fra_4', 'demoralised'] };
  const table = marching({ forces }, 'ney').answer('empire', { kind: 'march', to: 'munich' });
  expect(forceOf(table, 'ney').demoralised).toBe(false);
  table.answer('empire', { kind: 'absorbUnit', unit: 'fra_3' });
  expect(forceOf(table, 'ney').demoralised).toBe(true);
});

test('12.2.1 a corps that has marched in this round is absorbed in the first edition, not in the revised one', () => {
  const absorbed = (edition: Edition): boolean => {
    const forces = { ulm: ['ney', 'fra_1'], munich: ['fra_3'] };
    const table = acting({ edition, forces }, 'empire', 3, { moved: ['fra_3' as never] });
    table.answer('empire', { kind: 'activate', force: 'ney' }).answer('empire', { kind: 'forced', points: 0 });
    table.answer('empire', { kind: 'march', to: 'munich' });
    return table.asked('empire').answers.some(({ kind }) => kind === 'absorb');
  };
  expect([absorbed('2013'), absorbed('revised')]).toEqual([true, false]);
});

test('4, 11 of three armies in one zone the last in rank is eliminated', () => {
  const armies = [
    ['blucher', 'armee_elbe', 'pru_1'],
    ['charles', 'armee_allemagne', 'aus_1', 'aus_2'],
    ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'],
  ];
  const nations = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  const table = scene({ forces: { vienne: armies }, nations }, (g) => consolidate(g, zoneId('vienne'), 'coalition'));
  expect(table.state.forces.map(({ commander }) => commander)).toEqual(['charles', 'koutouzov']);
  expect(unitAt(table, 'pru_1')).not.toMatch(/^force/u);
});
