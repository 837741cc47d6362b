import { roll, type Script } from '@bivouac/kernel';
import { cityCard } from '../../catalogue/cities.ts';
import type { CityId } from '../../catalogue/ids.ts';
import { blockadeResult } from '../../catalogue/tables.ts';
import {
  changePool,
  changeShips,
  factionHolding,
  factionOf,
  isBlockaded,
  shipsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../speech.ts';
import { recountBlockades, shift } from './F.6-blockade.ts';

/** F.12, F.6.b, R-85 Ships in a port that the enemy takes go to sea; out of a closed one only if they slip through, else they are taken. */
export function* shipsLeaveLostPort(g: WarAndPeace, city: CityId): Script {
  const { hex, port } = cityCard(city);
  const [zone] = port;
  const holding = factionHolding(g, city);
  if (!zone) return;
  for (const ship of shipsAt(g, hex)) {
    const side = factionOf(g, ship.nation);
    if (ship.station !== 'port' || side === holding || side === 'neutral') continue;
    const escapes = !isBlockaded(g, hex) || blockadeResult(yield* roll('F.12', say('naval.runs', { at: hex }))) === 'E';
    if (escapes) {
      shift(g, ship, ship.sp, { at: zone, station: 'sea' });
      log(g, 'F.12', 'naval.leavesPort', { nation: ship.nation, at: hex });
    } else {
      const { sp, ...sort } = ship;
      changeShips(g, sort, -sp);
      changePool(g, ship.nation, ship.kind, sp);
      log(g, 'F.6.b', 'naval.lost', { nation: ship.nation, sp, how: 'captured' });
    }
  }
  recountBlockades(g);
}
