import { expect, test } from 'vitest';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { EDITIONS, type NationId, type ProvinceId, type UnitId, type ZoneId } from '../../catalogue/ids.ts';
import { unitRow, zone } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { conquestsPhase } from '../18-conquests/18-conquests.ts';

const french = (...provinces: string[]): NonNullable<Position['zones']> =>
  Object.fromEntries(
    provinces.flatMap((id) =>
      zonesOfProvince(id as ProvinceId).map((each) => [each, { nation: 'france' as NationId, control: null }]),
    ),
  );
const phase = (wanted: Position): Table =>
  scene({ scenario: '1809', forces: {}, clock: { phase: 'conquests', year: 1809, step: 0 }, ...wanted }, function* (g) {
    while (g.clock.phase === 'conquests') yield* conquestsPhase(g);
  });

test('20.2 2013: a Polish province of France may be made over to Poland, and the third brings the second corps', () => {
  const table = phase({ edition: '2013', zones: french('petite_pologne') });
  table.answer('empire', { kind: 'makeOver', province: 'petite_pologne' });
  expect(zone(table.state, 'cracovie' as ZoneId).nation).toBe('pologne');
  expect(unitRow(table.state, 'pol_2' as UnitId).at).toBe('reserve');
});
test('20.2 2013: France may keep it', () => {
  const table = phase({ edition: '2013', zones: french('petite_pologne') }).answer('empire', 'done');
  expect(zone(table.state, 'cracovie' as ZoneId).nation).toBe('france');
});
test.each(EDITIONS)('20.2 without such a province, or in the revised edition, nobody is asked (%s)', (edition) => {
  const zones = edition === '2013' ? french('silesie') : french('petite_pologne');
  expect(phase({ edition, zones }).questions()).toEqual([]);
});
test('8.3.5, 20.2 2013: a Poland that has fallen with France is given nothing', () => {
  const nations = { pologne: { side: 'coalition', status: 'ally', patron: 'britain' as NationId } } as const;
  expect(phase({ edition: '2013', nations, zones: french('petite_pologne') }).questions()).toEqual([]);
});
