import { expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { nation } from '../../state/state.ts';
import { battleAt } from '../../testing/battles.ts';
import { position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { noteDefeat } from './8.2.1-lost-battle.ts';
import { spainLeaves } from './8.2.1-spain-leaves.ts';

const SPAIN = nationId('spain');
const isShaken = ({ state }: Table): boolean => nation(state, SPAIN).lostBattle;

test('8.2.1 2013: a Spanish force that is destroyed in battle shakes the alliance', () => {
  const british = ['moore', 'gbr_1', 'gbr_2', 'gbr_3', 'gbr_4'];
  const table = battleAt(
    { forces: { cadix: [british, ['castanos', 'esp_1-']] }, nations: {} },
    { zone: 'cadix', attacker: 'coalition', by: ['moore'], against: ['castanos'] },
  );
  while (table.questions().length > 0) table.pick(table.asked().by, (answer) => answer.kind !== 'counterMarch');
  expect(isShaken(table)).toBe(true);
});
test('8.2.1 2013: so does one that is beaten in a minor battle', () => {
  const forces = {
    cadix: [
      ['moore', 'gbr_1', 'gbr_2'],
      ['castanos', 'esp_1', 'esp_2'],
    ],
  };
  const table = battleAt({ forces }, { zone: 'cadix', attacker: 'coalition', by: ['moore'], against: ['castanos'] });
  table.until('14.6').dice(6, 6, 1, 1);
  while (table.asked().rule === '14.8') table.pick('empire', () => true);
  expect(isShaken(table)).toBe(true);
});
test('8.2.1 not a skirmish, nor a battle of others', () => {
  const noting = (level: 'skirmish' | 'minor', id: string): boolean => {
    const g = position({});
    noteDefeat(g, level, [nationId(id)]);
    return nation(g, SPAIN).lostBattle;
  };
  expect([noting('skirmish', 'spain'), noting('minor', 'france'), noting('minor', 'spain')]).toEqual([
    false,
    false,
    true,
  ]);
});
test('8.2.1 a Spain that fights for the Coalition has no alliance to be shaken', () => {
  const g = position({ nations: { spain: { side: 'coalition', status: 'belligerent' } } });
  noteDefeat(g, 'minor', [SPAIN]);
  expect(nation(g, SPAIN).lostBattle).toBe(false);
});

test('8.1.2, 8.2.1 2013: the minor allies of Spain follow her out of the war', () => {
  const portugal = { side: 'empire', status: 'ally', patron: SPAIN } as const;
  const table = scene(
    { nations: { portugal }, forces: { lisbonne: ['por_1'], madrid: ['esp_1'] }, fleets: {} },
    spainLeaves,
  );
  while (table.questions().length > 0) table.pick(table.asked().by, () => true);
  expect(nation(table.state, SPAIN)).toMatchObject({ side: 'neutral', status: 'neutral' });
  expect(nation(table.state, nationId('portugal'))).toMatchObject({ side: 'neutral', status: 'ally', patron: SPAIN });
});
