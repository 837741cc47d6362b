import { describe, expect, test } from 'vitest';
import type { Edition, NationId } from '../../catalogue/ids.ts';
import { marching } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';

const SAXONS = { side: 'coalition', status: 'ally', patron: 'prussia' as NationId } as const;
const PRUSSIA_AT_WAR: Position = {
  edition: 'revised',
  agreed: { prussianFrontier: true },
  nations: { prussia: { side: 'coalition', status: 'belligerent' }, saxe: SAXONS, hesse: SAXONS, cleves: SAXONS },
  forces: { magdebourg: ['brunswick', 'armee_elbe', 'pru_1', 'pru_2'] },
};
const brunswick = (wanted: Position = {}): Table =>
  marching({ ...PRUSSIA_AT_WAR, ...wanted }, 'brunswick', 0, 'coalition');
const mayGo = (table: Table, to: string): boolean =>
  table.asked('coalition').answers.some((answer) => answer.kind === 'march' && answer['to'] === to);

describe('20.2 (2) revised, an option: the Prussian army at the frontier', () => {
  test('20.2 it stays beside enemy land, and may do so in Saxony and Hesse', () => {
    const table = brunswick();
    expect(table.refusal('coalition', { kind: 'march', to: 'berlin' })).toMatchObject({ rule: '20.2' });
    // Wittenberg has no enemy beside it; Leipzig has Bavaria and Cassel has Hanover.
    expect(['berlin', 'wittemberg', 'leipzig', 'kassel'].filter((to) => mayGo(table, to))).toEqual([
      'leipzig',
      'kassel',
    ]);
  });
  test('20.2 the Empire that enters Prussia sets it free, even if it leaves again', () => {
    const table = marching(
      { ...PRUSSIA_AT_WAR, forces: { ...PRUSSIA_AT_WAR.forces, pilsen: ['davout', 'fra_1'], posen: ['ney', 'fra_3'] } },
      'ney',
    );
    expect(table.state.effects).toEqual([{ card: null, kind: 'prussiaEntered' }]);
    const free = brunswick({ effects: [{ card: null, kind: 'prussiaEntered' }] });
    expect(mayGo(free, 'berlin')).toBe(true);
  });
  test('20.2 of a Prussia that fights for the Empire the Coalition is the enemy', () => {
    const nations = { prussia: { side: 'empire', status: 'belligerent' } } as const;
    const forces = { koenigsberg: ['bagration', 'rus_1'] };
    const table = marching({ ...PRUSSIA_AT_WAR, nations, forces }, 'bagration', 0, 'coalition');
    expect(table.state.effects).toEqual([{ card: null, kind: 'prussiaEntered' }]);
  });
  test.each([
    ['without the option', { agreed: { prussianFrontier: false } }],
    ['in the first edition', { edition: '2013' as Edition }],
  ])('20.2 %s it goes where it likes', (_when, wanted) => {
    expect(mayGo(brunswick(wanted), 'berlin')).toBe(true);
  });
  test('20.2 other Prussian forces are not bound', () => {
    const table = marching(
      { ...PRUSSIA_AT_WAR, forces: { magdebourg: ['hohenlohe', 'pru_1'] } },
      'hohenlohe',
      0,
      'coalition',
    );
    expect(mayGo(table, 'berlin')).toBe(true);
  });
});
