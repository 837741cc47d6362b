import type { Script } from '@bivouac/kernel';
import { isHomeOf } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  areAllied,
  atWar,
  type Formation,
  inForce,
  isInForce,
  type NapoleonicWars,
  nationsOf,
} from '../../state/state.ts';
import { isFriendly } from '../3-glossary/3-standing.ts';
import { attrition } from '../9-movement/9.4-attrition.ts';

/** Russian Winter strikes whoever is neither Russian nor an Ally of Russia in a Russian Home Duchy. */
export const freezes = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  isHomeOf('russia', at) && !areAllied(g, nation, 'russia');
/** Burnt Earth strikes the enemies of its nation in a Home Duchy that is not Friendly to them. */
const starves = (g: NapoleonicWars, owner: Nation, nations: readonly Nation[], at: DuchyId): boolean =>
  isHomeOf(owner, at) && nations.some((nation) => atWar(g, nation, owner) && !isFriendly(g, nation, at));

/** 6.19 Timed events add Attrition to whatever brings a Formation into a Duchy, a roll for each; the Duchy entered counts for 9.45. */
export function* seasons(g: NapoleonicWars, formation: Formation, at: DuchyId): Script<Formation> {
  let left = formation;
  const strikes = [
    () => isInForce(g, 'russian_winter') && nationsOf(left).some((nation) => freezes(g, nation, at)),
    ...inForce(g, 'timed')
      .filter(({ card }) => card === 'burnt_earth')
      .map(
        ({ nation }) =>
          () =>
            starves(g, nation, nationsOf(left), at),
      ),
  ];
  for (const strikesNow of strikes)
    if (strikesNow()) left = yield* attrition(g, left, { at, rolledIn: at, causes: ['6.17'] });
  return left;
}
