import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { nation } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { conquerMajors, surrender } from './18.2-surrender.ts';

describe.each(EDITIONS)('18.2 a power of the Empire is beaten (%s)', (edition) => {
  /** Turkey fights for the Empire, and Constantinople is lost. */
  const fallen = (flag: string, wanted: Position = {}): Table =>
    scene(
      {
        edition,
        forces: {},
        fleets: {},
        clock: { phase: 'conquests', year: 1807 },
        nations: { turkey: { side: 'empire', status: 'belligerent' } },
        zones: { constantinople: { control: flag as NationId } },
        depots: { constantinople: flag },
        ...wanted,
      },
      (g) => conquerMajors(g, 'coalition'),
    );
  const victor = (table: Table): unknown => table.events('conquest.major')[0]?.said.params['by'];

  test('18.2.2 by the power whose flag is in the capital', () => {
    expect(victor(fallen('russia'))).toBe('russia');
    expect(victor(fallen('britain'))).toBe('britain');
  });
  test('19 which is worth no point to the Empire', () => {
    const table = fallen('russia');
    const { victory } = table.state.tracks;
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(nation(table.state, nationId('turkey'))).toMatchObject({ beaten: { empire: 0, coalition: 1 } });
    expect(table.state.tracks.victory).toBe(victory);
    expect(victory).toBe(5);
  });
  test('18.2.1 (2) the Drums of War (27C) are not for it, nor the terms of the Empire (16F)', () => {
    const table = fallen('russia', { hands: { coalition: ['27C'], empire: ['16F'] } });
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '18.2.2' });
  });
  test('8.3.5, 18.2.2 no Polish province goes to Poland by it', () => {
    const nations = { prussia: { side: 'empire', status: 'belligerent' } } as const;
    const table = scene({ edition, nations, forces: {}, fleets: {}, clock: { phase: 'conquests', year: 1807 } }, (g) =>
      surrender(g, nationId('prussia'), 'coalition', { tilsit: false }),
    );
    const to = table.asked('coalition').answers.map((answer) => answer['to']);
    expect(to).toContain('russia');
    expect(to).not.toContain('pologne');
  });
});
