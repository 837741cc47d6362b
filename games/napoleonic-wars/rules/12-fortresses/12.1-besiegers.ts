import { duchy, isDuchy } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { areAllied, controller, isOnMap, leadersOf, type NapoleonicWars } from '../../state/state.ts';

/** 3 Besieger: a Formation in a Fortress Duchy that neither it nor an Ally Controls. */
export const isUnderSiegeBy = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  duchy(at).fortress > 0 && !areAllied(g, nation, controller(g, at));

/** 5.4, 12.2 Has the nation an Army before a Fortress? */
export const isBesieging = (g: NapoleonicWars, nation: Nation): boolean =>
  leadersOf(g, nation).some(({ at }) => isOnMap(at) && isDuchy(at) && isUnderSiegeBy(g, nation, at));
