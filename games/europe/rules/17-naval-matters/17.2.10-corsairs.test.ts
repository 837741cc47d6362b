import { expect, test } from 'vitest';
import type { NationId } from '../../catalogue/ids.ts';
import { acting } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { where } from '../../testing/sailing.ts';

const hunting = { kind: 'box', box: 'box_corsairs' as never } as const;
const FRENCH = { control: 'france' as NationId };
/** A fleet that has hunted the Corsairs comes home. */
const back = (fleet: string, zones: Position['zones'] = {}): Table =>
  acting({ forces: {}, fleets: { [fleet]: hunting }, zones }, 'coalition', 1).answer('coalition', {
    kind: 'activateFleet',
    fleet,
  });
const ports = (table: Table): readonly unknown[] => table.asked('coalition').answers.map((answer) => answer['zone']);

test('17.2.10 not to a port of its land that the enemy holds', () => {
  expect(ports(back('fl_ball'))).toContain('plymouth');
  expect(ports(back('fl_ball', { plymouth: FRENCH }))).not.toContain('plymouth');
});
test('17.2.10 nor to a zone without a port', () => {
  expect(ports(back('fl_khanykov'))).toContain('riga');
  expect(ports(back('fl_khanykov'))).not.toContain('moscou');
});
test('17.2.10 where no port of its land is left it stays in the box', () => {
  const swedes = { nations: { suede: { side: 'coalition', status: 'ally', patron: 'britain' as NationId } } } as const;
  const zones = { stralsund: FRENCH, stockholm: FRENCH, goteborg: FRENCH, malmo: FRENCH, karlskrona: FRENCH };
  const finland = { abo: FRENCH, helsingfors: FRENCH };
  const table = acting(
    { forces: {}, ...swedes, fleets: { fl_suede: hunting }, zones: { ...zones, ...finland } },
    'coalition',
    1,
  ).answer('coalition', { kind: 'activateFleet', fleet: 'fl_suede' });
  expect(where(table, 'fl_suede')).toEqual(hunting);
  expect(table.state.voyage).toBeNull();
});
