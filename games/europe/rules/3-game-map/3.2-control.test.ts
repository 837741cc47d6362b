import { expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { forceOf } from '../../testing/battles.ts';
import { type Position, position } from '../../testing/position.ts';
import { countsFor } from './3.2-counting.ts';
import { flagsOfTheYear, mayTakeControl, takeControl } from './3.2-control.ts';

const control = (g: ReturnType<typeof position>, id: string) => g.zones.find((row) => row.id === id)?.control;
const refusal = (wanted: Position, name: string) => {
  const g = position(wanted);
  return mayTakeControl(g, forceOf(g, name))?.because.key;
};

test('3.2 a supplied force raises its flag in an enemy zone without a fortress', () => {
  expect(refusal({ forces: { graz: ['napoleon', 'fra_1'] } }, 'napoleon')).toBeUndefined();
  expect(refusal({ forces: { graz: ['napoleon', 'fra_1', 'unsupplied'] } }, 'napoleon')).toBe('control.unsupplied');
});

test('3.2 not where a fortress is active, nor where an enemy stands, nor in a zone open to all', () => {
  expect(refusal({ forces: { vienne: ['napoleon', 'fra_1'] } }, 'napoleon')).toBe('control.fortress');
  expect(
    refusal({ forces: { vienne: ['napoleon', 'fra_1'] }, zones: { vienne: { fortress: 'empty' } } }, 'napoleon'),
  ).toBeUndefined();
  expect(refusal({ forces: { graz: [['napoleon', 'fra_1'], ['aus_1']] } }, 'napoleon')).toBe('control.enemyThere');
  expect(refusal({ forces: { villach: ['napoleon', 'fra_1'] } }, 'napoleon')).toBe('control.openToAll');
  expect(refusal({ forces: { munich: ['napoleon', 'fra_1'] } }, 'napoleon')).toBe('control.heldAlready');
});

test('3.2 a zone of the own side that the enemy holds is freed: his flag comes down', () => {
  const g = position({
    forces: { vienne: ['koutouzov', 'rus_1'] },
    zones: { vienne: { control: 'france' as never, fortress: 'empty' } },
  });
  takeControl(g, forceOf(g, 'koutouzov'), zoneId('vienne'));
  expect(control(g, 'vienne')).toBeNull();
});

test('3.2 the flag is that of the power whom the force follows', () => {
  const g = position({ forces: { graz: ['bav_1'], munich: ['koutouzov', 'rus_1'] } });
  takeControl(g, forceOf(g, 'bav_1'), zoneId('graz'));
  takeControl(g, forceOf(g, 'koutouzov'), zoneId('munich'));
  expect(control(g, 'graz')).toBe('france');
  expect(control(g, 'munich')).toBe('russia');
});

test('3.2, 2.1 mobile depots of the enemy are lost with the zone', () => {
  const g = position({ forces: { graz: ['napoleon', 'fra_1'] }, depots: { graz: 'austria', vienne: 'austria' } });
  g.depots = g.depots.map((row) => ({ ...row, fixed: row.zone !== 'graz' }));
  takeControl(g, forceOf(g, 'napoleon'), zoneId('graz'));
  expect(g.depots.map(({ zone }) => zone)).toEqual(['vienne']);
});

test('3.2 in the conquest phase a supplied force takes the zone without a movement point', () => {
  const g = position({ forces: { munich: ['mack', 'aus_1'], madrid: ['koutouzov', 'rus_1'] } });
  expect(flagsOfTheYear(g)).toEqual(['munich']);
  expect(control(g, 'munich')).toBe('austria');
});

test('3.2 example: the French marker in Berlin is removed in the conquest phase where a Russian unit stands', () => {
  const prussian = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  const held = { berlin: { control: 'france' as never, fortress: 'empty' } } as const;
  const g = position({ forces: { berlin: ['rus_1'] }, nations: prussian, zones: held });
  expect(flagsOfTheYear(g)).toEqual(['berlin']);
  expect(control(g, 'berlin')).toBeNull();
});

test('3.2 an active fortress is not taken in the conquest phase', () => {
  const g = position({ forces: { salzbourg: ['napoleon', 'fra_1'] } });
  expect(flagsOfTheYear(g)).toEqual([]);
});

test('3.2 nobody raises a flag in the land of one who is not at war', () => {
  const nations = { prussia: { status: 'forcedAlliance' } } as const;
  expect(refusal({ forces: { posen: ['napoleon', 'fra_1'] }, nations }, 'napoleon')).toBe('control.notAtWar');
});

test('3.2 own land counts without a line of supply, a flag in the land of others does not', () => {
  const zones = { cagliari: { control: 'france' as never } };
  const fleets = { fl_nelson: { kind: 'sea', sea: 'tyrrhenienne' as never } } as const;
  const counts = (wanted: Position): readonly boolean[] =>
    ['ajaccio', 'cagliari'].map((id) => countsFor(position({ forces: {}, zones, ...wanted }), zoneId(id), 'empire'));
  expect(counts({ fleets: {} })).toEqual([true, true]);
  expect(counts({ fleets })).toEqual([true, false]);
});

test('3.2 in the land of a neutral a flag of the enemy is taken, and nothing else', () => {
  const wanted = { forces: { berlin: ['ney', 'fra_1'] } };
  const berlin = { fortress: 'empty' } as const;
  expect(refusal({ ...wanted, zones: { berlin } }, 'ney')).toBe('control.notAtWar');
  expect(refusal({ ...wanted, zones: { berlin: { ...berlin, control: 'austria' as never } } }, 'ney')).toBeUndefined();
});

test('3.2 in the conquest phase the first owner needs no supply for what is his, others do for what is not', () => {
  const flags = (at: string, words: readonly string[]): readonly string[] =>
    flagsOfTheYear(
      position({
        forces: { [at]: words },
        fleets: { fl_nelson: { kind: 'sea', sea: 'tyrrhenienne' as never } },
        zones: { ajaccio: { control: 'britain' as never }, cagliari: { control: 'britain' as never } },
      }),
    );
  expect(flags('ajaccio', ['ney', 'fra_1'])).toEqual(['ajaccio']);
  expect(flags('cagliari', ['ney', 'fra_1'])).toEqual([]);
});

test('3.2 in the land of a side at war the flag of a neutral is no hindrance', () => {
  const zones = { graz: { control: 'prussia' as never } };
  expect(refusal({ forces: { graz: ['ney', 'fra_1'] }, zones }, 'ney')).toBeUndefined();
});
