import { describe, expect, test } from 'vitest';
import { neighbours } from '../../catalogue/board.ts';
import { nationId, zoneId, zones as allZones } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type UnitId } from '../../catalogue/ids.ts';
import { unitRow } from '../../state/state.ts';
import { forceOf } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { withdrawFrom } from './18.2.3-redeployment.ts';

const peace = { by: 'empire', since: 1805, until: 1807, afterwards: 'neutral', forGood: false } as const;
/** Austria has submitted to the Empire, and her friends leave. */
const leaving = (wanted: Position): Table =>
  scene(
    {
      fleets: {},
      clock: { phase: 'conquests', year: 1805 },
      ...wanted,
      nations: { austria: { side: 'neutral', status: 'forcedPeace', peace }, ...wanted.nations },
    },
    (g) => withdrawFrom(g, nationId('austria'), 'empire', 'friends'),
  );
/** Everybody takes the first answer. */
const anyhow = (table: Table): Table => {
  while (table.questions().length > 0) table.pick(table.asked().by, () => true);
  return table;
};
/** No fortress serves, save those named. */
const noFortressBut = (...kept: readonly string[]): NonNullable<Position['zones']> =>
  Object.fromEntries(
    [...allZones.keys()].flatMap((id) => (kept.includes(id) ? [] : [[id, { fortress: 'none' as const }]])),
  );

describe.each(EDITIONS)('18.2.3 the nearest fortress beyond the frontier (%s)', (edition) => {
  const kutuzov = ['koutouzov', 'rus_5', 'rus_6', 'rus_7'];
  const crowd = ['benningsen', 'rus_1', 'rus_2', 'rus_3'];
  const goesTo = (wanted: Position): string =>
    forceOf(anyhow(leaving({ edition, forces: { budapest: kutuzov }, ...wanted })), 'koutouzov').zone;

  test('18.2.3 anyone who has no fortress to go to is destroyed', () => {
    const table = leaving({ edition, forces: { budapest: kutuzov }, zones: noFortressBut() });
    expect(table.questions()).toEqual([]);
    expect(table.events('peace.noWayOut')).toHaveLength(1);
    expect(table.state.forces).toEqual([]);
    expect(unitRow(table.state, 'rus_5' as UnitId).at).toBe('reserve');
  });
  test('11, 18.2.3 where the nearest one has no room the next is taken', () => {
    expect(goesTo({})).toBe('neminov');
    const next = goesTo({ forces: { budapest: kutuzov, neminov: crowd } });
    expect(next).not.toBe('neminov');
    expect(allZones.get(zoneId(next))?.nation).toBe('russia');
  });
  test('11, 18.2.3 where none has room he goes to the nearest all the same, and what exceeds command is lost', () => {
    const table = anyhow(
      leaving({ edition, forces: { budapest: kutuzov, neminov: crowd }, zones: noFortressBut('neminov') }),
    );
    expect(table.state.forces.map(({ zone }) => zone)).toEqual(['neminov']);
    expect(forceOf(table, 'koutouzov').commander).toBe('koutouzov');
    expect(table.events('peace.noWayOut')).toEqual([]);
  });

  const prussia = { side: 'coalition', status: 'belligerent' } as const;
  const army = ['koutouzov', 'armee_1ere', 'rus_5', 'rus_6'];
  const prussians = ['hohenlohe', 'armee_elbe', 'pru_1-'];
  test('11, 18.2.3 two armies stand together, three do not', () => {
    const nations = { prussia };
    expect(goesTo({ nations, forces: { budapest: army, neminov: prussians } })).toBe('neminov');
    const british = ['moore', 'armee_peninsule', 'gbr_1-'];
    expect(goesTo({ nations, forces: { budapest: army, neminov: [prussians, british] } })).not.toBe('neminov');
    // Not even where Kutuzov could lead them all.
    const strong = ['koutouzov', 'armee_1ere', 'rus_5', 'rus_6', 'rus_7'];
    expect(goesTo({ nations, forces: { budapest: strong, neminov: [prussians, british] } })).not.toBe('neminov');
  });
  test('10.2, 11, 18.2.3 the senior general takes the others in, no matter who was there first', () => {
    const four = ['koutouzov', 'rus_5', 'rus_6'];
    expect(goesTo({ forces: { budapest: four, neminov: ['dokhtourov', 'rus_1'] } })).toBe('neminov');
    expect(goesTo({ forces: { budapest: kutuzov, neminov: ['dokhtourov', 'rus_1'] } })).not.toBe('neminov');
  });
  test('10.1, 11, 18.2.3 an army has room for twice as many steps; revised: a special unit is one of them', () => {
    const refuge = (...there: readonly string[]): string => {
      const forces = { budapest: ['rus_7'], neminov: ['koutouzov', 'armee_1ere', ...there] };
      return forceOf(anyhow(leaving({ edition, forces })), 'rus_7').zone;
    };
    const six = ['rus_1', 'rus_2', 'rus_3', 'rus_4', 'rus_5', 'rus_6'];
    expect(refuge(...six)).toBe('neminov'); // seven corps, and Kutuzov commands fourteen steps
    expect(refuge(...six, 'sp_rus_chevaliers') === 'neminov').toBe(edition === '2013');
    expect(refuge(...six, 'rus_mil1')).not.toBe('neminov');
  });
  test('18.2.3 from a conquered Britain her friends go to any fortress of their side', () => {
    const table = scene(
      {
        edition,
        nations: { britain: { side: 'neutral', status: 'forcedPeace', peace } },
        forces: { londres: ['benningsen', 'rus_1'] },
        fleets: {},
        clock: { phase: 'conquests', year: 1805 },
      },
      (g) => withdrawFrom(g, nationId('britain'), 'empire', 'friends'),
    );
    expect(table.asked('coalition').answers.map((answer) => answer['zone'])).toEqual(
      expect.arrayContaining(['neminov', 'riga', 'vienne']),
    );
  });
  test('18.2.3 the way leads through what was ceded this year, whosever it is now', () => {
    const ceded = neighbours(zoneId('budapest'));
    const zones = Object.fromEntries(ceded.map((id) => [id, { nation: 'turkey' as NationId }]));
    expect(goesTo({ zones, tracks: { ceded } })).toBe('neminov');
  });
});
