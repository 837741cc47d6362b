import { factOf } from '@bivouac/kernel';
import { cityAt, cityCards, type CityCard } from '../../catalogue/cities.ts';
import { type CityId, type Faction, type HexId, isMajor, type Major, type Nation } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { productionCityOf } from '../../catalogue/nations.ts';
import {
  coloursOf,
  type DumpRow,
  factionHolding,
  factionOf,
  fieldAt,
  holderOf,
  isBlockaded,
  landOf,
  occupied,
  pointsOf,
  siegeAt,
  sideOfTroop,
  type Troop,
  troopsAt,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { isFedFromBeach } from '../F-naval/F.3-points.ts';
import { plainCost } from '../SG-J-ground-movement/SG-J.2-costs.ts';

/** SG M.2 The longest line, in movement points. */
export const LINE = 12;
/** SG M.3 A port with a squadron in its zone feeds so many points. */
const PORT_FEEDS = 5;

type Seen = Pick<WarAndPeace, 'troops' | 'politics' | 'cities' | 'history'>;

const citiesOfMinors: ReadonlySet<CityId> = new Set(
  cityCards.flatMap(({ state }) => {
    const city = isMajor(state) || state === 'hanse' ? undefined : productionCityOf(state);
    return city ? [city] : [];
  }),
);
const isProductionCity = ({ id, production }: CityCard): boolean => production === 'red' || citiesOfMinors.has(id);

/** SG M.3 Is this city a source for the units of a nation on a side? */
const isSource = (g: Seen, city: CityCard, nation: Nation, side: Faction | 'neutral'): boolean => {
  const holding = factionHolding(g, city.id);
  if (holderOf(g, city.id) !== nation && (side === 'neutral' || holding !== side)) return false;
  const land = landOf(g, city.hex);
  if (land === nation) return true;
  const master = coloursOf(g, nation);
  if (land !== 'hanse' && master !== null && coloursOf(g, land) === master && factionOf(g, land) === side) return true;
  if (side === 'neutral') return false;
  if (g.history.sources[side].includes(city.id)) return true;
  return land !== 'hanse' && factionOf(g, land) === side && isProductionCity(city);
};

const isEnemy = (g: Seen, troop: Troop, side: Faction | 'neutral'): boolean => {
  const other = sideOfTroop(g, troop);
  return other !== side && other !== 'neutral';
};
/** SG M.2 Hexes that the lines of a side do not pass: enemies stand there, and no friends. Most marches leave this text as it is. */
const barredTo = factOf(
  ({ troops, politics }: Seen) => [troops, politics],
  (g: Seen, side: Faction | 'neutral'): string =>
    occupied(g)
      .filter((hex) => {
        const there = troopsAt(g, hex); // behind walls, too
        return there.some((troop) => isEnemy(g, troop, side)) && !there.some((troop) => sideOfTroop(g, troop) === side);
      })
      .join(),
);
const sourcesOf = factOf(
  ({ politics, cities, history }: Seen) => [politics, cities, history],
  (g: Seen, nation: Nation, side: Faction | 'neutral'): string =>
    cityCards
      .filter((city) => isSource(g, city, nation, side))
      .map(({ hex }) => hex)
      .join(),
);

/** SG M.2 The movement points from the nearest source to each hex that lines reach. */
const spread = (sources: string, barred: string): ReadonlyMap<HexId, number> => {
  const bars = new Set(barred.split(','));
  const reached = new Map<HexId, number>();
  const rings: HexId[][] = Array.from({ length: LINE + 1 }, () => []);
  const arrive = (hex: HexId, mp: number): void => {
    if (mp > LINE || (reached.get(hex) ?? LINE + 1) <= mp || bars.has(hex)) return;
    reached.set(hex, mp);
    rings[mp]?.push(hex);
  };
  for (const hex of sources.split(',')) if (hex !== '') arrive(hex as HexId, 0);
  for (let mp = 0; mp < LINE; mp++)
    for (const hex of rings[mp] ?? [])
      if (reached.get(hex) === mp) for (const next of overland(hex)) arrive(next, mp + plainCost(next));
  return reached;
};
/** The network from some sources, found once as long as the same hexes are barred to a side. */
const network = factOf(
  (g: Seen, side: Faction | 'neutral') => [barredTo(g, side)],
  (g: Seen, side: Faction | 'neutral', sources: string) => spread(sources, barredTo(g, side)),
);

/** SG M.2 How far the nearest source is, or nothing when no line reaches the hex. */
export const supplyLine = (g: Seen, nation: Nation, side: Faction | 'neutral', hex: HexId): number | undefined =>
  network(g, side, sourcesOf(g, nation, side)).get(hex);

/** SG M.3 A port that is not blockaded, with an own squadron in its zone that is not shut up, feeds five points. */
const isFedByPort = (g: WarAndPeace, hex: HexId, master: Major | null, points: number): boolean => {
  const city = cityAt(hex);
  if (!city || city.port.length === 0 || points > PORT_FEEDS || isBlockaded(g, hex)) return false;
  return g.ships.some(
    ({ nation, kind, at, station }) =>
      kind === 'S' &&
      coloursOf(g, nation) === master &&
      (isHex(at)
        ? cityAt(at)?.port.some((zone) => city.port.includes(zone)) === true &&
          !(station === 'port' && isBlockaded(g, at))
        : city.port.some((zone) => zone === at)),
  );
};

/** F.3.f The points of a hex that wait for what lies on a beach: of its colours, and without a line of their own. */
const hungryAt =
  (g: WarAndPeace) =>
  (at: HexId, { colours }: DumpRow): number =>
    pointsOf(
      fieldAt(g, at).filter(
        (troop) =>
          coloursOf(g, troop.nation) === colours &&
          troop.spent !== 'landed' &&
          supplyLine(g, troop.nation, sideOfTroop(g, troop), at) === undefined,
      ),
    );

const ENGLAND_FEEDS = 10;
/** K.5, R-67 An English city in French hands feeds ten points that stand in England: from the land of the enemy. */
const livesOffEngland = (g: WarAndPeace, hex: HexId, side: Faction | 'neutral', points: number): boolean =>
  side === 'pro' &&
  landOf(g, hex) === 'england' &&
  points <= ENGLAND_FEEDS &&
  cityCards.some(({ id, hex: at }) => landOf(g, at) === 'england' && factionHolding(g, id) === 'pro');

const BESIEGED_EATS = 2;
/** SG M.2, M.5, F.3.b, F.3.f Are these troops, who stand together, in supply? If one nation of a force is not, the force is not. */
export const isSupplied = (
  g: WarAndPeace,
  hex: HexId,
  troops: readonly Pick<Troop, 'nation' | 'bond' | 'spent' | 'inside' | 'sp'>[],
): boolean => {
  const siege = siegeAt(g, hex);
  const points = pointsOf(troops);
  return troops.every(({ nation, bond, spent, inside }) => {
    if (spent === 'landed') return true;
    const flag = bond === 'loyal' ? 'france' : nation; // I.3.c
    const master = coloursOf(g, flag);
    const city = cityAt(hex);
    const side = sideOfTroop(g, { nation, bond });
    if (siege && inside)
      return (
        turnOf(g.clock) - siege.since < BESIEGED_EATS ||
        (city !== undefined && city.port.length > 0 && !isBlockaded(g, hex))
      );
    if (supplyLine(g, flag, side, hex) !== undefined) return true;
    if (livesOffEngland(g, hex, side, points)) return true;
    if (g.dumps.length > 0 && isFedFromBeach(g, hex, troops, (one) => coloursOf(g, one), hungryAt(g))) return true;
    return city !== undefined && factionHolding(g, city.id) === side && isFedByPort(g, hex, master, points);
  });
};
