import type { Verdict } from '@bivouac/kernel';
import { cityAt, cityId } from '../../catalogue/cities.ts';
import { type CityId, type HexId, type Nation, type Place } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import {
  type DumpRow,
  factionOf,
  isGoverned,
  landOf,
  type Troop,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import { ENGLISH_POINT, IBERIANS, isInvaded } from '../J-production/J.4-iberia.ts';
import { redCities } from '../J-production/J.2-points.ts';
import { areLoansForbidden } from '../O-options/O.1-lloyds.ts';
import { blockersAt } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { plainCost } from '../SG-J-ground-movement/SG-J.2-costs.ts';
import { type Fleet, rowsOf } from './F.2-fleets.ts';

/** F.3.d, R-62 Where English production points go aboard. */
const LOADING: readonly CityId[] = [cityId('london'), cityId('bristol'), cityId('liverpool'), cityId('portsmouth')];
/** J.4.e England lends an invaded country of Iberia two points a turn. */
const TO_IBERIA = 2;

/** F.3.a, F.3.d, J.5.a Whole points that an English fleet in an English production city may take: those in store. */
export const pointsAtHand = (g: WarAndPeace, fleet: Fleet): number => {
  const city = cityAt(fleet.at);
  const english =
    fleet.nations.every((nation) => nation === 'england') && rowsOf(g, fleet).some(({ kind }) => kind === 'T');
  return english && city && LOADING.includes(city.id) ? Math.floor(g.treasury.england / 2) : 0;
};

/** M.6.a, M.6.b, M.6.c Until these months Russia takes no English points after Tilsit, by the answer to the Polish question. */
const BAN: Readonly<Record<string, number>> = {
  none: turnOf({ year: 1811, month: 1 }),
  duchy: turnOf({ year: 1810, month: 1 }),
  kingdom: turnOf({ year: 1809, month: 1 }),
};
const isBanned = (g: WarAndPeace, nation: Nation): boolean => {
  const signed = ['term', 'over'].includes(g.politics.machines['TILSIT'] ?? '') && g.history.tilsit !== null;
  return nation === 'russia' && signed && turnOf(g.clock) < (BAN[g.history.tilsit ?? 'duchy'] ?? 0);
};

/** J.5.c, R-77, J.4.e The most that may be lent to a state in a turn: a point for each red city that no enemy holds. */
export const mostLent = (g: WarAndPeace, nation: Nation): number =>
  IBERIANS.includes(nation) && isInvaded(g, nation) ? TO_IBERIA : redCities(g, nation).length;

/** F.3.g, J.5.a, J.5.c, M.6, O.1.k May so many English points be put ashore here? */
export const mayLend = (g: WarAndPeace, points: number, to: HexId): Verdict => {
  const land = landOf(g, to);
  if (points === 0 || land === 'england') return undefined;
  if (!isGoverned(g, land)) return must('F.3.g', false, 'lend.nobody');
  const already = g.treasury.lent[land] ?? 0;
  const room = mostLent(g, land) - already;
  return (
    must('J.5.c', factionOf(g, land) !== 'pro', 'lend.french', { nation: land }) ??
    must('B.1', land === 'russia' || !scenarioOf(g).closed.includes(land), 'alliance.closed', { nation: land }) ??
    must('M.6', !isBanned(g, land), 'lend.tilsit') ??
    must('O.1.k', !areLoansForbidden(g), 'lend.lloyds') ??
    must(
      'SG J.6',
      blockersAt(g, to, 'anti').every(({ nation }) => factionOf(g, nation) === 'neutral'),
      'enter.enemies',
      {
        at: to,
      },
    ) ??
    must(isInvaded(g, land) ? 'J.4.e' : 'J.5.c', points <= room, 'lend.tooMuch', {
      nation: land,
      room: Math.max(0, room),
    })
  );
};
/** F.3.g, J.5.a They are the receiver's in its next Production Phase; brought home, they are England's again. */
export const landPoints = (g: WarAndPeace, points: number, to: Place): void => {
  if (points === 0 || !isHex(to)) return;
  const land = landOf(g, to);
  if (land === 'england') g.treasury = { ...g.treasury, england: g.treasury.england + 2 * points };
  else if (isGoverned(g, land)) {
    const lent = g.treasury.lent[land] ?? 0;
    const some = Math.min(points, Math.max(0, mostLent(g, land) - lent));
    g.treasury = { ...g.treasury, lent: { ...g.treasury.lent, [land]: lent + some } };
    log(g, 'F.3.g', 'lend.ashore', {
      nation: land,
      points: some,
      worth: isInvaded(g, land) ? some * ENGLISH_POINT : some,
    });
  }
};

/** F.3.f Supply points reach three movement points from the beach. */
const LINE = 3;
const reach = (g: WarAndPeace, { at: from, colours }: DumpRow): ReadonlyMap<HexId, number> => {
  const found = new Map<HexId, number>([[from, 0]]);
  // A map hands out what is added to it while it is walked: the nearest hexes first.
  for (const hex of found.keys())
    for (const next of overland(hex)) {
      const sum = (found.get(hex) ?? 0) + plainCost(next);
      if (sum > LINE || (found.get(next) ?? LINE + 1) <= sum) continue;
      if (blockersAt(g, next, factionOf(g, colours)).length > 0) continue;
      found.delete(next);
      found.set(next, sum);
    }
  return found;
};
type Fed = Pick<Troop, 'nation' | 'sp'>;
/** F.3.f Do the points on the beaches feed this force? Each as many points as it counts, of the colours of the ships, all of it or none. */
export const isFedFromBeach = (
  g: WarAndPeace,
  hex: HexId,
  force: readonly Fed[],
  colours: (nation: Nation) => Nation | null,
  hungry: (at: HexId, dump: DumpRow) => number,
): boolean =>
  g.dumps.some((dump) => {
    const way = reach(g, dump);
    const far = way.get(hex);
    if (far === undefined || !force.every(({ nation }) => colours(nation) === dump.colours)) return false;
    // The nearest are fed first; those as near, in the order of the map.
    let left = dump.points;
    for (const [at] of [...way].sort(([a, near], [b, wide]) => near - wide || (a < b ? -1 : 1))) {
      const need = at === hex ? force.reduce((sum, { sp }) => sum + sp, 0) : hungry(at, dump);
      if (at === hex) return need <= left;
      if (need <= left) left -= need;
    }
    return false;
  });
/** F.3.f What lies on the beaches goes with the segment. */
export const clearBeaches = (g: WarAndPeace): void => {
  if (g.dumps.length > 0) g.dumps = [];
};
