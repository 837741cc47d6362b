import { roll, type Script } from '@bivouac/kernel';
import type { Faction } from '../../catalogue/ids.ts';
import { zoneCards } from '../../catalogue/seas.ts';
import { navalAttrition } from '../../catalogue/tables.ts';
import { changePool, changeShips, factionOf, type ShipRow, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../speech.ts';
import { shift } from './F.6-blockade.ts';

const STORM = 5;

/** F.1.f, R-105 After an unmodified 6 a die for each zone with ships of the faction at sea: 5 or more damages squadrons. */
export function* storms(g: WarAndPeace, side: Faction): Script {
  for (const { id: zone } of zoneCards) {
    const atSea = (): readonly ShipRow[] =>
      g.ships.filter(({ at, nation }) => at === zone && factionOf(g, nation) === side);
    if (atSea().length === 0) continue;
    const die = yield* roll('F.1.f', say('naval.storm', { zone }));
    if (die < STORM) continue;
    const points = atSea().reduce((sum, { sp }) => sum + sp, 0);
    for (let left = navalAttrition(points); left > 0; left--) {
      const squadrons = atSea().filter(({ kind }) => kind === 'S');
      const sound = squadrons.find(({ damaged }) => !damaged);
      const [wreck] = squadrons;
      if (sound) shift(g, sound, 1, { damaged: true, repairing: false });
      else if (wreck) {
        const { sp: _all, ...sort } = wreck;
        changeShips(g, sort, -1);
        changePool(g, wreck.nation, 'S', 1);
      }
      const hit = sound ?? wreck;
      if (hit) log(g, 'F.1.f', 'naval.lost', { nation: hit.nation, sp: 1, how: sound ? 'damaged' : 'sunk' });
    }
  }
}
