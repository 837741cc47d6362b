import { army as armyCard, nation as nationCard } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { type Europe, force, isForce, zone } from '../../state/state.ts';
import { allCountFor, countsFor } from '../3-game-map/3.2-counting.ts';
import { isWarOfLiberation } from '../4-glossary/4-war-of-liberation.ts';

const SPAIN = 'spain' as NationId;

/** 18.2.1 The key zones that decide: those that are still its own land. */
export const keysOf = (g: Pick<Europe, 'zones'>, power: NationId): readonly ZoneId[] =>
  nationCard(power).conquestKeys.filter((id) => zone(g, id).nation === power);

/** 18.2.1 An army of the power itself that is not demoralised; of those at home, or of all (20.1). */
export const hasArmyInOrder = (g: Europe, power: NationId, anywhere = false): boolean =>
  g.armies.some(({ id, at }) => {
    if (armyCard(id).nation !== power || !isForce(at)) return false;
    const { zone: place, demoralised } = force(g, at);
    return !demoralised && (anywhere || zone(g, place).nation === power);
  });

/** 18.2.1 Exception 1: in the War of Liberation Madrid and every port of the peninsula but Gibraltar. */
const hasSpainFallen = (g: Europe): boolean => {
  const madrid = nationCard(SPAIN).conquestKeys;
  return allCountFor(g, [...madrid, ...tables(g).blockade.iberianPorts], 'empire');
};

/**
 * 18.2.1 A power falls when the enemy holds all of its key zones in supply, or all but one of them and its capital, while
 * no army of its own stands in order in its land.
 */
export const hasFallen = (g: Europe, power: NationId, by: Side): boolean => {
  if (power === SPAIN && isWarOfLiberation(g)) return hasSpainFallen(g);
  const keys = keysOf(g, power);
  const lost = keys.filter((id) => countsFor(g, id, by)).length;
  if (keys.length > 0 && lost === keys.length) return true;
  const hasCapital = nationCard(power).capital.some((id) => !countsFor(g, id, by));
  return lost > 0 && lost === keys.length - 1 && !hasCapital && !hasArmyInOrder(g, power);
};
