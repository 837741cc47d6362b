import { expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { nation } from '../../state/state.ts';
import { at, type Position } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { conquerMinor } from '../18-conquests/18.1-minor-conquest.ts';

const NAPLES = nationId('naples');
const ally = (side: 'empire' | 'coalition'): NonNullable<Position['nations']> => ({
  naples: { side, status: 'ally', patron: (side === 'empire' ? 'france' : 'britain') as NationId },
});

test.each(EDITIONS)(
  '19 example: a protectorate over Naples is worth a point, which is lost with Naples (%s)',
  (edition) => {
    const made = at({
      edition,
      nations: ally('empire'),
      hands: { empire: ['11F'], coalition: [] },
      forces: {},
      fleets: {},
      clock: { phase: 'diplomacy', year: 1806, round: 0, next: 'empire', step: 0 },
    }).answer('empire', { kind: 'protectorate', card: '11F', nation: 'naples' });
    expect(made.state.tracks.victory).toBe(6);

    const lost = scene(
      {
        edition,
        nations: { naples: { ...ally('empire')['naples'], status: 'protectorate' } },
        tracks: { victory: 6 },
        fleets: {},
      },
      (g) => conquerMinor(g, NAPLES, 'coalition'),
    );
    expect(lost.state.tracks.victory).toBe(5);
    expect(nation(lost.state, NAPLES)).toMatchObject({ side: 'coalition', status: 'ally' });

    // 8.1.5 Conquered back it is an ally, and the point comes with a new protectorate.
    const back = scene({ edition, nations: ally('coalition'), tracks: { victory: 5 }, fleets: {} }, (g) =>
      conquerMinor(g, NAPLES, 'empire'),
    );
    expect(back.state.tracks.victory).toBe(5);
    expect(nation(back.state, NAPLES)).toMatchObject({ side: 'empire', status: 'ally' });
  },
);
