import { boxCard, cityCard, cityCards, cityId, isBox, isPort } from '../../catalogue/cities.ts';
import { type HexId, isMajor, type Nation, type ZoneId } from '../../catalogue/ids.ts';
import { isHex, region } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import { isZone } from '../../catalogue/seas.ts';
import {
  changeLeader,
  changeTroops,
  coloursOf,
  factionOf,
  landOf,
  leadersAt,
  shift,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { isPlayed } from '../D-players/D.3-seats.ts';
import { routesFrom, type Water, watersOf } from './F.2-routes.ts';
import { nextZone } from './F.2-zones.ts';

const homePorts = (g: WarAndPeace, nation: Nation): readonly HexId[] =>
  cityCards.filter((city) => isPort(city) && landOf(g, city.hex) === nation).map(({ hex }) => hex);
const zoneOf = (at: Water): ZoneId | undefined =>
  isZone(at) ? at : isHex(at) ? watersOf(at)[0] : isBox(at) ? boxCard(at).zone : undefined;

/** G.2.c, I.2.b, R-34 Who has no say: ships of a conquered state, of one that nobody plays, and of neutral minor states. */
const goesHome = (g: WarAndPeace, nation: Nation): boolean => {
  if (factionOf(g, nation) !== 'neutral') return false;
  const master = coloursOf(g, nation);
  return !isMajor(nation) || master === null || g.politics.status[nation] !== 'neutral' || !isPlayed(g, master);
};

/** E.1.a, I.2.b Ships of neutral states that are away go home: into a port within their reach, or a voyage nearer. */
export const shipsGoHome = (g: WarAndPeace): void => {
  for (const ship of g.ships.filter(({ nation }) => goesHome(g, nation))) {
    const ports = homePorts(g, ship.nation);
    if (ports.length === 0 || (ship.station === 'port' && ports.some((port) => port === ship.at))) continue;
    const reached = ports.includes(ship.at as HexId)
      ? (ship.at as HexId)
      : routesFrom(ship.at).find(({ to }) => ports.some((port) => port === to))?.to;
    const zone = zoneOf(ship.at);
    const next = zone && nextZone(zone, ports);
    if (reached && isHex(reached)) {
      shift(g, ship, ship.sp, { at: reached, station: 'port', repairing: false });
      log(g, 'I.2.b', 'naval.retreats', { nation: ship.nation, to: reached });
    } else if (next) shift(g, ship, ship.sp, { at: next, station: 'sea', repairing: false });
  }
};

const STOCKHOLM = cityCard(cityId('stockholm')).hex;
const PER_TRANSPORT = 2;
/** G.9.c, R-56 Swedes who must leave Pomerania are shipped home by their own transport, two points a month, with or without a leader. */
export const swedesEvacuate = (g: WarAndPeace): void => {
  if (g.politics.machines['SWEDEN'] !== 'evacuating') return;
  const coast = region('pomerania').filter((hex) => watersOf(hex).length > 0);
  let room =
    PER_TRANSPORT *
    g.ships.filter(({ nation, kind }) => nation === 'sweden' && kind === 'T').reduce((sum, { sp }) => sum + sp, 0);
  let gone = 0;
  for (const troop of g.troops.filter(({ nation, at }) => nation === 'sweden' && coast.some((hex) => hex === at))) {
    const some = Math.min(room, troop.sp);
    if (some === 0) continue;
    changeTroops(g, troop, some, { at: STOCKHOLM, inside: false });
    room -= some;
    gone += some;
  }
  for (const hex of coast)
    if (!troopsAt(g, hex).some(({ nation }) => nation === 'sweden'))
      for (const { id } of leadersAt(g, hex))
        if (leaderCard(id).nation === 'sweden') changeLeader(g, id, { at: STOCKHOLM, inside: false });
  if (gone > 0) log(g, 'G.9.c', 'sweden.evacuates', { sp: gone });
};
