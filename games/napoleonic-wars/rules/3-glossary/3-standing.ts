import { capitalsOf, DUCHIES, duchy, isPort, portZones, nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS, type PlaceId, type ZoneId } from '../../catalogue/ids.ts';
import {
  areAllied,
  atWar,
  campOf,
  controller,
  flagIn,
  type BeforeWar,
  type Guest,
  nationRow,
  nationsIn,
  type NapoleonicWars,
  squadronsAt,
  unitRowsIn,
} from '../../state/state.ts';

/** 17.2 Does an event's Formation of this nation stand in the Duchy? */
export const isPlacedIn = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  unitRowsIn(g, at).some((row) => row.nation === nation && row.placed) ||
  g.leaders.some((row) => row.at === at && row.placed && nationOfLeader(row.id) === nation);

/** Is a Formation of this nation hostile to another in this Duchy: at war, or placed there by an event (17.2)? */
export const isHostileIn = (g: NapoleonicWars, nation: Nation, to: Nation, at: DuchyId): boolean =>
  atWar(g, nation, to) || (!areAllied(g, nation, to) && isPlacedIn(g, nation, at));

/** The nations at war with this one that have a Formation in the Duchy. */
export const enemiesIn = (g: NapoleonicWars, nation: Nation, at: DuchyId): readonly Nation[] =>
  nationsIn(g, at).filter((other) => atWar(g, nation, other));

/** 3 Uncontrolled: an enemy Formation negates Control of a Duchy without a Fortress. */
export const isNegated = (g: NapoleonicWars, at: DuchyId): boolean => {
  if (duchy(at).fortress > 0) return false;
  const owner = controller(g, at);
  return nationsIn(g, at).some((nation) => isHostileIn(g, nation, owner, at));
};

/**
 * 3 How a Duchy stands to a nation: rulings/3-standing-of-a-duchy.md. `closed` is the land of a Neutral; `open` that of a
 * Subject Neutral to its conqueror's Camp (15.23).
 */
export type Standing = 'friendly' | 'uncontrolled' | 'enemy' | 'closed' | 'open';

export const standing = (g: NapoleonicWars, nation: Nation, at: DuchyId): Standing => {
  const owner = controller(g, at);
  if (areAllied(g, nation, owner)) return isNegated(g, at) ? 'uncontrolled' : 'friendly';
  if (!atWar(g, nation, owner)) {
    if (isNegated(g, at) && isOpenByEvent(g, nation, at)) return 'uncontrolled';
    return isOpenTo(g, nation, owner, at) ? 'open' : 'closed';
  }
  if (duchy(at).fortress > 0) return isHeldBySide(g, nation, at) ? 'uncontrolled' : 'enemy';
  return isNegated(g, at) ? 'uncontrolled' : 'enemy';
};
/** Formations of this nation or its Allies stand there. */
const isHeldBySide = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  nationsIn(g, at).some((other) => areAllied(g, nation, other));
/** 17.2 A Duchy with Forces of an event is open to those Forces and to the nation whose land it is. */
const isOpenByEvent = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean => isPlacedIn(g, nation, at);
/** 15.23 The Duchies of a Subject Neutral, save its Capital, are open to its conqueror and that nation's Camp. */
const isOpenTo = (g: NapoleonicWars, nation: Nation, owner: Nation, at: DuchyId): boolean => {
  const { subjectTo } = nationRow(g, owner);
  if (subjectTo === null || capitalsOf(owner).includes(at)) return false;
  const camp = campOf(g, subjectTo);
  return subjectTo === nation || (camp !== null && camp === campOf(g, nation));
};

/** 8.34 Formations on the land of an Ally, or of a Subject Neutral that is open to them (15.23). */
const guestsNow = (g: NapoleonicWars): readonly Guest[] =>
  DUCHIES.flatMap((at) =>
    nationsIn(g, at)
      .filter((nation) => !atWar(g, nation, controller(g, at)) && standing(g, nation, at) !== 'closed')
      .map((nation) => ({ nation, duchy: at })),
  );

/** 8.34 How things stand before a change that brings war. */
export const beforeWar = (g: NapoleonicWars): BeforeWar => ({
  guests: guestsNow(g),
  foes: NATIONS.flatMap((one) => NATIONS.filter((other) => atWar(g, one, other)).map((other) => [one, other] as const)),
});

/** 3 Friendly: Controlled by the nation or an Ally, and free of enemy Formations; a Fortress of theirs always is. */
export const isFriendly = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean => {
  const how = standing(g, nation, at);
  return how === 'friendly' || how === 'open';
};
/** 13.62 A Port serves the nation that Controls its Duchy, and its Allies, even while enemies stand there. */
export const isFriendlyPort = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean => {
  if (!isPort(at)) return false;
  return areAllied(g, nation, controller(g, at)) || standing(g, nation, at) === 'open';
};

/** 13.35 Does an enemy of this nation have a Fleet at this place? */
export const hasEnemyFleet = (g: NapoleonicWars, nation: Nation, at: PlaceId): boolean =>
  squadronsAt(g, at).some((row) => atWar(g, nation, row.nation));
/** 13.35 A Zone is Controlled by those who have a Fleet there, and no enemy of theirs has. */
export const controlsZone = (g: NapoleonicWars, nation: Nation, zone: ZoneId): boolean =>
  squadronsAt(g, zone).some((row) => areAllied(g, nation, row.nation)) && !hasEnemyFleet(g, nation, zone);
/** 13.35 Is the Zone Controlled by enemies of this nation? */
export const isBlockadedIn = (g: NapoleonicWars, nation: Nation, zone: ZoneId): boolean =>
  hasEnemyFleet(g, nation, zone) && !squadronsAt(g, zone).some((row) => areAllied(g, nation, row.nation));
/** 7.7 A Port is sealed only if every one of its Zones is: rulings/7.7-two-zone-ports.md. */
export const isSealed = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  portZones(at).every((zone) => isBlockadedIn(g, nation, zone));

/** 7.43 Is a Duchy Controlled by another nation than this one? */
export const isHeldByAnother = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  controller(g, at) !== nation;
export const hasFlagOf = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean => flagIn(g, at)?.nation === nation;
