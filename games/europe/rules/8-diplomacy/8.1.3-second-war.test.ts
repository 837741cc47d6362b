import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { nation } from '../../state/state.ts';
import { type Position, position } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { isSecondWar, secondWar } from './8.1.3-second-war.ts';

const AUSTRIA = nationId('austria');
const beaten = { empire: 1, coalition: 0 };
const nations = {
  austria: { side: 'coalition', status: 'belligerent', beaten },
  prussia: { side: 'neutral', status: 'forcedPeace', beaten },
  turkey: { side: 'neutral', status: 'forcedAlliance' },
} as const;

describe.each(EDITIONS)('8.1.3 a second war on a beaten power (%s)', (edition) => {
  const wanted: Position = { edition, nations, forces: {}, fleets: {}, clock: { phase: 'declarations', year: 1809 } };
  test('8.1.3 the Punishments come into play, and the power has its resources twice', () => {
    const table = scene(wanted, (g) => secondWar(g, 'empire', AUSTRIA));
    expect(table.state.tracks.period).toBe('Punishments');
    expect(table.state.effects).toEqual([{ card: null, kind: 'twofoldBudget', power: 'austria', year: 1809 }]);
  });
  test('8.1.3 three free actions at +2, also on powers in forced peace or forced alliance', () => {
    const table = scene(wanted, (g) => secondWar(g, 'empire', AUSTRIA));
    table.answer('coalition', { kind: 'court', nation: 'danemark' }).dice(3);
    expect(nation(table.state, nationId('danemark')).side).toBe('neutral');
    table.answer('coalition', { kind: 'court', nation: 'turkey' }).dice(4);
    expect(nation(table.state, nationId('turkey')).side).toBe('coalition');
    // Prussia: two for Britain, two for the defeat by the Empire, two for the occasion.
    table.answer('coalition', { kind: 'court', nation: 'prussia' }).dice(1);
    table.answer('coalition', { unit: 'sax_1', zone: 'dresde' }).answer('coalition', { unit: 'hes_1', zone: 'kassel' });
    expect(nation(table.state, nationId('prussia')).side).toBe('coalition');
    expect(table.questions()).toEqual([]);
  });
  test('8.1.3 also on a minor ally that shares a forced peace; else it follows its power', () => {
    const papaute = { side: 'neutral', status: 'forcedPeace', patron: nationId('prussia') } as const;
    const bound = scene({ ...wanted, nations: { ...nations, papaute } }, (g) => secondWar(g, 'empire', AUSTRIA));
    bound.answer('coalition', { kind: 'court', nation: 'papaute' }).dice(6);
    expect(nation(bound.state, nationId('papaute'))).toMatchObject({ side: 'coalition', patron: 'britain' });
    const free = { ...papaute, status: 'ally' } as const;
    const table = scene({ ...wanted, nations: { ...nations, papaute: free } }, (g) => secondWar(g, 'empire', AUSTRIA));
    expect(table.refusal('coalition', { nation: 'papaute' }).because.key).toBe('diplomacy.follows');
  });
  test('8.1.3 an ally of the Empire with troops in it may be courted now that the Punishments are there, a protectorate may not', () => {
    const table = scene(wanted, (g) => secondWar(g, 'empire', AUSTRIA));
    expect(table.refusal('coalition', { nation: 'suisse' }).because.key).toBe('diplomacy.protectorate');
    expect(table.refusal('coalition', { nation: 'spain' }).because.key).toBe('diplomacy.notNeutral');
    table.answer('coalition', 'done');
    expect(table.questions()).toEqual([]);
  });
  test('8.1.3 never on Britain, in forced peace either', () => {
    const britain = { side: 'neutral', status: 'forcedPeace', beaten } as const;
    const table = scene({ ...wanted, nations: { ...nations, britain } }, (g) => secondWar(g, 'coalition', AUSTRIA));
    const courts = table.asked('empire').answers.map((answer) => answer['nation']);
    expect(courts).toContain('prussia');
    expect(courts).not.toContain('britain');
  });
  test('8.1.3 it is a second war for the side that has beaten the power', () => {
    const g = position(wanted);
    expect(isSecondWar(g, 'empire', AUSTRIA)).toBe(true);
    expect(isSecondWar(g, 'coalition', AUSTRIA)).toBe(false);
  });
});
