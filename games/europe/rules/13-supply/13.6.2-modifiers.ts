import { type AttritionModifier, unit as unitCard, zone as zoneCard } from '../../catalogue/catalogue.ts';
import { revised, tables } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { NationId, UnitId, ZoneId } from '../../catalogue/ids.ts';
import {
  type Europe,
  force,
  isBesieged,
  isWinterRound,
  type Modifier,
  nationOfForce,
  sideOfForce,
  stepsOf,
  unitRow,
  zone,
} from '../../state/state.ts';
import { unitsCutOff } from './13.5-out-of-supply.ts';
import type { Ordeal } from './13.6-attrition.ts';

const stepsOfNation = (g: Europe, units: readonly UnitId[], nation: string): number =>
  stepsOf(units.filter((id) => unitCard(id).nation === nation).map((id) => unitRow(g, id)));

/** 13.6.2 French steps among those tested: all of them, enough of them (half in the first edition, more than half in the revised), or too few. */
export const frenchShare = (
  g: Europe,
  { units, detached }: Pick<Ordeal, 'units' | 'detached'>,
): 'all' | 'most' | 'few' => {
  const all = stepsOf(units.map((id) => unitRow(g, id))) + (detached === undefined ? 0 : 1);
  const french = stepsOfNation(g, units, 'france') + (detached === 'france' ? 1 : 0);
  if (french === all) return 'all';
  return (revised(g, 'frenchBonus') ? 2 * french > all : 2 * french >= all) ? 'most' : 'few';
};
const areAll = ({ units, detached }: Ordeal, nation: string): boolean =>
  units.every((id) => unitCard(id).nation === nation) && (detached ?? nation) === nation;

/** 13.6.2 Poor ground that was entered: rulings/13.6.2-starting-zone.md. At the end of the year, where the force stands. */
const isOnPoorGround = (g: Europe, { when, route, force: id }: Ordeal): boolean => {
  const crossed = when === 'endPhase' ? [force(g, id).zone] : route;
  return crossed.some((each) => isPoorFor(g, id, each));
};

/** 40C While the earth is scorched every Russian zone is poor to the Empire, unless it holds the fortress. */
const isPoorFor = (g: Europe, id: Ordeal['force'], where: ZoneId): boolean =>
  zoneCard(where).poor ||
  (isScorched(g, id, where) && !(zone(g, where).fortress !== 'none' && zone(g, where).control !== null));
const isScorched = (g: Europe, id: Ordeal['force'], where: ZoneId): boolean =>
  inForce(g, 'scorchedEarth').some(({ year }) => year === g.clock.year) &&
  sideOfForce(g, id) === 'empire' &&
  zone(g, where).nation === ('russia' as NationId);

/** 13.6.2 The whole way led through the national territory of the force. */
const isAtHome = (g: Europe, { when, route, force: id }: Ordeal): boolean => {
  const nation = nationOfForce(g, id);
  const crossed = when === 'endPhase' || route.length === 0 ? [force(g, id).zone] : route;
  return crossed.every((each) => zone(g, each).nation === nation);
};

/** 48C In a hard winter the Empire suffers more in the East, while there are rounds to play. */
const isInHardWinter = (g: Europe, id: Ordeal['force']): boolean =>
  g.clock.phase === 'rounds' &&
  inForce(g, 'generalWinter').some(({ year }) => year === g.clock.year) &&
  sideOfForce(g, id) === 'empire' &&
  isInTheEast(g, force(g, id).zone);
/** 48C Russia, Prussia and the Polish provinces. */
export const isInTheEast = (g: Europe, at: ZoneId): boolean =>
  ['russia', 'prussia', 'pologne'].includes(zone(g, at).nation) || zoneCard(at).symbols.includes('P');

/** What an attrition die is modified by, line by line of the table (13.6.2, 14.9.3, 16). */
export const attritionModifiers = (g: Europe, ordeal: Ordeal, depotSpent: boolean): readonly Modifier[] => {
  const { modifiers, endPhase, redeployment } = tables(g).attrition;
  const { when, force: id, forced, extra = 0 } = ordeal;
  const { demoralised, inside, zone: at } = force(g, id);
  const cutOff = unitsCutOff(g, id);
  const unsupplied = ordeal.units.some((unit) => cutOff.some((row) => row.id === unit));
  const french = frenchShare(g, ordeal);
  const toBattle = when === 'interception' || when === 'counterMarch';
  const lines: readonly (readonly [AttritionModifier, number])[] = [
    ['forcedMarch', toBattle ? 0 : forced],
    ['interceptOrCounterMarch', toBattle ? forced : 0],
    ['winter', isWinterRound(g.clock) ? 1 : 0],
    ['poorZone', isOnPoorGround(g, ordeal) ? 1 : 0],
    ['frenchMajority', french === 'most' ? 1 : 0],
    ['frenchOnly', french === 'all' ? 1 : 0],
    ['russianOnly', areAll(ordeal, 'russia') ? 1 : 0],
    ['nationalTerritory', isAtHome(g, ordeal) ? 1 : 0],
    ['depot', depotSpent ? 1 : 0],
    ['unsupplied', unsupplied ? 1 : 0],
    ['demoralised', demoralised ? 1 : 0],
    ['besieged', when === 'endPhase' && inside && isBesieged(g, at) ? 1 : 0],
    ['scorchedEarth', isScorched(g, id, at) ? 1 : 0],
  ];
  const counts = (line: AttritionModifier): boolean => {
    if (when === 'endPhase') return endPhase.has(line) || line === 'scorchedEarth';
    if (when === 'redeployment') return redeployment.has(line);
    if (when === 'event') return ['frenchMajority', 'frenchOnly', 'russianOnly'].includes(line);
    return true;
  };
  return [
    ...lines.flatMap(([line, times]) =>
      times !== 0 && counts(line) ? [{ what: line, by: modifiers[line] * times }] : [],
    ),
    ...(when !== 'event' && isInHardWinter(g, id) ? [{ what: 'generalWinter', by: 1 }] : []),
    ...(extra === 0 ? [] : [{ what: 'event', by: extra }]),
  ];
};
