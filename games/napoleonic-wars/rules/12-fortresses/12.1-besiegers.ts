import { duchy, isDuchy } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { areAllied, controller, inForce, isOnMap, leadersOf, type NapoleonicWars } from '../../state/state.ts';

/** 3 Besieger: a Formation in a Fortress Duchy that neither it nor an Ally Controls. */
export const isUnderSiegeBy = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  duchy(at).fortress > 0 && !areAllied(g, nation, controller(g, at));

/** 12.3 The strength of a Fortress, with what an event has added while its holder stays the same. */
export const strengthOfFortress = (g: NapoleonicWars, at: DuchyId): number =>
  inForce(g, 'fortified')
    .filter((effect) => effect.duchy === at && effect.nation === controller(g, at))
    .reduce((sum, { by }) => sum + by, duchy(at).fortress);

/** 5.4, 12.2 Has the nation an Army before a Fortress? */
export const isBesieging = (g: NapoleonicWars, nation: Nation): boolean =>
  leadersOf(g, nation).some(({ at }) => isOnMap(at) && isDuchy(at) && isUnderSiegeBy(g, nation, at));
