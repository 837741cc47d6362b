import { fact, withRow } from '@bivouac/kernel';
import { cityAt, cityRow } from '../catalogue/cities.ts';
import {
  type CityId,
  type Faction,
  type HexId,
  type Holder,
  isMajor,
  type Land,
  type Major,
  type Nation,
} from '../catalogue/ids.ts';
import { hexCard, region } from '../catalogue/map.ts';
import type { Politics, SiegeRow, Troop, WarAndPeace } from './tables.ts';

/** The hexes that have another owner than the printed one. */
const ceded = fact((regions: Politics['regions']): ReadonlyMap<HexId, Land> => {
  const owners = new Map<HexId, Land>();
  for (const id of Object.keys(regions).sort()) {
    const owner = regions[id];
    if (owner) for (const hex of region(id)) owners.set(hex, owner);
  }
  return owners;
});
/** Whose ground a hex is now. Dalmatia is Austrian until the French create it. */
export const landOf = (g: Pick<WarAndPeace, 'politics'>, hex: HexId): Land => {
  const land = ceded(g.politics.regions).get(hex) ?? hexCard(hex).state;
  return land === 'dalmatia' && g.politics.minors.dalmatia.status === 'unformed' ? 'austria' : land;
};
/** Has the land a government that can be invaded? The Hanse towns and states that are yet to be created have none. */
export const isGoverned = (g: Pick<WarAndPeace, 'politics'>, land: Land): land is Nation => {
  if (land === 'hanse') return false;
  if (isMajor(land)) return true;
  const { status } = g.politics.minors[land];
  return status === 'satellite' || status === 'neutral';
};

/** The major state whose colours a nation wears: its own, or its controller's. */
export const coloursOf = (g: Pick<WarAndPeace, 'politics'>, nation: Nation): Major | null =>
  isMajor(nation) ? nation : g.politics.minors[nation].controller;

/** Which faction a state belongs to. Satellites of an exiled France stay with her. */
export const factionOf = (g: Pick<WarAndPeace, 'politics'>, nation: Nation): Faction | 'neutral' => {
  if (!isMajor(nation)) {
    const { status, controller } = g.politics.minors[nation];
    if (status === 'neutral' || controller === null) return 'neutral';
    return controller === 'france' ? 'pro' : factionOf(g, controller);
  }
  switch (g.politics.status[nation]) {
    case 'pro':
    case 'conqueredPro':
      return 'pro';
    case 'anti':
      return 'anti';
    case 'neutral':
    case 'conquered':
    case 'exile':
      return 'neutral';
  }
};
/** K.4.b, I.3.c An expeditionary force is pro-French for all purposes, and so are those who stay true to France. */
export const sideOfTroop = (
  g: Pick<WarAndPeace, 'politics'>,
  { nation, bond }: Pick<Troop, 'nation' | 'bond'>,
): Faction | 'neutral' => (bond === 'expedition' || bond === 'loyal' ? 'pro' : factionOf(g, nation));

export const holderOf = (g: Pick<WarAndPeace, 'cities'>, city: CityId): Holder => {
  const row = g.cities[cityRow(city)];
  if (!row) throw new Error(`no city ${city} in the game`);
  return row.holder;
};
/** SG S.2 The faction that controls a city. */
export const factionHolding = (
  g: Pick<WarAndPeace, 'cities' | 'politics'>,
  city: CityId,
): Faction | 'neutral' | 'nobody' => {
  const holder = holderOf(g, city);
  return holder === 'nobody' ? 'nobody' : factionOf(g, holder);
};
export const setHolder = (g: WarAndPeace, city: CityId, holder: Holder): void => {
  g.cities = withRow(g.cities, cityRow(city), { holder });
};

export const siegeOf = (g: Pick<WarAndPeace, 'sieges'>, city: CityId): SiegeRow | undefined =>
  g.sieges.find((siege) => siege.city === city);
export const siegeAt = (g: Pick<WarAndPeace, 'sieges'>, hex: string): SiegeRow | undefined => {
  const city = cityAt(hex);
  return city && siegeOf(g, city.id);
};

/** M.5, I.1 How often a state has been conquered, and by whom. */
export const conquestsOf = (
  g: Pick<WarAndPeace, 'history'>,
  nation: Nation,
): { readonly pro: number; readonly anti: number } => g.history.conquests[nation] ?? { pro: 0, anti: 0 };
