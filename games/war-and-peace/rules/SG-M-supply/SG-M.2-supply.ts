import { derivedLatelyFromAll } from '@bivouac/kernel';
import { cityAt, cityCards, type CityCard } from '../../catalogue/cities.ts';
import { type CityId, type Faction, type HexId, isMajor, type Major, type Nation } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { productionCityOf } from '../../catalogue/nations.ts';
import {
  coloursOf,
  factionHolding,
  factionOf,
  fieldAt,
  holderOf,
  isBlockaded,
  landOf,
  pointsOf,
  siegeAt,
  sideOfTroop,
  type Troop,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
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

/** SG M.2 The movement points from the nearest source to each hex that lines of a nation reach. */
const network = (g: Seen, nation: Nation, side: Faction | 'neutral'): ReadonlyMap<HexId, number> => {
  const reached = new Map<HexId, number>();
  const rings: HexId[][] = Array.from({ length: LINE + 1 }, () => []);
  const bars = (hex: HexId): boolean => {
    const there = fieldAt(g, hex);
    if (there.length === 0) return false;
    const friends = there.some((troop) => sideOfTroop(g, troop) === side);
    return !friends && there.some((troop) => isEnemy(g, troop, side));
  };
  const arrive = (hex: HexId, mp: number): void => {
    if (mp > LINE || (reached.get(hex) ?? LINE + 1) <= mp || bars(hex)) return;
    reached.set(hex, mp);
    rings[mp]?.push(hex);
  };
  for (const city of cityCards) if (isSource(g, city, nation, side)) arrive(city.hex, 0);
  for (let mp = 0; mp < LINE; mp++)
    for (const hex of rings[mp] ?? [])
      if (reached.get(hex) === mp) for (const next of overland(hex)) arrive(next, mp + plainCost(next));
  return reached;
};
const isEnemy = (g: Seen, troop: Troop, side: Faction | 'neutral'): boolean => {
  const other = sideOfTroop(g, troop);
  return other !== side && other !== 'neutral';
};

const networks = new Map<
  string,
  (...read: readonly [Seen['troops'], Seen['politics'], Seen['cities'], Seen['history']]) => ReadonlyMap<HexId, number>
>();
const keptNetwork = (g: Seen, nation: Nation, side: Faction | 'neutral'): ReadonlyMap<HexId, number> => {
  const key = `${nation}/${side}`;
  let kept = networks.get(key);
  if (!kept) {
    kept = derivedLatelyFromAll(
      (troops: Seen['troops'], politics: Seen['politics'], cities: Seen['cities'], history: Seen['history']) =>
        network({ troops, politics, cities, history }, nation, side),
    );
    networks.set(key, kept);
  }
  return kept(g.troops, g.politics, g.cities, g.history);
};

/** SG M.2 How far the nearest source is, or nothing when no line reaches the hex. */
export const supplyLine = (g: Seen, nation: Nation, side: Faction | 'neutral', hex: HexId): number | undefined =>
  keptNetwork(g, nation, side).get(hex);

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

const BESIEGED_EATS = 2;
/** SG M.2, M.5 Are these troops, who stand together, in supply? If one nation of a force is not, the force is not. */
export const isSupplied = (
  g: WarAndPeace,
  hex: HexId,
  troops: readonly Pick<Troop, 'nation' | 'bond' | 'spent' | 'inside' | 'sp'>[],
): boolean => {
  const siege = siegeAt(g, hex);
  const points = pointsOf(troops);
  return troops.every(({ nation, bond, spent, inside }) => {
    if (spent === 'landed') return true;
    const master = coloursOf(g, nation);
    const city = cityAt(hex);
    const side = sideOfTroop(g, { nation, bond });
    if (siege && inside)
      return (
        turnOf(g.clock) - siege.since < BESIEGED_EATS ||
        (city !== undefined && city.port.length > 0 && !isBlockaded(g, hex))
      );
    if (supplyLine(g, nation, side, hex) !== undefined) return true;
    return city !== undefined && factionHolding(g, city.id) === side && isFedByPort(g, hex, master, points);
  });
};
