import { nation as nationCard } from '../../catalogue/catalogue.ts';
import { isPower, type Nation, NATIONS, type PlaceId, type SquadronId } from '../../catalogue/ids.ts';
import { atWar, familyOf, isAtPlace, type NapoleonicWars, squadronRow, squadronsAt } from '../../state/state.ts';

/** 13.1 The Fleets at a place: all Squadrons of one family are one. */
export const fleetsAt = (g: NapoleonicWars, at: PlaceId): ReadonlyMap<Nation, readonly SquadronId[]> => {
  const fleets = new Map<Nation, SquadronId[]>();
  for (const { id, nation } of squadronsAt(g, at)) {
    const family = familyOf(g, nation);
    fleets.set(family, [...(fleets.get(family) ?? []), id]);
  }
  return fleets;
};
export const nationOfShip = (id: SquadronId): Nation => {
  const found = NATIONS.find((nation) => id.startsWith(`${nation}_`));
  if (!found) throw new Error(`no nation of ${id}`);
  return found;
};
export const nationsAboard = (ships: readonly SquadronId[]): readonly Nation[] =>
  NATIONS.filter((nation) => ships.some((id) => nationOfShip(id) === nation));

/** 13.2 A stack of Fleets of several Powers. */
export const isGrand = (ships: readonly SquadronId[]): boolean => nationsAboard(ships).filter(isPower).length > 1;

/** 13.36, 13.21 More than half British or French: the bonus of that nation; a Grand Fleet must also be commanded by one of them. */
export const fleetBonus = (ships: readonly SquadronId[], commander?: Nation): number => {
  if (isGrand(ships) && commander !== 'britain' && commander !== 'france') return 0;
  const major = nationsAboard(ships).find(
    (nation) => ships.filter((id) => nationOfShip(id) === nation).length * 2 > ships.length,
  );
  return major === undefined ? 0 : nationCard(major).fleetBonus;
};
/** 13.4 Dice of a Squadron; one fewer under Refit. */
export const shipDice = (g: NapoleonicWars, id: SquadronId): number => {
  const { nation, refit } = squadronRow(g, id);
  return Math.max(0, nationCard(nation).squadronDice - (refit > 0 ? 1 : 0));
};
export const isEnemyFleet = (g: NapoleonicWars, mine: readonly Nation[], family: Nation): boolean =>
  mine.some((nation) => atWar(g, nation, family));
export const placeOf = (g: NapoleonicWars, id: SquadronId): PlaceId => {
  const { at } = squadronRow(g, id);
  if (!isAtPlace(at)) throw new Error(`13: ${id} is not on the map`);
  return at;
};
