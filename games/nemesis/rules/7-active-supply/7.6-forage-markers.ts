import type { Script } from '@bivouac/kernel';
import { hexCard, type HexId, type Side } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log, reveal } from '../../text/speech.ts';
import { ids, type Stack, stacksOf } from '../../state/stack.ts';
import { depotAt, hasRealTrain, markForage, type Nemesis, trainsAt, type UnitRow } from '../../state/state.ts';
import { isFriendlyForSupply } from '../1-definitions/1.1-friendly-territory.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { isInGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { isExempt } from '../6-general-supply/6.6-exempt.ts';
import { isCrowded, isSparedForage } from '../15-optional-rules/15.3-crowding.ts';
import { isBesieged } from '../8-rally-and-movement/8.4-siege.ts';
import { trainsOrder } from './7.4-trains-order.ts';

/** 7.6 A friendly Depot feeds the stack in its own city, unless that is besieged. */
const isFedByDepot = (g: Nemesis, side: Side, hex: HexId): boolean =>
  depotAt(g, hex)?.side === side && !isBesieged(g, side, hex);

/** 7.6 A stack outside friendly land that got no Supply Train lives off the land; a dummy feeds nobody (ruling A-13). 15.3 So does one in a crowd. */
const mustForage = (g: Nemesis, stack: Stack): boolean => {
  const { side, hex } = stack;
  const livesOffTheLand = !isFriendlyForSupply(g, side, hex) || isCrowded(g, stack);
  return livesOffTheLand && !hasRealTrain(g, side, hex) && !isFedByDepot(g, side, hex);
};

/** 16.1 The Landsturm lets no train through to the French in Prussia; a Depot in the city feeds them, and garrisons have stores of their own. */
const isHarried = (g: Nemesis, { side, hex }: Stack): boolean =>
  side === 'french' &&
  inForce(g, 'landsturm').length > 0 &&
  hexCard(hex).power === 'Prussia' &&
  !isFedByDepot(g, side, hex);

/** 7.6, 15.3 Whom a forage marker passes over. */
const isSpared = (g: Nemesis, row: UnitRow): boolean => (g.agreed.crowding ? isSparedForage(row) : isExempt(g, row));

/** A forage marker on a stack with counters shows that there is no real train among them. */
const showDummies = (g: Nemesis, side: Side, hex: HexId): void => {
  const dummies = trainsAt(g, side, hex);
  if (dummies.length === 0) return;
  g.trains = g.trains.map((train) => (dummies.includes(train) ? { ...train, faceUp: true } : train));
  reveal(g, '7.6', 'forage.dummyShown', { side, hex });
};

const markForagers = (g: Nemesis, { side, hex, units }: Stack): void => {
  const foragers = ids(units.filter((row) => !isSpared(g, row)));
  if (foragers.length === 0) return;
  for (const id of foragers) markForage(g, id);
  log(g, '7.6', 'forage.marked', { side, hex, units: foragers });
  showDummies(g, side, hex);
};

/**
 * 16.1 They forage whether a train has come or not, so the marker tells nothing about their counters. The garrison is left
 * as it would be without the Landsturm.
 */
const harry = (g: Nemesis, stack: Stack): Stack => {
  const { side, hex, units } = stack;
  const inside = units.filter((row) => isInGarrison(g, row.id));
  const foragers = ids(units.filter((row) => !isSpared(g, row) && !inside.includes(row)));
  if (foragers.length > 0) {
    for (const id of foragers) markForage(g, id);
    log(g, '16.1', 'card.landsturm', { hex });
    log(g, '7.6', 'forage.marked', { side, hex, units: foragers });
  }
  return { ...stack, units: inside };
};

/** 7.6 Forage markers go on every such stack, save on the units that are exempt by 6.6, of whom 15.3 leaves few. */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* placeForageMarkers(g: Nemesis): Script {
  for (const side of trainsOrder(g)) {
    for (const stack of stacksOf(g, side)) {
      const others = isHarried(g, stack) ? harry(g, stack) : stack;
      if (mustForage(g, stack)) markForagers(g, others);
    }
  }
  endPhase(g);
}
