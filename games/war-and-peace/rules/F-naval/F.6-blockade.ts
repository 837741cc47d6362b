import type { Faction, HexId } from '../../catalogue/ids.ts';
import { cityAt } from '../../catalogue/cities.ts';
import { isHex } from '../../catalogue/map.ts';
import { factionHolding, factionOf, shift, type ShipRow, shipsAt, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { squadronsIn } from './F.2-fleets.ts';

/** F.6.a Squadrons of the port's side that lie inside it. */
export const insideAt = (g: WarAndPeace, hex: HexId): readonly ShipRow[] =>
  shipsAt(g, hex).filter(({ station }) => station === 'port' || station === 'trapped');
export const blockadersAt = (g: WarAndPeace, hex: HexId): readonly ShipRow[] =>
  shipsAt(g, hex).filter(({ station }) => station === 'blockade');

/** F.6.a, R-22, R-88 An enemy port may be closed by as many squadrons as lie inside, and by one at least. */
export const canBlockade = (g: WarAndPeace, hex: HexId, side: Faction, squadrons: number): boolean => {
  const city = cityAt(hex);
  if (!city || city.port.length === 0 || squadrons === 0) return false;
  const holding = factionHolding(g, city.id);
  return (
    holding !== side &&
    holding !== 'neutral' &&
    holding !== 'nobody' &&
    squadrons + squadronsIn(blockadersAt(g, hex)) >= squadronsIn(insideAt(g, hex))
  );
};

/** F.6.b, R-34 Blockaders who are outnumbered, or whose port has become a friend's with no enemy inside, no longer close it. */
export const recountBlockades = (g: WarAndPeace): void => {
  for (const hex of new Set(g.ships.filter(({ station }) => station === 'blockade').map(({ at }) => at))) {
    if (!isHex(hex)) continue;
    const own = blockadersAt(g, hex);
    const side = own[0] ? factionOf(g, own[0].nation) : 'neutral';
    const city = cityAt(hex);
    const enemies = insideAt(g, hex).filter(({ nation }) => factionOf(g, nation) !== side);
    const friendly = city !== undefined && factionHolding(g, city.id) === side;
    const closes = squadronsIn(own) > 0 && squadronsIn(own) >= squadronsIn(enemies);
    if (side !== 'neutral' && closes && !(friendly && enemies.length === 0)) continue;
    for (const ship of own) shift(g, ship, ship.sp, { station: friendly ? 'port' : 'coast' });
    log(g, 'F.6.b', 'naval.blockadeEnds', { at: hex });
  }
};
