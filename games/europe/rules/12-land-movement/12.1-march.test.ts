import { expect, test } from 'vitest';
import { acting, forceOf, marching, pointsOf } from '../../testing/marches.ts';
import { nationId, seaId } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../catalogue/ids.ts';
import { nation } from '../../state/state.ts';
import { position, type Table } from '../../testing/position.ts';

const to = (table: Table, ...zones: readonly string[]): Table => {
  for (const zone of zones) table.answer(table.state.action?.side ?? 'empire', { kind: 'march', to: zone });
  return table;
};
const why = (table: Table, zone: string, side = 'empire') => table.refusal(side, { kind: 'march', to: zone });
const control = (table: Table, id: string) => table.state.zones.find((row) => row.id === id)?.control;

test('12.1 example: eight French steps and two Bavarian ones move as the slowest, three points', () => {
  const forces = { ulm: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'bav_1'] };
  expect(pointsOf(marching({ forces }, 'napoleon'))).toBe(3);
});

test('12.1, 16 one point less in the fifth round and in winter', () => {
  const points = (round: number) => pointsOf(marching({ forces: { ulm: ['ney', 'fra_1'] }, clock: { round } }, 'ney'));
  expect([4, 5, 6, 7].map(points)).toEqual([4, 3, 3, 3]);
});

test('12.1 a mountain without a pass takes three points, too many for a factor of two', () => {
  const forces = { milan: ['massena', 'fra_13', 'ita_1'] };
  const winter = marching({ forces, clock: { round: 6 } }, 'massena');
  expect(pointsOf(winter)).toBe(2);
  expect(why(winter, 'innsbruck')).toEqual({
    rule: '12.1',
    because: { key: 'march.points', params: { points: 3, left: 2 } },
  });
  expect(pointsOf(to(marching({ forces }, 'massena'), 'innsbruck'))).toBe(0);
});

test('12.1 example: from Milan to Bologna leads no common border', () => {
  const table = marching({ forces: { milan: ['massena', 'fra_13'] } }, 'massena');
  expect(table.asked().answers).not.toContainEqual({ kind: 'march', to: 'bologne' });
  to(table, 'mantoue', 'bologne');
  expect(forceOf(table, 'massena').zone).toBe('bologne');
});

test('12.1 an enemy fleet at sea closes a strait; one in port or before a port does not', () => {
  const forces = { calabre: ['ney', 'fra_1'] };
  const naples = { naples: { side: 'empire', status: 'ally' } } as const;
  const sea = { kind: 'sea', sea: seaId('tyrrhenienne') } as const;
  const port = { kind: 'blockade', zone: 'toulon' as never } as const;
  const closed = marching({ forces, nations: naples, fleets: { fl_nelson: sea } }, 'ney');
  expect(why(closed, 'messine').because.key).toBe('march.strait');
  const open = marching({ forces, nations: naples, fleets: { fl_nelson: port } }, 'ney');
  expect(open.asked().answers).toContainEqual({ kind: 'march', to: 'messine' });
});

test('12.1 the strait between Copenhagen and the continent is always open', () => {
  const danish = { danemark: { side: 'empire', status: 'ally' } } as const;
  const fleets = { fl_nelson: { kind: 'sea', sea: seaId('detroits') } as const };
  const table = marching({ forces: { kiel: ['ney', 'fra_1'] }, nations: danish, fleets }, 'ney');
  expect(table.asked().answers).toContainEqual({ kind: 'march', to: 'copenhague' });
  to(table, 'copenhague');
  expect(why(table, 'malmo').because.key).toBe('march.strait');
});

test('12.1 the land of a neutral nation is closed', () => {
  const table = marching({ forces: { thuringe: ['ney', 'fra_1'] } }, 'ney');
  expect(why(table, 'kassel')).toEqual({ rule: '12.1', because: { key: 'march.neutral', params: { zone: 'kassel' } } });
});

test('12.1, 8.1.4 the Empire passes through the land of a forced ally, the Coalition does not', () => {
  const nations = { prussia: { side: 'neutral', status: 'forcedAlliance' } } as const;
  const french = marching({ forces: { leipzig: ['ney', 'fra_1'] }, nations }, 'ney');
  expect(french.asked().answers).toContainEqual({ kind: 'march', to: 'magdebourg' });
  const saxon = { ...nations, saxe: { side: 'coalition', status: 'ally' } } as const;
  const russian = marching(
    { forces: { leipzig: ['koutouzov', 'rus_1'] }, nations: saxon },
    'koutouzov',
    0,
    'coalition',
  );
  expect(why(russian, 'magdebourg', 'coalition').because.key).toBe('march.neutral');
});

test('12.1, 18.2.3 who has imposed a peace may pass, the other may not', () => {
  const under = (by: 'empire' | 'coalition') => {
    const imposed = nation(position({ scenario: '1809' }), nationId('prussia')).peace;
    const peace = imposed && { ...imposed, by };
    return marching(
      { forces: { thuringe: ['ney', 'fra_1'] }, nations: { prussia: { status: 'forcedPeace', peace } } },
      'ney',
    );
  };
  expect(under('empire').asked().answers).toContainEqual({ kind: 'march', to: 'magdebourg' });
  expect(why(under('coalition'), 'magdebourg').because.key).toBe('march.neutral');
});

