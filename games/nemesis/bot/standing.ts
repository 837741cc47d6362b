import { thought } from '@bivouac/bots';
import { isFriendlyForSupplyIn } from '../rules/1-definitions/1.1-friendly-territory.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { isInSupply } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isExempt } from '../rules/6-general-supply/6.6-exempt.ts';
import { depotAt } from '../state/state.ts';
import { isInvading, massed, stageWorth } from './advance.ts';
import { DEPOT_TAKEN } from './assault.ts';
import { holdingWorth, portWorth, riotRisk } from './cities.ts';
import type { Force } from './force.ts';
import { isInEnemyReach } from './fields.ts';
import { opportunity } from './massing.ts';
import { barsTheRoad } from './objectives.ts';
import { type Layout, nextTurn, type Situation } from './situation.ts';
import { danger } from './threats.ts';

const UNFED = 2;
const DEPOT_GUARDED = 1.5;
const OPPORTUNITY = 0.8;
const DANGER = 0.7;
const COHESION = 0.016;
const HUNGER = 0.08;
const IN_THE_WAY = 1.2;
const STRANDED = 1;
const WORTH_HOLDING = 0.5;

/** 6.4 What want of supply would cost: nothing when no supply phase follows, less when it is the last. */
const unfed = ({ g, side, turnsLeft }: Situation, { units }: Force, hex: HexId): number => {
  if (turnsLeft === 0 || isInSupply(nextTurn(g), side, hex)) return 0;
  const suffering = units.filter((row) => !isExempt(g, row)).length;
  return suffering * UNFED * (turnsLeft === 1 ? 0.4 : 1);
};

/** The situation once the stack on a hex has left it: routes that it kept open may be closed. */
export const vacated = thought((s: Situation, hex: HexId): Situation => ({
  ...s,
  g: { ...s.g, units: s.g.units.map((row) => (row.at === hex ? { ...row, at: 'due' } : row)) },
}));

/** 6.2 What it costs the others that the stack on a hex leaves: those whose supply came through it. */
export const cutOff = thought((s: Situation, from: HexId): number => {
  const { g } = vacated(s, from);
  return s.mine
    .filter(({ hex }) => hex !== from && isInSupply(s.g, s.side, hex) && !isInSupply(g, s.side, hex))
    .reduce((sum, { units }) => sum + UNFED * units.length, 0);
});

/** 7.6, 6.3 Outside friendly land, and off a Depot, a large stack that gets no train next Turn will go hungry. */
const hungry = ({ g, side, turnsLeft }: Situation, { units }: Force, hex: HexId): number => {
  if (turnsLeft === 0 || isFriendlyForSupplyIn(g, side, hex, g.clock.turn + 1)) return 0;
  return depotAt(g, hex)?.side === side ? 0 : HUNGER * units.length * units.length;
};

/** 18.4, 8.7 What the place itself is worth to those who hold it. */
const held = (s: Situation, hex: HexId): number => {
  const city = holdingWorth(s, s.side, hex, isInEnemyReach(s, hex)) + portWorth(s, s.side, hex) + stageWorth(s, hex);
  const depot = depotAt(s.g, hex);
  if (!depot) return city;
  if (depot.side === s.enemy) return city + DEPOT_TAKEN;
  return Math.max(city, isInEnemyReach(s, hex) ? DEPOT_GUARDED : 0);
};

/** 7.3, 8.4 Units without a commander get no train and go nowhere: on the way to Moscow that will do only for a place to be held. */
const stranded = (s: Situation, { units, commanders }: Force, hex: HexId, holds: number): number =>
  !isInvading(s) || commanders.length > 0 || holds >= WORTH_HOLDING || depotAt(s.g, hex)?.side === s.side
    ? 0
    : STRANDED * units.length;

/** What it is worth that this force, and all of it, stands on this hex, the others being laid out so. */
export const standing = (s: Situation, layout: Layout, force: Force, hex: HexId): number => {
  if (force.units.length === 0) return 0;
  const holds = held(s, hex);
  return (
    holds +
    COHESION * massed(s) * force.value * force.value +
    OPPORTUNITY * opportunity(s, layout, force, hex) -
    DANGER * danger(s, layout, force, hex) -
    unfed(s, force, hex) -
    stranded(s, force, hex, holds) -
    riotRisk(s, force, hex) -
    (barsTheRoad(s, force, hex) ? IN_THE_WAY : 0) -
    hungry(s, force, hex)
  );
};
