import { cityAt } from '../../catalogue/cities.ts';
import type { Faction } from '../../catalogue/ids.ts';
import { factionHolding, factionOf, shift, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';

/** R-34 Ships of a faction in a port that has become neutral must be out of it when their own Naval Phase ends. */
export const shipsLeaveNeutralPorts = (g: WarAndPeace, side: Faction): void => {
  for (const ship of g.ships) {
    const city = cityAt(ship.at);
    const [zone] = city?.port ?? [];
    if (!city || !zone || ship.station !== 'port' || factionOf(g, ship.nation) !== side) continue;
    if (factionHolding(g, city.id) !== 'neutral') continue;
    shift(g, ship, ship.sp, { at: zone, station: 'sea', moved: true });
    log(g, 'F.12', 'naval.leavesPort', { nation: ship.nation, at: ship.at });
  }
};