test('12.1 from Alexandretta to Acre leads a whole movement factor', () => {
  const nations = {
    turkey: { side: 'empire', status: 'belligerent' },
    egypte: { side: 'empire', status: 'ally' },
  } as const;
  const table = marching({ forces: { alexandrette: ['ney', 'fra_1'] }, nations }, 'ney', 1);
  const stepped = table.fork();
  to(table, 'acre');
  expect(pointsOf(table)).toBe(1);
  const [step] = stepped.asked().answers.filter((each) => each.kind === 'march' && each['to'] !== 'acre');
  to(stepped, String(step?.['to']), 'alexandrette');
  expect(why(stepped, 'acre').because.key).toBe('march.wholeMove');
});

test('2.1 militia does not leave its national territory', () => {
  const table = marching({ forces: { strasbourg: ['fra_gn1'] } }, 'fra_gn1');
  expect(why(table, 'bade').rule).toBe('2.1');
  expect(table.asked().answers).toContainEqual({ kind: 'march', to: 'metz' });
});

test('12.1 example of play, round 2: Marmont from Amsterdam to Würzburg in six points', () => {
  const forces = { amsterdam: ['marmont', 'fra_5-', 'hol_1-'], hanovre: ['fra_6'], wurtzburg: ['bav_1-'] };
  const table = marching({ forces }, 'marmont', 3);
  expect(pointsOf(table)).toBe(6);
  to(table, 'groningue', 'hanovre');
  table.answer('empire', { kind: 'absorb', force: 'fra_6' });
  to(table, 'berg', 'thuringe').answer('empire', 'control');
  expect(control(table, 'thuringe')).toBe('france');
  to(table, 'wurtzburg');
  expect(pointsOf(table)).toBe(0);
  table.answer('empire', 'halt').dice(5, 3);
  // The step that is lost is French: the bonus for them was used. The Bavarian step is not tested.
  table.answer('empire', { unit: 'fra_6' });
  const units = Object.fromEntries(table.state.units.map(({ id, reduced }) => [id, reduced]));
  expect([units['fra_6'], units['fra_5'], units['hol_1'], units['bav_1']]).toEqual([true, true, true, true]);
  expect(forceOf(table, 'bav_1').commander).toBe('marmont');
});

test('12.1 example of play, round 3: Mack takes Munich and attacks Ulm with his fourth point', () => {
  const forces = {
    salzbourg: ['mack', 'armee_allemagne', 'ferdinand', 'aus_1', 'aus_2', 'aus_3', 'aus_cav-', 'depot'],
  };
  const table = marching({ forces }, 'mack', 1, 'coalition');
  to(table, 'munich').answer('coalition', 'control');
  expect(control(table, 'munich')).toBe('austria');
  to(table, 'ulm');
  expect(table.state.zones.find(({ id }) => id === 'ulm')?.siege).toBe(0);
  expect(pointsOf(table)).toBe(1);
  table.answer('coalition', 'siege').dice(6);
  expect(pointsOf(table)).toBe(0);
  expect(control(table, 'ulm')).toBe('austria');
});

test('15.1 a force halts before an enemy fortress unless it leaves twice its level in steps before it', () => {
  const forces = { munich: ['napoleon', 'grande_armee', 'davout', 'fra_1', 'fra_2', 'fra_3'] };
  const table = to(marching({ forces }, 'napoleon'), 'salzbourg');
  expect(why(table, 'vienne')).toEqual({
    rule: '15.1',
    because: { key: 'march.uncovered', params: { zone: 'salzbourg', needed: 2 } },
  });
  table.answer('empire', { kind: 'drop', unit: 'fra_1' });
  to(table, 'vienne');
  expect(table.state.zones.find(({ id }) => id === 'salzbourg')?.siege).toBe(0);
  expect(table.state.action?.activated).toContain(forceOf(table, 'fra_1').id);
});

test('15.1 a single step does not cover a fortress', () => {
  const forces = { munich: ['napoleon', 'grande_armee', 'fra_1', 'fra_10-'] };
  const table = to(marching({ forces }, 'napoleon'), 'salzbourg').answer('empire', { kind: 'drop', unit: 'fra_10' });
  expect(why(table, 'vienne').because.key).toBe('march.uncovered');
});

test('15.3 example of play, round 5: Charles gives up the siege of Mantua and marches to Graz', () => {
  const forces = { mantoue: ['charles', 'aus_4', 'aus_5', 'aus_6', 'aus_7-', 'depot'] };
  const wanted = { forces, zones: { mantoue: { siege: 2 } }, clock: { round: 5 } } as const;
  const table = marching(wanted, 'charles', 3, 'coalition');
  expect(pointsOf(table)).toBe(5);
  to(table, 'venise', 'trieste', 'laibach', 'graz');
  expect(pointsOf(table)).toBe(1);
  expect(table.state.zones.find(({ id }) => id === 'mantoue')?.siege).toBeNull();
});

