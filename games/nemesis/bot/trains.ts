import { thought } from '@bivouac/bots';
import { isFriendlyForSupplyIn } from '../rules/1-definitions/1.1-friendly-territory.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { isInSupply } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isExempt } from '../rules/6-general-supply/6.6-exempt.ts';
import { depotAt } from '../state/state.ts';
import { depotPlan } from './depots.ts';
import type { Posted } from './force.ts';
import { marchDistance } from './ground.ts';
import { bestMarch } from './march.ts';
import { type Situation, situation } from './situation.ts';

const RALLIED = 1.2;
const FORAGE_SPARED = 0.18;

/** 7.6 Will this stack live off the land, unless a real train comes? */
export const mustForage = ({ g, side }: Situation, hex: HexId): boolean =>
  !isFriendlyForSupplyIn(g, side, hex, g.clock.turn) && depotAt(g, hex)?.side !== side;

/** 8.1 On the last Turn good order serves no purpose but the march or the combat that follows. */
const rallyGain = ({ turnsLeft }: Situation, { disrupted, ratings }: Posted): number =>
  RALLIED * Math.min(disrupted, ratings) * (turnsLeft === 0 ? 0.2 : 1);

/** 8.1, 8.4 The march that a stack could make once it has been rallied. */
const rallied = thought((s: Situation, hex: HexId): Situation => {
  const units = s.g.units.map((row) => (row.at === hex && row.disrupted ? { ...row, disrupted: false } : row));
  return situation({ ...s.g, units }, s.side);
});

const marchGain = (s: Situation, stack: Posted): number => {
  if (stack.disrupted > stack.ratings) return 0;
  const plan = bestMarch(stack.disrupted > 0 ? rallied(s, stack.hex) : s, stack.hex);
  return plan ? Math.max(0, plan.gain) : 0;
};

/** What each further train on a hex would be used for, best first. */
const uses = thought((s: Situation, hex: HexId): readonly number[] => {
  const { hexes, gain } = depotPlan(s, 'depots');
  const gains = hexes.includes(hex) ? [gain / hexes.length] : [];
  const stack = s.forces.get(hex);
  if (stack?.side === s.side && stack.commanders.length > 0 && isInSupply(s.g, s.side, hex)) {
    const march = marchGain(s, stack);
    const rally = rallyGain(s, stack);
    // A stack that must be rallied first needs two trains to march, so each of them is worth half of both.
    if (march > rally && rally > 0) gains.push((rally + march) / 2, (rally + march) / 2);
    else gains.push(rally, march);
  }
  const [first = 0, ...others] = gains.toSorted((a, b) => b - a);
  const eaters = stack && mustForage(s, hex) ? stack.units.filter((row) => !isExempt(s.g, row)).length : 0;
  return [first + FORAGE_SPARED * eaters * eaters, ...others];
});

/** What the next real train on a hex is worth, those that lie there counted off. */
export const trainWorth = (s: Situation, hex: HexId): number => {
  const laid = s.g.trains.filter((train) => train.real && train.side === s.side && train.hex === hex).length;
  return uses(s, hex)[laid] ?? 0;
};

/** 7.5 How well a dummy would deceive here: on a stack that might well march, and where no forage marker gives it away. */
export const deceit = (s: Situation, hex: HexId): number => {
  const stack = s.forces.get(hex);
  if (!stack || s.g.trains.some((train) => train.side === s.side && train.hex === hex)) return 0;
  const hasSense = stack.commanders.length > 0 && isInSupply(s.g, s.side, hex) && !mustForage(s, hex);
  const nearest = Math.min(9, ...s.theirs.map((enemy) => marchDistance(s.g, enemy.hex, hex)));
  return (hasSense ? 1 : 0.1) * (1 + stack.value / 10) * (1 - nearest / 10);
};
