import { cityAt, cityCards, type CityCard, cityId } from '../../catalogue/cities.ts';
import { type CityId, type HexId, isMajor, type Major, type Nation } from '../../catalogue/ids.ts';
import { hexCard, isHex } from '../../catalogue/map.ts';
import { isCityOfMinor, productionCityOf } from '../../catalogue/nations.ts';
import { NAPOLEON } from '../../catalogue/pieces.ts';
import { isMonthAfterFlight } from '../O-options/O.3-flight.ts';
import {
  factionOf,
  holderOf,
  landOf,
  leader,
  pointsOf,
  sideOfTroop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';

const PARIS = cityId('paris');
const NAVAL_OF_FRANCE: readonly CityId[] = [cityId('antwerp'), cityId('toulon')];
const NOT_FLOATING: readonly CityId[] = [PARIS, cityId('antwerp'), cityId('brussels')];
/** H.3.c Annexed Amsterdam is one of them. */
const AMSTERDAM = cityId('amsterdam');
const KIEV = cityId('kiev');
/** J.2.g The French produce in so many cities beside Paris. */
export const FLOATING = 3;

/** J.2.b A city gives points unless an enemy controls it. */
const isFree = (g: WarAndPeace, nation: Nation, city: CityId): boolean => {
  const holder = holderOf(g, city);
  if (holder === nation) return true;
  return holder !== 'nobody' && factionOf(g, holder) === factionOf(g, nation) && factionOf(g, nation) !== 'neutral';
};
const ownCities = (g: WarAndPeace, nation: Nation): readonly CityCard[] =>
  cityCards.filter(({ hex, id }) => landOf(g, hex) === nation && isFree(g, nation, id));

/** J.2.g French major cities that may produce: uncaptured, and neither Brussels nor Antwerp. */
export const mayFloat = (g: WarAndPeace): readonly CityId[] =>
  ownCities(g, 'france')
    .filter(({ id, kind }) => (kind === 'major' || id === AMSTERDAM) && !NOT_FLOATING.includes(id))
    .map(({ id }) => id);
export const floatingCities = (g: WarAndPeace): readonly CityId[] =>
  g.history.floating.filter((id) => mayFloat(g).includes(id));

/** H.3.a, R-94 Amsterdam for the Batavian Republic, Brussels for an English Holland, none while Amsterdam alone is lost. */
const dutchCity = (g: WarAndPeace): CityId | undefined => {
  const state = g.politics.machines['HOLLAND'];
  return state === 'english' ? cityId('brussels') : state === 'batavian' ? cityId('amsterdam') : undefined;
};
/** J.2.e, J.3.b, J.3.e The cities whose points buy any army unit. */
export const redCities = (g: WarAndPeace, nation: Nation): readonly CityId[] => {
  if (!isMajor(nation)) {
    const city = nation === 'holland' ? dutchCity(g) : productionCityOf(nation);
    const cities =
      nation === 'poland' && g.politics.machines['POLAND'] === 'kingdom' ? [city, cityId('grodno')] : [city];
    return cities.flatMap((id) => (id && isFree(g, nation, id) ? [id] : []));
  }
  const red = ownCities(g, nation)
    .filter(({ production, state, id }) => production === 'red' && state === nation && !isCityOfMinor(id))
    .map(({ id }) => id);
  const atWar = nation === 'russia' && g.politics.machines['WAR_TURKEY'] === 'war'; // G.7.c
  const own = atWar ? red.filter((id) => id !== KIEV) : red;
  return nation === 'france' ? [...own, ...floatingCities(g)] : own;
};
/** I.1.c, J.2.e Those that give Landwehr alone, once they do. */
export const blackCities = (g: WarAndPeace, nation: Nation): readonly CityId[] =>
  ownCities(g, nation)
    .filter(({ production, id }) => production === 'black' && g.history.landwehr.includes(id))
    .map(({ id }) => id);
/** J.5.e, J.6.d Points for ships alone: Portsmouth by the die; Antwerp and Toulon one together, whatever the die. */
export const navalPoints = (g: WarAndPeace, nation: Nation, perCity: number): number => {
  if (nation === 'england')
    return ownCities(g, 'england').filter(({ production }) => production === 'blue').length * perCity;
  return nation === 'france' && NAVAL_OF_FRANCE.some((id) => isFree(g, 'france', id)) ? 1 : 0;
};

const isNapoleonInParis = (g: WarAndPeace): boolean => cityAt(leader(g, NAPOLEON).at)?.id === PARIS;
const frenchInTheEast = (g: WarAndPeace): number =>
  pointsOf(
    g.troops.filter((troop) => isHex(troop.at) && hexCard(troop.at).board === 4 && sideOfTroop(g, troop) === 'pro'),
  );

/** J.2.c What is added to the die of a state. */
export const productionModifier = (g: WarAndPeace, nation: Major): number => {
  switch (nation) {
    case 'france': {
      if (isMonthAfterFlight(g)) return 3;
      if (!isNapoleonInParis(g)) return 0;
      if (g.history.invaded.russia !== null) return 1;
      return g.clock.month === 1 || g.clock.month === 7 ? 3 : 0;
    }
    case 'russia':
      return frenchInTheEast(g) >= 20 ? 1 : 0;
    case 'england':
      return g.politics.minors.portugal.controller === 'france' ? -1 : 0;
    case 'austria':
    case 'prussia':
    case 'spain':
      return 0;
  }
};
/** J.2.b One point to a city, two at six or more. */
export const pointsPerCity = (total: number): number => (total >= 6 ? 2 : 1);

/** J.2.a Is an enemy army unit in the hex? */
export const isEnemyAt = (g: WarAndPeace, nation: Nation, hex: HexId): boolean =>
  troopsAt(g, hex).some(
    (troop) => sideOfTroop(g, troop) !== factionOf(g, nation) && sideOfTroop(g, troop) !== 'neutral',
  );
