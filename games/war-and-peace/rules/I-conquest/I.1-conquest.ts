import type { Script } from '@bivouac/kernel';
import { cityCard, cityCards, cityId } from '../../catalogue/cities.ts';
import {
  type CityId,
  type Faction,
  isMajor,
  type Major,
  type Minor,
  MINORS,
  type Nation,
  opponent,
} from '../../catalogue/ids.ts';
import { isCityOfMinor, productionCityOf } from '../../catalogue/nations.ts';
import {
  factionHolding,
  factionOf,
  holderOf,
  landOf,
  siegeOf,
  sideOfTroop,
  strongestState,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';
import { hollandChanges } from '../H-creation/H.3-holland.ts';
import { hanoverChanges } from '../H-creation/H.4-hanover.ts';
import { conquerMajor } from './I.2-major.ts';
import { conquerMinor } from './I.3-minor.ts';

/** I.1.b States that fall only when an enemy stands in every city of theirs. */
const EVERY_CITY: readonly Nation[] = ['england', 'spain', 'portugal'];
/** I.1.b, H.3, H.4.c Minor states that fall otherwise than by their one city. */
const APART: readonly Minor[] = ['portugal', 'holland', 'hanover'];
const GIBRALTAR = cityId('gibraltar');
const PARIS = cityId('paris');

/** I.1 The cities of which a major state must have lost all: capitals, and those that produce. */
export const keyCities = (g: WarAndPeace, major: Major): readonly CityId[] =>
  cityCards
    .filter(({ state, kind, production, hex, id }) => {
      if (state !== major || landOf(g, hex) !== major || isCityOfMinor(id)) return false;
      return kind === 'capital' || production === 'red' || (production === 'black' && g.history.landwehr.includes(id));
    })
    .map(({ id }) => id);

const GRODNO = cityId('grodno');
/** I.1, H.2.d, R-54 The production city of a minor state; the Kingdom of Poland has two. */
const citiesOfMinor = (g: WarAndPeace, minor: Minor): readonly CityId[] => {
  const city = productionCityOf(minor);
  if (!city) return [];
  return minor === 'poland' && g.politics.machines['POLAND'] === 'kingdom' ? [city, GRODNO] : [city];
};

/** I.1, C.1.f After a city has changed hands: which state has fallen, at this instant? */
export function* cityChangedHands(g: WarAndPeace, city: CityId, by: Nation): Script {
  const side = factionOf(g, by);
  if (side === 'neutral') return;
  const card = cityCards.find(({ id }) => id === city);
  const land = card ? landOf(g, card.hex) : 'hanse';
  if (land !== 'hanse' && isMajor(land) && land !== 'france' && !EVERY_CITY.includes(land)) {
    const fights = factionOf(g, land) === opponent(side);
    if (fights && keyCities(g, land).every((key) => factionHolding(g, key) === side)) conquerMajor(g, land, by);
  }
  const minor = MINORS.find(
    (each) => citiesOfMinor(g, each).includes(city) && g.politics.minors[each].status === 'satellite',
  );
  yield* hanoverChanges(g, city, by);
  if (
    minor &&
    !APART.includes(minor) &&
    factionOf(g, minor) === opponent(side) &&
    citiesOfMinor(g, minor).every((each) => factionHolding(g, each) === side)
  )
    yield* conquerMinor(g, minor, by);
  yield* hollandChanges(g, city, by);
}

const hasEnemyIn = (g: WarAndPeace, city: CityId, side: Faction): boolean => {
  const hex = cityCards.find(({ id }) => id === city)?.hex;
  return hex !== undefined && troopsAt(g, hex).some((troop) => sideOfTroop(g, troop) === side);
};
/** I.1.b An enemy in every city hex of the country; Gibraltar is none of England's. */
const isOverrun = (g: WarAndPeace, nation: Nation, side: Faction): boolean =>
  cityCards.filter(({ state, id }) => state === nation && id !== GIBRALTAR).every(({ id }) => hasEnemyIn(g, id, side));

/** I.1.a A supplied anti-French point inside Paris that is not besieged. */
const isParisLost = (g: WarAndPeace): boolean => {
  if (factionHolding(g, PARIS) !== 'anti' || siegeOf(g, PARIS)) return false;
  const hex = cityCards.find(({ id }) => id === PARIS)?.hex;
  if (!hex) return false;
  return troopsAt(g, hex).some((troop) => sideOfTroop(g, troop) === 'anti' && isSupplied(g, hex, [troop]));
};
/** C.1.f The conqueror is whoever controls the city that decides; where both sides are in it, the strongest of the invaders. */
const conquerorIn = (g: WarAndPeace, city: CityId, side: Faction): Nation => {
  const holder = holderOf(g, city);
  if (holder !== 'nobody' && factionOf(g, holder) === side) return holder;
  const there = troopsAt(g, cityCard(city).hex).filter((troop) => sideOfTroop(g, troop) === side);
  return strongestState(g, there) ?? (side === 'pro' ? 'france' : 'england');
};

/** I.1.a, I.1.b What is tested at the end of a Combat Phase alone. */
export function* conquestsAtTheEndOfCombat(g: WarAndPeace): Script {
  if (factionOf(g, 'france') === 'pro' && isParisLost(g)) conquerMajor(g, 'france', conquerorIn(g, PARIS, 'anti'));
  for (const nation of ['england', 'spain'] as const) {
    const side = factionOf(g, nation);
    if (side !== 'neutral' && isOverrun(g, nation, opponent(side)))
      conquerMajor(g, nation, conquerorIn(g, nation === 'spain' ? cityId('madrid') : cityId('london'), opponent(side)));
  }
  const portugal = factionOf(g, 'portugal');
  if (portugal !== 'neutral' && isOverrun(g, 'portugal', opponent(portugal)))
    yield* conquerMinor(g, 'portugal', conquerorIn(g, cityId('lisbon'), opponent(portugal)));
}
