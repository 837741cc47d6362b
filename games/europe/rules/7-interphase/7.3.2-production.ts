import type { Verdict } from '@bivouac/kernel';
import { type Tables, unit as unitCard } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { FleetId, NationId, SpecialId, UnitId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Budget, depotsReturning, type Europe, fleetRow, unitRow } from '../../state/state.ts';

/** Money is counted in halves, so that all sums are whole numbers. */
export const HALVES = 2;

const perStep = ({ production }: Tables, id: UnitId): number => {
  const { kind, cavalry, stars, nation } = unitCard(id);
  if (cavalry)
    return nation === 'france'
      ? production.frenchCavalryStep
      : production.cavalryStep + (stars > 0 ? production.eliteSurcharge : 0);
  if (kind === 'militia' || kind === 'feudal') return production.militiaStep;
  if (stars > 1) return production.gardeStep;
  return production.infantryStep + (stars > 0 ? production.eliteSurcharge : 0);
};

/** 7.3.2 What steps of a unit cost, in halves; pieces that come back by the rules cost nothing (6.5, 15.4). */
export const costOfSteps = (g: Europe, id: UnitId, steps: number): number =>
  unitRow(g, id).at === 'returning' ? 0 : Math.round(perStep(tables(g), id) * steps * HALVES);
export const costOf = (g: Europe, item: 'army' | 'mobileDepot' | 'fleet' | 'specialUnit' | 'britishCard'): number =>
  Math.round(tables(g).production[item] * HALVES);

/** 15.4 A depot that comes back with the honours of war costs nothing, nor does a special unit. */
export const costOfDepot = (g: Europe, power: NationId): number =>
  depotsReturning(g, power).length > 0 ? 0 : costOf(g, 'mobileDepot');
export const costOfSpecial = (g: Europe, id: SpecialId): number => (isReturning(g, id) ? 0 : costOf(g, 'specialUnit'));
export const isReturning = (g: Europe, id: SpecialId): boolean =>
  g.specials.some((row) => row.id === id && row.at === 'returning');

/** 6.5 A fleet that comes back from a foreign war costs nothing, and is not the fleet of the year. */
export const comesBack = (g: Europe, id: FleetId): boolean => {
  const { at } = fleetRow(g, id);
  return at.kind === 'off' && at.why === 'returning';
};
export const costOfFleet = (g: Europe, id: FleetId): number => (comesBack(g, id) ? 0 : costOf(g, 'fleet'));

/** 51F Halves that only infantry of the power can use are used up first. */
export const fromLevy = ({ levy }: Budget, id: UnitId, cost: number): number =>
  unitCard(id).kind === 'infantry' ? Math.min(levy, cost) : 0;
export const mayPayFor = (budget: Budget, id: UnitId, cost: number): Verdict =>
  mayPay(budget, cost - fromLevy(budget, id, cost));

/** 52F A fleet of the dockyard costs less. */
export const DOCKYARD_FLEET = 2;
export const dockyardLeft = (g: Europe, power: NationId): number =>
  g.effects.reduce(
    (sum, effect) =>
      sum + (effect.kind === 'dockyard' && effect.power === power && effect.year === g.clock.year ? effect.left : 0),
    0,
  );

/** 7.3.2 Nothing is bought on credit. */
export const mayPay = ({ halves }: Budget, cost: number): Verdict =>
  must('7.3.2', cost <= halves, 'budget.tooDear', { cost: cost / HALVES, left: halves / HALVES });

const isBritain = (power: NationId): boolean => power === 'britain';

/** 7.3.2 One fleet a budget, but as many as she likes for Britain. */
export const mayBuildFleet = (g: Europe, { power, fleetsBuilt }: Budget, id: FleetId): Verdict =>
  must('7.3.2', isBritain(power) || comesBack(g, id) || fleetsBuilt < fleetsAYear(g, power), 'budget.oneFleet');

/** 15F, 52F Events that let a power build more fleets. */
const fleetsAYear = (g: Europe, power: NationId): number =>
  1 +
  g.effects.reduce(
    (sum, effect) =>
      sum + (effect.kind === 'moreFleets' && effect.power === power && effect.year === g.clock.year ? effect.by : 0),
    0,
  );