test('15.3 revised: a garrison that the besieger leaves free does not intercept him on this march', () => {
  const offered = (edition: Edition): readonly string[] => {
    const forces = {
      mantoue: [
        ['charles', 'aus_4', 'aus_5'],
        ['davout', 'fra_10', 'besieged'],
      ],
    };
    const hands = { empire: ['27F'], coalition: [] };
    const wanted = { edition, forces, hands, noOtherCards: true as const, zones: { mantoue: { siege: 2 } } };
    const table = marching(wanted, 'charles', 0, 'coalition').answer('coalition', { kind: 'march', to: 'venise' });
    return [table.asked().rule, forceOf(table, 'davout').inside ? 'inside' : 'free'];
  };
  expect([offered('2013'), offered('revised')]).toEqual([
    ['12.4', 'free'],
    ['12.1', 'free'],
  ]);
});

test('12.1 example of play, round 4: Napoleon leaves a corps at Lille and comes to Ulm with the sixth point', () => {
  const forces = { lille: ['napoleon', 'grande_armee', 'davout', 'fra_1', 'fra_2', 'fra_10'] };
  const grants = [{ what: 'force', freeForcedMarch: true }] as const;
  const table = acting({ forces }, 'empire', 1, { grants });
  table.answer('empire', { kind: 'activate', force: 'napoleon' }).answer('empire', { kind: 'forced', points: 3 });
  table.answer('empire', { kind: 'drop', unit: 'fra_10' });
  const spent = ['soissons', 'metz', 'strasbourg', 'bade', 'ulm'].map((zone) => 7 - pointsOf(to(table, zone)));
  expect(spent).toEqual([1, 2, 3, 5, 6]);
  table.answer('empire', 'halt');
  expect(table.asked().prompt.key).toBe('activation.whom');
  expect(forceOf(table, 'fra_10').zone).toBe('lille');
});

test('43C an activation that may not attack a general keeps away from his force', () => {
  const grants = [{ what: 'force', notAgainst: 'napoleon' as never }] as const;
  const forces = { salzbourg: ['charles', 'aus_1'], munich: ['napoleon', 'fra_1'] };
  const table = acting({ forces }, 'coalition', 0, { grants });
  table.answer('coalition', { kind: 'activate', force: 'charles' }).answer('coalition', { kind: 'forced', points: 0 });
  expect(why(table, 'munich', 'coalition').because.key).toBe('march.notAgainst');
});

test('3.2, 15.5 example of play, round 5: Kutuzov frees Vienna with his second point and gives a step to its fortress', () => {
  const forces = { leopoldstadt: ['koutouzov', 'armee_1ere', 'rus_5', 'rus_6', 'rus_1'] };
  const zones = { vienne: { control: 'france' as never, fortress: 'empty' } } as const;
  const table = marching({ forces, zones, clock: { round: 5 } }, 'koutouzov', 0, 'coalition');
  expect(pointsOf(table)).toBe(2);
  to(table, 'vienne').answer('coalition', 'control');
  table.answer('coalition', { kind: 'garrisonStep', unit: 'rus_1' });
  expect(pointsOf(table)).toBe(0);
  expect(control(table, 'vienne')).toBeNull();
  expect(table.state.zones.find(({ id }) => id === 'vienne')?.fortress).toBe('active');
});

test('15.2 a battle won where a fortress stands gives a free attempt on it', () => {
  const forces = { munich: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'], salzbourg: ['aus_1-'] };
  const table = to(marching({ forces }, 'napoleon'), 'salzbourg');
  // Six to one: the corps is destroyed.
  expect([pointsOf(table), table.state.march?.freeSiege]).toEqual([3, true]);
  table.answer('empire', 'siege').dice(1);
  expect([pointsOf(table), table.state.march?.freeSiege]).toEqual([3, false]);
  table.answer('empire', 'siege').dice(1);
  expect(pointsOf(table)).toBe(2);
});

test('2.1 a fixed depot behind the walls of a fortress gives no battle: the fortress is besieged', () => {
  const table = marching({ forces: { munich: ['ney', 'fra_1'] }, depots: { salzbourg: 'austria' } }, 'ney');
  table.answer('empire', { kind: 'march', to: 'salzbourg' });
  expect(table.asked('empire').prompt.key).toBe('march.next');
  expect(table.state.zones.find(({ id }) => id === 'salzbourg')?.siege).toBe(0);
  expect(table.state.depots).toHaveLength(1);
});

test('12.2 with exactly its last point no force enters the zone of a friend whom it can neither absorb nor join', () => {
  const table = marching({ forces: { paris: ['fra_1'], metz: ['fra_2'] } }, 'fra_1');
  to(table, 'soissons', 'paris');
  expect(pointsOf(table)).toBe(2);
  to(table, 'soissons');
  expect([pointsOf(table), why(table, 'metz').because.key]).toEqual([1, 'march.crowded']);
  const sooner = to(marching({ forces: { paris: ['fra_1'], metz: ['fra_2'] } }, 'fra_1'), 'soissons', 'metz');
  expect(pointsOf(sooner)).toBe(2);
});
