import { roll, type Script } from '@bivouac/kernel';
import type { Faction } from '../../catalogue/ids.ts';
import { zoneCards } from '../../catalogue/seas.ts';
import { navalAttrition } from '../../catalogue/tables.ts';
import { factionOf, type Station, type WarAndPeace } from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { EMPTY, type Fleet, rowsOf } from './F.2-fleets.ts';
import { loseShips } from './F.7-losses.ts';

const STORM = 5;
const AT_SEA: readonly Station[] = ['sea', 'circle'];

/** F.1.f, R-105 After an unmodified 6 a die for each zone with ships of the faction at sea: 5 or more damages squadrons, the owners' choice. */
export function* storms(g: WarAndPeace, side: Faction): Script {
  for (const { id: at } of zoneCards) {
    const nations = [
      ...new Set(
        g.ships.filter((ship) => ship.at === at && factionOf(g, ship.nation) === side).map(({ nation }) => nation),
      ),
    ];
    const fleet: Fleet = { side, at, nations, stations: AT_SEA, hold: EMPTY };
    if (rowsOf(g, fleet).length === 0) continue;
    const die = yield* roll('F.1.f', say('naval.storm', { zone: at }));
    if (die < STORM) continue;
    const points = rowsOf(g, fleet).reduce((sum, { sp }) => sum + sp, 0);
    const fates = Array.from({ length: navalAttrition(points) }, () => 'damaged' as const);
    yield* loseShips(g, fleet, fates, { morale: -1, nelson: false, victor: fleet });
  }
}
